import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const pageType = migration.editContentType('page')
  const pageLayout = pageType.createEditorLayout()
  pageLayout.createFieldGroup('content', { name: 'Content' })
  pageLayout.createFieldGroup('settings', { name: 'Settings' })
  pageLayout.moveField('kind').toTheBottomOfFieldGroup('settings')
  pageLayout.moveField('noindex').toTheBottomOfFieldGroup('settings')

  const accountMenuType = migration.editContentType('account-menu', { name: 'Account menu', displayField: 'entryName' })
  accountMenuType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Account menu' },
  })
  accountMenuType.moveField('entryName').toTheTop()
  accountMenuType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const breadcrumbsType = migration.editContentType('breadcrumbs', { name: 'Breadcrumbs', displayField: 'entryName' })
  breadcrumbsType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Breadcrumbs' },
  })
  breadcrumbsType.moveField('entryName').toTheTop()
  breadcrumbsType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const buttonType = migration.editContentType('button')
  const buttonLayout = buttonType.createEditorLayout()
  buttonLayout.createFieldGroup('content', { name: 'Content' })
  buttonLayout.createFieldGroup('settings', { name: 'Settings' })
  buttonLayout.createFieldGroup('when', { name: 'When and where' })
  buttonLayout.moveField('variant').toTheBottomOfFieldGroup('settings')
  buttonLayout.moveField('size').toTheBottomOfFieldGroup('settings')
  buttonLayout.moveField('fullWidth').toTheBottomOfFieldGroup('settings')
  buttonLayout.moveField('newWindow').toTheBottomOfFieldGroup('settings')
  buttonLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  buttonLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const categoryCardsType = migration.editContentType('category-cards')
  const categoryCardsLayout = categoryCardsType.createEditorLayout()
  categoryCardsLayout.createFieldGroup('content', { name: 'Content' })
  categoryCardsLayout.createFieldGroup('settings', { name: 'Settings' })
  categoryCardsLayout.createFieldGroup('when', { name: 'When and where' })
  categoryCardsLayout.moveField('columns').toTheBottomOfFieldGroup('settings')
  categoryCardsLayout.moveField('columnsTablet').toTheBottomOfFieldGroup('settings')
  categoryCardsLayout.moveField('columnsMobile').toTheBottomOfFieldGroup('settings')
  categoryCardsLayout.moveField('aspect').toTheBottomOfFieldGroup('settings')
  categoryCardsLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  categoryCardsLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const categoryNavigationType = migration.editContentType('category-navigation', {
    name: 'Category navigation',
    displayField: 'entryName',
  })
  categoryNavigationType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Category navigation' },
  })
  categoryNavigationType.moveField('entryName').toTheTop()
  categoryNavigationType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const checkoutType = migration.editContentType('checkout', { name: 'Checkout', displayField: 'entryName' })
  checkoutType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Checkout' },
  })
  checkoutType.moveField('entryName').toTheTop()
  checkoutType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const chipListType = migration.editContentType('chip-list', { name: 'Chip list', displayField: 'entryName' })
  chipListType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Chip list' },
  })
  chipListType.moveField('entryName').toTheTop()
  chipListType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const emailSignUpType = migration.editContentType('email-sign-up')
  const emailSignUpLayout = emailSignUpType.createEditorLayout()
  emailSignUpLayout.createFieldGroup('content', { name: 'Content' })
  emailSignUpLayout.createFieldGroup('settings', { name: 'Settings' })
  emailSignUpLayout.createFieldGroup('when', { name: 'When and where' })
  emailSignUpLayout.moveField('variant').toTheBottomOfFieldGroup('settings')
  emailSignUpLayout.moveField('mode').toTheBottomOfFieldGroup('settings')
  emailSignUpLayout.moveField('includeInterests').toTheBottomOfFieldGroup('settings')
  emailSignUpLayout.moveField('alwaysShow').toTheBottomOfFieldGroup('settings')
  emailSignUpLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  emailSignUpLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const headerBarType = migration.editContentType('header-bar', { name: 'Header bar', displayField: 'entryName' })
  headerBarType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Header bar' },
  })
  headerBarType.moveField('entryName').toTheTop()
  headerBarType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const headerListType = migration.editContentType('header-list', { name: 'Header list', displayField: 'entryName' })
  headerListType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Header list' },
  })
  headerListType.moveField('entryName').toTheTop()
  headerListType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const heroType = migration.editContentType('hero')
  const heroLayout = heroType.createEditorLayout()
  heroLayout.createFieldGroup('content', { name: 'Content' })
  heroLayout.createFieldGroup('settings', { name: 'Settings' })
  heroLayout.createFieldGroup('when', { name: 'When and where' })
  heroLayout.moveField('tone').toTheBottomOfFieldGroup('settings')
  heroLayout.moveField('align').toTheBottomOfFieldGroup('settings')
  heroLayout.moveField('height').toTheBottomOfFieldGroup('settings')
  heroLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  heroLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const listingType = migration.editContentType('listing', { name: 'Listing', displayField: 'entryName' })
  listingType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Listing' },
  })
  listingType.moveField('entryName').toTheTop()
  listingType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })
  const listingLayout = listingType.createEditorLayout()
  listingLayout.createFieldGroup('content', { name: 'Content' })
  listingLayout.createFieldGroup('settings', { name: 'Settings' })
  listingLayout.createFieldGroup('when', { name: 'When and where' })
  listingLayout.moveField('columns').toTheBottomOfFieldGroup('settings')
  listingLayout.moveField('columnsTablet').toTheBottomOfFieldGroup('settings')
  listingLayout.moveField('columnsMobile').toTheBottomOfFieldGroup('settings')
  listingLayout.moveField('productConfig').toTheBottomOfFieldGroup('settings')
  listingLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  listingLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const productAccordionType = migration.editContentType('product-accordion', { name: 'Product accordion', displayField: 'entryName' })
  productAccordionType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Product accordion' },
  })
  productAccordionType.moveField('entryName').toTheTop()
  productAccordionType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const productGridType = migration.editContentType('product-grid')
  const productGridLayout = productGridType.createEditorLayout()
  productGridLayout.createFieldGroup('settings', { name: 'Settings' })
  productGridLayout.createFieldGroup('when', { name: 'When and where' })
  productGridLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  productGridLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const productImageGridType = migration.editContentType('product-image-grid', { name: 'Product image grid', displayField: 'entryName' })
  productImageGridType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Product image grid' },
  })
  productImageGridType.moveField('entryName').toTheTop()
  productImageGridType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const productSuggestionsType = migration.editContentType('product-suggestions', {
    name: 'Product suggestions',
    displayField: 'entryName',
  })
  productSuggestionsType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Product suggestions' },
  })
  productSuggestionsType.moveField('entryName').toTheTop()
  productSuggestionsType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const productTrayType = migration.editContentType('product-tray')
  const productTrayLayout = productTrayType.createEditorLayout()
  productTrayLayout.createFieldGroup('content', { name: 'Content' })
  productTrayLayout.createFieldGroup('settings', { name: 'Settings' })
  productTrayLayout.createFieldGroup('when', { name: 'When and where' })
  productTrayLayout.moveField('source').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('filters').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('sort').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('model').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('maxProducts').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('carouselConfig').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('productConfig').toTheBottomOfFieldGroup('settings')
  productTrayLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  productTrayLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const resultsType = migration.editContentType('results', { name: 'Results', displayField: 'entryName' })
  resultsType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Results' },
  })
  resultsType.moveField('entryName').toTheTop()
  resultsType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const shippingAndReturnsType = migration.editContentType('shipping-and-returns', {
    name: 'Shipping and returns',
    displayField: 'entryName',
  })
  shippingAndReturnsType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Shipping and returns' },
  })
  shippingAndReturnsType.moveField('entryName').toTheTop()
  shippingAndReturnsType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const sideNavigationType = migration.editContentType('side-navigation', { name: 'Side navigation', displayField: 'entryName' })
  sideNavigationType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Side navigation' },
  })
  sideNavigationType.moveField('entryName').toTheTop()
  sideNavigationType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const textAndImageType = migration.editContentType('text-and-image')
  const textAndImageLayout = textAndImageType.createEditorLayout()
  textAndImageLayout.createFieldGroup('content', { name: 'Content' })
  textAndImageLayout.createFieldGroup('settings', { name: 'Settings' })
  textAndImageLayout.createFieldGroup('when', { name: 'When and where' })
  textAndImageLayout.moveField('imagePosition').toTheBottomOfFieldGroup('settings')
  textAndImageLayout.moveField('aspect').toTheBottomOfFieldGroup('settings')
  textAndImageLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  textAndImageLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')

  const uspBarType = migration.editContentType('usp-bar', { name: 'Promise bar', displayField: 'entryName' })
  uspBarType.createField('entryName', {
    name: 'Name in lists',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ size: { max: 80 } }],
    defaultValue: { en: 'Promise bar' },
  })
  uspBarType.moveField('entryName').toTheTop()
  uspBarType.changeFieldControl('entryName', 'builtin', 'singleLine', {
    helpText: 'What lists of entries call this one, for example where it stands. Shoppers never see it.',
  })

  const videoEmbedType = migration.editContentType('video-embed')
  const videoEmbedLayout = videoEmbedType.createEditorLayout()
  videoEmbedLayout.createFieldGroup('content', { name: 'Content' })
  videoEmbedLayout.createFieldGroup('settings', { name: 'Settings' })
  videoEmbedLayout.createFieldGroup('when', { name: 'When and where' })
  videoEmbedLayout.moveField('aspect').toTheBottomOfFieldGroup('settings')
  videoEmbedLayout.moveField('controls').toTheBottomOfFieldGroup('settings')
  videoEmbedLayout.moveField('meta').toTheBottomOfFieldGroup('when')
  videoEmbedLayout.moveField('schemaVersion').toTheBottomOfFieldGroup('when')
}
