import { expect, it } from 'vitest'
import type { ContentProblem } from '../../../src/content/content-problem.ts'
import { draftOf } from '../../../src/content/draft-page.ts'
import { substituteForMissing, withNotes } from '../../../src/content/preview-notes.ts'
import { node, page } from '../../factories/pages.ts'

const problem = (blockId: string, code: ContentProblem['code'], severity: ContentProblem['severity'] = 'error'): ContentProblem => ({
  severity,
  code,
  path: '/blocks/0',
  page: 'home',
  blockId,
  where: `Home > ${blockId}`,
  message: `${code} of ${blockId}`,
})
const noteOf = ({ severity, where, message }: ContentProblem) => ({ severity, where, message })
const headline = (id: string) => node('headline', { id, props: { text: id } })

it('a draft shows what is wrong with a block around it, all at once, wherever it stands', () => {
  const level = problem('words', 'propInvalid')
  const picture = problem('words', 'missingAsset', 'warning')
  const box = (body: ReturnType<typeof headline>) => node('box', { id: 'box', slots: { inner: [headline('first'), body] } })
  const note = {
    id: 'problem-words',
    type: 'preview-problem',
    version: 1,
    props: { problems: [noteOf(level), noteOf(picture)] },
    slots: { body: [headline('words')] },
  }
  expect(withNotes([box(headline('words')), headline('last')], [level, picture])).toEqual([box(note), headline('last')])
})

it('a note stands in place of a block the shop cannot show', () => {
  for (const code of ['unknownType', 'newerVersion'] as const) {
    const [shown] = withNotes([headline('new')], [problem('new', code, 'warning')])
    expect([shown?.type, shown?.slots]).toEqual(['preview-problem', undefined])
  }
})

it('a note shows where and when its block does; anchor and name in reports stay the block’s', () => {
  const meta = { audience: 'guest', anchor: 'new-in', analyticsTitle: 'Top' } as const
  const [shown] = withNotes([{ ...headline('a'), meta }], [problem('a', 'propInvalid')])
  expect(shown?.meta).toEqual({ audience: 'guest' })
  expect(shown?.slots?.['body']?.[0]?.meta).toEqual(meta)
  expect(withNotes([headline('a')], [problem('a', 'propInvalid')])[0]).not.toHaveProperty('meta')
})

it('a draft is as it is where things could only be better, or what is missing has a block of its own', () => {
  const nodes = [headline('a')]
  const problems = [problem('a', 'missingAlt', 'warning'), problem('a', 'missingEntry'), problem('a', 'cycle')]
  expect(withNotes(nodes, problems)).toBe(nodes)
})

it('the block in place of a missing one says why, under an id of its own', () => {
  const missing = problem('a', 'missingEntry')
  expect(substituteForMissing(missing, 2)).toEqual({
    id: 'missing-a-2',
    type: 'preview-problem',
    version: 1,
    props: { problems: [noteOf(missing)] },
  })
})

it('only a page made of drafts has the state of a draft', () => {
  const draft = { revision: '1', problems: [] }
  expect(draftOf(Object.assign(page('home'), { draft }))).toBe(draft)
  expect(draftOf(page('home'))).toBeUndefined()
  expect(draftOf(undefined)).toBeUndefined()
})
