import { createContext, useContext, useMemo } from 'react'
import type { ComposeDocument, ComposeProblem } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { Value } from '../../src/content/composing/edit.ts'
import type { DocumentStore } from '../document/document-store.ts'
import type { SelectField } from '../editor/select-field.ts'
import type { PanelServices } from '../panel/services.ts'
import type { Mend } from './mend.ts'
import { mendsFor } from './mends.ts'

/** What mends the problems of the open page. */
export interface Mending {
  readonly mendsFor: (problem: ComposeProblem) => readonly Mend[]
  /** One edit, which one undo takes back; `label` says what was done. */
  readonly apply: (changes: readonly Value[], label: string) => void
  readonly onSelect: SelectField
  readonly services: PanelServices
  readonly locales: readonly string[]
}

/** Undefined outside an open page, and for whoever may only read it. */
const MendingContext = createContext<Mending | undefined>(undefined)

export const MendingProvider = MendingContext.Provider

export const useMending = (): Mending | undefined => useContext(MendingContext)

interface Input {
  readonly store: DocumentStore
  readonly document: ComposeDocument
  readonly locales: readonly string[]
  readonly services: PanelServices
  readonly isReadOnly: boolean
  readonly onSelect: SelectField
  readonly onSaid: (sentence: string) => void
}

export const usePageMending = ({ store, document, locales, services, isReadOnly, onSelect, onSaid }: Input): Mending | undefined => {
  const t = useTranslate()
  return useMemo(
    () =>
      isReadOnly
        ? undefined
        : {
            mendsFor: (problem) => mendsFor(problem, document),
            apply: (changes, label) => {
              store.edit({ values: changes })
              onSaid(t('compose.mend.done', { what: label }))
            },
            onSelect,
            services,
            locales,
          },
    [isReadOnly, store, document, locales, services, onSelect, onSaid, t],
  )
}
