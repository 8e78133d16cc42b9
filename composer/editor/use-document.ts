import { useEffect, useState } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { browserStorage } from '../../src/lib/browser-storage.ts'
import { wallTime } from '../../src/lib/clock.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { createAutosave, type Autosave } from '../document/autosave.ts'
import { createDocumentStore, type DocumentStore } from '../document/document-store.ts'
import { createLocalCopy } from '../document/local-copy.ts'
import { sentenceOf } from '../sentence-in-words.ts'
import type { ComposeSentence } from '../../schemas/api/compose-sentences.ts'

/** A page that is open, with its way back and its saving. */
export interface OpenPage {
  readonly store: DocumentStore
  readonly autosave: Autosave
}

type Opening =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & ComposeSentence)
  | { readonly status: 'open'; readonly page: OpenPage }

/** Opens a page's drafts; opening writes nothing. `again` reads it anew after a failure. */
export const useDocument = (client: ComposeClient, pageId: string): { readonly opening: Opening; readonly again: () => void } => {
  const [opening, setOpening] = useState<Opening>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    let page: OpenPage | undefined
    setOpening({ status: 'loading' })
    void client.open(pageId).then((answer) => {
      if (!isCurrent) return
      if (!answer.ok) return setOpening({ status: 'failed', ...sentenceOf(answer.refusal) })
      page = openPage(client, answer.value)
      setOpening({ status: 'open', page })
    })
    return () => {
      isCurrent = false
      // What cannot be saved now is in the local copy, and saved when the page is opened again.
      void page?.autosave.flush().finally(page.autosave.stop)
    }
  }, [client, pageId, tries])
  return { opening, again: () => setTries(tries + 1) }
}

const openPage = (client: ComposeClient, document: ComposeDocument): OpenPage => {
  const store = createDocumentStore(document, wallTime)
  const save: ComposeClient['save'] = (id, entry) => client.save(id, { ...entry, pageId: document.pageId })
  const autosave = createAutosave({ store, client: { save }, copy: createLocalCopy(browserStorage(), document.pageId), later })
  return { store, autosave }
}

const later = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
