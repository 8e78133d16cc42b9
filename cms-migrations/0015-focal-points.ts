import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const categoryCardType = migration.editContentType('category-card')
  categoryCardType.createField('imageFocus', {
    name: 'Focal point of the picture',
    type: 'Object',
    localized: true,
    required: false,
    validations: [],
  })
  categoryCardType.moveField('imageFocus').afterField('image')
  categoryCardType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'Portrait, at least 800 pixels wide: it is cropped to the shape of its row.',
  })
  categoryCardType.changeFieldControl('imageFocus', 'builtin', 'objectEditor', {
    helpText:
      'What stays in view where the picture is cropped. Without one: the middle. For example {"x": 50, "y": 30}: per cent from its left and its top.',
  })

  const heroType = migration.editContentType('hero')
  heroType.createField('imageFocus', {
    name: 'Focal point of the picture',
    type: 'Object',
    localized: true,
    required: false,
    validations: [],
  })
  heroType.moveField('imageFocus').afterField('image')
  heroType.createField('mobileImageFocus', {
    name: 'Focal point of the picture for phones',
    type: 'Object',
    localized: true,
    required: false,
    validations: [],
  })
  heroType.moveField('mobileImageFocus').afterField('mobileImage')
  heroType.changeFieldControl('imageFocus', 'builtin', 'objectEditor', {
    helpText:
      'What stays in view where the picture is cropped. Without one: the middle; on phones a point near the top. For example {"x": 50, "y": 30}: per cent from its left and its top.',
  })
  heroType.changeFieldControl('mobileImageFocus', 'builtin', 'objectEditor', {
    helpText:
      'What stays in view where it is cropped. Without one: a point near the top. For example {"x": 50, "y": 30}: per cent from its left and its top.',
  })
  heroType.deleteEditorLayout()

  const posterCardType = migration.editContentType('poster-card')
  posterCardType.createField('imageFocus', {
    name: 'Focal point of the picture',
    type: 'Object',
    localized: true,
    required: false,
    validations: [],
  })
  posterCardType.moveField('imageFocus').afterField('image')
  posterCardType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'At least 1200 pixels wide: it is cropped to the shape.',
  })
  posterCardType.changeFieldControl('imageFocus', 'builtin', 'objectEditor', {
    helpText:
      'What stays in view where the picture is cropped. Without one: the middle. For example {"x": 50, "y": 30}: per cent from its left and its top.',
  })
  const posterCardLayout = posterCardType.createEditorLayout()
  posterCardLayout.createFieldGroup('content', { name: 'Content' })
  posterCardLayout.createFieldGroup('settings', { name: 'Settings' })
  posterCardLayout.createFieldGroup('when', { name: 'When and where' })
  posterCardLayout.moveField('aspect').toTheBottomOfFieldGroup('settings')
  posterCardLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  posterCardLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const textAndImageType = migration.editContentType('text-and-image')
  textAndImageType.createField('imageFocus', {
    name: 'Focal point of the picture',
    type: 'Object',
    localized: true,
    required: false,
    validations: [],
  })
  textAndImageType.moveField('imageFocus').afterField('image')
  textAndImageType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'At least 1200 pixels wide: it is cropped to the shape.',
  })
  textAndImageType.changeFieldControl('imageFocus', 'builtin', 'objectEditor', {
    helpText:
      'What stays in view where the picture is cropped. Without one: the middle. For example {"x": 50, "y": 30}: per cent from its left and its top.',
  })
  textAndImageType.deleteEditorLayout()
}
