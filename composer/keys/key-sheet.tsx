import { useId, useState } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { KeysOf } from './keys-of.tsx'
import { areSignsOn, setSignsOn } from './one-character-keys.ts'
import { SHORTCUT_IDS, SHORTCUTS, type ShortcutGroup } from './shortcuts.ts'
import styles from './keys.module.scss'

const GROUPS = ['everywhere', 'page', 'blocks', 'walk', 'canvas', 'fields'] as const satisfies readonly ShortcutGroup[]

/** All that can be done with keys, by where they hold. */
export const KeySheet = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslate()
  const id = useId()
  const [isOn, setOn] = useState(areSignsOn)
  return (
    <PickDialog title={t('compose.keys')} onClose={onClose}>
      <p>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              setSignsOn(target.checked)
              setOn(target.checked)
            }}
          />{' '}
          {t('compose.keys.signs')}
        </label>
      </p>
      <div className={styles.sheet}>
        {GROUPS.map((group) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h3 id={`${id}-${group}`}>{t(`compose.keys.group.${group}`)}</h3>
            <dl>
              {SHORTCUT_IDS.filter((each) => SHORTCUTS[each].group === group).map((each) => (
                <div key={each}>
                  <dt>{t(`compose.keys.does.${each}`)}</dt>
                  <dd>
                    <KeysOf id={each} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </PickDialog>
  )
}
