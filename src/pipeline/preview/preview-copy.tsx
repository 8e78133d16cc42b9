import { useRef, useState } from 'react'
import type { OutlineBlock, PageOutline } from '../../content/clipboard/outline.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { BlockReads } from './create-block-reads.ts'
import styles from './preview-bar.module.scss'

interface Props {
  /** Keys of what is on the screen. */
  readonly keys: readonly string[]
  readonly blocks: BlockReads
}

type Outcome =
  | { readonly status: 'copied'; readonly name: string }
  /** The browser refuses its clipboard; the text can be taken by hand. */
  | { readonly status: 'refused'; readonly text: string }
  | { readonly status: 'failed' }

/**
 * The blocks on the screen, each to be copied as JSON for `npm run cms paste`. Pasting writes, which a preview never does
 * (docs/decisions/0032).
 */
export const PreviewCopy = ({ keys, blocks }: Props) => {
  const t = useTranslate()
  const [pages, setPages] = useState<readonly PageOutline[]>([])
  const [outcome, setOutcome] = useState<Outcome>()
  const clicks = useRef(0)
  const open = (isOpen: boolean): void => {
    if (!isOpen) return markBlock(undefined)
    setOutcome(undefined)
    // Read anew each time: drafts change.
    void blocks.getOutlines(keys).then(setPages, () => setOutcome({ status: 'failed' }))
  }
  const copy = async (key: string, { id, name }: OutlineBlock): Promise<void> => {
    const click = (clicks.current += 1)
    const text = blocks.getClip(key, id)
    const result = await copyText(text).then(
      (): Outcome => ({ status: 'copied', name }),
      () => text.then((value): Outcome => ({ status: 'refused', text: value })).catch((): Outcome => ({ status: 'failed' })),
    )
    if (click === clicks.current) setOutcome(result)
  }
  return (
    <details className={styles.menu} data-dropdown="" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{t('preview.blocks')}</summary>
      <div className={styles.panel}>
        <p className={styles.hint}>{t('preview.copyHint')}</p>
        {/* The key makes it a new text each time, so that it is spoken each time. */}
        <div role="status">{outcome !== undefined && <OutcomeNote key={clicks.current} outcome={outcome} />}</div>
        {pages.map((page) => (
          <section key={page.key} aria-label={page.title}>
            <p className={styles.page} dir="auto">
              {page.title}
            </p>
            <Blocks blocks={page.blocks} onCopy={(block) => void copy(page.key, block)} />
          </section>
        ))}
      </div>
    </details>
  )
}

const OutcomeNote = ({ outcome }: { readonly outcome: Outcome }) => {
  const t = useTranslate()
  if (outcome.status === 'copied') return <p className={styles.copied}>{t('preview.copied', { name: outcome.name })}</p>
  if (outcome.status === 'failed') return <p>{t('preview.copyFailed')}</p>
  return (
    <label>
      <span>{t('preview.copyByHand')}</span>
      <textarea dir="ltr" readOnly rows={6} value={outcome.text} onFocus={({ currentTarget }) => currentTarget.select()} />
    </label>
  )
}

interface BlocksProps {
  readonly blocks: readonly OutlineBlock[]
  readonly onCopy: (block: OutlineBlock) => void
}

const Blocks = ({ blocks, onCopy }: BlocksProps) => {
  const t = useTranslate()
  return (
    <ul className={styles.blocks}>
      {blocks.map((block) => (
        <li key={block.id}>
          <div className={styles.block} onPointerEnter={() => markBlock(block.id)} onPointerLeave={() => markBlock(undefined)}>
            <span dir="auto">
              {block.name}
              {block.isShared && <small> {t('preview.shared')}</small>}
            </span>
            <button
              type="button"
              aria-label={t('preview.copyBlock', { name: block.name })}
              onClick={() => onCopy(block)}
              onFocus={() => markBlock(block.id)}
              onBlur={() => markBlock(undefined)}
            >
              {t('preview.copy')}
            </button>
          </div>
          {block.blocks.length > 0 && <Blocks blocks={block.blocks} onCopy={onCopy} />}
        </li>
      ))}
    </ul>
  )
}

/** Marks a block on the page for as long as it is pointed at; undefined marks none. */
const markBlock = (id: string | undefined): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-block]')) {
    const isMeant = id !== undefined && isOf(element.dataset['block'] ?? '', id)
    if (isMeant) element.dataset['picked'] = ''
    else delete element.dataset['picked']
  }
}

/** Its own id, numbered from its second use on. */
const isOf = (shown: string, id: string): boolean =>
  shown === id || (shown.startsWith(`${id}-`) && /^\d+$/.test(shown.slice(id.length + 1)))

/**
 * Puts a text on the system's clipboard. The text may still be on its way: Safari takes it only within the click itself. Rejects
 * where the browser does not allow it, as in a frame of another origin.
 */
const copyText = async (text: Promise<string>): Promise<void> => {
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  // Where there is no clipboard nobody waits for it, and a rejection nobody waits for is an error of its own.
  blob.catch(() => undefined)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
