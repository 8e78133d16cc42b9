import { blockSchemas } from '../../../src/content/block-schemas.ts'
import type { Translate } from '../../../src/i18n/messages.ts'
import type { Command } from '../../commands/command.ts'
import type { Editor } from '../use-editor.ts'

/** Blocks to add behind what is looked at. Shared sections are chosen in the gallery, which shows them. */
export const addCommands = ({ structure, isReadOnly }: Editor, t: Translate): readonly Command[] =>
  isReadOnly
    ? []
    : [...blockSchemas].flatMap(([type, { title, description, ...schema }]): readonly Command[] => {
        if (schema['x-resolved'] === true) return []
        const run = structure.adding(type)
        return [
          {
            id: `add ${type}`,
            kind: 'add',
            title: t('compose.find.add', { block: title }),
            note: description,
            whyNot: run === undefined ? t('compose.find.noPlace') : undefined,
            run: run ?? (() => undefined),
          },
        ]
      })
