import { useId, type ReactNode } from 'react'
import type { ComposePage } from '../../schemas/api/compose.ts'
import { canBeCopied } from '../../src/content/composing/page-address.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { isolate } from '../isolate.ts'
import { useAnswer } from '../api/use-answer.ts'
import styles from './new-page.module.scss'

/** In place of a template: another page. */
export const COPY = 'copy'

/** What a page starts from; empty until something is chosen. */
export interface PageStart {
  readonly template: string
  readonly pageId: string
}

interface Props {
  readonly client: Pick<ComposeClient, 'templates'>
  readonly pages: readonly ComposePage[]
  readonly start: PageStart
  readonly onStart: (start: PageStart) => void
}

/** Templates with what is on them, and another page in their place. */
export const TemplateChoice = ({ client, pages, start, onStart }: Props) => {
  const t = useTranslate()
  const { value, failure } = useAnswer(client.templates)
  const copyable = pages.filter(({ kind }) => canBeCopied(kind))
  return (
    <fieldset className={styles.choice}>
      <legend>{t('compose.new.from')}</legend>
      <p role="status" className={styles.quiet}>
        {value === undefined && t(failure === undefined ? 'compose.loading' : 'compose.new.templatesFailed')}
      </p>
      <div className={styles.cards}>
        {value?.templates.map(({ id, title, description, outline }) => (
          <Card key={id} value={id} title={t(`compose.template.${id}`) || title} start={start} onStart={onStart}>
            <span>{t(`compose.template.${id}.about`) || description}</span> <small className={styles.quiet}>{inShort(outline)}</small>
          </Card>
        ))}
        <Card value={COPY} title={t('compose.new.copyOf')} start={start} onStart={onStart} />
      </div>
      {start.template === COPY ? (
        <label className={styles.field}>
          {t('compose.new.pageToCopy')}
          <select value={start.pageId} onChange={({ target }) => onStart({ template: COPY, pageId: target.value })}>
            <option value="" />
            {copyable.map(({ id, title, key }) => (
              <option key={id} value={id}>
                {isolate(title === '' ? key : title)} ({isolate(pathOfKey(key) ?? '')})
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p className={styles.quiet}>{t('compose.new.pictures')}</p>
      )}
    </fieldset>
  )
}

interface CardProps extends Pick<Props, 'start' | 'onStart'> {
  readonly value: string
  readonly title: string
  readonly children?: ReactNode
}

const Card = ({ value, title, start, onStart, children }: CardProps) => {
  const id = useId()
  return (
    <div className={styles.card}>
      <input
        type="radio"
        name="from"
        id={id}
        aria-describedby={`${id}-about`}
        checked={start.template === value}
        onChange={() => onStart({ ...start, template: value })}
      />
      <div>
        <label htmlFor={id}>{title}</label>
        <p id={`${id}-about`}>{children}</p>
      </div>
    </div>
  )
}

/** Blocks in their order; those that follow each other once, with their number. */
const inShort = (outline: readonly string[]): string => {
  const runs: { title: string; count: number }[] = []
  for (const title of outline) {
    const last = runs.at(-1)
    if (last?.title === title) last.count += 1
    else runs.push({ title, count: 1 })
  }
  return runs.map(({ title, count }) => (count === 1 ? title : `${title} ×${count}`)).join(' · ')
}
