import { entrySchemas } from '../../src/content/block-schemas.ts'
import { titleOfField } from '../../src/content/trail.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { Autosave } from '../document/autosave.ts'
import { isolate } from '../isolate.ts'
import { valueInWords } from '../panel/value-in-words.ts'
import { useStore } from './use-store.ts'
import styles from './editor.module.scss'

/** Values that she and somebody else changed: both are shown, she chooses one, and until then neither is lost. */
export const ConflictNote = ({ autosave }: { readonly autosave: Autosave }) => {
  const t = useTranslate()
  const conflicts = Object.entries(useStore(autosave).conflicts)
  if (conflicts.length === 0) return null
  return (
    <section className={styles.conflicts} aria-label={t('compose.conflict')}>
      <h2>{t('compose.conflict')}</h2>
      {conflicts.map(([entryId, { theirs, conflicts: places }]) => (
        <div key={entryId}>
          <p>{t('compose.conflictAbout')}</p>
          <dl>
            {places.map((place) => (
              <div key={`${place.field} ${place.locale}`}>
                <dt>
                  {titleOfField(place.field, entrySchemas.get(theirs.sys.contentType.sys.id))} <small>{place.locale}</small>
                </dt>
                <dd>{t('compose.mine', { value: isolate(valueInWords(place.mine, t)) })}</dd>
                <dd>{t('compose.theirs', { value: isolate(valueInWords(place.theirs, t)) })}</dd>
              </div>
            ))}
          </dl>
          <button type="button" onClick={() => autosave.resolve(entryId, 'mine')}>
            {t('compose.keepMine')}
          </button>
          <button type="button" onClick={() => autosave.resolve(entryId, 'theirs')}>
            {t('compose.takeTheirs')}
          </button>
        </div>
      ))}
    </section>
  )
}
