// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { wordsOf } from '../../../composer/panel/beside/words-of.ts'
import type { Json } from '../../../schemas/page.ts'
import { showPanel } from './show-panel.tsx'

afterEach(cleanup)

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} })
const paragraph = (...content: readonly Json[]) => ({ nodeType: 'paragraph', data: {}, content })

describe('the words of another language', () => {
  const french = { locale: 'fr', locales: ['fr', 'en'], services: { beside: 'en' } }

  it('are read above the field that they are translated in', () => {
    showPanel({ type: 'hero', fields: { heading: { en: 'Made for the long way home', fr: 'Pour rentrer' } }, ...french })
    const words = screen.getByText('Made for the long way home')
    expect(words.lang).toBe('en')
    expect(screen.getByLabelText<HTMLInputElement>('Heading').value).toBe('Pour rentrer')
  })

  it('can be copied as the start of a translation', async () => {
    const { changes } = showPanel({ type: 'hero', fields: { heading: { en: 'Made for the long way home' } }, ...french })
    await userEvent.click(screen.getByRole('button', { name: 'Begin with the words of Heading in English' }))
    expect(changes).toHaveBeenLastCalledWith('heading', 'fr', 'Made for the long way home')
  })

  it('are said not to be there, and cannot be begun with by who only looks', () => {
    showPanel({ type: 'hero', fields: { heading: { en: 'Home' } }, ...french, isReadOnly: true })
    expect(screen.queryByRole('button', { name: /^Begin with/ })).toBe(null)
    expect(screen.getAllByText('Nothing in this language.').length).toBeGreaterThan(0)
  })

  it('are not shown beside what is the same in all languages, nor beside themselves', () => {
    showPanel({ type: 'hero', fields: { heading: { en: 'Home' } }, services: { beside: 'en' } })
    expect(screen.queryByText('English')).toBe(null)
  })
})

describe('a value in plain words', () => {
  it('has a line for each block of rich text, and one for the words and links in it', () => {
    const link = { nodeType: 'hyperlink', data: { uri: 'https://alder.example' }, content: [text('our story')] }
    expect(
      wordsOf({ nodeType: 'document', data: {}, content: [paragraph(text('Read '), link, text('.')), paragraph(text('Then rest.'))] }),
    ).toBe('Read our story.\nThen rest.')
  })

  it('has a line for each text of a list, and nothing for what has no words', () => {
    expect(wordsOf(['One', '', 'Two'])).toBe('One\nTwo')
    for (const value of [undefined, null, 3, true, {}]) expect(wordsOf(value)).toBe('')
  })
})
