// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { BlockViewProps } from '../../block-registry/block.ts'
import { AccordionPanel } from '../../block-registry/accordion-panel/accordion-panel.tsx'
import { AccountMenu } from '../../block-registry/account-menu/account-menu.tsx'
import { BrandIndex } from '../../block-registry/brand-index/brand-index.tsx'
import { Breadcrumbs } from '../../block-registry/breadcrumbs/breadcrumbs.tsx'
import { Button } from '../../block-registry/button/button.tsx'
import { CategoryCards } from '../../block-registry/category-cards/category-cards.tsx'
import { CategoryCard } from '../../block-registry/category-card/category-card.tsx'
import { Headline } from '../../block-registry/headline/headline.tsx'
import { Hero } from '../../block-registry/hero/hero.tsx'
import { Logo } from '../../block-registry/logo/logo.tsx'
import { Markdown } from '../../block-registry/markdown/markdown.tsx'
import { PosterCard } from '../../block-registry/poster-card/poster-card.tsx'
import { SupportNav } from '../../block-registry/support-nav/support-nav.tsx'
import { SupportSection } from '../../block-registry/support-section/support-section.tsx'
import { TextAndImage } from '../../block-registry/text-and-image/text-and-image.tsx'
import { fixturesByType } from '../../block-registry/fixtures.ts'
import type { BlockType } from '../../schemas/generated/types.ts'
import type { Hit } from '../../src/clients/search/hit.ts'
import { hit } from '../factories/hit.ts'
import { render, type Surroundings } from '../setup/render.tsx'
import { defined } from '../../src/lib/defined.ts'

afterEach(cleanup)

interface Showing extends Surroundings {
  readonly fixture?: number
  readonly index?: number
  readonly slots?: Readonly<Record<string, ReactNode>>
}

/** Shows a fixture of a block, its slots filled with words. */
const show = <Type extends BlockType>(
  type: Type,
  View: ComponentType<BlockViewProps<Type>>,
  { fixture = 0, index = 0, slots = {}, ...surroundings }: Showing = {},
) => {
  const found = fixturesByType[type]?.[fixture]
  if (found === undefined) throw new Error(`No fixture ${fixture} of ${type}`)
  // The fixture belongs to the type, and slot names are the type's own.
  const props = {
    id: 'x',
    props: found.node.props,
    slots,
    position: { index, isAboveFold: index < 2 },
    meta: {},
    data: {},
  } as unknown as BlockViewProps<Type>
  return render(<View {...props} />, { ...defined({ context: found.context }), ...surroundings })
}

describe('breadcrumbs', () => {
  it('show label and address of each step, and mark the last as the page [CRUMB-01, CRUMB-02]', () => {
    show('breadcrumbs', Breadcrumbs)
    const nav = screen.getByRole('navigation', { name: 'Breadcrumbs' })
    expect(within(nav).getByRole('link', { name: 'Women' }).getAttribute('href')).toBe('/en/women')
    expect(within(nav).getByText('Coats').getAttribute('aria-current')).toBe('page')
    expect(within(nav).queryByRole('link', { name: 'Back' })).toBeNull()
  })

  it('can have a way back to the step before [CRUMB-03]', () => {
    show('breadcrumbs', Breadcrumbs, { fixture: 1 })
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/en/women')
  })

  it('are not there without a trail', () => {
    const { container } = show('breadcrumbs', Breadcrumbs, { context: { breadcrumbs: [] } })
    expect(container.textContent).toBe('')
  })
})

describe('the ways to get help', () => {
  it('are sections, each a list of items under its label [DATA-91]', () => {
    const nodes = fixturesByType['support-nav']?.[0]?.node.slots?.['sections'] ?? []
    const sections = nodes.map((node) => {
      const items = (node.slots?.['items'] ?? []).map(({ id, props }) => (
        <a key={id} href="/">
          {String(props['label'])}
        </a>
      ))
      // The fixture's node is a section.
      const props = { ...node, slots: { items }, position: { index: 0, isAboveFold: true }, meta: {}, data: {} }
      return <SupportSection key={node.id} {...(props as unknown as BlockViewProps<'support-section'>)} />
    })
    show('support-nav', SupportNav, { slots: { sections } })
    const nav = screen.getByRole('navigation', { name: 'We are here to help' })
    expect(nav.textContent).toBe('We are here to helpWritecare@alder.exampleContact formLook it upTrack an orderReturns')
    expect(
      within(nav)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toContain('Track an order')
  })
})

describe('the logo', () => {
  it('leads home and says the name [HEAD-09]', () => {
    show('logo', Logo)
    expect(screen.getByRole('link', { name: 'Alder' }).getAttribute('href')).toBe('/en/')
  })
})

describe('the hero', () => {
  it('holds the page heading where it opens the page, and its picture comes first', () => {
    show('hero', Hero)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coats for the long way home')
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
  })

  it('is one section among others further down', () => {
    show('hero', Hero, { index: 5 })
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy()
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
  })
})

describe('the hero without a picture of its own', () => {
  const showPlain = (newest: readonly Hit[]) =>
    render(
      <Hero
        id="x"
        // The type's own fixture, without its pictures.
        props={{ ...fixturesByType['hero']?.[0]?.node.props, image: null, mobileImage: null } as unknown as BlockViewProps<'hero'>['props']}
        slots={{ buttons: null }}
        position={{ index: 0, isAboveFold: true }}
        meta={{}}
        data={{ newest }}
      />,
    )

  it('has that of the newest product, as decoration', () => {
    const { container } = showPlain([hit('1', { image: { src: '/images/shopify/mug.png', width: 900, height: 1200 } })])
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/images/shopify/mug')
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
  })

  it('is its words alone while the catalogue is empty', () => {
    const { container } = showPlain([])
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coats for the long way home')
  })
})

describe('the focal point of a picture', () => {
  /** The custom properties of a block's own element. */
  const propertiesOf = (container: HTMLElement): string | null => container.firstElementChild?.getAttribute('style') ?? null

  it('is said to the style sheet of the hero, and holds on phones where these have no picture of their own', () => {
    expect(propertiesOf(show('hero', Hero, { fixture: 3 }).container)).toBe('--focal-point: 80% 30%; --focal-point-mobile: 80% 30%;')
  })

  it('of the picture for phones is apart from that of the large one', () => {
    const hero = (points: object) => {
      const fixture = fixturesByType['hero']?.[0]
      // The type's own fixture, with points of its own.
      const props = { ...fixture?.node.props, ...points } as unknown as BlockViewProps<'hero'>['props']
      const { container } = render(
        <Hero id="x" props={props} slots={{ buttons: null }} position={{ index: 0, isAboveFold: true }} meta={{}} data={{}} />,
      )
      return propertiesOf(container)
    }
    expect(hero({ imageFocus: { x: 1, y: 2 } })).toBe('--focal-point: 1% 2%;')
    expect(hero({ mobileImageFocus: { x: 3, y: 4 } })).toBe('--focal-point-mobile: 3% 4%;')
  })

  it('leaves no trace on the page where none was chosen', () => {
    for (const [type, View] of [
      ['hero', Hero],
      ['category-card', CategoryCard],
      ['poster-card', PosterCard],
    ] as const) {
      const { container } = show(type, View as ComponentType<BlockViewProps<typeof type>>)
      expect(container.innerHTML).not.toContain('focal-point')
      expect(container.firstElementChild?.hasAttribute('style')).toBe(false)
    }
    expect(show('text-and-image', TextAndImage).container.innerHTML).not.toContain('focal-point')
  })
})

describe('rich text', () => {
  it('becomes headings below the page heading, lists, links and tables', () => {
    show('markdown', Markdown)
    expect(screen.getByRole('heading', { level: 2, name: 'Delivery' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/en/contact')
    expect(screen.getByRole('columnheader', { name: 'Days' })).toBeTruthy()
    expect(screen.getByText('before noon').tagName).toBe('STRONG')
  })

  it('goes on where embedded entries are gone, and keeps the words of what it does not know', () => {
    const { container } = show('markdown', Markdown, { fixture: 1 })
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Before what is gone.',
      'Kept, though its frame is unknown.',
    ])
  })
})

describe('other content blocks', () => {
  it('a button without an address is not shown', () => {
    const { container } = render(
      <Button
        id="x"
        props={{ label: 'Soon', href: '', variant: 'primary', size: 'medium', fullWidth: false, newWindow: false }}
        slots={{}}
        position={{ index: 0, isAboveFold: true }}
        meta={{}}
        data={{}}
      />,
    )
    expect(container.textContent).toBe('')
  })

  it('a headline has the level it is given', () => {
    show('headline', Headline, { fixture: 2 })
    expect(screen.getByRole('heading', { level: 4 })).toBeTruthy()
  })

  it('a category card is one link with the name of the category', () => {
    show('category-card', CategoryCard)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Women' })).toBeTruthy()
  })

  it('an accordion panel opens and closes without JavaScript', () => {
    const { container } = show('accordion-panel', AccordionPanel, { slots: { body: 'Cold water' } })
    expect(container.querySelector('details')?.open).toBe(true)
    expect(screen.getByRole('heading', { level: 3, name: 'Care' })).toBeTruthy()
  })

  it('text and image makes a paragraph of every stretch of text', () => {
    const { container } = show('text-and-image', TextAndImage, { fixture: 2 })
    expect(container.querySelectorAll('p')).toHaveLength(2)
  })

  it('the brand index jumps by letter and leads to each brand', () => {
    const { container } = show('brand-index', BrandIndex)
    const target = screen.getByRole('link', { name: 'N' }).getAttribute('href') ?? ''
    expect(container.querySelector(`[id="${target.slice(1)}"]`)?.textContent).toContain('Nordlys')
    expect(screen.getByRole('link', { name: 'Arche' }).getAttribute('href')).toBe('/en/brands/arche')
  })

  it('the account menu welcomes a guest and offers to sign in', () => {
    show('account-menu', AccountMenu)
    expect(screen.getByText('Welcome')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en/account/sign-in'])
  })
})

describe('categories of the catalogue in a row', () => {
  it('stand in as many columns as there are of them, and never one as wide as the page', () => {
    const mostAcross = (count: number): string => {
      const categories = Array.from({ length: count }, (_, at) => ({
        label: `Kind ${at}`,
        path: `/kind-${at}`,
        picture: { src: '/images/kind.jpg', width: 3, height: 4 },
      }))
      const props = { heading: '', source: 'catalogue', columns: 4, aspect: 'portrait4x3' } as const
      const { container } = render(
        <CategoryCards
          id="x"
          props={props}
          slots={{ cards: null }}
          position={{ index: 0, isAboveFold: false }}
          meta={{}}
          data={{ categories }}
        />,
      )
      const row = container.querySelector<HTMLElement>('[style*="--columns"]')
      return row?.style.getPropertyValue('--most-across') ?? ''
    }
    expect([1, 2, 3, 4].map(mostAcross)).toEqual(['2', '2', '3', '4'])
  })
})
