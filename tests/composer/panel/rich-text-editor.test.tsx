// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { afterEach, expect, it } from 'vitest'
import type { Json } from '../../../schemas/page.ts'
import { linkTo } from '../../factories/cms.ts'
import { showPanel } from './show-panel.tsx'

afterEach(cleanup)

const text = (value: string, ...marks: string[]): Json => ({ nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} })
const node = (nodeType: string, content: readonly Json[], data: Json = {}): Json => ({ nodeType, data, content })
const TABLE = node('table', [node('table-row', [node('table-cell', [node('paragraph', [text('38')])])])])
const DOCUMENT = node('document', [
  node('paragraph', [text('Hello')]),
  TABLE,
  node('embedded-asset-block', [], { target: linkTo('a', 'Asset') }),
  node('paragraph', [text('')]),
])

const show = (document: Json | null = DOCUMENT) => {
  const shown = showPanel({ type: 'markdown', fields: document === null ? {} : { markdown: { en: document } } })
  const box = screen.getByRole('textbox', { name: 'Text' })
  // The editor marks its element with itself.
  const { editor } = box as unknown as { readonly editor: Editor }
  return { ...shown, box, editor, last: (): Json | undefined => shown.changes.mock.lastCall?.[2] }
}

it('a text is marked by the toolbar, and all that was not touched is sent back as it was', async () => {
  const { changes, editor, last } = show()
  expect(changes).not.toHaveBeenCalled()
  act(() => void editor.commands.setTextSelection({ from: 1, to: 6 }))
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }))
  expect(last()).toEqual({
    ...Object(DOCUMENT),
    content: [node('paragraph', [text('Hello', 'bold')]), ...Object(DOCUMENT).content.slice(1)],
  })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true'))
})

it('a table and a picture in the text stay where they are and are said to be there', () => {
  const { box } = show()
  expect(within(box).getByText('A table, kept as it is')).toBeDefined()
  expect(within(box).getByRole('img', { name: 'What a shows' })).toBeDefined()
})

it('a text that was emptied has no value any more', () => {
  const { editor, changes } = show()
  act(() => void editor.commands.clearContent(true))
  expect(changes).toHaveBeenLastCalledWith('markdown', 'en', undefined)
})

it('words get a link to a page of the shop or an address, never to a script', async () => {
  const { editor, changes, last } = show(node('document', [node('paragraph', [text('Hello')])]))
  act(() => void editor.commands.setTextSelection({ from: 1, to: 6 }))
  await userEvent.click(screen.getByRole('button', { name: 'Link' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Address'), 'javascript:alert(1){Enter}')
  expect(dialog.getByText(/^Begin with/)).toBeDefined()
  expect(changes).not.toHaveBeenCalled()
  await userEvent.clear(dialog.getByLabelText('Address'))
  await userEvent.type(dialog.getByLabelText('Address'), '/women{Enter}')
  expect(last()).toEqual(node('document', [node('paragraph', [text(''), node('hyperlink', [text('Hello')], { uri: '/women' }), text('')])]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('what is pasted from Word or a hostile page keeps allowed marks and links alone', () => {
  const { editor, last } = show(null)
  const html =
    '<p class="MsoNormal" style="color:red"><b>Bold</b><script>pwned()</script> <span style="font-size:40pt">big</span> ' +
    '<a href="javascript:pwned()">bad</a> <a href="//evil.example">worse</a> <a href="https://shop.example/a" onclick="pwned()">good</a></p>' +
    '<img src=x onerror="pwned()"><iframe src="https://evil.example"></iframe><div data-kept="1">mine</div><h2>Title</h2><ul><li>one</li></ul>'
  // jsdom has no event of the clipboard.
  act(() => void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent))
  expect(last()).toEqual(
    node('document', [
      node('paragraph', [
        text('Bold', 'bold'),
        text(' big bad worse '),
        node('hyperlink', [text('good')], { uri: 'https://shop.example/a' }),
        text(''),
      ]),
      node('paragraph', [text('mine')]),
      node('heading-2', [text('Title')]),
      node('unordered-list', [node('list-item', [node('paragraph', [text('one')])])]),
    ]),
  )
})

it('an undo outside shows in the text and is not sent back', () => {
  const { editor, changes, put, box } = show()
  act(() => void editor.commands.insertContentAt(1, 'Oh. '))
  expect(box.textContent).toContain('Oh. Hello')
  const count = changes.mock.calls.length
  act(() => put({ markdown: { en: DOCUMENT } }))
  expect(box.textContent).not.toContain('Oh. ')
  expect(changes).toHaveBeenCalledTimes(count)
})

it('what is no rich text at all is kept and shown as what it is', () => {
  const { changes } = showPanel({ type: 'markdown', fields: { markdown: { en: 'plain words' } } })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe('"plain words"')
  expect(changes).not.toHaveBeenCalled()
})
