/** What a code of a content problem means: the table of docs/blocks/codes.md. */
export interface ProblemCodeText {
  readonly severity: 'error' | 'warning'
  /** What is the matter, in one sentence. */
  readonly meaning: string
  /** What whoever reads it can do. */
  readonly remedy: string
}

/** Everything that can be the matter with content. Codes are stable: reports, dashboards and CI rules refer to them. */
export const PROBLEM_CODES = {
  missingEntry: {
    severity: 'warning',
    meaning: 'A block that is referred to is not published, or is deleted.',
    remedy: 'Publish it, or take the reference out; until then the place stays empty.',
  },
  missingAsset: {
    severity: 'warning',
    meaning: 'A picture that is referred to is not published, or its file is no picture.',
    remedy: 'Publish the asset, or choose another one.',
  },
  cycle: {
    severity: 'error',
    meaning: 'A block contains itself, directly or through others.',
    remedy: 'Take it out of itself.',
  },
  unknownType: {
    severity: 'warning',
    meaning: 'The shop has no block of this type; nothing is shown in its place, and it is kept.',
    remedy: 'Release the shop that knows it, or take the block out.',
  },
  newerVersion: {
    severity: 'warning',
    meaning: 'The block was saved for a newer shop; nothing is shown in its place, and it is kept.',
    remedy: 'Release the newer shop.',
  },
  propInvalid: {
    severity: 'error',
    meaning: 'A field is empty that must not be, or holds what it cannot.',
    remedy: 'The message says what the field takes.',
  },
  metaInvalid: {
    severity: 'error',
    meaning: 'The settings of where and when the block shows do not fit.',
    remedy: 'The message names the setting.',
  },
  slotUnknown: {
    severity: 'error',
    meaning: 'Blocks stand in a place the block does not have.',
    remedy: 'Move them to a place it has.',
  },
  slotNotAllowed: {
    severity: 'error',
    meaning: 'A block stands in a place that does not take its type.',
    remedy: 'The message lists what fits there.',
  },
  parentMissing: {
    severity: 'error',
    meaning: 'A block stands where it means nothing: its schema names the blocks that have to hold it.',
    remedy: 'Move it into one of the blocks the message lists.',
  },
  slotTooFew: { severity: 'error', meaning: 'A place holds fewer blocks than it needs.', remedy: 'Add some.' },
  slotTooMany: { severity: 'error', meaning: 'A place holds more blocks than fit.', remedy: 'Take some out.' },
  contextMissing: {
    severity: 'error',
    meaning: 'The block shows data (a product, a listing, an order) that this kind of page does not have.',
    remedy: 'Use the block on a page of a kind that has it.',
  },
  duplicateId: {
    severity: 'error',
    meaning: 'Two blocks of a page have one id.',
    remedy: 'This is for developers: ids come from the CMS and are numbered when a block is used twice.',
  },
  pageInvalid: {
    severity: 'error',
    meaning: 'A field of the page itself is empty or does not fit.',
    remedy: 'The message names the field.',
  },
  tooDeep: { severity: 'error', meaning: 'Blocks are nested deeper than 8 levels.', remedy: 'Take a level out.' },
  tooManyBlocks: { severity: 'error', meaning: 'The page has more than 200 blocks.', remedy: 'Spread them over several pages.' },
  tooLarge: { severity: 'error', meaning: 'The page is larger than 512 KB.', remedy: 'Move parts of it to other pages.' },
  missingPage: {
    severity: 'warning',
    meaning: 'A link leads to a page this site does not have.',
    remedy: 'Correct the address, or publish the page it names.',
  },
  addressTaken: {
    severity: 'warning',
    meaning: 'A landing page has the address of a category, or of a page that every shop has; nobody sees it.',
    remedy: 'Give the page another key, and publish it.',
  },
  missingProduct: {
    severity: 'warning',
    meaning: 'A product is named that is gone, or that is not sold in this country.',
    remedy: 'Take it out or choose another one; shoppers do not see it.',
  },
  soldOutProduct: {
    severity: 'warning',
    meaning: 'A product is named of which nothing can be bought now: every size and colour is sold out.',
    remedy: 'Take it out or choose another one, or leave it until it is back.',
  },
  emptyTray: {
    severity: 'warning',
    meaning: 'No product of the site fits the rule of a tray; shoppers see nothing in its place.',
    remedy: 'Write another rule, or choose the products.',
  },
  missingCategory: {
    severity: 'warning',
    meaning: 'A branch of the menus is for a category that is gone; menus show nothing of it.',
    remedy: 'Write the address of a category, or delete the branch.',
  },
  menuEntryEmpty: {
    severity: 'warning',
    meaning: 'An entry of a menu leads nowhere and has no entries below it; menus leave it out.',
    remedy: 'Write where it leads.',
  },
  descriptionMissing: {
    severity: 'warning',
    meaning: 'A page that search engines list has no description, so they take words of the page.',
    remedy: 'Write one or two sentences into its description for search engines.',
  },
  descriptionTooLong: {
    severity: 'warning',
    meaning: 'The description is longer than a search result shows.',
    remedy: 'Say what matters first, or shorten it.',
  },
  descriptionTooShort: {
    severity: 'warning',
    meaning: 'The description says very little, so search engines may take other words.',
    remedy: 'A search result has room for two lines.',
  },
  descriptionRepeated: {
    severity: 'warning',
    meaning: 'Another page of the site has the same description.',
    remedy: 'Say what is on this page and on no other.',
  },
  titleTooLong: {
    severity: 'warning',
    meaning: 'The title is longer than a search result shows.',
    remedy: 'Write a shorter one for search engines; the page itself keeps its own.',
  },
  titleTooShort: {
    severity: 'warning',
    meaning: 'The title says very little in a list of search results.',
    remedy: 'Say in the title for search engines what is on the page.',
  },
  titleRepeated: {
    severity: 'warning',
    meaning: 'Another page of the site has the same title.',
    remedy: 'Say in the title for search engines what is on this page and on no other.',
  },
  shareImageSmall: {
    severity: 'warning',
    meaning: 'The picture for sharing is smaller than 600 × 315 pixels, so messengers show it small or not at all.',
    remedy: 'Choose a larger one, best of 1200 × 630.',
  },
  missingTranslation: {
    severity: 'warning',
    meaning: 'A text is not translated, so shoppers read it in the language it falls back to.',
    remedy: 'Fill in the text in the language of the page.',
  },
  missingAlt: {
    severity: 'warning',
    meaning: 'A picture has no description, so who cannot see it does not learn what it shows.',
    remedy: 'Fill in the description of the asset in the CMS.',
  },
  heavyImage: {
    severity: 'warning',
    meaning: 'The file of a picture is larger than 500 KB.',
    remedy: 'Upload it smaller; 2400 pixels are enough for the widest screen.',
  },
  headingSkipped: {
    severity: 'warning',
    meaning: 'A heading is more than one level below the one before it, as if a chapter had sections without parts.',
    remedy: 'Use the level the message names, or give the section above a heading.',
  },
  headingRepeated: {
    severity: 'warning',
    meaning: 'A page has more than one heading of the first level.',
    remedy: 'Keep the first; give the others level 2.',
  },
  tabNameTaken: {
    severity: 'error',
    meaning: 'Tabs use a name in the address that other tabs of the page, or the shop itself, use already.',
    remedy: 'Give them another name; one that begins with tab is always free.',
  },
  tabKeyTaken: {
    severity: 'error',
    meaning: 'Two tabs of a group have one key, so the address could not tell them apart.',
    remedy: 'Give one of them another key.',
  },
  variantAlone: {
    severity: 'error',
    meaning: 'A test has one block only, so there is nothing to compare.',
    remedy: 'Add a variant, or end the test.',
  },
  variantShares: {
    severity: 'error',
    meaning: 'The variants of a test have more than 100 per cent of the visitors together.',
    remedy: 'Lower their shares; the original has the rest.',
  },
  variantApart: {
    severity: 'error',
    meaning: 'A test’s name is used in two places of a page, or two of its blocks have one letter.',
    remedy: 'Put the blocks of a test into one list, and give each a letter of its own.',
  },
  variantFirst: {
    severity: 'error',
    meaning: 'A variant stands above the original of its test.',
    remedy: 'Move the original above its variants.',
  },
  variantSettings: {
    severity: 'error',
    meaning: 'Blocks of one test are shown at different times, in different places or to different visitors.',
    remedy: 'Give all blocks of the test the same settings.',
  },
  variantNotHere: {
    severity: 'error',
    meaning: 'There is a test in a header, a footer, a menu or a window in front of pages.',
    remedy: 'End the test, and try it on a page.',
  },
  variantTooMany: {
    severity: 'error',
    meaning: 'The tests of a page together make more than 32 different pages.',
    remedy: 'End one of them.',
  },
  segmentForGuests: {
    severity: 'error',
    meaning: 'A block is for a segment and for guests, so nobody would see it: who is in a segment is signed in.',
    remedy: 'Choose one of the two.',
  },
  segmentUnknown: {
    severity: 'warning',
    meaning: 'A block is for a segment that no site of the page has; shoppers do not see it.',
    remedy: 'Choose a segment of the site, or have it added to segments in the shop’s sites.json, of the demo themes/config.json.',
  },
  segmentNotHere: {
    severity: 'error',
    meaning: 'A menu, or a window in front of pages, is for a segment; these are the same for everybody.',
    remedy: 'Take the segment out, or put a block for it on a page.',
  },
  redirectInvalid: {
    severity: 'error',
    meaning: 'A field of a redirect is empty that must not be, or holds what it cannot.',
    remedy: 'The message says what the field takes; until then the redirect stays as it was live.',
  },
  redirectRepeated: {
    severity: 'error',
    meaning: 'Two redirects of a site come from one address.',
    remedy: 'Delete one of the two, or name the sites each is for.',
  },
  redirectLoop: {
    severity: 'error',
    meaning: 'A redirect leads back to where it comes from, directly or through others.',
    remedy: 'Lead one of them to a page.',
  },
  redirectTooLong: {
    severity: 'error',
    meaning: 'More than 3 redirects would follow on each other; crawlers give up.',
    remedy: 'Lead each straight to the last address.',
  },
  redirectChained: {
    severity: 'warning',
    meaning: 'A redirect leads to an address that is redirected itself, or is gone.',
    remedy: 'Lead straight to the last address.',
  },
  redirectUnused: {
    severity: 'warning',
    meaning: 'There is a page at the address a redirect comes from, and pages go before redirects.',
    remedy: 'Take the page down, or delete the redirect.',
  },
  scriptRefused: {
    severity: 'error',
    meaning: 'A script could not run: its host is not allowed, its text is no script, or it loads other sheets.',
    remedy: 'Have the host added to scriptHosts in the shop’s sites.json, of the demo themes/config.json, or mend the text.',
  },
  streamRefused: {
    severity: 'error',
    meaning: 'A stream comes from a host that the content security policy does not allow.',
    remedy: 'Have the host added to streamHosts in the shop’s sites.json, of the demo themes/config.json.',
  },
} as const satisfies Readonly<Record<string, ProblemCodeText>>

export type ContentProblemCode = keyof typeof PROBLEM_CODES
