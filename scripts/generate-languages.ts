import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { REGIONAL_LANGUAGES, TEXT_LANGUAGES } from '../src/site/text-language.ts'

const BANNER = '/* Written by `npm run generate` from src/site/text-language.ts and the files of texts. Changes here are lost. */'

/** Folders with a file for each language. */
const FOLDERS = [
  'server/agents/messages',
  'server/publishing/reports/messages',
  'server/commerce/invoice/messages',
  'server/commerce/mail/messages',
  'server/commerce/texts',
  'server/operations/plain-pages/messages',
  'server/staff/messages',
  'server/storefront/crawlers/messages',
  'platform/cognito/codes/messages',
  'demo/languages',
  'platform/starter/languages',
]

/** Texts of pages that mails, invoices and answers to forms say, too. */
const SHARED = ['cart', 'checkout', 'marketing', 'my-account', 'product']

/** Texts that pages without the blocks that say them do without (src/pipeline/hydrate/start.tsx). */
const LATER = ['account-forms', 'back-in-stock', 'checkout', 'consent', 'contact', 'customisation', 'express', 'my-account']

const ALL = [...TEXT_LANGUAGES, ...REGIONAL_LANGUAGES]

/** Writes what names every language: the modules of texts that browsers load one of, and the server's tables. Answers what was stale. */
export const generateLanguages = (root: URL, isCheck: boolean): readonly string[] =>
  languageFiles(root).flatMap(([path, content]) => {
    const address = new URL(path, root)
    if (existsSync(address) && readFileSync(address, 'utf8') === content) return []
    if (!isCheck) writeFileSync(address, content)
    return [path]
  })

const languageFiles = (root: URL): readonly (readonly [path: string, content: string])[] => {
  const has = (path: string): boolean => existsSync(new URL(path, root))
  const written = TEXT_LANGUAGES.filter((language) => has(`src/i18n/messages/${language}`))
  return [
    ...written.flatMap((language) => [
      [`src/i18n/languages/${language}.ts`, allTexts(language)] as const,
      [`src/i18n/first-texts/${language}.ts`, firstTexts(language)] as const,
    ]),
    ...REGIONAL_LANGUAGES.flatMap((language) =>
      ['languages', 'first-texts'].map((folder) => [`src/i18n/${folder}/${language}.ts`, regionalTexts(language)] as const),
    ),
    ...FOLDERS.map((folder) => {
      const languages = ALL.filter((language) => has(`${folder}/${language}.json`))
      return [`${folder}/by-language.ts`, table(languages)] as const
    }),
    ['server/commerce/texts/shop-messages.ts', shopMessages(written)],
  ]
}

const allTexts = (language: string): string => `${BANNER}
import { mergeMessages } from '../merge-messages.ts'

/** Every text of this language. */
export const messages = mergeMessages(import.meta.glob('../messages/${language}/*.json', { eager: true, import: 'default' }))
`

const firstTexts = (language: string): string => `${BANNER}
import { mergeMessages } from '../merge-messages.ts'

/** Texts of this language without those of the checkout, the account, the contact form and of parts of a page that bring their own. */
export const messages = mergeMessages(
  import.meta.glob(
    [
      '../messages/${language}/*.json',
${LATER.map((area) => `      '!../messages/${language}/${area}.json',`).join('\n')}
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
)
`

const regionalTexts = (language: string): string => `${BANNER}
import type { Messages } from '../messages.ts'
import own from '../regional/${language}.json'
import { messages as texts } from './${baseOf(language)}.ts'

/** The texts of its language, and those that its country says otherwise. */
export const messages: Messages = { ...texts, ...own }
`

const baseOf = (language: string): string => language.split('_', 1)[0] ?? language

const nameOf = (language: string): string => language.replace('_', '')

const entryOf = (language: string): string => (nameOf(language) === language ? language : `${language}: ${nameOf(language)}`)

const table = (languages: readonly string[]): string => `${BANNER}
${languages.map((language) => `import ${nameOf(language)} from './${language}.json' with { type: 'json' }`).join('\n')}

/** The texts of this folder by language. */
export const byLanguage = {
${languages.map((language) => `  ${entryOf(language)},`).join('\n')}
}
`

const shopMessages = (languages: readonly string[]): string => {
  const imports = languages.flatMap((language) =>
    SHARED.map(
      (area) =>
        `import ${nameOf(language)}${pascal(area)} from '../../../src/i18n/messages/${language}/${area}.json' with { type: 'json' }`,
    ),
  )
  const regional = REGIONAL_LANGUAGES.map(
    (language) => `import ${nameOf(language)} from '../../../src/i18n/regional/${language}.json' with { type: 'json' }`,
  )
  const parts = (language: string): readonly string[] => SHARED.map((area) => `...${nameOf(language)}${pascal(area)}`)
  const entries = [
    ...languages.map((language) => `  ${language}: { ${parts(language).join(', ')} },`),
    ...REGIONAL_LANGUAGES.map((language) => `  ${language}: { ${parts(baseOf(language)).join(', ')}, ...${nameOf(language)} },`),
  ]
  return `${BANNER}
${[...imports, ...regional].join('\n')}
import type { Messages } from '../../../src/i18n/messages.ts'

/** Texts of pages by language; a build has compiled them. */
export const SHOP_MESSAGES: Readonly<Record<string, Messages>> = {
${entries.join('\n')}
}
`
}

const pascal = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
