// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { entrySchemas, nameSchemas } from '../../src/content/block-schemas.ts'
import { InterfaceProvider } from '../../composer/interface/interface-context.tsx'
import { loadFirstTexts, loadTexts, type Texts } from '../../composer/interface/load-texts.ts'
import { SettingsMenu } from '../../composer/interface/settings-menu.tsx'
import { setDocumentLanguage } from '../../composer/interface/stored-interface.ts'
import en from '../../src/i18n/compose/en.json'
import fr from '../../src/i18n/compose/fr.json'
import type { InterfaceLanguage } from '../../src/i18n/compose/interface-languages.ts'

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset['look']
  setDocumentLanguage('en')
  nameSchemas()
})

const shows = (load?: (language: InterfaceLanguage) => Promise<Texts | undefined>) =>
  render(
    <InterfaceProvider
      texts={{ language: 'en', messages: en, schemaWords: {} }}
      missed={undefined}
      {...(load === undefined ? {} : { load })}
    >
      <input aria-label="Title" />
      <SettingsMenu />
    </InterfaceProvider>,
  )

describe('language and look of the composer', () => {
  it('changes its texts where they stand, from right to left too, and keeps what is typed', async () => {
    shows()
    await userEvent.type(screen.getByLabelText('Title'), 'Coats')
    await userEvent.click(screen.getByText('العربية'))
    expect(await screen.findByText('المظهر')).toBeTruthy()
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Coats')
    expect(entrySchemas.get('hero')?.properties['heading']?.title).toBe('العنوان')
  })

  it('names each language in itself', () => {
    shows()
    const choice = screen.getByRole('group', { name: 'Language', hidden: true })
    const named = within(choice)
      .getAllByRole('radio', { hidden: true })
      .map((radio) => radio.closest('label')?.querySelector('bdi'))
    expect(named.map((name) => `${name?.lang} ${name?.textContent}`)).toEqual([
      'en English',
      'fr Français',
      'ar العربية',
      'ja 日本語',
      'es Español',
    ])
  })

  it('stays in its language and says so where the texts of another do not come', async () => {
    shows(async () => undefined)
    await userEvent.click(screen.getByText('日本語'))
    expect(await screen.findByText(/^The texts in 日本語 could not be loaded/)).toBeTruthy()
    expect(document.documentElement.lang).toBe('en')
  })

  it('takes the last of two choices, whichever texts come first', async () => {
    const answers = new Map<string, (texts: Texts | undefined) => void>()
    shows((language) => new Promise((resolve) => answers.set(language, resolve)))
    await userEvent.click(screen.getByText('日本語'))
    await userEvent.click(screen.getByText('Français'))
    answers.get('fr')?.({ language: 'fr', messages: fr, schemaWords: {} })
    expect(await screen.findByText('Apparence')).toBeTruthy()
    answers.get('ja')?.(await loadTexts('ja'))
    await Promise.resolve()
    expect(document.documentElement.lang).toBe('fr')
  })

  it('is dark or light at once, and as the system again', async () => {
    shows()
    for (const [name, look] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
      ['As the system', 'system'],
    ] as const) {
      await userEvent.click(screen.getByText(name))
      expect(document.documentElement.dataset['look']).toBe(look)
    }
  })
})

describe('the texts that the composer begins with', () => {
  it('are those of the document, and English where they do not come', async () => {
    expect(await loadFirstTexts('ja')).toMatchObject({ language: 'ja' })
    const onlyEnglish = async (language: InterfaceLanguage) => (language === 'en' ? loadTexts(language) : undefined)
    expect(await loadFirstTexts('ja', onlyEnglish)).toMatchObject({ language: 'en' })
    expect(await loadFirstTexts('tlh')).toMatchObject({ language: 'en' })
    expect(await loadFirstTexts('ja', async () => undefined)).toBeUndefined()
  })
})
