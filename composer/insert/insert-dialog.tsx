import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { BlockCard } from './block-card.tsx'
import { toFirstCard, useCardKeys } from './card-keys.ts'
import { findBlocks, groupOf, hasWords } from './find-blocks.ts'
import { ALL_PURPOSES, isFor, type Purpose } from './purposes.ts'
import { SectionCards } from './section-cards.tsx'
import { useAnswer } from '../api/use-answer.ts'
import { TryAgain } from '../try-again.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './insert.module.scss'

interface Props {
  /** Block types that the place allows; `fragment` stands for shared sections. */
  readonly types: readonly string[]
  readonly client: Pick<ComposeClient, 'blocks' | 'sections'>
  readonly site: SiteConfig
  readonly language: string
  readonly onChoose: (type: string) => void
  readonly onChooseSection: (sectionId: string) => void
  readonly onClose: () => void
}

/** The entry of a section is chosen, not its type. */
const SECTION = 'fragment'

/** What can be put into a place of a page: blocks by their pictures, found by words and by what they are for, and shared sections. */
export const InsertDialog = ({ types, client, site, language, onChoose, onChooseSection, onClose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [purpose, setPurpose] = useState<Purpose>()
  const hasSections = types.includes(SECTION)
  const blocks = useAnswer(client.blocks)
  const sections = useAnswer(hasSections ? client.sections : undefined)
  const groups = useMemo(
    () =>
      findBlocks({
        blocks: blocks.value?.blocks ?? [],
        allowed: new Set(types.filter((type) => type !== SECTION)),
        words,
        textOf: (block) => {
          const purposes = ALL_PURPOSES.filter((each) => isFor(each, block.type))
          const of = purposes.map((each) => `${t(`compose.insert.purpose.${each}`)} ${t(`compose.insert.purposeWords.${each}`)}`)
          return [block.title, block.description, block.type, t(`compose.insert.group.${groupOf(block)}`), ...of].join(' ')
        },
        isWanted: ({ type }) => purpose === undefined || isFor(purpose, type),
      }),
    [blocks.value, types, words, purpose, t],
  )
  // A section is for what its blocks are for, and nobody has written that down.
  const found = purpose === undefined ? (sections.value?.sections ?? []).filter(({ title }) => hasWords(title, words)) : []
  const count = groups.reduce((sum, group) => sum + group.blocks.length, 0)
  const cardProps = useCardKeys([...groups.flatMap((group) => group.blocks.map(({ type }) => type)), ...found.map((each) => each.id)])
  const failure = blocks.failure ?? sections.failure
  const isLoading = blocks.value === undefined || (hasSections && sections.value === undefined)
  // Opening the window gives the focus to its first button.
  useLayoutEffect(() => search.current?.focus(), [])
  return (
    <PickDialog title={t('compose.insert.title')} isWide onClose={onClose}>
      <div className={styles.bar}>
        <div>
          <label htmlFor={`${id}-words`}>{t('compose.insert.search')}</label>
          <input
            ref={search}
            id={`${id}-words`}
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={toFirstCard}
            aria-describedby={`${id}-keys`}
          />
        </div>
        <div>
          <label htmlFor={`${id}-purpose`}>{t('compose.insert.purpose')}</label>
          <select
            id={`${id}-purpose`}
            value={purpose ?? ''}
            onChange={({ target }) => setPurpose(ALL_PURPOSES.find((each) => each === target.value))}
          >
            <option value="">{t('compose.insert.anyPurpose')}</option>
            {ALL_PURPOSES.map((each) => (
              <option key={each} value={each}>
                {t(`compose.insert.purpose.${each}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className={styles.status} role="status">
        {failure === undefined &&
          (isLoading ? t('compose.panel.loading') : t('compose.insert.found', { blocks: count, sections: found.length }))}
        {failure !== undefined && sentenceInWords(failure, t)}
      </p>
      {failure !== undefined && <TryAgain onClick={blocks.failure === undefined ? sections.askAgain : blocks.askAgain} />}
      <p id={`${id}-keys`} className={styles.keys}>
        {t('compose.insert.keys')}
      </p>
      {groups.map(({ group, blocks: inGroup }) => (
        <section key={group} aria-labelledby={`${id}-${group}`}>
          <h3 id={`${id}-${group}`}>{t(`compose.insert.group.${group}`)}</h3>
          <ul className={styles.cards}>
            {inGroup.map((block) => (
              <BlockCard
                key={block.type}
                block={block}
                site={site}
                language={language}
                cardProps={cardProps(block.type)}
                onChoose={() => onChoose(block.type)}
              />
            ))}
          </ul>
        </section>
      ))}
      {found.length > 0 && <SectionCards sections={found} cardPropsOf={cardProps} onChoose={onChooseSection} />}
    </PickDialog>
  )
}
