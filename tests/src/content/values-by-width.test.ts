import { beforeAll, describe, expect, it } from 'vitest'
import type { BlockSchema, PropSchema } from '../../../schemas/block-schema.ts'
import type { BlockNode, Json, Page } from '../../../schemas/page.ts'
import { buildPage } from '../../../src/content/build-page.ts'
import { blockSchemas, commonSchemas } from '../../../src/content/block-schemas.ts'
import { toThisRelease } from '../../../src/content/to-this-release.ts'
import { createPageValidator, type PageValidator } from '../../../src/content/validate-page.ts'
import { without } from '../../../src/lib/without.ts'
import { entry, pageEntry } from '../../factories/cms.ts'
import { site } from '../../factories/site.ts'

const published = (fields: Readonly<Record<string, Json>>): BlockNode['props'] | undefined => {
  const home = pageEntry('p', {}, ['c'])
  const cards = entry('c', 'category-cards', fields)
  const source = { entries: new Map([home, cards].map((each) => [each.sys.id, each])), assets: new Map() }
  return buildPage({ entry: home, source, site: site('gb'), language: 'en', locales: ['en'] }).page.blocks[0]?.props
}

describe('a field a merchandiser filled in for phones or tablets', () => {
  it('puts a field that was filled in for phones or tablets on the page as the value of that width', () => {
    expect(published({ columns: 4, columnsMobile: 1, columnsTablet: 2 })).toMatchObject({
      columns: { mobileLarge: 1, tabletMedium: 2, desktop: 4 },
    })
    expect(published({ columns: 4, columnsTablet: 3 })).toMatchObject({ columns: { tabletMedium: 3, desktop: 4 } })
    expect(published({ columnsMobile: 1 })).toMatchObject({ columns: { mobileLarge: 1, desktop: 4 } })
  })

  it('leaves a prop its one value where the fields for other widths are empty', () => {
    expect(published({ columns: 3 })).toEqual({ heading: '', source: 'chosen', columns: 3, aspect: 'portrait' })
    expect(published({ columns: 3, columnsMobile: 1 })).not.toHaveProperty('columnsMobile')
  })

  it('leaves values by width as they are on a page that another process published', () => {
    const columns = { mobileLarge: 1, desktop: 4 }
    const node: BlockNode = { id: 'c', type: 'category-cards', version: 1, props: { heading: '', columns, aspect: 'square' } }
    expect(toThisRelease([node], { schemas: blockSchemas, steps: {} })[0]?.props['columns']).toEqual(columns)
  })
})

describe('the gate', () => {
  let validate: PageValidator
  beforeAll(() => {
    validate = createPageValidator(blockSchemas, commonSchemas)
  })
  const problems = (columns: Json): readonly string[] => {
    const node: BlockNode = { id: 'c', type: 'headline', version: 1, props: { text: 'Hello', level: 2, align: columns } }
    const page: Page = { id: 'p', key: 'home', kind: 'home', siteTag: 'ald-gb', language: 'en', title: 'Home', seo: {}, blocks: [node] }
    return validate(page, 100).map(({ where, path, message }) => `${where} ${path}: ${message}`)
  }

  it('accepts one value and values by width, each by the rules of the prop’s own schema', () => {
    expect(problems('center')).toEqual([])
    expect(problems({ mobileLarge: 'center', tabletMedium: 'end', desktop: 'start' })).toEqual([])
  })

  it('names the field of the width whose value is invalid, and says what it takes', () => {
    const fits = 'This has to be one of: start, center, end.'
    expect(problems({ mobileLarge: 'left', desktop: 'start' })).toEqual([
      `Home > Headline “Hello” > Align on phones /blocks/0/props/align/mobileLarge: ${fits} It is "left".`,
    ])
    expect(problems({ desktop: 'left' })).toEqual([`Home > Headline “Hello” > Align /blocks/0/props/align/desktop: ${fits} It is "left".`])
    expect(problems('left')).toEqual([`Home > Headline “Hello” > Align /blocks/0/props/align: ${fits} It is "left".`])
  })

  it('refuses widths that do not exist, and values for phones alone', () => {
    expect(problems({ watch: 'start', desktop: 'start' })).toHaveLength(1)
    expect(problems({ mobileLarge: 'start' })).toHaveLength(1)
  })

  it('refuses values by width of a prop whose schema does not allow them', () => {
    const schema = blockSchemas.get('headline')
    if (schema === undefined) throw new Error('There is no headline.')
    const own: PropSchema | undefined = schema.properties['align']
    if (own === undefined) throw new Error('It has no align.')
    const align = without(own, 'x-responsive')
    const plain: BlockSchema = { ...schema, properties: { ...schema.properties, align } }
    const strict = createPageValidator(new Map([['headline', plain]]), commonSchemas)
    const node: BlockNode = { id: 'c', type: 'headline', version: 1, props: { text: 'Hello', level: 2, align: { desktop: 'start' } } }
    const page: Page = { id: 'p', key: 'home', kind: 'home', siteTag: 'ald-gb', language: 'en', title: 'Home', seo: {}, blocks: [node] }
    expect(strict(page, 100).map(({ code }) => code)).toEqual(['propInvalid'])
  })
})
