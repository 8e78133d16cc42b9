import type { ComposeDocument, ComposeProblem } from '../../schemas/api/compose.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import type { DocumentStore } from '../document/document-store.ts'
import { ScheduleDialog } from '../schedule/schedule-dialog.tsx'
import { TranslateLazily } from '../translate/translate-lazily.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'

/** What the bar opens over the page. */
export type PageDialog = 'history' | 'translate' | 'schedule' | 'publish'

interface Props {
  readonly open: PageDialog | undefined
  readonly client: ComposeClient
  readonly store: DocumentStore
  readonly document: ComposeDocument
  readonly locales: readonly string[]
  readonly problems: readonly ComposeProblem[]
  /** Of the site that is looked at. */
  readonly timeZone: string
  readonly isReadOnly: boolean
  readonly onSelect: (entryId: string) => void
  /** `isLive`: the page was published. */
  readonly onClose: (isLive: boolean) => void
}

/** The dialog that is open; one that leads to a block closes. */
export const PageDialogs = ({ open, client, store, document, locales, problems, timeZone, isReadOnly, onSelect, onClose }: Props) => {
  const close = (): void => onClose(false)
  const select = (entryId: string): void => {
    close()
    onSelect(entryId)
  }
  switch (open) {
    case undefined:
      return null
    case 'history':
      return <HistoryDialog client={client} pageId={document.pageId} onClose={close} />
    case 'translate':
      return <TranslateLazily store={store} client={client} locales={locales} isReadOnly={isReadOnly} onSelect={select} onClose={close} />
    case 'schedule':
      return <ScheduleDialog client={client} document={document} timeZone={timeZone} onSelect={select} onClose={close} />
    case 'publish':
      return (
        <PublishDialog document={document} locales={locales} problems={problems} client={client} onSelect={onSelect} onClose={onClose} />
      )
  }
}
