/** Whether a webhook's topic (`Entry.publish`, `Entry.*`, `*.*`, with or without the vendor's prefix) covers an event. */
export const topicMatches = (pattern: string, topic: string): boolean => {
  const expected = withoutPrefix(pattern).split('.')
  const actual = withoutPrefix(topic).split('.')
  return expected.length === actual.length && expected.every((part, index) => part === '*' || part === actual[index])
}

const withoutPrefix = (topic: string): string => topic.replace(/^ContentManagement\./, '')
