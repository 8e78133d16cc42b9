// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createDocumentStore } from '../../../composer/document/document-store.ts'
import { TranslateDialog } from '../../../composer/translate/translate-dialog.tsx'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'
import { fileOf, pageOf, translate } from './setup.ts'

afterEach(cleanup)

const page = pageOf({ heading: { en: 'Coats' }, text: { en: 'For the long way', fr: 'Pour la route' } }, {}, { en: 'A harbour' })
const FILE = translate(fileOf(page), { Coats: 'Manteaux', 'For the long way': 'Pour le chemin', 'A harbour': 'Un port' })

const show = (given: { readonly isReadOnly?: boolean; readonly isRefused?: boolean } = {}) => {
  const store = createDocumentStore(page, () => 0)
  const saveAsset = vi.fn(async (_id: string, { fields }: { readonly fields: (typeof page.assets)[string]['fields'] }) => {
    const asset = page.assets['picture']
    if (asset === undefined || given.isRefused === true)
      return { ok: false as const, status: 409, refusal: { code: 'STALE', message: 'Somebody changed the picture.', requestId: '' } }
    return { ok: true as const, value: { ...asset, fields } }
  })
  const onSelect = vi.fn()
  render(
    <MessagesProvider messages={messages} locale="en-GB">
      <TranslateDialog
        store={store}
        client={{ saveAsset }}
        locales={['fr', 'en']}
        isReadOnly={given.isReadOnly ?? false}
        onSelect={onSelect}
        onClose={() => undefined}
      />
    </MessagesProvider>,
  )
  const french = (field: string) => store.get().document.entries['hero']?.fields[field]?.['fr']
  return { store, saveAsset, onSelect, french }
}
const chooses = (file: string) => userEvent.upload(screen.getByLabelText('The translated file'), new File([file], 'page.fr.xlf'))
const takes = async (name: string) => userEvent.click(await screen.findByRole('button', { name, hidden: true }))

it('says how far the page is translated, and leads to the field of what is not', async () => {
  const { onSelect } = show()
  expect(screen.getByText('1 of 3 texts are translated.')).toBeTruthy()
  await userEvent.click(screen.getByText('What is not translated'))
  await userEvent.click(screen.getByText('Hero “Coats”: Heading'))
  expect(onSelect).toHaveBeenCalledWith('hero', 'heading', 'fr')
})

it('takes a file in only once she has read what it does, as one step that undo takes back', async () => {
  const { store, french } = show()
  await chooses(FILE)
  expect(await screen.findByText('2 missing texts will be filled in.')).toBeTruthy()
  expect(screen.getByText('1 text of the file differs from what is on the page now:')).toBeTruthy()
  expect(french('heading')).toBeUndefined()
  await takes('Take in 3 texts')
  expect(await screen.findByText('3 texts are on the page now, as a draft.')).toBeTruthy()
  expect([french('heading'), french('text')]).toEqual(['Manteaux', 'Pour le chemin'])
  store.undo()
  expect([french('heading'), french('text')]).toEqual([undefined, 'Pour la route'])
})

it('keeps the texts of the page where she wants it', async () => {
  const { french } = show()
  await chooses(FILE)
  await userEvent.click(await screen.findByLabelText('Keep the texts of the page'))
  await takes('Take in 2 texts')
  await screen.findByText('2 texts are on the page now, as a draft.')
  expect([french('heading'), french('text')]).toEqual(['Manteaux', 'Pour la route'])
})

it('saves the description of a picture, and says when it cannot', async () => {
  const { saveAsset, store } = show()
  await chooses(FILE)
  await takes('Take in 3 texts')
  await screen.findByText('3 texts are on the page now, as a draft.')
  expect(saveAsset.mock.calls).toMatchObject([['picture', { version: 3, fields: { description: { en: 'A harbour', fr: 'Un port' } } }]])
  expect(store.get().document.assets['picture']?.fields['description']?.['fr']).toBe('Un port')
  cleanup()
  show({ isRefused: true })
  await chooses(FILE)
  await takes('Take in 3 texts')
  expect(await screen.findByText('2 texts are on the page now, as a draft.')).toBeTruthy()
  expect(screen.getByText('Descriptions of pictures were not saved: Somebody changed the picture.')).toBeTruthy()
})

it('says in a sentence why a file is not taken in', async () => {
  show()
  await chooses('hello')
  expect(await screen.findByText(/no XLIFF file, or a broken one/)).toBeTruthy()
  await chooses(FILE.replace('target-language="fr"', 'target-language="de"'))
  expect(await screen.findByText(/from English into German, not from English into French/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Take in/, hidden: true })).toBeNull()
})

it('lets somebody who may not edit download the file, and take none in', () => {
  show({ isReadOnly: true })
  expect(screen.getByText('Download the file')).toBeTruthy()
  expect(screen.queryByLabelText('The translated file')).toBeNull()
})
