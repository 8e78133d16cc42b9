import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { audienceOfSegment, segmentOfAudience } from '../../../src/site/preview-mode.ts'
import type { Segment } from '../../../src/site/segments.ts'
import type { Json } from '../../../schemas/page.ts'
import { segmentTitle } from '../../view/visitors.ts'
import { choiceInWords } from '../value-in-words.ts'
import styles from '../field.module.scss'

/** For whom a block is: the settings `audience` and `segment`, of which one is enough. */
export type ForWhom = Readonly<Record<'audience' | 'segment', Json | undefined>>

interface Props {
  readonly id: string
  readonly value: ForWhom
  /** Those that can be chosen. */
  readonly segments: readonly Segment[]
  readonly isReadOnly: boolean
  readonly onChange: (value: ForWhom) => void
}

/** One choice of guests, who is signed in and each segment, so that nobody can choose two that exclude each other. */
export const AudienceField = ({ id, value, segments, isReadOnly, onChange }: Props) => {
  const t = useTranslate()
  const chosen = choiceOf(value)
  const own = segmentOfAudience(chosen)
  const groups = segments.map(({ group }) => group)
  const choices = own === undefined || groups.includes(own) ? groups : [...groups, own]
  return (
    <div className={styles.field} data-field="audience">
      <label htmlFor={id} className={styles.label}>
        {t('compose.panel.meta.audience')}
      </label>
      <select
        id={id}
        value={chosen}
        disabled={isReadOnly}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(valueOf(target.value))}
      >
        <option value="">{t('compose.panel.metaOpen.audience')}</option>
        {AUDIENCES.map((each) => (
          <option key={each} value={each}>
            {choiceInWords(each, t)}
          </option>
        ))}
        {choices.map((group) => (
          <option key={group} value={audienceOfSegment(group)}>
            {segmentTitle(group, segments)}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className={styles.help}>
        {t('compose.panel.metaHelp.audience')}
      </p>
    </div>
  )
}

const AUDIENCES = ['guest', 'signedIn'] as const

const choiceOf = ({ audience, segment }: ForWhom): string => {
  if (typeof segment === 'string') return audienceOfSegment(segment)
  return audience === 'guest' || audience === 'signedIn' ? audience : ''
}

const valueOf = (choice: string): ForWhom => {
  const segment = segmentOfAudience(choice)
  return { audience: segment === undefined && choice !== '' ? choice : undefined, segment }
}
