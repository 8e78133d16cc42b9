import { useEffect } from 'react'
import { useLatest } from '../../use-latest.ts'
import { actOfKey } from './act-of-key.ts'
import type { Structure } from './use-structure.ts'

/** Where keys and the clipboard are the control's own. */
const TYPED_IN = 'input, textarea, select, dialog, [contenteditable]'

const isTypedIn = ({ target }: Pick<Event, 'target'>): boolean => target instanceof Element && target.closest(TYPED_IN) !== null

/**
 * What keys do with the block that is looked at, in the list of blocks and on the page (elements with `data-structure-keys`); copy, cut and
 * paste anywhere beside controls.
 */
export const useStructureKeys = (structure: Structure): void => {
  const latest = useLatest(structure)
  useEffect(() => {
    const give = (event: ClipboardEvent): void => {
      const text = latest.current.copied()
      // Words that are marked on purpose are copied as words.
      if (isTypedIn(event) || text === undefined || window.getSelection()?.isCollapsed === false) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', text)
      latest.current.sayCopied()
      if (event.type === 'cut') latest.current.run('remove')
    }
    const take = (event: ClipboardEvent): void => {
      if (isTypedIn(event)) return
      event.preventDefault()
      latest.current.pasteText(event.clipboardData?.getData('text/plain') ?? '')
    }
    const press = (event: KeyboardEvent): void => {
      const area = event.target instanceof Element ? event.target.closest('[data-structure-keys]') : null
      const act = area === null || event.defaultPrevented ? undefined : actOfKey(event, getComputedStyle(area).direction === 'rtl')
      if (act === undefined) return
      event.preventDefault()
      if (act === 'addAfter') latest.current.add.after?.()
      else latest.current.run(act)
    }
    window.addEventListener('keydown', press)
    window.addEventListener('copy', give)
    window.addEventListener('cut', give)
    window.addEventListener('paste', take)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('copy', give)
      window.removeEventListener('cut', give)
      window.removeEventListener('paste', take)
    }
  }, [latest])
}
