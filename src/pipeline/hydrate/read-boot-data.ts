import { BOOT_DATA_ID, type BootData, type SentBootData } from '../document/boot-data.ts'
import { readHead } from '../navigate/read-head.ts'
import { unpackView } from '../document/packed/unpack-view.ts'

/** What the server handed over; undefined on a document that is not a page of the shop. */
export const readBootData = (): BootData | undefined => {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent
  if (text === undefined || text === null) return undefined
  // Written by the server of the same build.
  const sent = JSON.parse(text) as SentBootData
  return { ...sent, view: unpackView(sent.view, readHead()) }
}
