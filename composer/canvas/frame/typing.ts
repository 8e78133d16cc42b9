import type { FromFrame, TextProp } from '../protocol.ts'
import { blockElement } from './blocks.ts'
import { editText, type TextEdit } from './edit-text.ts'
import { textPlaces, type TextPlace } from './text-places.ts'

/** Typing on the page in the block that is selected. */
export interface Typing {
  readonly current: () => TextEdit | undefined
  /** In the text that `target` stands in; without one in the block's first. Answers whether there is one. */
  readonly begin: (how: { readonly target?: Node | undefined; readonly selectsAll: boolean }) => boolean
}

interface Deps {
  readonly page: Document
  readonly selection: () => { readonly blockId: string | undefined; readonly texts: readonly TextProp[] }
  readonly send: (message: FromFrame) => void
  /** After the last message of it. */
  readonly onEnd: () => void
}

export const createTyping = ({ page, selection, send, onEnd }: Deps): Typing => {
  let current: TextEdit | undefined
  const open = ({ element, field, value }: TextPlace, blockId: string, selectsAll: boolean): void => {
    send({ type: 'typing', blockId })
    current = editText({
      element,
      selectsAll,
      onInput: (text) => send({ type: 'text:changed', blockId, field, value: text }),
      onEnd: (result) => {
        current = undefined
        // What the CMS has may have spaces around it, which no page shows.
        if (result !== undefined) send({ type: 'text:committed', blockId, field, value: result.isReverted ? value : result.text })
        send({ type: 'typing', blockId: undefined })
        onEnd()
      },
    })
  }
  return {
    current: () => current,
    begin: ({ target, selectsAll }) => {
      const { blockId, texts } = selection()
      const block = blockId === undefined ? undefined : blockElement(blockId, page)
      if (blockId === undefined || block === undefined || current !== undefined) return false
      const places = textPlaces(block, texts)
      const place = target === undefined ? places[0] : places.find(({ element }) => element.contains(target))
      if (place === undefined) return false
      open(place, blockId, selectsAll)
      return true
    },
  }
}
