import { useState } from 'react'
import type { ComposeDocument, ComposeProblem, ComposeSite } from '../../schemas/api/compose.ts'
import type { ComposeReview } from '../../schemas/api/compose-reviews.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { readPageFields } from '../../src/content/page-entry.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { ReleaseDialog } from '../releases/release-dialog.tsx'
import { zonesFor } from '../releases/zone-choice.tsx'
import { AskDialog } from '../reviews/ask-dialog.tsx'
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx'
import { TranslateLazily } from '../translate/translate-lazily.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { SelectField } from './select-field.ts'

/** What the bar opens over the page. */
export type PageDialog = 'history' | 'translate' | 'schedule' | 'publish' | 'review'

interface Props {
  readonly open: PageDialog | undefined
  readonly client: ComposeClient
  readonly store: DocumentStore
  readonly document: ComposeDocument
  readonly locales: readonly string[]
  readonly problems: readonly ComposeProblem[]
  readonly sites: readonly ComposeSite[]
  /** Of the site that is looked at. */
  readonly timeZone: string
  readonly isReadOnly: boolean
  readonly onSelect: SelectField
  /** Something was done, in words. */
  readonly onSaid: (sentence: string) => void
  readonly onAsked: (review: ComposeReview) => void
  /** `isLive`: the page was published. */
  readonly onClose: (isLive: boolean) => void
}

/** The dialog that is open; one that leads to a block closes. */
export const PageDialogs = ({
  open,
  client,
  store,
  document,
  locales,
  problems,
  sites,
  timeZone,
  isReadOnly,
  onSelect,
  onSaid,
  onAsked,
  onClose,
}: Props) => {
  const close = (): void => onClose(false)
  const select: SelectField = (...field) => {
    close()
    onSelect(...field)
  }
  const [isWithOthers, setWithOthers] = useState(false)
  switch (open) {
    case undefined:
      return null
    case 'history':
      return (
        <HistoryDialog
          client={client}
          store={store}
          document={document}
          locales={locales}
          timeZone={timeZone}
          isReadOnly={isReadOnly}
          onPutBack={(entryId, sentence) => {
            select(entryId)
            onSaid(sentence)
          }}
          onClose={close}
        />
      )
    case 'translate':
      return <TranslateLazily store={store} client={client} locales={locales} isReadOnly={isReadOnly} onSelect={select} onClose={close} />
    case 'schedule':
      return isWithOthers ? (
        <ReleaseDialog
          client={client}
          start={{ name: titleOf(document), pageIds: [document.pageId] }}
          timeZone={timeZone}
          zones={zonesFor(sites)}
          onClose={(isChanged) => {
            setWithOthers(false)
            onClose(isChanged)
          }}
        />
      ) : (
        <ScheduleDialog
          client={client}
          document={document}
          timeZone={timeZone}
          onSelect={select}
          onWithOthers={() => setWithOthers(true)}
          onClose={close}
        />
      )
    case 'review':
      return (
        <AskDialog
          document={document}
          locales={locales}
          problems={problems}
          timeZone={timeZone}
          client={client}
          onSelect={select}
          onAsked={onAsked}
          onClose={close}
        />
      )
    case 'publish':
      return (
        <PublishDialog
          document={document}
          locales={locales}
          problems={problems}
          timeZone={timeZone}
          client={client}
          onSelect={onSelect}
          onClose={onClose}
        />
      )
  }
}

/** What a release of the page is called until she says otherwise. */
const titleOf = ({ pageId, entries, locales }: ComposeDocument): string => {
  const page = entries[pageId]
  return page === undefined ? '' : readPageFields(toCmsEntry(page), [defaultLocaleOf(locales)]).title
}
