import { useTranslate } from '../../../src/i18n/use-translate.ts'
import { ariaKeys, keyboardHere } from '../../keys/keys-in-words.ts'
import { SHORTCUT_IDS } from '../../keys/shortcuts.ts'
import { SteadyButton } from '../../steady-button.tsx'
import type { ActName, Wrapping } from './acts.ts'
import type { Structure } from './use-structure.ts'
import styles from './structure.module.scss'

const FIRST: readonly ActName[] = ['moveUp', 'moveDown', 'duplicate', 'remove']
const MORE: readonly ActName[] = ['moveIn', 'moveOut', 'detach', 'tryVariant', 'keepVariant']

/** What can be done with the block that is looked at; each also by keyboard in the list of blocks and on the page. */
export const BlockActions = ({ structure }: { readonly structure: Structure }) => {
  const t = useTranslate()
  const { acts, wrappings, run, add, copy, cut, paste } = structure
  const actButton = (name: ActName) => (
    <SteadyButton key={name} isOff={acts[name] === undefined} aria-keyshortcuts={keysOf(name)} onClick={() => run(name)}>
      {t(`compose.act.${name}`)}
    </SteadyButton>
  )
  return (
    <div role="group" aria-label={t('compose.acts')} className={styles.actions}>
      <p role="status">{structure.count > 1 && t('compose.selected', { count: structure.count })}</p>
      <SteadyButton isOff={add.before === undefined} onClick={add.before}>
        {t('compose.addBefore')}
      </SteadyButton>
      <SteadyButton isOff={add.after === undefined} aria-keyshortcuts={keysOf('addAfter')} onClick={add.after}>
        {t('compose.addAfter')}
      </SteadyButton>
      {FIRST.map(actButton)}
      <details className={styles.more}>
        <summary>{t('compose.more')}</summary>
        <div>
          <button type="button" aria-keyshortcuts={keysOf('copy')} onClick={copy}>
            {t('compose.copy')}
          </button>
          <SteadyButton aria-keyshortcuts={keysOf('cut')} isOff={acts.remove === undefined} onClick={cut}>
            {t('compose.cut')}
          </SteadyButton>
          <button type="button" aria-keyshortcuts={keysOf('paste')} onClick={paste}>
            {t('compose.paste')}
          </button>
          {MORE.filter((name) => acts[name] !== undefined).map(actButton)}
          {wrappings.map((wrapping) => (
            <WrapButton key={wrapping.type} wrapping={wrapping} onWrap={() => structure.wrap(wrapping)} />
          ))}
        </div>
      </details>
    </div>
  )
}

const WrapButton = ({ wrapping, onWrap }: { readonly wrapping: Wrapping; readonly onWrap: () => void }) => {
  const t = useTranslate()
  return (
    <button type="button" onClick={onWrap}>
      {wrapping.type === 'fragment' ? t('compose.makeSection') : t('compose.wrapIn', { block: wrapping.title })}
    </button>
  )
}

/** Undefined for what has no keys of its own. */
const keysOf = (name: string): string | undefined => {
  const id = SHORTCUT_IDS.find((each) => each === name)
  return id && ariaKeys(id, keyboardHere())
}
