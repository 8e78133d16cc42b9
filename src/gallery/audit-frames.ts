import { auditFrame } from './audit-frame.ts'
import { listViolations } from './list-violations.ts'

/** Checks all frames and writes what is found into a output: as each frame comes, and whenever it is asked to. */
export const auditFrames = (frames: readonly HTMLIFrameElement[], output: HTMLElement): { readonly again: () => void } => {
  let newest = 0
  const audit = async (): Promise<void> => {
    const mine = (newest += 1)
    output.textContent = 'Checking …'
    try {
      const results = await Promise.all(
        frames.filter(hasCome).map(async (frame) => ({ name: frame.title, violations: await auditFrame(frame) })),
      )
      // A frame that came meanwhile has begun a check of its own.
      if (mine === newest) output.replaceChildren(listViolations(results))
    } catch (cause) {
      if (mine === newest) output.textContent = cause instanceof Error ? cause.message : String(cause)
    }
  }
  const again = (): void => void audit()
  for (const frame of frames) frame.addEventListener('load', again)
  if (frames.some(hasCome)) again()
  return { again }
}

/** A frame without a page yet holds an empty one of the browser's. */
const hasCome = ({ contentDocument }: HTMLIFrameElement): boolean =>
  contentDocument?.readyState === 'complete' && contentDocument.URL !== 'about:blank'
