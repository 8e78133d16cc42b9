import { useEffect } from 'react'
import { useConsent } from '../../src/features/consent/use-consent.ts'
import type { BlockViewProps, SlotItem } from '../block.ts'
import { runScripts, type ScriptFile } from './run-scripts.ts'

/** Loads scripts, then runs a snippet and adds styles, once the shopper agrees to what they do (BLOCK-51, SCRIPT-01, SCRIPT-02). */
export const Scripts = ({ props: { consent, inlineJs, inlineCss }, inside }: BlockViewProps<'scripts'>) => {
  const isAllowed = useConsent(consent)
  const files = JSON.stringify(filesOf(inside?.scripts ?? []))
  useEffect(() => {
    if (!isAllowed) return undefined
    // `files` is the JSON text of a list of `ScriptFile`, made above.
    return runScripts({ files: JSON.parse(files) as readonly ScriptFile[], inlineJs, inlineCss })
  }, [isAllowed, files, inlineJs, inlineCss])
  return null
}

const filesOf = (items: readonly SlotItem[]): readonly ScriptFile[] =>
  items.flatMap((item) =>
    typeof item === 'number' || item.type !== 'script-file'
      ? []
      : [{ src: String(item.props['src']), isAsync: item.props['async'] === true }],
  )
