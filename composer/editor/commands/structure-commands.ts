import type { Translate } from '../../../src/i18n/messages.ts'
import type { Command } from '../../commands/command.ts'
import type { ShortcutId } from '../../keys/shortcuts.ts'
import type { ActName } from '../structure/acts.ts'
import type { Editor } from '../use-editor.ts'

/** What is done with the block that is looked at, or with all that are selected. */
export const structureCommands = ({ structure, lookedAt, isReadOnly, pageId }: Editor, t: Translate): readonly Command[] => {
  const { row } = lookedAt
  if (row === undefined || row.entryId === pageId) return []
  const { acts, add, wrappings, count } = structure
  const note = count > 1 ? t('compose.selected', { count }) : row.name
  const command = (id: string, title: string, run: (() => void) | undefined, shortcut?: ShortcutId): Command => ({
    id,
    kind: 'action',
    title,
    note,
    shortcut,
    whyNot: isReadOnly ? t('compose.find.readOnly') : run === undefined ? t('compose.said.notPossible') : undefined,
    run: run ?? (() => undefined),
  })
  const act = (name: ActName): (() => void) | undefined => (acts[name] === undefined ? undefined : () => structure.run(name))
  return [
    command('addBefore', t('compose.addBefore'), add.before),
    command('addAfter', t('compose.addAfter'), add.after, 'addAfter'),
    ...ALWAYS.map((name) => command(name, t(`compose.act.${name}`), act(name), name)),
    ...RARE.flatMap((name) => (acts[name] === undefined ? [] : [command(name, t(`compose.act.${name}`), act(name))])),
    { ...command('copy', t('compose.copy'), structure.copy, 'copy'), whyNot: undefined },
    command('cut', t('compose.cut'), acts.remove && structure.cut, 'cut'),
    command('paste', t('compose.paste'), structure.paste, 'paste'),
    ...wrappings.map((wrapping) =>
      command(
        `wrap ${wrapping.type}`,
        wrapping.type === 'fragment' ? t('compose.makeSection') : t('compose.wrapIn', { block: wrapping.title }),
        () => structure.wrap(wrapping),
      ),
    ),
  ]
}

/** Offered also where they are not possible, with the reason. */
const ALWAYS = ['moveUp', 'moveDown', 'moveIn', 'moveOut', 'duplicate', 'remove'] as const
const RARE = ['detach', 'tryVariant', 'keepVariant'] as const
