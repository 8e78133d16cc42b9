import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by scripts/cms/generate-migration.ts from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const pageType = migration.createContentType('page', {
    name: 'Page',
    description: 'A page of the shop, composed of blocks.',
    displayField: 'title',
  })
  pageType.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 120 } }],
  })
  pageType.createField('key', {
    name: 'Key',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 120 } }, { regexp: { pattern: '^[a-z][A-Za-z0-9]*(?:/[a-z0-9][a-z0-9-]*)*$', flags: '' } }],
  })
  pageType.createField('kind', {
    name: 'Kind',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [
      {
        in: [
          'home',
          'landing',
          'listing',
          'search',
          'brand',
          'brandIndex',
          'product',
          'productNotFound',
          'notFound',
          'emptySearch',
          'favorites',
          'tracking',
          'contact',
          'header',
          'footer',
          'splash',
          'maintenance',
          'checkout',
          'complete',
          'orders',
          'orderDetails',
          'orderStatus',
          'recreateCart',
          'redirect',
          'account',
          'accountCreate',
          'accountAddresses',
          'accountVerify',
          'accountSignIn',
          'accountForgotPassword',
          'accountSetPassword',
          'accountPaymentMethods',
        ],
      },
    ],
  })
  pageType.createField('sites', {
    name: 'Sites',
    type: 'Array',
    items: { type: 'Symbol', validations: [{ size: { min: 1, max: 40 } }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 50 } }],
  })
  pageType.createField('seoTitle', {
    name: 'Title for search engines',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  pageType.createField('seoDescription', {
    name: 'Description for search engines',
    type: 'Text',
    localized: true,
    required: false,
    validations: [{ size: { max: 400 } }],
  })
  pageType.createField('noindex', {
    name: 'Keep out of search engines',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  pageType.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 200 } }],
  })
  pageType.changeFieldControl('title', 'builtin', 'singleLine', {
    helpText: "Shown in the browser's tab and read out when the page opens.",
  })
  pageType.changeFieldControl('key', 'builtin', 'singleLine', {
    helpText: 'The kind, or kind and slug where a kind has several pages: home, product, landing/help/delivery.',
  })
  pageType.changeFieldControl('kind', 'builtin', 'dropdown', { helpText: 'Decides which data the page can give its blocks.' })
  pageType.changeFieldControl('sites', 'builtin', 'tagEditor', {
    helpText: 'Site tags (ald-gb) this page is for; empty means every site that has no page of its own with this key.',
  })
  pageType.changeFieldControl('seoDescription', 'builtin', 'multipleLine')

  const accordionType = migration.createContentType('accordion', {
    name: 'Accordion',
    description: 'Panels that open and close.',
    displayField: 'heading',
  })
  accordionType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  accordionType.createField('panels', {
    name: 'Panels',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['accordion-panel'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 40 } }],
  })
  accordionType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  accordionType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const accordionPanelType = migration.createContentType('accordion-panel', {
    name: 'Accordion panel',
    description: 'One panel of an accordion.',
    displayField: 'title',
  })
  accordionPanelType.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 160 } }],
  })
  accordionPanelType.createField('open', {
    name: 'Open from the start',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  accordionPanelType.createField('body', {
    name: 'Content',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['markdown', 'text-and-image', 'headline', 'button-group', 'divider'] }],
    },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 10 } }],
  })
  accordionPanelType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  accordionPanelType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const accountHomeType = migration.createContentType('account-home', {
    name: 'Account home',
    description: 'Welcome and overview of the account.',
    displayField: 'heading',
  })
  accountHomeType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  accountHomeType.createField('below', {
    name: 'Below',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'headline',
            'section-label',
            'divider',
            'text-and-image',
            'markdown',
            'product-tray',
            'recently-viewed-tray',
            'category-cards',
            'poster-card',
            'poster-grid',
            'hero',
            'usp-bar',
            'accordion',
            'button',
            'button-group',
            'country-select-button',
            'fragment',
          ],
        },
      ],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 8 } }],
  })
  accountHomeType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  accountHomeType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const accountLinkType = migration.createContentType('account-link', {
    name: 'Account link',
    description: 'Leads to the account or to signing in.',
    displayField: 'label',
  })
  accountLinkType.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 40 } }],
  })
  accountLinkType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  accountLinkType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const accountMenuType = migration.createContentType('account-menu', { name: 'Account menu', description: 'The entries of the account.' })
  accountMenuType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  accountMenuType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const addressBookType = migration.createContentType('address-book', {
    name: 'Address book',
    description: 'Saved addresses.',
    displayField: 'heading',
  })
  addressBookType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  addressBookType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  addressBookType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const brandIndexType = migration.createContentType('brand-index', {
    name: 'Brand index',
    description: 'All brands from A to Z.',
    displayField: 'heading',
  })
  brandIndexType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  brandIndexType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  brandIndexType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const breadcrumbsType = migration.createContentType('breadcrumbs', { name: 'Breadcrumbs', description: 'The way to this page.' })
  breadcrumbsType.createField('showBackButton', {
    name: 'Show a back button',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  breadcrumbsType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  breadcrumbsType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const buttonType = migration.createContentType('button', {
    name: 'Button',
    description: 'A link that looks like a button.',
    displayField: 'label',
  })
  buttonType.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 60 } }],
  })
  buttonType.createField('href', {
    name: 'Leads to',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 512 } }, { regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' } }],
  })
  buttonType.createField('variant', {
    name: 'Look',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['primary', 'secondary', 'text'] }],
    defaultValue: { en: 'primary' },
  })
  buttonType.createField('size', {
    name: 'Size',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['small', 'medium', 'large'] }],
    defaultValue: { en: 'medium' },
  })
  buttonType.createField('fullWidth', {
    name: 'Full width',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  buttonType.createField('newWindow', {
    name: 'Opens a new window',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  buttonType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  buttonType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  buttonType.changeFieldControl('href', 'builtin', 'singleLine', {
    helpText: 'Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor.',
  })

  const buttonGroupType = migration.createContentType('button-group', { name: 'Button group', description: 'Buttons side by side.' })
  buttonGroupType.createField('align', {
    name: 'Align',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['start', 'center', 'end'] }],
    defaultValue: { en: 'start' },
  })
  buttonGroupType.createField('stackBelow', {
    name: 'Stack below',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['mobileLarge', 'tabletSmall', 'tabletMedium', 'never'] }],
    defaultValue: { en: 'mobileLarge' },
  })
  buttonGroupType.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 6 } }],
  })
  buttonGroupType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  buttonGroupType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const categoryCardType = migration.createContentType('category-card', {
    name: 'Category card',
    description: 'One picture and a name that lead to a category.',
    displayField: 'title',
  })
  categoryCardType.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 60 } }],
  })
  categoryCardType.createField('image', {
    name: 'Picture',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: true,
    validations: [{ linkMimetypeGroup: ['image'] }],
  })
  categoryCardType.createField('href', {
    name: 'Leads to',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 512 } }, { regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' } }],
  })
  categoryCardType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  categoryCardType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  categoryCardType.changeFieldControl('href', 'builtin', 'singleLine', {
    helpText: 'Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor.',
  })

  const categoryCardsType = migration.createContentType('category-cards', {
    name: 'Category cards',
    description: 'Pictures that lead to categories.',
    displayField: 'heading',
  })
  categoryCardsType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  categoryCardsType.createField('columns', {
    name: 'Columns',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 6 } }],
    defaultValue: { en: 4 },
  })
  categoryCardsType.createField('aspect', {
    name: 'Shape of the pictures',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['square', 'portrait', 'portrait4x3'] }],
    defaultValue: { en: 'portrait' },
  })
  categoryCardsType.createField('cards', {
    name: 'Cards',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['category-card'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 12 } }],
  })
  categoryCardsType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  categoryCardsType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const categoryNavigationType = migration.createContentType('category-navigation', {
    name: 'Category navigation',
    description: 'Categories that the products of this listing belong to.',
  })
  categoryNavigationType.createField('levels', {
    name: 'Levels',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 4 } }],
    defaultValue: { en: 2 },
  })
  categoryNavigationType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  categoryNavigationType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const checkoutType = migration.createContentType('checkout', {
    name: 'Checkout',
    description: 'Bag, delivery, payment and review. It works as one and cannot be taken apart.',
  })
  checkoutType.createField('aside', {
    name: 'Beside',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['usp-bar', 'markdown', 'accordion', 'support-nav', 'shipping-and-returns', 'fragment'] }],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 4 } }],
  })
  checkoutType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  checkoutType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const chipListType = migration.createContentType('chip-list', {
    name: 'Chip list',
    description: 'The children of this place in the navigation tree as chips.',
  })
  chipListType.createField('itemsToShow', {
    name: "Entries before 'Show more'",
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 50 } }],
    defaultValue: { en: 10 },
  })
  chipListType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  chipListType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const contactFormType = migration.createContentType('contact-form', {
    name: 'Contact form',
    description: 'Questions to customer care.',
    displayField: 'successHeader',
  })
  contactFormType.createField('types', {
    name: 'Subjects',
    type: 'Array',
    items: { type: 'Symbol', validations: [{ size: { min: 1, max: 60 } }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 30 } }],
  })
  contactFormType.createField('successHeader', {
    name: 'Heading after sending',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  contactFormType.createField('failureHeader', {
    name: 'Heading after a failure',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  contactFormType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  contactFormType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  contactFormType.changeFieldControl('types', 'builtin', 'tagEditor', { helpText: 'Keys of the subjects a shopper can choose.' })

  const countrySelectButtonType = migration.createContentType('country-select-button', {
    name: 'Country select button',
    description: 'Opens the choice of country and language.',
    displayField: 'label',
  })
  countrySelectButtonType.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 60 } }],
  })
  countrySelectButtonType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  countrySelectButtonType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const createAccountType = migration.createContentType('create-account', {
    name: 'Create account',
    description: 'Making an account.',
    displayField: 'heading',
  })
  createAccountType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  createAccountType.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [{ size: { max: 300 } }],
  })
  createAccountType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  createAccountType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  createAccountType.changeFieldControl('text', 'builtin', 'multipleLine')

  const dividerType = migration.createContentType('divider', { name: 'Divider', description: 'A line or a space between sections.' })
  dividerType.createField('variant', {
    name: 'Kind',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['line', 'space'] }],
    defaultValue: { en: 'line' },
  })
  dividerType.createField('spacing', {
    name: 'Spacing',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['small', 'medium', 'large'] }],
    defaultValue: { en: 'medium' },
  })
  dividerType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  dividerType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const emptySearchType = migration.createContentType('empty-search', {
    name: 'Empty search',
    description: 'What a search without results shows.',
    displayField: 'heading',
  })
  emptySearchType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  emptySearchType.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [{ size: { max: 400 } }],
  })
  emptySearchType.createField('showSearchBox', {
    name: 'Show a search box',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: true },
  })
  emptySearchType.createField('body', {
    name: 'Below',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'headline',
            'section-label',
            'divider',
            'text-and-image',
            'markdown',
            'product-tray',
            'recently-viewed-tray',
            'category-cards',
            'poster-card',
            'poster-grid',
            'hero',
            'usp-bar',
            'accordion',
            'button',
            'button-group',
            'country-select-button',
            'fragment',
          ],
        },
      ],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 10 } }],
  })
  emptySearchType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  emptySearchType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  emptySearchType.changeFieldControl('text', 'builtin', 'multipleLine')

  const favoritesLinkType = migration.createContentType('favorites-link', {
    name: 'Favourites link',
    description: 'Leads to the favourites.',
    displayField: 'label',
  })
  favoritesLinkType.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 40 } }],
  })
  favoritesLinkType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  favoritesLinkType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const favoritesListType = migration.createContentType('favorites-list', {
    name: 'Favourites',
    description: 'The products a shopper keeps.',
    displayField: 'heading',
  })
  favoritesListType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  favoritesListType.createField('emptyText', {
    name: 'Text while empty',
    type: 'Text',
    localized: true,
    required: false,
    validations: [{ size: { max: 300 } }],
  })
  favoritesListType.createField('empty', {
    name: 'Shown while empty',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'headline',
            'section-label',
            'divider',
            'text-and-image',
            'markdown',
            'product-tray',
            'recently-viewed-tray',
            'category-cards',
            'poster-card',
            'poster-grid',
            'hero',
            'usp-bar',
            'accordion',
            'button',
            'button-group',
            'country-select-button',
            'fragment',
          ],
        },
      ],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 6 } }],
  })
  favoritesListType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  favoritesListType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  favoritesListType.changeFieldControl('emptyText', 'builtin', 'multipleLine')

  const filtersType = migration.createContentType('filters', { name: 'Filters', description: 'What a shopper can narrow a listing by.' })
  filtersType.createField('layout', {
    name: 'Layout',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['sidebar', 'dropdown', 'mobile'] }],
    defaultValue: { en: 'sidebar' },
  })
  filtersType.createField('mode', {
    name: 'Applies',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['auto', 'instant', 'apply'] }],
    defaultValue: { en: 'auto' },
  })
  filtersType.createField('kinds', {
    name: 'Kinds',
    type: 'Array',
    items: { type: 'Symbol', validations: [{ in: ['brand', 'categories', 'color', 'size', 'priceRange', 'onSale', 'collections'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 12 } }],
  })
  filtersType.createField('selectors', { name: 'Selectors', type: 'Object', localized: false, required: false, validations: [] })
  filtersType.createField('itemsToShow', {
    name: "Entries before 'Show more'",
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 100 } }],
    defaultValue: { en: 10 },
  })
  filtersType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  filtersType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  filtersType.changeFieldControl('mode', 'builtin', 'dropdown', { helpText: 'Auto: at once on wide screens, by a button on narrow ones.' })
  filtersType.changeFieldControl('selectors', 'builtin', 'objectEditor', {
    helpText: 'For developers: how a kind is chosen, for example {"color": "grid"}.',
  })

  const footerType = migration.createContentType('footer', {
    name: 'Footer',
    description: 'The foot of every page.',
    displayField: 'legal',
  })
  footerType.createField('legal', {
    name: 'Legal line',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 200 } }],
  })
  footerType.createField('groups', {
    name: 'Link groups',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['link-group'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 6 } }],
  })
  footerType.createField('support', {
    name: 'Help',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['support-nav'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 1 } }],
  })
  footerType.createField('bottom', {
    name: 'Bottom row',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['language-selector', 'country-select-button', 'header-list', 'logo'] }],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 4 } }],
  })
  footerType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  footerType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  footerType.changeFieldControl('legal', 'builtin', 'singleLine', { helpText: 'Words below everything else; {year} becomes the year.' })

  const forgotPasswordType = migration.createContentType('forgot-password', {
    name: 'Forgotten password',
    description: 'Asking for a code for a new password.',
    displayField: 'heading',
  })
  forgotPasswordType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  forgotPasswordType.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [{ size: { max: 300 } }],
  })
  forgotPasswordType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  forgotPasswordType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  forgotPasswordType.changeFieldControl('text', 'builtin', 'multipleLine')

  const fragmentType = migration.createContentType('fragment', {
    name: 'Shared section',
    description: 'Blocks used on several pages. Publishing it updates every page that uses it.',
    displayField: 'title',
  })
  fragmentType.createField('title', {
    name: 'Name',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 120 } }],
  })
  fragmentType.createField('blocks', {
    name: 'Blocks',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 40 } }],
  })
  fragmentType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  fragmentType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const headerBannerType = migration.createContentType('header-banner', {
    name: 'Header banner',
    description: 'One line above the header.',
    displayField: 'text',
  })
  headerBannerType.createField('text', {
    name: 'Text',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 140 } }],
  })
  headerBannerType.createField('href', {
    name: 'Leads to',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 512 } }, { regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' } }],
  })
  headerBannerType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  headerBannerType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  headerBannerType.changeFieldControl('href', 'builtin', 'singleLine', {
    helpText: 'Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor.',
  })

  const headerBarType = migration.createContentType('header-bar', {
    name: 'Header bar',
    description: "The main row of the header: logo, navigation and the shopper's tools.",
  })
  headerBarType.createField('sticky', {
    name: 'Stays in view',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: true },
  })
  headerBarType.createField('start', {
    name: 'Beginning',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['logo', 'header-list'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 3 } }],
  })
  headerBarType.createField('navigation', {
    name: 'Navigation',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['header-navigation', 'header-list'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 1 } }],
  })
  headerBarType.createField('end', {
    name: 'Tools',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'site-search',
            'language-selector',
            'account-link',
            'favorites-link',
            'mini-cart',
            'header-list',
            'country-select-button',
          ],
        },
      ],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 8 } }],
  })
  headerBarType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  headerBarType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const headerListType = migration.createContentType('header-list', { name: 'Header list', description: 'A few links in the header.' })
  headerListType.createField('links', {
    name: 'Links',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['link'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 8 } }],
  })
  headerListType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  headerListType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const headerNavigationType = migration.createContentType('header-navigation', {
    name: 'Header navigation',
    description: 'The navigation tree in the header.',
  })
  headerNavigationType.createField('variant', {
    name: 'Kind',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['megamenu'] }],
    defaultValue: { en: 'megamenu' },
  })
  headerNavigationType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  headerNavigationType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const headlineType = migration.createContentType('headline', {
    name: 'Headline',
    description: 'A heading between sections.',
    displayField: 'text',
  })
  headlineType.createField('text', {
    name: 'Text',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 160 } }],
  })
  headlineType.createField('level', {
    name: 'Level',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 6 } }],
    defaultValue: { en: 2 },
  })
  headlineType.createField('align', {
    name: 'Align',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['start', 'center', 'end'] }],
    defaultValue: { en: 'start' },
  })
  headlineType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  headlineType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  headlineType.changeFieldControl('level', 'builtin', 'numberEditor', { helpText: "1 is the page's own heading; use it once a page." })

  const heroType = migration.createContentType('hero', {
    name: 'Hero',
    description: 'The opener of a page: one large picture with a few words and up to three buttons.',
    displayField: 'heading',
  })
  heroType.createField('image', {
    name: 'Picture',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: true,
    validations: [{ linkMimetypeGroup: ['image'] }],
  })
  heroType.createField('mobileImage', {
    name: 'Picture for phones',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  })
  heroType.createField('eyebrow', {
    name: 'Words above the heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 60 } }],
  })
  heroType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 90 } }],
  })
  heroType.createField('text', { name: 'Text', type: 'Text', localized: true, required: false, validations: [{ size: { max: 300 } }] })
  heroType.createField('tone', {
    name: 'Tone of the picture',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['light', 'dark'] }],
    defaultValue: { en: 'light' },
  })
  heroType.createField('align', {
    name: 'Words stand',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['start', 'center', 'end'] }],
    defaultValue: { en: 'start' },
  })
  heroType.createField('height', {
    name: 'Height',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['regular', 'tall'] }],
    defaultValue: { en: 'regular' },
  })
  heroType.createField('buttons', {
    name: 'Buttons',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 3 } }],
  })
  heroType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  heroType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  heroType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'At least 1600 pixels wide. Keep the side where the words stand calm.',
  })
  heroType.changeFieldControl('mobileImage', 'builtin', 'assetLinkEditor', {
    helpText: 'Portrait; without it the large picture is cropped.',
  })
  heroType.changeFieldControl('text', 'builtin', 'multipleLine')
  heroType.changeFieldControl('tone', 'builtin', 'dropdown', { helpText: 'Dark pictures carry light words.' })

  const languageSelectorType = migration.createContentType('language-selector', {
    name: 'Language selector',
    description: 'The languages of this site.',
  })
  languageSelectorType.createField('variant', {
    name: 'Kind',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['list', 'dropdown'] }],
    defaultValue: { en: 'list' },
  })
  languageSelectorType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  languageSelectorType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const linkType = migration.createContentType('link', { name: 'Link', description: 'One link.', displayField: 'label' })
  linkType.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 80 } }],
  })
  linkType.createField('href', {
    name: 'Leads to',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 512 } }, { regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' } }],
  })
  linkType.createField('newWindow', {
    name: 'Opens a new window',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  linkType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  linkType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  linkType.changeFieldControl('href', 'builtin', 'singleLine', {
    helpText: 'Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor.',
  })

  const linkGroupType = migration.createContentType('link-group', {
    name: 'Link group',
    description: 'Links under a heading.',
    displayField: 'heading',
  })
  linkGroupType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 80 } }],
  })
  linkGroupType.createField('links', {
    name: 'Links',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['link'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 16 } }],
  })
  linkGroupType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  linkGroupType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const listingType = migration.createContentType('listing', {
    name: 'Listing',
    description: 'Products of a category, brand or search, with room above, beside and below.',
  })
  listingType.createField('columns', {
    name: 'Products in a row',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 6 } }],
    defaultValue: { en: 3 },
  })
  listingType.createField('productConfig', { name: 'Card settings', type: 'Object', localized: false, required: false, validations: [] })
  listingType.createField('top', {
    name: 'Above',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'breadcrumbs',
            'headline',
            'results',
            'chip-list',
            'filters',
            'section-label',
            'markdown',
            'category-cards',
            'poster-card',
            'hero',
            'text-and-image',
            'fragment',
          ],
        },
      ],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 10 } }],
  })
  listingType.createField('side', {
    name: 'Beside',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['side-navigation', 'category-navigation', 'filters', 'poster-card', 'fragment'] }],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 5 } }],
  })
  listingType.createField('bottom', {
    name: 'Below',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'paginator',
            'headline',
            'section-label',
            'divider',
            'text-and-image',
            'markdown',
            'product-tray',
            'recently-viewed-tray',
            'category-cards',
            'poster-card',
            'poster-grid',
            'usp-bar',
            'accordion',
            'button',
            'button-group',
            'country-select-button',
            'fragment',
          ],
        },
      ],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 10 } }],
  })
  listingType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  listingType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  listingType.changeFieldControl('productConfig', 'builtin', 'objectEditor', {
    helpText: "For developers: settings of the product card that differ from the shop's own.",
  })

  const logoType = migration.createContentType('logo', { name: 'Logo', description: "The shop's name, leading home.", displayField: 'alt' })
  logoType.createField('image', {
    name: 'Picture',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  })
  logoType.createField('alt', {
    name: 'Name',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 60 } }],
  })
  logoType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  logoType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  logoType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: "Without a picture the name is set in the shop's own letters.",
  })

  const maintenanceNoticeType = migration.createContentType('maintenance-notice', {
    name: 'Maintenance notice',
    description: 'Shown while the shop is closed for work.',
    displayField: 'heading',
  })
  maintenanceNoticeType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 120 } }],
  })
  maintenanceNoticeType.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [{ size: { max: 400 } }],
  })
  maintenanceNoticeType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  maintenanceNoticeType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  maintenanceNoticeType.changeFieldControl('text', 'builtin', 'multipleLine')

  const markdownType = migration.createContentType('markdown', {
    name: 'Rich text',
    description: 'Running text with headings, lists and links.',
  })
  markdownType.createField('markdown', { name: 'Text', type: 'RichText', localized: true, required: true, validations: [] })
  markdownType.createField('width', {
    name: 'Width',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['narrow', 'full'] }],
    defaultValue: { en: 'narrow' },
  })
  markdownType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  markdownType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  markdownType.changeFieldControl('width', 'builtin', 'dropdown', { helpText: 'Narrow keeps lines at a length that reads well.' })

  const miniCartType = migration.createContentType('mini-cart', {
    name: 'Mini cart',
    description: 'The bag and what is in it.',
    displayField: 'label',
  })
  miniCartType.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 40 } }],
  })
  miniCartType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  miniCartType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const orderConfirmationType = migration.createContentType('order-confirmation', {
    name: 'Order confirmation',
    description: "Thanks and the order's number.",
    displayField: 'heading',
  })
  orderConfirmationType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  orderConfirmationType.createField('below', {
    name: 'Below',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'headline',
            'section-label',
            'divider',
            'text-and-image',
            'markdown',
            'product-tray',
            'recently-viewed-tray',
            'category-cards',
            'poster-card',
            'poster-grid',
            'hero',
            'usp-bar',
            'accordion',
            'button',
            'button-group',
            'country-select-button',
            'fragment',
          ],
        },
      ],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 8 } }],
  })
  orderConfirmationType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  orderConfirmationType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const orderDetailsType = migration.createContentType('order-details', {
    name: 'Order details',
    description: 'One order.',
    displayField: 'heading',
  })
  orderDetailsType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  orderDetailsType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  orderDetailsType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const orderHistoryType = migration.createContentType('order-history', {
    name: 'Order history',
    description: "The shopper's orders.",
    displayField: 'heading',
  })
  orderHistoryType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  orderHistoryType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  orderHistoryType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const orderLookupType = migration.createContentType('order-lookup', {
    name: 'Order lookup',
    description: 'Finds an order by number and e-mail or phone.',
    displayField: 'heading',
  })
  orderLookupType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  orderLookupType.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [{ size: { max: 400 } }],
  })
  orderLookupType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  orderLookupType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  orderLookupType.changeFieldControl('text', 'builtin', 'multipleLine')

  const orderStatusType = migration.createContentType('order-status', {
    name: 'Order status',
    description: 'Where an order is.',
    displayField: 'heading',
  })
  orderStatusType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  orderStatusType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  orderStatusType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const paginatorType = migration.createContentType('paginator', { name: 'Paginator', description: 'Leads from page to page.' })
  paginatorType.createField('variant', {
    name: 'Kind',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['regular', 'compact'] }],
    defaultValue: { en: 'regular' },
  })
  paginatorType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  paginatorType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const paymentMethodsType = migration.createContentType('payment-methods', {
    name: 'Payment methods',
    description: 'Saved cards.',
    displayField: 'heading',
  })
  paymentMethodsType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  paymentMethodsType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  paymentMethodsType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const posterCardType = migration.createContentType('poster-card', {
    name: 'Poster card',
    description: 'A picture with a title and a few words that leads somewhere.',
    displayField: 'title',
  })
  posterCardType.createField('image', {
    name: 'Picture',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: true,
    validations: [{ linkMimetypeGroup: ['image'] }],
  })
  posterCardType.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 90 } }],
  })
  posterCardType.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [{ size: { max: 300 } }],
  })
  posterCardType.createField('href', {
    name: 'Leads to',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 512 } }, { regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' } }],
  })
  posterCardType.createField('aspect', {
    name: 'Shape of the picture',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['square', 'portrait', 'portrait4x3'] }],
    defaultValue: { en: 'portrait' },
  })
  posterCardType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  posterCardType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  posterCardType.changeFieldControl('text', 'builtin', 'multipleLine')
  posterCardType.changeFieldControl('href', 'builtin', 'singleLine', {
    helpText: 'Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor.',
  })

  const posterGridType = migration.createContentType('poster-grid', {
    name: 'Poster grid',
    description: 'Poster cards in a composed grid.',
    displayField: 'heading',
  })
  posterGridType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  posterGridType.createField('layout', {
    name: 'Layout',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['even', 'featureStart', 'featureEnd'] }],
    defaultValue: { en: 'even' },
  })
  posterGridType.createField('cards', {
    name: 'Cards',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['poster-card'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 2, max: 6 } }],
  })
  posterGridType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  posterGridType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  posterGridType.changeFieldControl('layout', 'builtin', 'dropdown', { helpText: 'A feature layout gives the first card twice the room.' })

  const productAccordionType = migration.createContentType('product-accordion', {
    name: 'Product accordion',
    description: 'Description, details and care of a product.',
  })
  productAccordionType.createField('allowToggleOff', {
    name: 'All panels may be closed',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: true },
  })
  productAccordionType.createField('sections', {
    name: 'Sections',
    type: 'Array',
    items: { type: 'Symbol', validations: [{ in: ['description', 'details', 'care', 'shippingAndReturns'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 4 } }],
  })
  productAccordionType.createField('extra', {
    name: 'Further panels',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['accordion-panel'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 6 } }],
  })
  productAccordionType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  productAccordionType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const productDetailsType = migration.createContentType('product-details', {
    name: 'Product details',
    description: 'The part of a product page a shopper buys from.',
  })
  productDetailsType.createField('layout', {
    name: 'Gallery',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['carousel', 'grid'] }],
    defaultValue: { en: 'carousel' },
  })
  productDetailsType.createField('gallery', {
    name: 'Gallery',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['product-image-grid'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 1 } }],
  })
  productDetailsType.createField('details', {
    name: 'Below the button',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        { linkContentType: ['product-accordion', 'shipping-and-returns', 'usp-bar', 'markdown', 'section-label', 'divider', 'fragment'] },
      ],
    },
    localized: false,
    required: false,
    validations: [{ size: { max: 6 } }],
  })
  productDetailsType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  productDetailsType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  productDetailsType.changeFieldControl('layout', 'builtin', 'dropdown', { helpText: 'Used where the gallery slot is empty.' })

  const productGridType = migration.createContentType('product-grid', {
    name: 'Product grid',
    description: 'The products of a listing across the full width.',
  })
  productGridType.createField('productsPerRow', {
    name: 'Products in a row',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 6 } }],
    defaultValue: { en: 4 },
  })
  productGridType.createField('showLowStock', {
    name: 'Show low stock',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: true },
  })
  productGridType.createField('showRange', {
    name: 'Show price ranges',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: true },
  })
  productGridType.createField('swatchLimit', {
    name: 'Most swatches',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 0, max: 20 } }],
    defaultValue: { en: 5 },
  })
  productGridType.createField('swatchSize', {
    name: 'Swatch size',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['small', 'medium', 'large'] }],
    defaultValue: { en: 'small' },
  })
  productGridType.createField('swatchShape', {
    name: 'Swatch shape',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['square', 'round'] }],
    defaultValue: { en: 'square' },
  })
  productGridType.createField('swatchMinimum', {
    name: 'Swatches from',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 0, max: 20 } }],
    defaultValue: { en: 0 },
  })
  productGridType.createField('quickBuy', {
    name: 'Quick buy',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: true },
  })
  productGridType.createField('revealDesigner', {
    name: 'Reveal the designer',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  productGridType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  productGridType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  productGridType.changeFieldControl('swatchMinimum', 'builtin', 'numberEditor', { helpText: 'Fewer colours than this show no swatches.' })

  const productImageGridType = migration.createContentType('product-image-grid', {
    name: 'Product image grid',
    description: 'All pictures of a product.',
  })
  productImageGridType.createField('gridType', {
    name: 'Kind',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ in: [1, 2, 3] }],
    defaultValue: { en: 1 },
  })
  productImageGridType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  productImageGridType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  productImageGridType.changeFieldControl('gridType', 'builtin', 'dropdown', {
    helpText: '1: two columns. 2: the first large. 3: large and stacked in turn.',
  })

  const productTrayType = migration.createContentType('product-tray', {
    name: 'Product tray',
    description: 'A row of products: chosen, by rule, or recommended.',
    displayField: 'header',
  })
  productTrayType.createField('source', {
    name: 'Products come from',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['ids', 'rule', 'recommendation'] }],
    defaultValue: { en: 'ids' },
  })
  productTrayType.createField('productIds', {
    name: 'Product ids',
    type: 'Array',
    items: { type: 'Symbol', validations: [{ size: { min: 1, max: 64 } }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 48 } }],
  })
  productTrayType.createField('filters', { name: 'Rule', type: 'Object', localized: false, required: false, validations: [] })
  productTrayType.createField('sort', {
    name: 'Order of a rule',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['bestMatch', 'newest', 'priceAsc', 'priceDesc', 'discountDesc'] }],
    defaultValue: { en: 'bestMatch' },
  })
  productTrayType.createField('model', {
    name: 'Kind of recommendation',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['bought-together', 'related-products', 'recommended'] }],
    defaultValue: { en: 'related-products' },
  })
  productTrayType.createField('maxProducts', {
    name: 'Most products',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 48 } }],
    defaultValue: { en: 12 },
  })
  productTrayType.createField('header', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  productTrayType.createField('footer', {
    name: 'Words of the link below',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 60 } }],
  })
  productTrayType.createField('href', {
    name: 'The link below leads to',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 512 } }, { regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' } }],
  })
  productTrayType.createField('carouselConfig', {
    name: 'Carousel settings',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  productTrayType.createField('productConfig', {
    name: 'Card settings',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  productTrayType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  productTrayType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  productTrayType.changeFieldControl('productIds', 'builtin', 'tagEditor', { helpText: 'Shown in this order.' })
  productTrayType.changeFieldControl('filters', 'builtin', 'objectEditor', {
    helpText: 'For developers: filter kinds and values, for example {"categories": ["women > shoes"]}.',
  })
  productTrayType.changeFieldControl('href', 'builtin', 'singleLine', {
    helpText: 'Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor.',
  })
  productTrayType.changeFieldControl('carouselConfig', 'builtin', 'objectEditor', {
    helpText: "For developers: settings of the carousel that differ from the shop's own.",
  })
  productTrayType.changeFieldControl('productConfig', 'builtin', 'objectEditor', {
    helpText: "For developers: settings of the product card that differ from the shop's own.",
  })

  const recentlyViewedTrayType = migration.createContentType('recently-viewed-tray', {
    name: 'Recently viewed',
    description: 'Products this shopper looked at.',
    displayField: 'header',
  })
  recentlyViewedTrayType.createField('maxProducts', {
    name: 'Most products',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 20 } }],
    defaultValue: { en: 12 },
  })
  recentlyViewedTrayType.createField('header', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  recentlyViewedTrayType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  recentlyViewedTrayType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const recreateCartType = migration.createContentType('recreate-cart', {
    name: 'Recreate cart',
    description: 'Fills the bag from a link.',
    displayField: 'text',
  })
  recreateCartType.createField('text', {
    name: 'Text while filling',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 160 } }],
  })
  recreateCartType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  recreateCartType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const redirectingType = migration.createContentType('redirecting', {
    name: 'Redirecting',
    description: 'Shown on the way back from a payment provider.',
    displayField: 'text',
  })
  redirectingType.createField('text', {
    name: 'Text',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 160 } }],
  })
  redirectingType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  redirectingType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const resultsType = migration.createContentType('results', {
    name: 'Results',
    description: 'How many products, in which order, and the chosen filters.',
  })
  resultsType.createField('showCount', {
    name: 'Show the number',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: true },
  })
  resultsType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  resultsType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const sectionLabelType = migration.createContentType('section-label', {
    name: 'Section label',
    description: 'A small label above a section.',
    displayField: 'text',
  })
  sectionLabelType.createField('text', {
    name: 'Text',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 80 } }],
  })
  sectionLabelType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  sectionLabelType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const setPasswordType = migration.createContentType('set-password', {
    name: 'Set password',
    description: 'Choosing a new password.',
    displayField: 'heading',
  })
  setPasswordType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  setPasswordType.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [{ size: { max: 300 } }],
  })
  setPasswordType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  setPasswordType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  setPasswordType.changeFieldControl('text', 'builtin', 'multipleLine')

  const shippingAndReturnsType = migration.createContentType('shipping-and-returns', {
    name: 'Shipping and returns',
    description: 'What delivery and returns cost here.',
  })
  shippingAndReturnsType.createField('showTable', {
    name: 'Show the table',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: true },
  })
  shippingAndReturnsType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  shippingAndReturnsType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const sideNavigationType = migration.createContentType('side-navigation', {
    name: 'Side navigation',
    description: 'The navigation tree around this listing.',
  })
  sideNavigationType.createField('levels', {
    name: 'Levels',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 4 } }],
    defaultValue: { en: 4 },
  })
  sideNavigationType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  sideNavigationType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const signInType = migration.createContentType('sign-in', {
    name: 'Sign in',
    description: 'Signing in with e-mail and password.',
    displayField: 'heading',
  })
  signInType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  signInType.createField('text', { name: 'Text', type: 'Text', localized: true, required: false, validations: [{ size: { max: 300 } }] })
  signInType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  signInType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  signInType.changeFieldControl('text', 'builtin', 'multipleLine')

  const siteSearchType = migration.createContentType('site-search', {
    name: 'Site search',
    description: 'The search box.',
    displayField: 'placeholder',
  })
  siteSearchType.createField('placeholder', {
    name: 'Words in the empty box',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 60 } }],
  })
  siteSearchType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  siteSearchType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const supportNavType = migration.createContentType('support-nav', {
    name: 'Support navigation',
    description: 'Ways to get help, by section.',
    displayField: 'heading',
  })
  supportNavType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 80 } }],
  })
  supportNavType.createField('sections', {
    name: 'Sections',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['support-section'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 8 } }],
  })
  supportNavType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  supportNavType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const supportSectionType = migration.createContentType('support-section', {
    name: 'Support section',
    description: 'Links to one kind of help.',
    displayField: 'label',
  })
  supportSectionType.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 80 } }],
  })
  supportSectionType.createField('items', {
    name: 'Links',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['link'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 12 } }],
  })
  supportSectionType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  supportSectionType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const textAndImageType = migration.createContentType('text-and-image', {
    name: 'Text and image',
    description: 'A picture beside a heading, words and a link.',
    displayField: 'heading',
  })
  textAndImageType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  textAndImageType.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 2000 } }],
  })
  textAndImageType.createField('image', {
    name: 'Picture',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: true,
    validations: [{ linkMimetypeGroup: ['image'] }],
  })
  textAndImageType.createField('imagePosition', {
    name: 'Picture stands',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['start', 'end'] }],
    defaultValue: { en: 'start' },
  })
  textAndImageType.createField('aspect', {
    name: 'Shape of the picture',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['square', 'portrait', 'portrait4x3'] }],
    defaultValue: { en: 'square' },
  })
  textAndImageType.createField('link', {
    name: 'Link',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 512 } }, { regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' } }],
  })
  textAndImageType.createField('linkLabel', {
    name: 'Words of the link',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 60 } }],
  })
  textAndImageType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  textAndImageType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  textAndImageType.changeFieldControl('text', 'builtin', 'multipleLine')
  textAndImageType.changeFieldControl('link', 'builtin', 'singleLine', {
    helpText: 'Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor.',
  })

  const uspBarType = migration.createContentType('usp-bar', {
    name: 'Promise bar',
    description: 'Short promises in a row: delivery, returns, service.',
  })
  uspBarType.createField('items', {
    name: 'Promises',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['usp-item'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 2, max: 5 } }],
  })
  uspBarType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  uspBarType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })

  const uspItemType = migration.createContentType('usp-item', { name: 'Promise', description: 'One short promise.', displayField: 'text' })
  uspItemType.createField('icon', {
    name: 'Icon',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['delivery', 'returns', 'quality', 'gift', 'store', 'chat', 'leaf', 'lock'] }],
    defaultValue: { en: 'delivery' },
  })
  uspItemType.createField('text', {
    name: 'Text',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 80 } }],
  })
  uspItemType.createField('href', {
    name: 'Link',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 512 } }, { regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' } }],
  })
  uspItemType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  uspItemType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  uspItemType.changeFieldControl('href', 'builtin', 'singleLine', {
    helpText: 'Address within the shop without country and language (/women/shoes), a full https address, mailto:, tel: or #anchor.',
  })

  const verifyAccountType = migration.createContentType('verify-account', {
    name: 'Verify account',
    description: 'Entering the code from the e-mail.',
    displayField: 'heading',
  })
  verifyAccountType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  verifyAccountType.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [{ size: { max: 300 } }],
  })
  verifyAccountType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  verifyAccountType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  verifyAccountType.changeFieldControl('text', 'builtin', 'multipleLine')
}
