import { describe, expect, it } from 'vitest'
import { problemInWords } from '../../composer/problem-in-words.ts'
import { sentenceInWords } from '../../composer/sentence-in-words.ts'
import { say } from '../../server/compose/sentence.ts'
import { PAGE_TEMPLATES } from '../../server/compose/templates/page-templates.ts'
import { nameSchemas } from '../../src/content/block-schemas.ts'
import { PROBLEM_CODES } from '../../src/content/problem-codes.ts'
import en from '../../src/i18n/compose/en.json'
import fr from '../../src/i18n/compose/fr.json'
import { createTranslate } from '../../src/i18n/create-translate.ts'

const french = createTranslate({ messages: fr, locale: 'fr' })
const has = (key: string): boolean => Object.hasOwn(fr, key)

describe('what the server says', () => {
  it('is in her language, sentences within sentences too, and in English for the log', () => {
    const refusal = say('unfinished', { refusal: say('cmsBusy') })
    expect(refusal.message).toBe(
      'The CMS has too much to do at the moment. Nothing is lost; it is tried again. Some of it may be live already: publish again to complete it.',
    )
    expect(sentenceInWords(refusal, french)).toBe(
      'Le CMS est surchargé pour le moment. Rien n’est perdu\u202f; un nouvel essai suit. Une partie est peut-être déjà en ligne\u00a0: publiez de nouveau pour terminer.',
    )
  })

  it('is in English where a newer server says what has no text here yet, and says that it was not reached without a word', () => {
    const quiet = createTranslate({ messages: fr, locale: 'fr', report: () => undefined })
    expect(sentenceInWords({ message: 'It rains.', says: { key: 'compose.refusal.rain' } }, quiet)).toBe('It rains.')
    expect(sentenceInWords({ message: '' }, french)).toBe(fr['compose.unreachable'])
  })
})

describe('what the checks say', () => {
  it('is in her language, with languages, countries and settings by their names there', () => {
    const said = (problem: Parameters<typeof problemInWords>[0]): string => problemInWords(problem, french, has)
    expect(said({ code: 'propInvalid', kind: 'empty', message: 'This has to be filled in.' })).toBe('Ce champ doit être rempli.')
    expect(said({ code: 'variantSettings', values: { test: 'hero', settings: 'countries audience' }, message: '' })).toContain(
      'Pays, Pour qui',
    )
    nameSchemas({ Button: 'Bouton', Headline: 'Titre', primary: 'principal', 'price asc': 'prix croissant' })
    const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')
    expect(plain(said({ code: 'slotNotAllowed', values: { title: 'Headline', fitting: 'Button, Link' }, message: '' }))).toMatch(
      /Titre.*Bouton, Link/,
    )
    expect(plain(said({ code: 'propInvalid', kind: 'oneOf', values: { choices: 'primary, priceAsc' }, message: '' }))).toContain(
      'principal, prix croissant',
    )
    nameSchemas()
    expect(said({ code: 'redirectLoop', message: 'It leads back.' })).toBe('It leads back.')
  })

  it('has a text for every code but those of redirects, which are changed elsewhere', () => {
    const codes = Object.keys(PROBLEM_CODES).filter((code) => !code.startsWith('redirect'))
    const keys = Object.keys(en)
    expect(
      codes.filter((code) => !keys.some((key) => key === `compose.problem.${code}` || key.startsWith(`compose.problem.${code}.`))),
    ).toEqual([])
  })
})

it('every template has a name and a description in the texts of the composer', () => {
  const texts: Readonly<Record<string, string>> = en
  for (const { id, title, description } of PAGE_TEMPLATES)
    expect([texts[`compose.template.${id}`], texts[`compose.template.${id}.about`]]).toEqual([title, description])
})
