import { describe, expect, it } from 'vitest'
import { filterMatches, topicMatches } from '../../../platform/contentful/webhooks/enqueue-calls.ts'

describe('a webhook', () => {
  it.each([
    ['Entry.publish', true],
    ['Entry.*', true],
    ['*.publish', true],
    ['*.*', true],
    ['ContentManagement.Entry.publish', true],
    ['Asset.publish', false],
    ['Entry.unpublish', false],
  ])('for the topic %s matches the publication of an entry: %s', (pattern, isMatching) => {
    expect(topicMatches(pattern, 'ContentManagement.Entry.publish')).toBe(isMatching)
  })

  const type = { doc: 'sys.contentType.sys.id' }
  const payload = { sys: { contentType: { sys: { id: 'page' } } } }

  it.each([
    [{ equals: [type, 'page'] }, true],
    [{ equals: [type, 'hero'] }, false],
    [{ in: [type, ['hero', 'page']] }, true],
    [{ regexp: [type, { pattern: '^pa' }] }, true],
    [{ not: { equals: [type, 'page'] } }, false],
    [{ equals: [{ doc: 'sys.nothing' }, 'page'] }, false],
  ])('with the filter %j matches a page: %s', (filter, isMatching) => {
    expect(filterMatches(filter, payload)).toBe(isMatching)
  })
})
