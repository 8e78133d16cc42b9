import { describe, expect, it } from 'vitest'
import { liveMarkup } from './live-markup.ts'

describe('the check for markup that runs', () => {
  it.each([
    '<p><script>pwned()</script></p>',
    '<img src="x" onerror="pwned()">',
    '<a href=" java\tscript:pwned()">go</a>',
    '<iframe srcdoc="&lt;script&gt;pwned()&lt;/script&gt;"></iframe>',
    '<base href="//evil.example/">',
    '<div style="background:url(javascript:pwned())"></div>',
  ])('finds %s', (html) => expect(liveMarkup(html)).not.toEqual([]))

  it.each(['<p>&lt;script&gt;pwned()&lt;/script&gt;</p>', '<a title="&quot; onerror=pwned()" href="/women">javascript: a history</a>'])(
    'leaves text alone: %s',
    (html) => expect(liveMarkup(html)).toEqual([]),
  )
})
