import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const accountHomeType = migration.editContentType('account-home')
  accountHomeType.createField('menu', {
    name: 'Menu',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['account-menu'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 1 } }],
  })
  accountHomeType.moveField('menu').afterField('heading')
  accountHomeType.changeFieldControl('menu', 'builtin', 'entryCardsEditor', {
    helpText: "The account's menu, at the same side as on every page of the account.",
  })

  const createAccountType = migration.editContentType('create-account')
  createAccountType.createField('beside', {
    name: 'Beside',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['headline', 'section-label', 'markdown', 'usp-bar', 'text-and-image', 'poster-card', 'fragment'] }],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 4 } }],
  })
  createAccountType.moveField('beside').afterField('text')
  createAccountType.changeFieldControl('beside', 'builtin', 'entryCardsEditor', {
    helpText: 'What an account is good for: a heading and promises, or a picture. Below the form on narrow screens.',
  })

  const signInType = migration.editContentType('sign-in')
  signInType.createField('beside', {
    name: 'Beside',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['headline', 'section-label', 'markdown', 'usp-bar', 'text-and-image', 'poster-card', 'fragment'] }],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 4 } }],
  })
  signInType.moveField('beside').afterField('text')
  signInType.changeFieldControl('beside', 'builtin', 'entryCardsEditor', {
    helpText: 'What an account is good for: a heading and promises, or a picture. Below the form on narrow screens.',
  })
}
