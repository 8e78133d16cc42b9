/** The direction of the tree (docs/decisions/0002): each rule says why it is there. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', 'A cycle has no first file to read.', {}, { circular: true }),
    rule(
      'schemas-stand-alone',
      'The contract outlives any code that uses it.',
      { path: '^schemas/' },
      { path: '^(src|server|block-registry|scripts|tests|themes)/' },
    ),
    rule(
      'lib-is-the-bottom',
      'Pure helpers know nothing of the shop.',
      { path: '^src/lib/' },
      { path: '^(src/(?!lib/)|server|block-registry)/' },
    ),
    rule(
      'site-is-near-the-bottom',
      'Everybody asks which site it is; it asks nobody.',
      { path: '^src/site/' },
      { path: '^(src/(?!lib/|site/)|server|block-registry)/' },
    ),
    rule(
      'machines-do-no-io',
      'Effects are supplied by the provider, so a chart can be tested by itself.',
      { path: '^src/machines/.*\\.machine\\.ts$' },
      { path: '^src/clients/|^server/|^block-registry/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'clients-and-kit-are-siblings',
      'A button knows no vendor; a client knows no button.',
      { path: '^src/ui/' },
      { path: '^src/(clients|content|renderer|routes|app)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'clients-below-pages',
      'A client is a typed call to a base URL, nothing more.',
      { path: '^src/clients/' },
      { path: '^src/(machines|ui|page|content|renderer|routes|app)/|^block-registry/|^server/' },
    ),
    rule(
      'flows-do-not-know-each-other',
      'Two flows that must talk do so through the page.',
      { path: '^src/machines/([^/]+)/' },
      { path: '^src/machines/([^/]+)/', pathNot: '^src/machines/($1|favorites|cart)/' },
    ),
    rule(
      'blocks-do-not-know-each-other',
      'Slots arrive rendered; a shared piece belongs in src/ui or in a flow.',
      { path: '^block-registry/([^/]+)/' },
      { path: '^block-registry/([^/]+)/', pathNot: '^block-registry/($1/|[^/]+\\.ts)' },
    ),
    rule(
      'router-behind-the-page',
      'The router comes with the first step (docs/decisions/0020): whoever imports it loads it with the page. Ask src/page.',
      { path: '^(block-registry|src/(?!app/))' },
      { path: 'node_modules/react-router', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'blocks-below-the-renderer',
      'No block imports the renderer, so there is no cycle.',
      { path: '^block-registry/' },
      { path: '^src/(renderer|routes|app)/|^server/' },
    ),
    rule(
      'only-renderer-and-app-know-the-registry',
      'Everything else is handed rendered blocks.',
      { path: '^src/', pathNot: '^src/(renderer|routes|app|entry-[^/]+)(/|\\.)' },
      { path: '^block-registry/' },
    ),
    rule('content-has-no-react', 'The publisher runs it.', { path: '^src/content/' }, { path: 'node_modules/react' }),
    rule(
      'server-knows-no-views',
      'The server knows the shop as one function, render.',
      { path: '^server/', pathNot: '^server/(gallery|storefront)/' },
      { path: '^src/(ui|machines|renderer|routes|app)/|^block-registry/' },
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
      { path: '^(src|server|block-registry|schemas|themes)/' },
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
    exclude: { path: '(^|/)(dist|\\.data|scripts/bench/peers)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
