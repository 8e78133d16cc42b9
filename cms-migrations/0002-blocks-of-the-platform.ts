import type { CmsMigration } from '../scripts/cms/cms-migration.ts'

/* Written by npm run cms migration from schemas/blocks. It has run somewhere: change the schemas, not this file. */
export const migrate: CmsMigration = (migration) => {
  const pageType = migration.editContentType('page')
  pageType.editField('key', {
    type: 'Symbol',
    validations: [
      { size: { min: 1, max: 120 } },
      {
        regexp: { pattern: '^[a-z][A-Za-z0-9]*(?:/[a-z0-9][a-z0-9-]*)*$', flags: '' },
        message: 'Words of small letters and digits parted by /, like landing/help/delivery.',
      },
    ],
  })
  pageType.changeFieldControl('seoTitle', 'builtin', 'singleLine', { helpText: 'Empty uses the title.' })
  pageType.changeFieldControl('seoDescription', 'builtin', 'multipleLine', {
    helpText: 'One or two sentences below the title in lists of results.',
  })
  pageType.changeFieldControl('noindex', 'builtin', 'boolean', { helpText: 'For pages that only those who know the address should find.' })
  pageType.changeFieldControl('blocks', 'builtin', 'entryCardsEditor', { helpText: 'From top to bottom, as a shopper reads them.' })

  const accordionType = migration.editContentType('accordion')
  accordionType.changeFieldControl('heading', 'builtin', 'singleLine', {
    helpText: 'Stands above the panels. Leave it empty where the section needs no heading of its own.',
  })
  accordionType.changeFieldControl('panels', 'builtin', 'entryCardsEditor', {
    helpText: 'In the order a shopper reads them; the most wanted first.',
  })
  accordionType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const accordionPanelType = migration.editContentType('accordion-panel')
  accordionPanelType.changeFieldControl('title', 'builtin', 'singleLine', {
    helpText: 'The line a shopper opens the panel by. A question reads well: How long does delivery take?',
  })
  accordionPanelType.changeFieldControl('open', 'builtin', 'boolean', {
    helpText: 'For the one panel that most shoppers come for; the others stay closed.',
  })
  accordionPanelType.changeFieldControl('body', 'builtin', 'entryCardsEditor', { helpText: 'What the panel shows when it is open.' })
  accordionPanelType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const accountHomeType = migration.editContentType('account-home')
  accountHomeType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty greets the shopper in the words of the shop.' })
  accountHomeType.changeFieldControl('below', 'builtin', 'entryCardsEditor', {
    helpText: 'Products or words for shoppers who are signed in.',
  })
  accountHomeType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const accountLinkType = migration.editContentType('account-link')
  accountLinkType.changeFieldControl('label', 'builtin', 'singleLine', {
    helpText: 'Read out with the icon. Empty uses the words of the shop.',
  })
  accountLinkType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const accountMenuType = migration.editContentType('account-menu')
  accountMenuType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const addressBookType = migration.editContentType('address-book')
  addressBookType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  addressBookType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const brandIndexType = migration.editContentType('brand-index')
  brandIndexType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  brandIndexType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const breadcrumbsType = migration.editContentType('breadcrumbs')
  breadcrumbsType.changeFieldControl('showBackButton', 'builtin', 'boolean', { helpText: 'A step back for phones, before the trail.' })
  breadcrumbsType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const browseByListType = migration.createContentType('browse-by-list', {
    name: 'Browse by',
    description: 'Values of one kind of filter as links: a way into a listing beside the navigation tree.',
    displayField: 'kind',
  })
  browseByListType.createField('kind', {
    name: 'Kind',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['brand', 'categories', 'collections', 'color', 'size'] }],
    defaultValue: { en: 'brand' },
  })
  browseByListType.createField('itemsToShow', {
    name: "Entries before 'Show more'",
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 50 } }],
    defaultValue: { en: 10 },
  })
  browseByListType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  browseByListType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  browseByListType.changeFieldControl('kind', 'builtin', 'dropdown', {
    helpText: 'What to browse by. Brands lead to their own pages, the rest narrow this listing.',
  })
  browseByListType.changeFieldControl('itemsToShow', 'builtin', 'numberEditor', { helpText: "The others wait behind 'Show more'." })
  browseByListType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const buttonType = migration.editContentType('button')
  buttonType.editField('href', {
    type: 'Symbol',
    validations: [
      { size: { max: 256 } },
      {
        regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' },
        message: 'Begin with / for a page of the shop, https:// for another site, mailto:, tel:, or # for a place on this page.',
      },
    ],
  })
  buttonType.changeFieldControl('label', 'builtin', 'singleLine', { helpText: 'What happens next, in two or three words: Shop the edit.' })
  buttonType.changeFieldControl('variant', 'builtin', 'radio', {
    helpText: 'One primary a section; the others secondary, or text for a quiet one.',
  })
  buttonType.changeFieldControl('size', 'builtin', 'radio', { helpText: 'Large for the opener of a page, small inside cards.' })
  buttonType.changeFieldControl('fullWidth', 'builtin', 'boolean', { helpText: 'As wide as the place it stands in.' })
  buttonType.changeFieldControl('newWindow', 'builtin', 'boolean', { helpText: 'Only for other sites: shoppers lose the way back.' })
  buttonType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const buttonGroupType = migration.editContentType('button-group', { name: 'Button group', displayField: 'align' })
  buttonGroupType.changeFieldControl('align', 'builtin', 'radio', {
    helpText: 'Where the row stands; start is left in English, right in Arabic.',
  })
  buttonGroupType.changeFieldControl('stackBelow', 'builtin', 'dropdown', {
    helpText: 'On screens narrower than this the buttons stand below each other.',
  })
  buttonGroupType.changeFieldControl('buttons', 'builtin', 'entryCardsEditor', { helpText: 'The primary one first.' })
  buttonGroupType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const categoryCardType = migration.editContentType('category-card')
  categoryCardType.editField('href', {
    type: 'Symbol',
    validations: [
      { size: { min: 1, max: 256 } },
      {
        regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' },
        message: 'Begin with / for a page of the shop, https:// for another site, mailto:, tel:, or # for a place on this page.',
      },
    ],
  })
  categoryCardType.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'The name of the category, as in the navigation.' })
  categoryCardType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'Portrait, at least 800 pixels wide, with the subject in the middle: it is cropped to the shape of its row.',
  })
  categoryCardType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const categoryCardsType = migration.editContentType('category-cards')
  categoryCardsType.changeFieldControl('heading', 'builtin', 'singleLine', {
    helpText: 'Stands above the cards. Leave it empty where the section needs no heading of its own.',
  })
  categoryCardsType.changeFieldControl('columns', 'builtin', 'numberEditor', {
    helpText: 'Cards in a row on wide screens; phones show two.',
  })
  categoryCardsType.changeFieldControl('aspect', 'builtin', 'radio', { helpText: 'All pictures of the row are cropped to it.' })
  categoryCardsType.changeFieldControl('cards', 'builtin', 'entryCardsEditor', {
    helpText: 'Full rows look best: as many cards as columns, or twice as many.',
  })
  categoryCardsType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const categoryNavigationType = migration.editContentType('category-navigation')
  categoryNavigationType.changeFieldControl('levels', 'builtin', 'numberEditor', { helpText: 'How many levels below this category open.' })
  categoryNavigationType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const checkoutType = migration.editContentType('checkout')
  checkoutType.changeFieldControl('aside', 'builtin', 'entryCardsEditor', {
    helpText: 'Help that keeps a shopper from leaving: delivery, returns, service.',
  })
  checkoutType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const chipListType = migration.editContentType('chip-list')
  chipListType.changeFieldControl('itemsToShow', 'builtin', 'numberEditor', { helpText: "The others wait behind 'Show more'." })
  chipListType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const contactFormType = migration.editContentType('contact-form')
  contactFormType.changeFieldControl('successHeader', 'builtin', 'singleLine', {
    helpText: 'Thanks, and when an answer can be expected. Empty uses the words of the shop.',
  })
  contactFormType.changeFieldControl('failureHeader', 'builtin', 'singleLine', {
    helpText: 'Empty uses the words of the shop, which keep what was written and offer to try again.',
  })
  contactFormType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const contextSwitcherType = migration.createContentType('context-switcher', {
    name: 'Context switcher',
    description: 'Lets a shopper choose between the first entries of the navigation, such as women and men. The choice is remembered.',
    displayField: 'label',
  })
  contextSwitcherType.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 40 } }],
  })
  contextSwitcherType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  contextSwitcherType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  contextSwitcherType.changeFieldControl('label', 'builtin', 'singleLine', {
    helpText: 'Stands before the entries. Empty uses the words of the shop.',
  })
  contextSwitcherType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const countrySelectButtonType = migration.editContentType('country-select-button')
  countrySelectButtonType.changeFieldControl('label', 'builtin', 'singleLine', {
    helpText: 'Stands before the name of the country. Empty uses the words of the shop.',
  })
  countrySelectButtonType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const createAccountType = migration.editContentType('create-account')
  createAccountType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  createAccountType.changeFieldControl('text', 'builtin', 'multipleLine', { helpText: 'What an account is good for, in a sentence.' })
  createAccountType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const dividerType = migration.editContentType('divider', { name: 'Divider', displayField: 'variant' })
  dividerType.changeFieldControl('variant', 'builtin', 'radio', { helpText: 'A line parts two subjects, a space lets one breathe.' })
  dividerType.changeFieldControl('spacing', 'builtin', 'radio', { helpText: 'Room above and below.' })
  dividerType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const emailSignUpType = migration.createContentType('email-sign-up', {
    name: 'E-mail sign-up',
    description: 'Asks a shopper for an address or phone number to write to.',
    displayField: 'heading',
  })
  emailSignUpType.createField('variant', {
    name: 'Look',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['splash', 'bar', 'extended'] }],
    defaultValue: { en: 'bar' },
  })
  emailSignUpType.createField('mode', {
    name: 'Asks for',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['emailAndPhone', 'phoneOnly'] }],
    defaultValue: { en: 'emailAndPhone' },
  })
  emailSignUpType.createField('includeInterests', {
    name: 'Interests',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: true },
  })
  emailSignUpType.createField('alwaysShow', {
    name: 'Show the form again',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  emailSignUpType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  emailSignUpType.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: false,
    validations: [{ size: { max: 600 } }],
  })
  emailSignUpType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  emailSignUpType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  emailSignUpType.changeFieldControl('variant', 'builtin', 'radio', {
    helpText: 'Splash stands in a splash window, bar runs across the page, extended is a section of its own with more room.',
  })
  emailSignUpType.changeFieldControl('mode', 'builtin', 'radio', {
    helpText: 'An e-mail address or a phone number, or a phone number only.',
  })
  emailSignUpType.changeFieldControl('includeInterests', 'builtin', 'boolean', {
    helpText: 'Lets a shopper choose what to hear about, on sites whose configuration has interests.',
  })
  emailSignUpType.changeFieldControl('alwaysShow', 'builtin', 'boolean', {
    helpText: 'Brings the empty form back seven seconds after somebody signed up, for shared screens in shops.',
  })
  emailSignUpType.changeFieldControl('heading', 'builtin', 'singleLine', {
    helpText: 'What somebody gets for signing up. Empty takes the shop’s own words.',
  })
  emailSignUpType.changeFieldControl('text', 'builtin', 'multipleLine', { helpText: 'What is written about, and how often.' })
  emailSignUpType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const emptySearchType = migration.editContentType('empty-search')
  emptySearchType.editField('body', {
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
            'menu-button',
            'top-searches',
            'country-select-button',
            'fragment',
          ],
        },
      ],
    },
  })
  emptySearchType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  emptySearchType.changeFieldControl('text', 'builtin', 'multipleLine', { helpText: 'What to try next. Empty uses the words of the shop.' })
  emptySearchType.changeFieldControl('showSearchBox', 'builtin', 'boolean', { helpText: 'Lets the shopper try other words at once.' })
  emptySearchType.changeFieldControl('body', 'builtin', 'entryCardsEditor', {
    helpText: 'Ways on for shoppers who found nothing: categories, favourites of others.',
  })
  emptySearchType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const favoritesLinkType = migration.editContentType('favorites-link')
  favoritesLinkType.changeFieldControl('label', 'builtin', 'singleLine', {
    helpText: 'Read out with the icon. Empty uses the words of the shop.',
  })
  favoritesLinkType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const favoritesListType = migration.editContentType('favorites-list')
  favoritesListType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  favoritesListType.changeFieldControl('emptyText', 'builtin', 'multipleLine', {
    helpText: 'How to keep a product. Empty uses the words of the shop.',
  })
  favoritesListType.changeFieldControl('empty', 'builtin', 'entryCardsEditor', { helpText: 'Ways on for shoppers who keep nothing yet.' })
  favoritesListType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const filtersType = migration.editContentType('filters', { name: 'Filters', displayField: 'layout' })
  filtersType.changeFieldControl('layout', 'builtin', 'radio', {
    helpText: 'Sidebar stands beside the products, dropdown above them; mobile always opens a panel.',
  })
  filtersType.changeFieldControl('mode', 'builtin', 'radio', { helpText: 'Auto: at once on wide screens, by a button on narrow ones.' })
  filtersType.changeFieldControl('kinds', 'builtin', 'checkbox', {
    helpText: 'Shown in this order; a kind that no product of the listing has is left out.',
  })
  filtersType.changeFieldControl('itemsToShow', 'builtin', 'numberEditor', { helpText: "The others wait behind 'Show more'." })
  filtersType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const footerType = migration.editContentType('footer')
  footerType.changeFieldControl('groups', 'builtin', 'entryCardsEditor', { helpText: 'Columns of links, the most wanted first.' })
  footerType.changeFieldControl('support', 'builtin', 'entryCardsEditor', { helpText: 'Ways to reach customer care.' })
  footerType.changeFieldControl('bottom', 'builtin', 'entryCardsEditor', { helpText: 'Country and language, and what the law asks for.' })
  footerType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const forgotPasswordType = migration.editContentType('forgot-password')
  forgotPasswordType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  forgotPasswordType.changeFieldControl('text', 'builtin', 'multipleLine', {
    helpText: 'What happens after the address is sent, in a sentence.',
  })
  forgotPasswordType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const fragmentType = migration.editContentType('fragment')
  fragmentType.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'For colleagues who look for it; shoppers never see it.' })
  fragmentType.changeFieldControl('blocks', 'builtin', 'entryCardsEditor', {
    helpText: 'Shown wherever the shared section is used; each has to fit there.',
  })
  fragmentType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const headerBannerType = migration.editContentType('header-banner')
  headerBannerType.editField('href', {
    type: 'Symbol',
    validations: [
      { size: { max: 256 } },
      {
        regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' },
        message: 'Begin with / for a page of the shop, https:// for another site, mailto:, tel:, or # for a place on this page.',
      },
    ],
  })
  headerBannerType.changeFieldControl('text', 'builtin', 'singleLine', {
    helpText: 'One short line: an offer, a date, a promise. Phones show about 40 characters.',
  })
  headerBannerType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const headerBarType = migration.editContentType('header-bar')
  headerBarType.editField('start', {
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [{ linkContentType: ['logo', 'header-list', 'menu-button', 'context-switcher'] }],
    },
  })
  headerBarType.changeFieldControl('sticky', 'builtin', 'boolean', {
    helpText: 'The bar stays at the top of the window while a shopper scrolls.',
  })
  headerBarType.changeFieldControl('start', 'builtin', 'entryCardsEditor', {
    helpText: 'Left in English, right in Arabic; the logo as a rule.',
  })
  headerBarType.changeFieldControl('navigation', 'builtin', 'entryCardsEditor', {
    helpText: 'The middle of the bar; below it on narrow screens.',
  })
  headerBarType.changeFieldControl('end', 'builtin', 'entryCardsEditor', { helpText: 'Search, account, favourites and bag.' })
  headerBarType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const headerListType = migration.editContentType('header-list')
  headerListType.changeFieldControl('links', 'builtin', 'entryCardsEditor', { helpText: 'Shown in a row; four fit on most screens.' })
  headerListType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const headerNavigationType = migration.editContentType('header-navigation', { name: 'Header navigation', displayField: 'variant' })
  headerNavigationType.changeFieldControl('variant', 'builtin', 'radio', {
    helpText: 'A mega menu on wide screens, a drawer on narrow ones.',
  })
  headerNavigationType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const headlineType = migration.editContentType('headline')
  headlineType.changeFieldControl('text', 'builtin', 'singleLine', { helpText: 'Short enough for two lines on a phone.' })
  headlineType.changeFieldControl('align', 'builtin', 'radio', { helpText: 'Start is left in English, right in Arabic.' })
  headlineType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const heroType = migration.editContentType('hero')
  heroType.changeFieldControl('eyebrow', 'builtin', 'singleLine', {
    helpText: 'A season, a collection or an occasion, in one or two words.',
  })
  heroType.changeFieldControl('heading', 'builtin', 'singleLine', {
    helpText: 'The message of the page, short enough for three lines on a phone.',
  })
  heroType.changeFieldControl('text', 'builtin', 'multipleLine', { helpText: 'One or two sentences; longer reads badly over a picture.' })
  heroType.changeFieldControl('tone', 'builtin', 'radio', { helpText: 'Dark pictures carry light words.' })
  heroType.changeFieldControl('align', 'builtin', 'radio', {
    helpText: 'Where the picture is calm. Start is left in English, right in Arabic.',
  })
  heroType.changeFieldControl('height', 'builtin', 'radio', { helpText: 'Tall fills most of a wide screen.' })
  heroType.changeFieldControl('buttons', 'builtin', 'entryCardsEditor', {
    helpText: 'One is strongest. The first leads to what the picture shows.',
  })
  heroType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const languageSelectorType = migration.editContentType('language-selector', { name: 'Language selector', displayField: 'variant' })
  languageSelectorType.changeFieldControl('variant', 'builtin', 'radio', {
    helpText: 'List for two or three languages, dropdown for more.',
  })
  languageSelectorType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const linkType = migration.editContentType('link')
  linkType.editField('href', {
    type: 'Symbol',
    validations: [
      { size: { min: 1, max: 256 } },
      {
        regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' },
        message: 'Begin with / for a page of the shop, https:// for another site, mailto:, tel:, or # for a place on this page.',
      },
    ],
  })
  linkType.changeFieldControl('label', 'builtin', 'singleLine', {
    helpText: 'Where it leads, in words that make sense alone: Delivery and returns.',
  })
  linkType.changeFieldControl('newWindow', 'builtin', 'boolean', { helpText: 'Only for other sites: shoppers lose the way back.' })
  linkType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const linkGroupType = migration.editContentType('link-group')
  linkGroupType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Names what the links have in common: Help, About us.' })
  linkGroupType.changeFieldControl('links', 'builtin', 'entryCardsEditor', { helpText: 'Up to eight are read, more are skipped.' })
  linkGroupType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const listingType = migration.editContentType('listing')
  listingType.editField('side', {
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'side-navigation',
            'category-navigation',
            'browse-by-list',
            'context-switcher',
            'filters',
            'poster-card',
            'fragment',
          ],
        },
      ],
    },
  })
  listingType.changeFieldControl('columns', 'builtin', 'numberEditor', { helpText: 'On wide screens; phones show two.' })
  listingType.changeFieldControl('top', 'builtin', 'entryCardsEditor', {
    helpText: 'Between the header and the products, across the full width.',
  })
  listingType.changeFieldControl('side', 'builtin', 'entryCardsEditor', {
    helpText: 'A column beside the products on wide screens, above them on narrow ones.',
  })
  listingType.changeFieldControl('bottom', 'builtin', 'entryCardsEditor', { helpText: 'After the products, across the full width.' })
  listingType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const logoType = migration.editContentType('logo')
  logoType.changeFieldControl('alt', 'builtin', 'singleLine', { helpText: 'Read out as the name of the link home.' })
  logoType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const maintenanceNoticeType = migration.editContentType('maintenance-notice')
  maintenanceNoticeType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'That the shop is closed for a while.' })
  maintenanceNoticeType.changeFieldControl('text', 'builtin', 'multipleLine', { helpText: 'Until when, and where to find help meanwhile.' })
  maintenanceNoticeType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const markdownType = migration.editContentType('markdown', { name: 'Rich text', displayField: 'width' })
  markdownType.changeFieldControl('markdown', 'builtin', 'richTextEditor', {
    helpText: 'Headings begin at the level below the one before the block.',
  })
  markdownType.changeFieldControl('width', 'builtin', 'radio', { helpText: 'Narrow keeps lines at a length that reads well.' })
  markdownType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const menuButtonType = migration.createContentType('menu-button', {
    name: 'Menu button',
    description: 'A button that opens the menu with the whole navigation tree, wherever it stands.',
    displayField: 'label',
  })
  menuButtonType.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 40 } }],
  })
  menuButtonType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  menuButtonType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  menuButtonType.changeFieldControl('label', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  menuButtonType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const miniCartType = migration.editContentType('mini-cart')
  miniCartType.changeFieldControl('label', 'builtin', 'singleLine', {
    helpText: 'Read out with the icon. Empty uses the words of the shop.',
  })
  miniCartType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const orderConfirmationType = migration.editContentType('order-confirmation')
  orderConfirmationType.changeFieldControl('heading', 'builtin', 'singleLine', {
    helpText: 'Empty thanks the shopper in the words of the shop.',
  })
  orderConfirmationType.changeFieldControl('below', 'builtin', 'entryCardsEditor', {
    helpText: 'What a shopper can do now: an account, care tips, help.',
  })
  orderConfirmationType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const orderDetailsType = migration.editContentType('order-details')
  orderDetailsType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  orderDetailsType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const orderHistoryType = migration.editContentType('order-history')
  orderHistoryType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  orderHistoryType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const orderLookupType = migration.editContentType('order-lookup')
  orderLookupType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  orderLookupType.changeFieldControl('text', 'builtin', 'multipleLine', { helpText: 'Where a shopper finds the number of an order.' })
  orderLookupType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const orderStatusType = migration.editContentType('order-status')
  orderStatusType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  orderStatusType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const pageNavType = migration.createContentType('page-nav', {
    name: 'Page navigation',
    description: 'Links to the sections of a long page. It stays in sight and marks the section a shopper reads.',
    displayField: 'label',
  })
  pageNavType.createField('label', {
    name: 'Name for screen readers',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  pageNavType.createField('links', {
    name: 'Links',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['link'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 2, max: 12 } }],
  })
  pageNavType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  pageNavType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  pageNavType.changeFieldControl('label', 'builtin', 'singleLine', { helpText: 'Empty: On this page.' })
  pageNavType.changeFieldControl('links', 'builtin', 'entryCardsEditor', {
    helpText: "Each leads to the anchor of a section: #care. The anchor is set in the section's settings.",
  })
  pageNavType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const paginatorType = migration.editContentType('paginator', { name: 'Paginator', displayField: 'variant' })
  paginatorType.changeFieldControl('variant', 'builtin', 'radio', {
    helpText: 'Regular lists the pages, compact only leads to the one before and after.',
  })
  paginatorType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const paymentMethodsType = migration.editContentType('payment-methods')
  paymentMethodsType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  paymentMethodsType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const popularSearchesType = migration.createContentType('popular-searches', {
    name: 'Popular searches',
    description: 'Below the search box, as long as it is empty: what is searched for most.',
    displayField: 'heading',
  })
  popularSearchesType.createField('max', {
    name: 'Searches',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 10 } }],
    defaultValue: { en: 5 },
  })
  popularSearchesType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  popularSearchesType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  popularSearchesType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  popularSearchesType.changeFieldControl('max', 'builtin', 'numberEditor', { helpText: 'The most popular ones come first.' })
  popularSearchesType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  popularSearchesType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const posterCardType = migration.editContentType('poster-card')
  posterCardType.editField('href', {
    type: 'Symbol',
    validations: [
      { size: { min: 1, max: 256 } },
      {
        regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' },
        message: 'Begin with / for a page of the shop, https:// for another site, mailto:, tel:, or # for a place on this page.',
      },
    ],
  })
  posterCardType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'At least 1200 pixels wide, with the subject in the middle: it is cropped to the shape.',
  })
  posterCardType.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'A few words that make a shopper look.' })
  posterCardType.changeFieldControl('text', 'builtin', 'multipleLine', { helpText: 'A sentence below the title, or nothing.' })
  posterCardType.changeFieldControl('aspect', 'builtin', 'radio', { helpText: 'The picture is cropped to it.' })
  posterCardType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const posterGridType = migration.editContentType('poster-grid')
  posterGridType.changeFieldControl('heading', 'builtin', 'singleLine', {
    helpText: 'Stands above the cards. Leave it empty where the section needs no heading of its own.',
  })
  posterGridType.changeFieldControl('layout', 'builtin', 'radio', { helpText: 'A feature layout gives the first card twice the room.' })
  posterGridType.changeFieldControl('cards', 'builtin', 'entryCardsEditor', { helpText: 'The first is the largest.' })
  posterGridType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const productAccordionType = migration.editContentType('product-accordion')
  productAccordionType.changeFieldControl('allowToggleOff', 'builtin', 'boolean', { helpText: 'Otherwise one panel is always open.' })
  productAccordionType.changeFieldControl('sections', 'builtin', 'checkbox', {
    helpText: 'Shown in this order; a section that the product has nothing for is left out.',
  })
  productAccordionType.changeFieldControl('extra', 'builtin', 'entryCardsEditor', {
    helpText: 'Panels after the sections of the product, the same for every product.',
  })
  productAccordionType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const productDetailsType = migration.editContentType('product-details', { name: 'Product details', displayField: 'layout' })
  productDetailsType.createField('options', {
    name: 'Options',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['size-type'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 1 } }],
  })
  productDetailsType.moveField('options').afterField('layout')
  productDetailsType.changeFieldControl('layout', 'builtin', 'radio', { helpText: 'Used where the gallery slot is empty.' })
  productDetailsType.changeFieldControl('options', 'builtin', 'entryCardsEditor', {
    helpText: 'Options with words of their own, above the others.',
  })
  productDetailsType.changeFieldControl('gallery', 'builtin', 'entryCardsEditor', {
    helpText: 'Pictures of the product; empty shows the layout chosen above.',
  })
  productDetailsType.changeFieldControl('details', 'builtin', 'entryCardsEditor', {
    helpText: 'Between the button and the end of the column, in this order.',
  })
  productDetailsType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const productGridType = migration.editContentType('product-grid', { name: 'Product grid', displayField: 'swatchSize' })
  productGridType.changeFieldControl('productsPerRow', 'builtin', 'numberEditor', { helpText: 'On wide screens; phones show two.' })
  productGridType.changeFieldControl('showLowStock', 'builtin', 'boolean', { helpText: 'Says on the card that only a few are left.' })
  productGridType.changeFieldControl('showRange', 'builtin', 'boolean', {
    helpText: 'From the lowest to the highest price where sizes or colours differ.',
  })
  productGridType.changeFieldControl('swatchLimit', 'builtin', 'numberEditor', {
    helpText: 'Colours shown on a card; the others are counted.',
  })
  productGridType.changeFieldControl('swatchSize', 'builtin', 'radio', { helpText: 'Small fits six colours on a phone.' })
  productGridType.changeFieldControl('swatchShape', 'builtin', 'radio', { helpText: 'Square shows a pattern better, round looks lighter.' })
  productGridType.changeFieldControl('quickBuy', 'builtin', 'boolean', {
    helpText: 'Lets a shopper choose a size and buy without leaving the listing.',
  })
  productGridType.changeFieldControl('revealDesigner', 'builtin', 'boolean', {
    helpText: 'Shows the brand of a card only under the pointer.',
  })
  productGridType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const productImageGridType = migration.editContentType('product-image-grid')
  productImageGridType.changeFieldControl('gridType', 'builtin', 'radio', {
    helpText: '1: two columns. 2: the first large. 3: large and stacked in turn.',
  })
  productImageGridType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const productSuggestionsType = migration.createContentType('product-suggestions', {
    name: 'Product suggestions',
    description: 'Below the search box: the first products found for the words in it.',
  })
  productSuggestionsType.createField('max', {
    name: 'Products',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 6 } }],
    defaultValue: { en: 3 },
  })
  productSuggestionsType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  productSuggestionsType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  productSuggestionsType.changeFieldControl('max', 'builtin', 'numberEditor', { helpText: 'The best matches come first.' })
  productSuggestionsType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const productTrayType = migration.editContentType('product-tray')
  productTrayType.editField('href', {
    type: 'Symbol',
    validations: [
      { size: { max: 256 } },
      {
        regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' },
        message: 'Begin with / for a page of the shop, https:// for another site, mailto:, tel:, or # for a place on this page.',
      },
    ],
  })
  productTrayType.changeFieldControl('source', 'builtin', 'radio', {
    helpText: 'Ids: the list below. Rule: whatever fits it today. Recommendation: what other shoppers chose.',
  })
  productTrayType.changeFieldControl('sort', 'builtin', 'dropdown', { helpText: 'Counts only where products come from a rule.' })
  productTrayType.changeFieldControl('model', 'builtin', 'radio', { helpText: 'Counts only where products come from a recommendation.' })
  productTrayType.changeFieldControl('maxProducts', 'builtin', 'numberEditor', {
    helpText: 'A row of 8 to 12 is scrolled to its end most often.',
  })
  productTrayType.changeFieldControl('header', 'builtin', 'singleLine', {
    helpText: 'Stands above the row. Leave it empty where the section needs no heading of its own.',
  })
  productTrayType.changeFieldControl('footer', 'builtin', 'singleLine', {
    helpText: 'Both this and an address are needed for the link to show.',
  })
  productTrayType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const readMoreType = migration.createContentType('read-more', {
    name: "Text with 'Read more'",
    description: 'An introduction of which two lines show at first.',
    displayField: 'heading',
  })
  readMoreType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  readMoreType.createField('text', {
    name: 'Text',
    type: 'Text',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 4000 } }],
  })
  readMoreType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  readMoreType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  readMoreType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Leave it empty where the page has one above already.' })
  readMoreType.changeFieldControl('text', 'builtin', 'multipleLine', {
    helpText: 'Where it is longer than two lines, the rest shows on request.',
  })
  readMoreType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const recentlyViewedTrayType = migration.editContentType('recently-viewed-tray')
  recentlyViewedTrayType.changeFieldControl('maxProducts', 'builtin', 'numberEditor', {
    helpText: 'The newest first; nothing shows for shoppers who looked at nothing yet.',
  })
  recentlyViewedTrayType.changeFieldControl('header', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  recentlyViewedTrayType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const recreateCartType = migration.editContentType('recreate-cart')
  recreateCartType.changeFieldControl('text', 'builtin', 'singleLine', {
    helpText: 'Read out while the products of the link are put into the bag. Empty uses the words of the shop.',
  })
  recreateCartType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const redirectingType = migration.editContentType('redirecting')
  redirectingType.changeFieldControl('text', 'builtin', 'singleLine', {
    helpText: 'Read out while the payment is looked up. Empty uses the words of the shop.',
  })
  redirectingType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const resultsType = migration.editContentType('results')
  resultsType.changeFieldControl('showCount', 'builtin', 'boolean', {
    helpText: 'How many products there are, read out when filters change.',
  })
  resultsType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const returnNoteType = migration.createContentType('return-note', {
    name: 'Return note',
    description: 'A button that prints the note a shopper puts into the parcel when something comes back.',
    displayField: 'label',
  })
  returnNoteType.createField('label', {
    name: 'Words of the button',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 60 } }],
  })
  returnNoteType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  returnNoteType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  returnNoteType.changeFieldControl('label', 'builtin', 'singleLine', { helpText: 'Empty: Print the return note.' })
  returnNoteType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const reviewsBazaarvoiceType = migration.createContentType('reviews-bazaarvoice', {
    name: 'Reviews (Bazaarvoice)',
    description:
      'Ratings and reviews of a product by Bazaarvoice. Shows nothing where the site has not switched it on, and in languages other than English.',
    displayField: 'siteId',
  })
  reviewsBazaarvoiceType.createField('siteId', {
    name: 'Deployment zone',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      { size: { min: 1, max: 60 } },
      { regexp: { pattern: '^[A-Za-z0-9_-]+$', flags: '' }, message: 'Letters, digits, hyphens and underscores only.' },
    ],
    defaultValue: { en: 'main_site' },
  })
  reviewsBazaarvoiceType.createField('productId', {
    name: 'Product number',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      { size: { max: 60 } },
      { regexp: { pattern: '^[A-Za-z0-9_.-]*$', flags: '' }, message: 'Letters, digits, hyphens, underscores and full stops only.' },
    ],
  })
  reviewsBazaarvoiceType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  reviewsBazaarvoiceType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  reviewsBazaarvoiceType.changeFieldControl('siteId', 'builtin', 'singleLine', { helpText: "The zone's name in the Bazaarvoice portal." })
  reviewsBazaarvoiceType.changeFieldControl('productId', 'builtin', 'singleLine', { helpText: 'Empty takes the product of the page.' })
  reviewsBazaarvoiceType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const reviewsYotpoType = migration.createContentType('reviews-yotpo', {
    name: 'Reviews (Yotpo)',
    description: 'Ratings and reviews by Yotpo. Shows nothing where the site has not switched it on, and in languages other than English.',
    displayField: 'productId',
  })
  reviewsYotpoType.createField('widget', {
    name: 'Widget',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['reviews', 'badge'] }],
    defaultValue: { en: 'reviews' },
  })
  reviewsYotpoType.createField('productId', {
    name: 'Product number',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      { size: { max: 60 } },
      { regexp: { pattern: '^[A-Za-z0-9_.-]*$', flags: '' }, message: 'Letters, digits, hyphens, underscores and full stops only.' },
    ],
  })
  reviewsYotpoType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  reviewsYotpoType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  reviewsYotpoType.changeFieldControl('widget', 'builtin', 'radio', { helpText: 'All reviews, or the rating as a small badge.' })
  reviewsYotpoType.changeFieldControl('productId', 'builtin', 'singleLine', {
    helpText: 'Empty takes the product of the page; pages without a product then show nothing.',
  })
  reviewsYotpoType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const scriptFileType = migration.createContentType('script-file', {
    name: 'Script file',
    description: 'One script of a scripts block.',
    displayField: 'src',
  })
  scriptFileType.createField('src', {
    name: 'Address',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [
      { size: { min: 1, max: 256 } },
      {
        regexp: { pattern: '^(?:/(?!/)|https://)\\S+$', flags: '' },
        message: 'Begin with / for a file of the shop or https:// for one elsewhere, without spaces.',
      },
    ],
  })
  scriptFileType.createField('async', {
    name: 'Do not wait for it',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  scriptFileType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  scriptFileType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  scriptFileType.changeFieldControl('src', 'builtin', 'singleLine', {
    helpText: 'A file of the shop (/scripts/x.js) or an https address of an allowed host.',
  })
  scriptFileType.changeFieldControl('async', 'builtin', 'boolean', { helpText: 'The next script starts loading at once.' })
  scriptFileType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const scriptsType = migration.createContentType('scripts', {
    name: 'Scripts',
    description:
      "For developers: loads scripts one after another, then runs a snippet and adds styles. A script of another host runs only if the shop's configuration allows the host.",
    displayField: 'inlineJs',
  })
  scriptsType.createField('consent', {
    name: 'Needs consent to',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['necessary', 'preferences', 'statistics', 'marketing'] }],
    defaultValue: { en: 'marketing' },
  })
  scriptsType.createField('inlineJs', {
    name: 'Script',
    type: 'Text',
    localized: false,
    required: false,
    validations: [{ size: { max: 20000 } }],
  })
  scriptsType.createField('inlineCss', {
    name: 'Styles',
    type: 'Text',
    localized: false,
    required: false,
    validations: [{ size: { max: 20000 } }],
  })
  scriptsType.createField('scripts', {
    name: 'Scripts',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['script-file'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 10 } }],
  })
  scriptsType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  scriptsType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  scriptsType.changeFieldControl('consent', 'builtin', 'dropdown', { helpText: 'The scripts wait until the shopper has agreed to this.' })
  scriptsType.changeFieldControl('inlineJs', 'builtin', 'multipleLine', {
    helpText: 'Runs after the scripts have loaded. It cannot use eval.',
  })
  scriptsType.changeFieldControl('inlineCss', 'builtin', 'multipleLine', {
    helpText: 'Added after the scripts have loaded. They cannot import other sheets.',
  })
  scriptsType.changeFieldControl('scripts', 'builtin', 'entryCardsEditor', { helpText: 'Loaded in this order.' })
  scriptsType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const sectionLabelType = migration.editContentType('section-label')
  sectionLabelType.changeFieldControl('text', 'builtin', 'singleLine', { helpText: 'One to three words: New in, Our workshops.' })
  sectionLabelType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const setPasswordType = migration.editContentType('set-password')
  setPasswordType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  setPasswordType.changeFieldControl('text', 'builtin', 'multipleLine', {
    helpText: 'Where the code comes from and what a password needs.',
  })
  setPasswordType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const shippingAndReturnsType = migration.editContentType('shipping-and-returns')
  shippingAndReturnsType.changeFieldControl('showTable', 'builtin', 'boolean', {
    helpText: 'The table of delivery options, prices and times below the words.',
  })
  shippingAndReturnsType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const shippingTableType = migration.createContentType('shipping-table', {
    name: 'Shipping table',
    description: 'The ways to ship on this site, with price and time. On a product page only those that take the product.',
    displayField: 'heading',
  })
  shippingTableType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  shippingTableType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  shippingTableType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  shippingTableType.changeFieldControl('heading', 'builtin', 'singleLine', {
    helpText: 'Leave it empty where the page has one above already.',
  })
  shippingTableType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const sideNavigationType = migration.editContentType('side-navigation')
  sideNavigationType.changeFieldControl('levels', 'builtin', 'numberEditor', { helpText: 'How many levels of the tree are listed.' })
  sideNavigationType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const signInType = migration.editContentType('sign-in')
  signInType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  signInType.changeFieldControl('text', 'builtin', 'multipleLine', { helpText: 'What an account is good for, in a sentence.' })
  signInType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const siteSearchType = migration.editContentType('site-search')
  siteSearchType.createField('suggestions', {
    name: 'Suggestions',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['popular-searches', 'product-suggestions'] }] },
    localized: false,
    required: false,
    validations: [{ size: { max: 2 } }],
  })
  siteSearchType.moveField('suggestions').afterField('placeholder')
  siteSearchType.changeFieldControl('placeholder', 'builtin', 'singleLine', {
    helpText: 'An example helps more than a command: Linen trousers. Empty uses the words of the shop.',
  })
  siteSearchType.changeFieldControl('suggestions', 'builtin', 'entryCardsEditor', {
    helpText: 'What opens below the box. Searches that begin with the words in it are there by themselves.',
  })
  siteSearchType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const sizeGuidesPageType = migration.createContentType('size-guides-page', {
    name: 'Size guides',
    description: 'Every size guide of the shop with how to measure, in centimetres or inches as the shopper prefers.',
    displayField: 'heading',
  })
  sizeGuidesPageType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  sizeGuidesPageType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  sizeGuidesPageType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  sizeGuidesPageType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  sizeGuidesPageType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const sizeTypeType = migration.createContentType('size-type', {
    name: 'Size type',
    description: 'The fits of a product, such as regular and petite. Where it stands beside the other options, these leave the fits to it.',
    displayField: 'label',
  })
  sizeTypeType.createField('label', {
    name: 'Label',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 40 } }],
  })
  sizeTypeType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  sizeTypeType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  sizeTypeType.changeFieldControl('label', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  sizeTypeType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const splashItemType = migration.createContentType('splash-item', {
    name: 'Splash window',
    description: 'A window that opens once in front of the pages it names. It stands on the page of kind splash.',
    displayField: 'title',
  })
  splashItemType.createField('title', {
    name: 'Name of the window',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 120 } }],
  })
  splashItemType.createField('hideTitle', {
    name: 'Hide the name',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  splashItemType.createField('paths', {
    name: 'Pages',
    type: 'Array',
    items: { type: 'Symbol', validations: [{ size: { min: 1, max: 200 } }] },
    localized: false,
    required: true,
    validations: [{ size: { max: 50 } }],
  })
  splashItemType.createField('size', {
    name: 'Size',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['small', 'medium', 'large'] }],
    defaultValue: { en: 'medium' },
  })
  splashItemType.createField('body', {
    name: 'Content',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        { linkContentType: ['email-sign-up', 'text-and-image', 'headline', 'markdown', 'button-group', 'poster-card', 'hero', 'fragment'] },
      ],
    },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 6 } }],
  })
  splashItemType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  splashItemType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  splashItemType.changeFieldControl('title', 'builtin', 'singleLine', {
    helpText: 'Read aloud when the window opens, and seen unless it is hidden.',
  })
  splashItemType.changeFieldControl('hideTitle', 'builtin', 'boolean', { helpText: 'For content that begins with a heading of its own.' })
  splashItemType.changeFieldControl('paths', 'builtin', 'tagEditor', {
    helpText:
      'Addresses without country and language, such as /women. A star at the end takes all that begin so: /women/*. A single / is the home page.',
  })
  splashItemType.changeFieldControl('size', 'builtin', 'radio', { helpText: 'Small for a form alone, large for a picture beside words.' })
  splashItemType.changeFieldControl('body', 'builtin', 'entryCardsEditor', {
    helpText: 'Short enough to be read without scrolling on a phone.',
  })
  splashItemType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const stickyProductDetailsType = migration.createContentType('sticky-product-details', {
    name: 'Sticky product details',
    description: 'Name, price and the button to buy, at the bottom of the window once the form to buy has gone out at its top.',
    displayField: 'showFrom',
  })
  stickyProductDetailsType.createField('showFrom', {
    name: 'Shown from',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['mobileLarge', 'tabletSmall', 'tabletMedium', 'tabletLarge', 'desktopSmall'] }],
    defaultValue: { en: 'tabletMedium' },
  })
  stickyProductDetailsType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  stickyProductDetailsType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  stickyProductDetailsType.changeFieldControl('showFrom', 'builtin', 'dropdown', { helpText: 'Windows up to this width go without.' })
  stickyProductDetailsType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const supportNavType = migration.editContentType('support-nav')
  supportNavType.changeFieldControl('heading', 'builtin', 'singleLine', {
    helpText: 'Stands above the sections. Leave it empty where the section needs no heading of its own.',
  })
  supportNavType.changeFieldControl('sections', 'builtin', 'entryCardsEditor', { helpText: 'One a kind of help.' })
  supportNavType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const supportSectionType = migration.editContentType('support-section')
  supportSectionType.changeFieldControl('label', 'builtin', 'singleLine', {
    helpText: 'What the help is about: Orders, Delivery, Returns.',
  })
  supportSectionType.changeFieldControl('items', 'builtin', 'entryCardsEditor', { helpText: 'Answers and forms of this kind of help.' })
  supportSectionType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const tabPanelType = migration.createContentType('tab-panel', {
    name: 'Tab',
    description: 'One tab and what it shows.',
    displayField: 'title',
  })
  tabPanelType.createField('key', {
    name: 'Key',
    type: 'Symbol',
    localized: false,
    required: true,
    validations: [
      { size: { min: 1, max: 40 } },
      {
        regexp: { pattern: '^[A-Za-z0-9](?:[A-Za-z0-9 _-]{0,38}[A-Za-z0-9])?$', flags: '' },
        message: 'Up to 40 letters, digits, spaces, hyphens and underscores, with a letter or digit at both ends.',
      },
    ],
  })
  tabPanelType.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 60 } }],
  })
  tabPanelType.createField('body', {
    name: 'Content',
    type: 'Array',
    items: {
      type: 'Link',
      linkType: 'Entry',
      validations: [
        {
          linkContentType: [
            'markdown',
            'text-and-image',
            'headline',
            'button-group',
            'divider',
            'accordion',
            'video-embed',
            'product-tray',
            'shipping-table',
            'read-more',
          ],
        },
      ],
    },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 10 } }],
  })
  tabPanelType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  tabPanelType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  tabPanelType.changeFieldControl('key', 'builtin', 'singleLine', {
    helpText: 'How the address names this tab. It is the same in every language, and different for each tab of a group.',
  })
  tabPanelType.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'One or two words: all tabs should fit side by side.' })
  tabPanelType.changeFieldControl('body', 'builtin', 'entryCardsEditor', { helpText: 'What shows while this tab is chosen.' })
  tabPanelType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const tabsType = migration.createContentType('tabs', {
    name: 'Tabs',
    description: 'Panels of which one shows at a time. The address remembers which, so that a tab can be linked to.',
    displayField: 'label',
  })
  tabsType.createField('label', {
    name: 'Name for screen readers',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  tabsType.createField('queryParam', {
    name: 'Name in the address',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [
      { size: { min: 1, max: 32 } },
      {
        regexp: { pattern: '^[A-Za-z][A-Za-z0-9_-]{0,31}$', flags: '' },
        message: 'A letter first, then up to 31 letters, digits, hyphens and underscores.',
      },
    ],
    defaultValue: { en: 'tab' },
  })
  tabsType.createField('allowToggleOff', {
    name: 'All tabs may be closed',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: false },
  })
  tabsType.createField('panels', {
    name: 'Tabs',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['tab-panel'] }] },
    localized: false,
    required: true,
    validations: [{ size: { min: 1, max: 12 } }],
  })
  tabsType.createField('meta', { name: 'Where and when it shows', type: 'Object', localized: false, required: false, validations: [] })
  tabsType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  tabsType.changeFieldControl('label', 'builtin', 'singleLine', {
    helpText: 'What the tabs choose between, for example: Care by material.',
  })
  tabsType.changeFieldControl('queryParam', 'builtin', 'singleLine', {
    helpText:
      'The tab shown is written into the address under this name: ?tab=linen. Two groups of tabs on a page need two names; one that begins with tab opens the right panel from the first moment.',
  })
  tabsType.changeFieldControl('allowToggleOff', 'builtin', 'boolean', { helpText: 'Choosing the open tab once more closes it.' })
  tabsType.changeFieldControl('panels', 'builtin', 'entryCardsEditor', {
    helpText: 'In the order they stand side by side; the first one is open.',
  })
  tabsType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const textAndImageType = migration.editContentType('text-and-image')
  textAndImageType.editField('link', {
    type: 'Symbol',
    validations: [
      { size: { max: 256 } },
      {
        regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' },
        message: 'Begin with / for a page of the shop, https:// for another site, mailto:, tel:, or # for a place on this page.',
      },
    ],
  })
  textAndImageType.changeFieldControl('heading', 'builtin', 'singleLine', {
    helpText: 'Leave it empty where the section needs no heading of its own.',
  })
  textAndImageType.changeFieldControl('text', 'builtin', 'multipleLine', {
    helpText: 'Two to five sentences. A blank line begins a paragraph.',
  })
  textAndImageType.changeFieldControl('image', 'builtin', 'assetLinkEditor', {
    helpText: 'At least 1200 pixels wide, with the subject in the middle: it is cropped to the shape.',
  })
  textAndImageType.changeFieldControl('imagePosition', 'builtin', 'radio', {
    helpText: 'Start is left in English, right in Arabic; phones show the picture first.',
  })
  textAndImageType.changeFieldControl('aspect', 'builtin', 'radio', { helpText: 'The picture is cropped to it.' })
  textAndImageType.changeFieldControl('linkLabel', 'builtin', 'singleLine', {
    helpText: 'Both this and an address are needed for the link to show.',
  })
  textAndImageType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const topSearchesType = migration.createContentType('top-searches', {
    name: 'Top searches',
    description: 'What is searched for most, as links.',
    displayField: 'heading',
  })
  topSearchesType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  topSearchesType.createField('itemsToShow', {
    name: 'Searches',
    type: 'Integer',
    localized: false,
    required: false,
    validations: [{ range: { min: 1, max: 20 } }],
    defaultValue: { en: 10 },
  })
  topSearchesType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  topSearchesType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  topSearchesType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  topSearchesType.changeFieldControl('itemsToShow', 'builtin', 'numberEditor', { helpText: 'The most popular ones come first.' })
  topSearchesType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const unableToShipTableType = migration.createContentType('unable-to-ship-table', {
    name: 'Places we cannot ship to',
    description: 'The places of this country that no parcel goes to, and why. Not there where every place is reached.',
    displayField: 'heading',
  })
  unableToShipTableType.createField('heading', {
    name: 'Heading',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [{ size: { max: 120 } }],
  })
  unableToShipTableType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  unableToShipTableType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  unableToShipTableType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  unableToShipTableType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const uspBarType = migration.editContentType('usp-bar')
  uspBarType.changeFieldControl('items', 'builtin', 'entryCardsEditor', { helpText: 'Three or four; phones show them below each other.' })
  uspBarType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const uspItemType = migration.editContentType('usp-item')
  uspItemType.editField('href', {
    type: 'Symbol',
    validations: [
      { size: { max: 256 } },
      {
        regexp: { pattern: '^(?:|/(?!/).*|https?://.+|mailto:.+|tel:.+|#.+)$', flags: '' },
        message: 'Begin with / for a page of the shop, https:// for another site, mailto:, tel:, or # for a place on this page.',
      },
    ],
  })
  uspItemType.changeFieldControl('icon', 'builtin', 'dropdown', { helpText: 'Decorates the words; it is not read out.' })
  uspItemType.changeFieldControl('text', 'builtin', 'singleLine', { helpText: 'One promise, kept: Free returns for 30 days.' })
  uspItemType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const verifyAccountType = migration.editContentType('verify-account')
  verifyAccountType.changeFieldControl('heading', 'builtin', 'singleLine', { helpText: 'Empty uses the words of the shop.' })
  verifyAccountType.changeFieldControl('text', 'builtin', 'multipleLine', {
    helpText: 'Where the code was sent and what to do when it does not come.',
  })
  verifyAccountType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })

  const videoEmbedType = migration.createContentType('video-embed', {
    name: 'Video',
    description:
      'A film in the page: a file of your own, a stream, or one from the video host. Nothing is fetched from elsewhere before a shopper presses play, unless the address asks for autoplay.',
    displayField: 'title',
  })
  videoEmbedType.createField('src', {
    name: 'Address',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [
      { size: { min: 1, max: 256 } },
      {
        regexp: { pattern: '^(?:/(?!/)|https://)\\S+$', flags: '' },
        message: 'Begin with / for a file of the shop or https:// for one elsewhere, without spaces.',
      },
    ],
  })
  videoEmbedType.createField('title', {
    name: 'Title',
    type: 'Symbol',
    localized: true,
    required: true,
    validations: [{ size: { min: 1, max: 120 } }],
  })
  videoEmbedType.createField('poster', {
    name: 'Picture before playing',
    type: 'Link',
    linkType: 'Asset',
    localized: true,
    required: false,
    validations: [{ linkMimetypeGroup: ['image'] }],
  })
  videoEmbedType.createField('captions', {
    name: 'Captions file',
    type: 'Symbol',
    localized: true,
    required: false,
    validations: [
      { size: { max: 256 } },
      {
        regexp: { pattern: '^(?:|/(?!/)\\S+\\.vtt)$', flags: '' },
        message: 'A file of the shop that begins with / and ends with .vtt, without spaces.',
      },
    ],
  })
  videoEmbedType.createField('aspect', {
    name: 'Shape',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [{ in: ['16x9', '4x3', 'square', '9x16'] }],
    defaultValue: { en: '16x9' },
  })
  videoEmbedType.createField('controls', {
    name: 'Show controls',
    type: 'Boolean',
    localized: false,
    required: false,
    validations: [],
    defaultValue: { en: true },
  })
  videoEmbedType.createField('meta', {
    name: 'Where and when it shows',
    type: 'Object',
    localized: false,
    required: false,
    validations: [],
  })
  videoEmbedType.createField('schemaVersion', {
    name: 'Schema version',
    type: 'Integer',
    localized: false,
    required: false,
    disabled: true,
    validations: [],
    defaultValue: { en: 1 },
  })
  videoEmbedType.changeFieldControl('src', 'builtin', 'singleLine', {
    helpText:
      'https://vimeo.com/…, a streaming playlist (.m3u8), or a file (.mp4, .webm). After a question mark the address may ask for autoplay=1, muted=1 or background=1.',
  })
  videoEmbedType.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'What the film shows, for those who cannot see it.' })
  videoEmbedType.changeFieldControl('poster', 'builtin', 'assetLinkEditor', { helpText: 'A still of the film, in its shape.' })
  videoEmbedType.changeFieldControl('captions', 'builtin', 'singleLine', {
    helpText:
      "Address of a WebVTT file (.vtt) on the shop's own host, in the language of the page. Films with speech need one; those of the video host bring their own.",
  })
  videoEmbedType.changeFieldControl('aspect', 'builtin', 'dropdown', {
    helpText: 'Width by height. The film keeps its place while it loads.',
  })
  videoEmbedType.changeFieldControl('controls', 'builtin', 'boolean', {
    helpText: 'Without them the film still has a button to pause and one for sound.',
  })
  videoEmbedType.changeFieldControl('meta', 'builtin', 'objectEditor', {
    helpText:
      'Empty shows it always. For example {"visibleFrom": "2026-03-01T00:00:00Z", "countries": ["GB"]}. Others: visibleUntil, languages, navContexts, audience, hiddenOn, anchor, analyticsTitle.',
  })
}
