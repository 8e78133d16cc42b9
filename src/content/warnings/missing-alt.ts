import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { Page } from '../../../schemas/page.ts'
import { ownValue } from '../../lib/own-value.ts'
import { isObject } from '../cms-entry.ts'
import type { ContentProblem } from '../content-problem.ts'
import { problemAt } from '../problem-at.ts'
import type { Trail } from '../trail.ts'

/** Pictures that are shown as decoration, or described by another one beside them. */
const NOT_READ_OUT: ReadonlySet<string> = new Set(['category-card image', 'hero mobileImage'])

/** A picture that is read out and has no words. */
export const missingAlt = (page: Page, trails: readonly Trail[], schemas: ReadonlyMap<string, BlockSchema>): readonly ContentProblem[] =>
  trails.flatMap((trail) => {
    const { type, props } = trail.node
    const pictures = Object.entries(schemas.get(type)?.properties ?? {}).filter(([, prop]) => prop['x-field'] === 'asset')
    return pictures
      .filter(([name]) => !NOT_READ_OUT.has(`${type} ${name}`) && isWordless(ownValue(props, name)))
      .map(([name]) => problemAt(page, { code: 'missingAlt', trail, prop: name, message: MESSAGE }, schemas))
  })

const MESSAGE = 'The picture has no description. Say in the description of the asset what it shows, in a few words.'

const isWordless = (image: Parameters<typeof isObject>[0]): boolean => isObject(image) && image['alt'] === ''
