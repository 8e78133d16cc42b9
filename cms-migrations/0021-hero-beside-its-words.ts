import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const heroType = migration.editContentType('hero')
  heroType.editField('tone', { type: 'Symbol', name: 'Ground of the words' })
  heroType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'At least 1600 pixels wide. It is cropped to the shape of the window.',
  })
  heroType.changeFieldControl('text', 'builtin', 'multipleLine', { helpText: 'One or two sentences; longer reads badly beside a picture.' })
  heroType.changeFieldControl('tone', 'builtin', 'radio', { helpText: 'Light is the colour of the page. On dark the words are light.' })
  heroType.changeFieldControl('align', 'builtin', 'radio', {
    helpText: 'Beside the picture at its start or end, or below it in the middle. Start is left in English, right in Arabic.',
  })
}
