// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, render as renderBare, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { GiftNote } from '../../../block-registry/checkout/gift-note.tsx'
import { useGiftNote } from '../../../block-registry/checkout/use-gift-note.ts'
import { surround } from '../../setup/render.tsx'

afterEach(cleanup)

const Form = ({ stored, isRefused = false }: { readonly stored?: string; readonly isRefused?: boolean }) => {
  const form = useGiftNote({ stored, draft: undefined, isRefused })
  const [sent, setSent] = useState('nothing yet')
  return (
    <>
      <GiftNote form={form} />
      <button type="button" onClick={() => setSent(JSON.stringify(form.submit() ?? 'wrong'))}>
        Go on
      </button>
      <output aria-label="Sent">{sent}</output>
    </>
  )
}

const show = (props: Parameters<typeof Form>[0] = {}, site: 'gb' | 'jp' = 'gb') => renderBare(surround(<Form {...props} />, { site }))
const isGift = () => screen.getByRole('checkbox', { name: 'This is a gift: add a note' })
const note = () => screen.queryByRole('textbox', { name: /Your note/ })
const goOn = async (): Promise<string | null> => {
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
  return screen.getByRole('status', { name: 'Sent' }).textContent
}

describe('the gift note at the checkout', () => {
  it('is asked for where the site offers one, and is sent tidied', async () => {
    show()
    expect(note()).toBeNull()
    await userEvent.click(isGift())
    await userEvent.type(screen.getByRole('textbox'), ' For  Ada🎁 ')
    expect(note()).toHaveAccessibleDescription(/190 letters left/)
    expect(screen.getByText('Emoji cannot be printed on the note, so they are left out.')).toBeVisible()
    expect(await goOn()).toBe('{"giftNote":"For Ada"}')
  })

  it('begins with the one the bag has, and is taken out when it is no gift any more', async () => {
    show({ stored: 'Hello' })
    expect(note()).toHaveValue('Hello')
    await userEvent.click(isGift())
    expect(await goOn()).toBe('{"giftNote":""}')
    await userEvent.click(isGift())
    expect(note()).toHaveValue('Hello')
  })

  it('says what is wrong and keeps what was written', async () => {
    show({ stored: 'a'.repeat(201) })
    expect(await goOn()).toBe('"wrong"')
    expect(note()).toBeInvalid()
    expect(note()).toHaveAccessibleDescription(/At most 200 letters, please\./)
    expect(note()).toHaveValue('a'.repeat(201))
  })

  it('is not there where the site offers none', async () => {
    show({}, 'jp')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(await goOn()).toBe('{}')
  })
})
