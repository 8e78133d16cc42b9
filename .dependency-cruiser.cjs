/** The direction of the tree (ARCHITECTURE.md, "Direction"): each rule says why it is there. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Modules of features that other features may import; everything else in a feature is private to it. */
const PUBLIC_MODULES = [
  // Whatever a shopper does is said in one place.
  'analytics/raise[.]ts',
  // Signing in merges the bag, checkout shows it, product pages add to it.
  'cart/(cart[.]provider[.]tsx|cart-problem-text[.]tsx|cart-store[.]ts|put-in-cart[.]ts|cart-message-key[.]ts|cart-view[.]ts)',
  // Prices and cards show the texts of running campaigns.
  'campaigns/(promotion-texts|matches-product)[.]ts',
  // Lists of products show cards.
  'product/card/product-grid[.]tsx',
  // Paying and signing up for news send a token.
  'captcha/site-captcha[.]ts',
  'captcha/late-captcha[.]ts',
  // The checkout signs up for news, too.
  'sign-up/sign-up-at-checkout[.]ts',
  // Signing out forgets what was typed at the checkout.
  'checkout/checkout-draft[.]ts',
  // The checkout offers what the account has saved.
  'account/use-own-list[.]ts',
  // Quick buy has the same heart as cards.
  'favorites/account-favorites[.]ts',
  'favorites/heart[.]tsx',
  // A line of the bag can be moved to the favourites.
  'favorites/use-favorites[.]ts',
  // The menu of narrow windows has the choice of country.
  'site-settings/site-settings[.]tsx',
].join('|')

/** Rooms of src/pipeline, from the address to the document (answer.ts). */
const WAY_OF_A_PAGE = ['blocks', 'resolve', 'match', 'load', 'render', 'document']
const OF_THE_BROWSER = ['hydrate', 'navigate', 'preview', 'splash', 'errors']

/** A rule for each room: what comes after it is not its business. */
const onlyForward = WAY_OF_A_PAGE.map((room, index) =>
  rule(
    `pages-go-one-way-${room}`,
    'The way of a page is read without going back: no step imports a later one, nor what only a browser does.',
    { path: `^src/pipeline/${room}/` },
    {
      path: `^src/pipeline/(answer[.]ts|(${[...WAY_OF_A_PAGE.slice(index + 1), ...OF_THE_BROWSER].join('|')})/)`,
      dependencyTypesNot: ['type-only'],
    },
  ),
)

module.exports = {
  forbidden: [
    ...onlyForward,
    rule('no-cycles', 'A cycle has no first file to read.', {}, { circular: true }),
    rule(
      'schemas-stand-alone',
      'The contract outlives any code that uses it.',
      { path: '^schemas/' },
      { path: '^(src|server|platform|demo|block-registry|scripts|tests|themes)/' },
    ),
    rule(
      'production-rests-on-no-stand-in',
      'Stand-ins, demo data and tools are chosen by the composition root alone (server/load-extensions.ts); production loads none of them.',
      { path: '^(src|block-registry|server)/', pathNot: '^server/load-extensions[.]ts$' },
      { path: '^(platform|demo|scripts)/' },
    ),
    rule(
      'extensions-are-loaded-when-needed',
      'An import that is not dynamic would load a stand-in or the demo where every vendor is named.',
      { path: '^server/load-extensions[.]ts$' },
      { path: '^(platform|demo)/', dynamic: false },
    ),
    rule(
      'stand-ins-are-loaded-one-by-one',
      'A vendor with an address has no stand-in in memory, whichever others are embedded.',
      { path: '^platform/platform[.]ts$' },
      { path: '^platform/[^/]+/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'platform-knows-no-demo',
      'With DEMO=off the stand-ins serve an empty shop: what they hold is given to them.',
      { path: '^platform/' },
      { path: '^demo/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'demo-wakes-no-stand-in',
      'The demo hands over data. Only its accounts need the form in which the identity stand-in stores passwords.',
      { path: '^demo/' },
      { path: '^platform/', pathNot: '^platform/(seed|starter|cognito/(read-pool[.]ts|passwords/))', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'composer-is-no-part-of-the-shop',
      'No byte of the composer is on a shopper’s page, and the server serves its build.',
      { path: '^(src|server|platform|demo|block-registry|schemas|scripts)/' },
      { path: '^composer/' },
    ),
    rule(
      'composer-knows-content-alone',
      'It reads and writes entries; pages are rendered by the preview in its frame, and everything of the CMS passes server/compose.',
      { path: '^composer/' },
      {
        path: '^(server|platform|demo|scripts)/|^block-registry/|^src/(pipeline|features|gallery|clients)/|node_modules/(ajv|contentful|contentful-management)/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'lib-is-the-bottom',
      'Pure helpers know nothing of the shop.',
      { path: '^src/lib/' },
      { path: '^(src/(?!lib/)|server|platform|demo|block-registry)/' },
    ),
    rule(
      'site-is-near-the-bottom',
      'Everybody asks which site it is; it asks nobody.',
      { path: '^src/site/' },
      { path: '^(src/(?!lib/|site/)|server|platform|demo|block-registry)/' },
    ),
    rule(
      'clients-are-calls-only',
      'A client is a typed call to a base URL, nothing more: what is done with the answer belongs to a feature.',
      { path: '^src/clients/' },
      { path: '^src/(features|ui|page|content|pipeline|gallery)/|^block-registry/|^server/' },
    ),
    rule(
      'kit-is-dumb',
      'A button knows no vendor and no feature.',
      { path: '^src/ui/' },
      { path: '^src/(clients|features|content|page|pipeline|gallery)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'machines-do-no-io',
      'Effects are supplied by the provider, so a chart can be tested by itself.',
      { path: '^src/features/.*\\.machine\\.ts$' },
      { path: '^src/clients/|^server/|^block-registry/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'features-are-encapsulated',
      'Two features that must work together do so through a public module (PUBLIC_MODULES above), so that each can be changed by itself.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/([^/]+)/', pathNot: `^src/features/($1/|${PUBLIC_MODULES})`, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'features-below-pages',
      'A feature is used by blocks and by the pipeline and imports neither.',
      { path: '^src/features/' },
      { path: '^src/(pipeline|gallery|content)/|^block-registry/|^server/' },
    ),
    rule(
      'page-context-has-no-behaviour',
      'What a page offers its blocks is data and hooks; the features that fill it are known by their types.',
      { path: '^src/page/' },
      { path: '^src/(features|pipeline|gallery|ui)/|^block-registry/|^server/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'blocks-do-not-know-each-other',
      'Slots arrive rendered; a shared piece belongs in src/ui or in a feature.',
      { path: '^block-registry/([^/]+)/' },
      { path: '^block-registry/([^/]+)/', pathNot: '^block-registry/($1/|[^/]+\\.ts)' },
    ),
    rule(
      'blocks-below-the-pipeline',
      'No block imports the renderer, so there is no cycle.',
      { path: '^block-registry/' },
      { path: '^src/(pipeline|gallery)/|^server/' },
    ),
    rule(
      'only-the-pipeline-knows-the-registry',
      'Everything else is handed rendered blocks.',
      { path: '^src/', pathNot: '^src/(pipeline/|gallery/|entry-[^/]+[.])' },
      { path: '^block-registry/' },
    ),
    rule(
      'router-behind-the-page',
      'The router comes with the first step (docs/decisions/0013): whoever imports it loads it with the page. Ask src/page.',
      { path: '^(block-registry|src/(?!pipeline/))' },
      { path: 'node_modules/react-router', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'content-has-no-react',
      'The publisher runs it.',
      { path: '^src/content/' },
      { path: 'node_modules/react|^src/(features|pipeline|ui|page)/' },
    ),
    rule(
      'content-is-pure',
      'The publisher, the preview and the checks of a repository make the same page of the same entries: no file, network or database.',
      { path: '^src/content/' },
      { path: '^(server|platform|demo|scripts)/|^src/clients/|^(fs|net|http|https|child_process|worker_threads|timers)(/|$)' },
    ),
    rule(
      'cache-stays-on-the-server',
      "A browser has its own cache; lru-cache's bytes are not for shoppers.",
      { path: '^src/entry-(client|boot)[.]tsx?$' },
      { path: 'node_modules/lru-cache', reachable: true },
    ),
    rule(
      'server-knows-no-views',
      'The server knows the shop as one function, render.',
      { path: '^server/', pathNot: '^server/storefront/' },
      { path: '^src/(ui|features|page|pipeline)/|^block-registry/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'no-heavy-packages-in-the-browser',
      'Ajv, the Contentful client and server packages never reach a shopper.',
      { path: '^(src/(?!content/)|block-registry/)' },
      { path: 'node_modules/(ajv|contentful|contentful-management|fastify|drizzle-orm|sharp|pg)/' },
    ),
    rule(
      'gallery-costs-shoppers-nothing',
      'What blocks are developed with has no way into the browser bundle.',
      { path: '^src/entry-client[.]tsx$' },
      { path: '^src/gallery/|[.]fixture[.]ts$|node_modules/axe-core', reachable: true },
    ),
    rule(
      'tests-stay-outside',
      'What ships does not know its tests.',
      { path: '^(src|server|platform|demo|block-registry|schemas|themes)/' },
      { path: '^(tests|e2e)/' },
    ),
    rule(
      'no-unresolvable',
      'An import that cannot be resolved fails at run time.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|.*[.](scss|svg|woff2))' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The benchmark's peers have a package and an installation of their own.
    // Packages have folders named dist too, and rules about packages have to see them; ours may not be built yet.
    exclude: { path: '^((?:[.][.]/)?dist|[.]data|scripts/bench/(peers|hydrogen))/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
