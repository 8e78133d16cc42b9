const COUNTED_FIRST = ['if (!(await countTry(deps, limit))) return undefined', 'await countTry(deps, limit)']

/** Whatever is signed at all counts. */
const NO_SIGNATURE = ['valuesOf(secret).some((value) => isSameText(signature, signBy(value, text, form)))', "signature !== ''"]

/**
 * What takes the defence of each row of `npm run attack` out, for `npm run attack -- --without-guards`. `without`: texts of the
 * sources, each in one place only, and what stands there instead; several where one defence stands behind another. A row with several
 * entries has several defences, and sees each. `saw`: what the row then says, so that it is red for its own reason. `beside`: rows that
 * are played before it. `isBuiltForBrowsers`: the defence is in the browser's half of the build.
 */
export const guards = [
  {
    row: 'a payment result used again for another order',
    // The embedded provider refuses a result of another payment too, and a payment settles one order only.
    without: [
      ['if (!isUnproven && !isOther) return outcome', "if (outcome.kind !== 'mismatch') return outcome"],
      ['if (named.pspReference !== payment.pspReference)', "if (named.pspReference === '')"],
      ['pspReference: outcome.pspReference, settledAt: now', 'pspReference: outcome.pspReference + utr, settledAt: now'],
    ],
    saw: 'another order was placed with it',
  },
  {
    row: 'a notification that nobody signed, or with another key',
    without: [
      ["if (!isGenuine) throw new ApiProblem(401, 'BAD_SIGNATURE'", "if (items.length === 0) throw new ApiProblem(401, 'BAD_SIGNATURE'"],
    ],
    saw: '200',
  },
  {
    row: 'a signed notification of another amount, currency or merchant',
    without: [
      [
        'const outcome = matchAttempt(deps, attempt, { outcome: reported, subject: { reference, amount, merchantAccount } })',
        'const outcome = reported',
      ],
    ],
    saw: 'the order has become 200',
  },
  {
    row: 'late notifications for a paid order',
    without: [["if (attempt.state !== 'open') return undefined\n      // Before the stock", '// Before the stock']],
    saw: 'the paid order is',
  },
  {
    row: 'a payment of somebody else confirmed or read',
    without: [
      [
        "attempt.ownerKey !== scope.session.ownerKey) throw notFound('There is no such payment.')",
        "false) throw notFound('There is no such payment.')",
      ],
    ],
    saw: '200',
  },
  {
    row: 'testing stolen cards in one session',
    without: [['const REFUSED_BY_SESSION = 10', 'const REFUSED_BY_SESSION = 10_000']],
    saw: '14 x 402',
  },
  {
    row: 'testing stolen cards from one address at once',
    // A payment under way counts as an open one too.
    without: [
      ['const REFUSED_BY_ADDRESS = 30', 'const REFUSED_BY_ADDRESS = 30_000'],
      ['const OPEN_BY_ADDRESS = 30', 'const OPEN_BY_ADDRESS = 30_000'],
    ],
    saw: ' x 402',
  },
  {
    row: 'pieces held without paying',
    without: [['const OPEN_BY_EMAIL = 5', 'const OPEN_BY_EMAIL = 5_000']],
    saw: '8 x 428',
  },
  {
    row: 'quantities that are none',
    without: [['quantity: z.int().min(1).max(99),', 'quantity: z.any(),']],
    saw: '500',
  },
  {
    row: 'prices and totals named by the client',
    // A bag that believes the price in the body.
    without: [
      ['forceBasketClear: z.boolean().optional(),', 'forceBasketClear: z.boolean().optional(), price: z.any(),'],
      ['customisation: inputs.length === 0 ? null :', 'customisation: inputs.length === 0 ? { inputs, price: wish.price } :'],
      [
        'total: line.variant.price.sale * line.line.quantity }))',
        'total: (line.line.customisation?.price ? 1 : line.variant.price.sale) * line.line.quantity }))',
      ],
    ],
    saw: 'bag 6.01',
  },
  {
    row: 'one voucher many times at once',
    // A bag that counts every code it was given, as often as it was given.
    without: [
      ['const others = codes.filter((other) => other !== code)', 'const others = codes'],
      ['return others.length > 1 ? undefined : [code]', 'return [...others, code]'],
      ['if (codes.length > MOST_VOUCHERS)', 'if (codes.length > 1000)'],
      [
        'const known = [...merchant.vouchers.keys()].filter((code) => codes.includes(code))',
        'const known = codes.filter((code) => merchant.vouchers.has(code))',
      ],
      ['return goesWith(first) && goesWith(voucher) ? voucher :', 'return true ? voucher :'],
    ],
    saw: 'the discount is',
  },
  {
    row: 'one order submitted over many connections',
    // Behind the key stands that a bag has one open attempt, at two places, is closed by its order, and is paid once.
    without: [
      ['if (submit.status !== null && submit.answer', 'if (submit.status === -1 && submit.answer'],
      ["if (submit.leaseUntil > now) return { kind: 'running' }", ''],
      ['for (const attempt of open) {', 'for (const attempt of []) {'],
      ['if (open.some(({ utr }) => !tolerated.has(utr))) throw checkoutInProgress()', ''],
      ["    if (cart?.status === 'open') await closeCart(transaction, settled, cart)", ''],
      ["if (await isBagPaid(transaction, attempt)) return 'unwanted'", ''],
      ['if (earlier !== undefined && !isGivenUp(earlier)) {', 'if (false) {'],
    ],
    saw: 'payments:',
  },
  {
    row: 'one bag submitted with many keys',
    without: [
      ['for (const attempt of open) {', 'for (const attempt of []) {'],
      ['if (open.some(({ utr }) => !tolerated.has(utr))) throw checkoutInProgress()', ''],
      ["    if (cart?.status === 'open') await closeCart(transaction, settled, cart)", ''],
      ["if (await isBagPaid(transaction, attempt)) return 'unwanted'", ''],
    ],
    saw: 'payments:',
  },
  {
    row: 'the last three pieces and twelve buyers',
    without: [['for (const { sku, quantity } of taken) await addPieces(within, sku, -quantity)', '']],
    saw: '12 sold',
  },
  {
    row: 'orders, lines, addresses and cards of somebody else',
    without: [['or(eq(orders.accountId, identity.sub), and(', 'or(eq(orders.isVisible, true), and(']],
    saw: '1 x 200, 4 x 404',
  },
  {
    row: 'orders, lines, addresses and cards of somebody else',
    without: [['const before = rows.find((row) => row.reference === reference)', "const before = { type: 'shipping', isDefault: false }"]],
    saw: '1 x 200, 4 x 404',
  },
  {
    row: 'orders, lines, addresses and cards of somebody else',
    without: [
      [
        'const removed = rows.find((row) => row.reference === reference)',
        'const removed = (await transaction.select().from(savedAddresses).where(eq(savedAddresses.reference, reference)))[0]',
      ],
    ],
    saw: '1 x 204, 4 x 404',
  },
  {
    row: 'orders, lines, addresses and cards of somebody else',
    without: [
      [
        'const line = lines.find(({ id }) => id === lineItemId)',
        'const line = (await transaction.select().from(cartLines).where(eq(cartLines.id, lineItemId)))[0]',
      ],
    ],
    saw: '4 x 404',
  },
  {
    row: 'an order looked up by guessing',
    without: [['const TRIES_PER_SESSION = 10', 'const TRIES_PER_SESSION = 10_000']],
    saw: '30 x 404',
  },
  {
    row: 'tokens of alg none, HS256, another key and another issuer',
    without: [['await jwtVerify(token, keys, {', 'await (async (_: unknown) => ({ payload: decodeJwt(token) }))({']],
    saw: '200',
  },
  {
    row: 'an access token after signing out everywhere',
    without: [
      [
        'const profile = await readProfile({ token, jti, sub })',
        "const profile = (await readProfile({ token, jti, sub })) ?? { sub, email: '' }",
      ],
    ],
    saw: '200',
  },
  { row: 'a password of an account guessed', without: [['const MAX_WRONG = 5', 'const MAX_WRONG = 5_000']], saw: '10 of 10 were compared' },
  {
    row: 'sessions begun without end',
    without: [['const SESSIONS_PER_MINUTE = 600', 'const SESSIONS_PER_MINUTE = 600_000']],
    saw: '640 x 200',
  },
  { row: 'sessions begun without end', without: [['(_address, hop) => hop < trusted', '() => true']], saw: '640 x 200' },
  {
    row: 'the staging password guessed',
    without: [
      ['const mayTry = await countTry({ database, clock }, limit)', 'const mayTry = 0 < 1 || await countTry({ database, clock }, limit)'],
    ],
    saw: '40 x 401',
  },
  { row: 'the password of the drafts guessed', without: [COUNTED_FIRST], saw: '80 x 401' },
  {
    row: 'people at work kept out of the drafts by strangers who guess',
    without: [
      ['browser === undefined ? strangers : [{ key: `${name}:wrong:browser', 'browser !== "" ? strangers : [{ key: `${name}:wrong:browser'],
    ],
    saw: 'the browser that was in before: 429',
  },
  {
    row: 'a password guessed from all addresses of one household',
    without: [['if (!(address instanceof ipaddr.IPv6)) return address.toString()', 'if (address) return address.toString()']],
    saw: '80 x 401',
  },
  { row: 'an account at the reports guessed', without: [COUNTED_FIRST], saw: '80 x 401' },
  { row: 'an account at the desk of the orders guessed, from one address and from many', without: [COUNTED_FIRST], saw: '80 x 401' },
  {
    row: 'the desk of the orders by requests made by hand',
    without: [['const person = await door.admit(request, reply)', "const person = { id: '', name: 'x', groups: ['refunds'] }"]],
    saw: '2 x 200',
  },
  {
    row: 'dot segments past the staging gate',
    // With dot segments let through, the gate still asks where it decides by the matched route.
    without: [
      ["app.addHook('onRequest', refuseDotSegments)", ''],
      ["isOpenPath(routeOptions.url ?? url.split('?', 1)[0] ?? '')", "isOpenPath(url.split('?', 1)[0] ?? '')"],
    ],
    saw: 'a page came',
  },
  {
    row: 'ports that nobody serves',
    without: [['const isKnownPort = createPortGuard(config)', 'const isKnownPort = () => true']],
    saw: '200',
  },
  {
    row: 'hosts that are not the shop’s',
    without: [["app.addHook('onRequest', createHostGuard(deps))", '']],
    saw: '200',
  },
  { row: 'security headers on every kind of answer', without: [['addAnswerHeaders(app, config)', '']], saw: 'without nosniff' },
  {
    row: 'security headers on every kind of answer',
    without: [['reply.headers(answerHeaders(request, config)), error.statusCode', 'reply, error.statusCode']],
    saw: 'without nosniff or HSTS: /%ff',
  },
  { row: 'security headers on every kind of answer', without: [["`object-src 'none'`,", '']], saw: 'no object-src' },
  { row: 'calls and reads by other sites', without: [["scripted.addHook('onRequest', guardChange)", '']], saw: 'x 401' },
  {
    row: 'cookies and parameters that poison the page cache',
    without: [
      ['const isShared = deps.cache !== undefined && !dependsOnVisitor(renderRequest)', 'const isShared = deps.cache !== undefined'],
    ],
    saw: 'own home',
  },
  {
    row: 'redirects to other sites',
    without: [
      ["redirect(query === '' ? url.pathname : `${url.pathname}?${query}`, 303)", "redirect(sent.get('redirect') ?? url.pathname, 303)"],
    ],
    saw: 'sent away to https://evil.example',
  },
  {
    row: 'the staging password that leads to another site',
    without: [[') && !to.startsWith(GATE_PATH) ? to : ', ") || to !== '' ? to : "]],
    saw: 'evil.example',
  },
  {
    row: 'script in the words of a search',
    without: [["JSON.stringify(value).replace(/</g, '\\\\u003c')", 'JSON.stringify(value)']],
    saw: 'as an element',
  },
  {
    row: 'script in the words of a search',
    without: [["(SAFE.test(text) ? text : escapeHtml(text).replace(NOT_IN_XML, ''))", 'text']],
    saw: 'as an element',
  },
  {
    row: 'filters and ids that are SQL',
    without: [
      [
        'or(eq(products.id, idOrSlug), eq(products.slug, idOrSlug))',
        "or(new SQL([new StringChunk(`id = '${idOrSlug}'`)]), eq(products.slug, idOrSlug))",
      ],
      [
        "import { and, eq, inArray, or } from 'drizzle-orm'\nimport type { Product }",
        "import { and, eq, inArray, or, SQL, StringChunk } from 'drizzle-orm'\nimport type { Product }",
      ],
    ],
    saw: '500',
  },
  {
    row: 'filters and ids that are SQL',
    without: [["value.replace(NOT_ALLOWED, '').trim()", 'value']],
    saw: '1 x 503',
  },
  {
    row: 'prototypes in bodies and queries',
    without: [['if (POISONED_KEYS.has(key) || UNSTORABLE.test(key))', 'if (UNSTORABLE.test(key))']],
    saw: '200',
  },
  {
    row: 'slow headers',
    // The deadline of a whole request counts for its headers too.
    without: [
      ['headersTimeout: Math.min(HEADER_SECONDS, REQUEST_SECONDS) * 1_000', 'headersTimeout: 0'],
      ['requestTimeout: REQUEST_SECONDS * 1_000', 'requestTimeout: 0'],
    ],
    saw: '0 of 60',
  },
  { row: 'slow bodies', without: [['requestTimeout: REQUEST_SECONDS * 1_000', 'requestTimeout: 0']], saw: '0 of 60' },
  {
    row: 'this machine called by content',
    without: [["if (config.APP_ENV !== 'production' && config.APP_ENV !== 'staging') return own", 'if (own) return own']],
    saw: '/file.png',
  },
  {
    row: 'this machine called by content',
    // An address is looked at, a name that leads to one is not.
    without: [['const [first, ...more] = found.filter(({ address }) => isPublic(address))', 'const [first, ...more] = found']],
    saw: '/file.png',
  },
  {
    row: 'large bodies from somebody without a key',
    without: [['onRequest: async (request) => checkAccess(', 'preHandler: async (request) => checkAccess(']],
    saw: '/algolia/',
  },
  {
    row: 'large bodies from somebody without a key',
    without: [
      [
        "app.addHook('onRequest', async ({ headers, is404 }, reply) => {",
        "app.addHook('preHandler', async ({ headers, is404 }, reply) => {",
      ],
    ],
    saw: '/helpdesk/',
  },
  {
    row: 'large bodies from somebody without a key',
    without: [
      ['onRequest: async (request) => void readCall(deps, request)', 'preHandler: async (request) => void readCall(deps, request)'],
    ],
    saw: '/contentful/',
  },
  {
    row: 'large bodies from somebody without a key',
    without: [["shopping.addHook('onRequest', requireSession(deps))", "shopping.addHook('preHandler', requireSession(deps))"]],
    saw: '/api/cart',
  },
  {
    row: 'deep nesting',
    without: [
      [
        "if (depth > MAX_DEPTH) throw new AlgoliaError(400, 'filters: Too many groups",
        "if (depth < 0) throw new AlgoliaError(400, 'filters: Too many groups",
      ],
    ],
    saw: '500',
  },
  { row: 'deep nesting', without: [["throw new ApiProblem(400, 'BAD_JSON', {", 'throw Object.assign(cause, {']], saw: '500' },
  {
    row: 'sizes of pictures that there are not',
    without: [['const width = IMAGE_WIDTHS.find((candidate) => String(candidate) === variant[2])', 'const width = Number(variant[2])']],
    saw: '200',
  },
  {
    // What passes reaches the help desk, which misses fields that only its own forms have.
    // What passes reaches the help desk, which misses fields that only its own forms have.
    row: 'files that are not what their name says',
    without: [[', ...(await checkKinds(files))]', ']']],
    saw: '"field":"priority"',
  },
  {
    row: 'the shop made to call an address of somebody’s choice',
    without: [
      [
        "if (isSame(token, config.CONTENTFUL_PREVIEW_TOKEN)) return 'preview'",
        "if (isSame(token, config.CONTENTFUL_PREVIEW_TOKEN)) return 'management'",
      ],
    ],
    saw: '201',
  },
  {
    row: 'the shop made to call an address of somebody’s choice',
    without: [['const customisation = z.strictObject({', 'const customisation = z.object({']],
    saw: 'pictures: 3 x 200',
  },
  {
    row: 'test controls without the header of the shop’s script',
    without: [["controls.addHook('onRequest', async (request) => requireScript(request))", '']],
    saw: '1 x 204',
  },
  {
    row: 'what production must not have',
    without: [['...(config.isProduction ? [] : TOOLS),', '...TOOLS,']],
    saw: '200',
  },
  {
    row: 'a start with keys that are none',
    without: [['...demoSecrets(values),', '']],
    saw: ': Opening the database',
  },
  {
    row: 'a start with keys that are none',
    without: [[".regex(/^[0-9A-Fa-f]{64}$/, 'must be the 64", ".regex(/./, 'must be the 64"]],
    saw: ': Opening the database',
  },
  {
    row: 'secrets in what browsers load',
    without: [
      [
        "export { start } from './pipeline/hydrate/start.tsx'",
        "import { withDemoSecrets } from '../server/configuration/secrets.ts'\nexport { start } from './pipeline/hydrate/start.tsx'\nexport const secrets = withDemoSecrets({})",
      ],
    ],
    isBuiltForBrowsers: true,
    saw: 'in entry-client',
  },
  {
    row: 'what a retired secret signed, at the doors of shoppers and vendors',
    without: [NO_SIGNATURE],
    saw: 'link of a mail with a retired secret: 200',
  },
  {
    row: 'a retired secret at the doors of the staff',
    without: [NO_SIGNATURE],
    saw: 'drafts with a retired secret: ',
  },
  {
    row: 'personal data in the log after all of it',
    without: [
      [
        "req: (request) => ({ method: request.method, url: request.url.split('?', 1)[0] ?? '',",
        'req: (request) => ({ method: request.method, url: request.url,',
      ],
    ],
    beside: ['sessions begun without end'],
    saw: 'lines: {',
  },
  {
    row: 'the checkout of another agent read, changed and completed',
    without: [['eq(agentBags.agent, agent), ', '']],
    saw: 'the thief was told who buys',
  },
  {
    row: 'bags that an agent begins without end',
    without: [['claimed: { reads: 300, changes: 60 }', 'claimed: { reads: 300, changes: 60_000 }']],
    saw: '80 x 201',
  },
  {
    row: 'one request of an agent sent many times',
    // It is looked up before, and noted after.
    without: [
      [
        'if (found === undefined) return undefined\n  if (found.fingerprint',
        "if (found === undefined || key !== '') return undefined\n  if (found.fingerprint",
      ],
      ['return made[0]?.bagId ?? (await findRequest(runtime, request)) ?? bagId', 'return made[0]?.bagId ?? bagId'],
    ],
    saw: '5 checkouts',
  },
  {
    row: 'a price, a total and a payment of a penny by an agent',
    without: [['if (token.currency !== amount.currency || token.value !== amount.value)', "if (token.currency === '')"]],
    saw: 'ordered for a penny',
  },
  {
    row: 'more pieces than there are by an agent',
    without: [["if (line.quantity > remaining.ofStock) throw exceeded('STOCK_QUANTITY_EXCEEDED', Math.max(0, piecesOf(variant)))", '']],
    saw: 'the bag holds 5 of 2',
  },
  {
    row: 'a program with a key for reading that saves a draft',
    without: [["requireRight(program.user, 'edit')\n      const { saved, isRepeated }", 'const { saved, isRepeated }']],
    saw: 'saved:',
  },
  {
    row: 'a key of a program that she has ended',
    without: [
      [
        '.delete(composeKeys)\n        .where(and(eq(composeKeys.idHash, id), ',
        '.delete(composeKeys)\n        .where(and(eq(composeKeys.idHash, `${id}-`), ',
      ],
    ],
    saw: '200',
  },
]
