import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { repeat, send, tally } from './client.mjs'
import { must } from './must.mjs'
import { guest, identity, MAIL_HOST, member, nextAddress, SCRIPT, signIn } from './shopper.mjs'

const encode = (value) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const claimsOf = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
const readAs = (shop, token, session) =>
  send(shop.port, {
    path: '/api/order/history?siteTag=ald-gb&lang=en',
    from: nextAddress(),
    headers: { ...SCRIPT, authorization: `Bearer ${token}`, shoppingsessionid: session },
  })

export const rows = [
  {
    name: 'tokens of alg none, HS256, another key and another issuer',
    guard: 'server/commerce/sessions/create-token-verifier.ts: RS256, issuer and key',
    play: async (shop) => {
      const jane = await member(shop, 'jane')
      const [head, body] = jane.tokens.IdToken.split('.')
      const header = JSON.parse(Buffer.from(head, 'base64url').toString())
      const keys = await send(shop.port, { path: `/cognito/${claimsOf(jane.tokens.IdToken).iss.split('/').at(-1)}/.well-known/jwks.json` })
      const hmac = (secret) => {
        const text = `${encode({ ...header, alg: 'HS256' })}.${body}`
        return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
      }
      const rsa = (claims) => {
        const text = `${head}.${encode(claims)}`
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
        return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
      }
      const claims = claimsOf(jane.tokens.IdToken)
      const forged = [
        `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
        `${encode({ ...header, alg: 'none' })}.${body}.`,
        hmac(keys.text),
        hmac(''),
        rsa(claims),
        rsa({ ...claims, iss: 'https://evil.example/pool' }),
        `${head}.${encode({ ...claims, sub: 'somebody-else' })}.${jane.tokens.IdToken.split('.')[2]}`,
      ]
      const genuine = await readAs(shop, jane.tokens.IdToken, jane.session)
      must(genuine.status === 200, `the genuine token: ${genuine.status}`)
      const answers = []
      for (const token of forged) answers.push(await readAs(shop, token, jane.session))
      must(
        answers.every(({ status }) => status === 401),
        tally(answers),
      )
      return tally(answers)
    },
  },
  {
    name: 'an access token after signing out everywhere',
    guard: 'server/commerce/sessions/read-profile.ts: the provider is asked',
    play: async (shop) => {
      const jane = await member(shop, 'jane')
      await identity(shop, 'GlobalSignOut', { AccessToken: jane.tokens.AccessToken })
      // What was read within the last minute may be cached: a minute later nothing is.
      await send(shop.port, { method: 'POST', path: '/_test/clock', body: { advanceMs: 61_000 }, headers: SCRIPT })
      const answer = await jane.call('GET', '/order/history')
      must(answer.status === 401, `${answer.status}`)
      return `${answer.status}`
    },
  },
  {
    name: 'a password of an account guessed',
    guard: 'platform/cognito/sign-in/limit-sign-ins.ts',
    play: async (shop) => {
      const answers = await repeat(10, 10, (number) => signIn(shop, 'full', `Wrong-${number}`))
      const compared = answers.filter((answer) => /Incorrect/.test(answer.text)).length
      must(compared <= 5, `${compared} of ${answers.length} were compared`)
      const other = await signIn(shop, 'john')
      must(other.status === 200, `another account cannot sign in: ${other.status}`)
      return `${compared} of ${answers.length} compared; others sign in`
    },
  },
  {
    name: 'sessions begun without end',
    guard: 'server/commerce/sessions/session-routes.ts: SESSIONS_PER_MINUTE, by the address the proxy saw',
    play: async (shop) => {
      const from = nextAddress()
      const body = { language: 'en', sitePublicId: 'ald-gb' }
      const authorization = `Basic ${Buffer.from('storefront:public').toString('base64')}`
      // The client writes an address of its own in front of the one that the proxy adds.
      const answers = await repeat(640, 16, (number) =>
        send(shop.port, {
          method: 'POST',
          path: '/api/basic-session',
          body,
          from: `203.0.113.${number % 250}, ${from}`,
          headers: { ...SCRIPT, authorization },
        }),
      )
      const begun = answers.filter(({ status }) => status === 200).length
      must(begun <= 600, `${tally(answers)} with forged X-Forwarded-For`)
      await guest(shop)
      return `${tally(answers)} with forged X-Forwarded-For; others begin one`
    },
  },
  {
    name: 'the staging password guessed',
    guard: 'server/operations/staging-gate/register-staging-gate.ts: TRIES_PER_MINUTE',
    on: 'staging',
    play: async (shop) => {
      const from = nextAddress()
      const guess = (password, address) =>
        send(shop.port, {
          method: 'POST',
          path: '/_gate',
          body: new URLSearchParams({ password, to: '/en' }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          from: address,
        })
      const answers = await repeat(40, 20, (number) => guess(`guess-${number}`, `203.0.113.${number}, ${from}`))
      const compared = answers.filter(({ status }) => status === 401).length
      must(compared <= 10, tally(answers))
      const right = await guess(shop.password, nextAddress())
      must(right.status === 303, `the right password from elsewhere: ${right.status}`)
      return `${tally(answers)}; the right one from elsewhere ${right.status}`
    },
  },
  {
    name: 'the password of the drafts guessed',
    guard: 'server/operations/password-guard.ts: WRONG_BY_ADDRESS, counted before comparing',
    on: 'production',
    play: async (shop) => {
      const from = nextAddress()
      const volley = await repeat(GUESSES, GUESSES, (number) => typeAtDrafts(shop, `guess-${number}`, { from }))
      mustStop(volley)
      const same = await typeAtDrafts(shop, shop.previewPassword, { from })
      must(same.status === 429, `the right password from the same address: ${same.status}`)
      const right = await typeAtDrafts(shop, shop.previewPassword)
      must(right.status === 303, `the right password from elsewhere: ${right.status}`)
      return `${tally(volley)}; the right one from elsewhere ${right.status}`
    },
  },
  {
    name: 'a password guessed from all addresses of one household',
    guard: 'server/lib/network-of.ts',
    on: 'production',
    play: async (shop) => {
      const guess = (number) =>
        guessAt(shop, '/_reports', { number, from: `2001:db8:5:6::${(number + 1).toString(16)}`, name: `house-${number}` })
      const volley = await repeat(GUESSES, GUESSES, guess)
      mustStop(volley)
      const neighbour = await guessAt(shop, '/_reports', { number: 0, from: '2001:db8:5:7::1', name: 'neighbour' })
      must(neighbour.status === 401, `the household next door: ${neighbour.status}`)
      return `${tally(volley)}; the household next door is still compared`
    },
  },
  {
    name: 'an account at the reports guessed',
    guard: 'server/staff/sign-in.ts: WRONG_BY_ADDRESS, counted before comparing',
    on: 'production',
    play: async (shop) => {
      const from = nextAddress()
      const volley = await repeat(GUESSES, GUESSES, (number) => guessAt(shop, '/_reports', { number, from, name: `reader-${number}` }))
      mustStop(volley)
      const other = await guessAt(shop, '/_reports', { number: 0, from: nextAddress(), name: 'reader' })
      must(other.status === 401, `another account from elsewhere: ${other.status}`)
      const old = await shop.page('/_reports', { from: nextAddress(), headers: basic(shop.previewPassword) })
      must(old.status === 401, `the password of the drafts: ${old.status}`)
      return `${tally(volley)}; the password of the drafts ${old.status}`
    },
  },
  {
    name: 'an account at the desk of the orders guessed, from one address and from many',
    guard: 'server/staff/sign-in.ts: WRONG_BY_ADDRESS and WRONG_BY_ACCOUNT, counted before comparing',
    on: 'production',
    play: async (shop) => {
      const from = nextAddress()
      const volley = await repeat(GUESSES, GUESSES, (number) => guessAt(shop, '/_orders', { number, from, name: `anybody-${number}` }))
      mustStop(volley)
      const many = await repeat(GUESSES, GUESSES, (number) => guessAt(shop, '/_orders', { number, from: nextAddress(), name: 'clerk' }))
      mustStop(many, 20)
      const other = await guessAt(shop, '/_orders', { number: 0, from: nextAddress(), name: 'somebody' })
      must(other.status === 401, `another account from elsewhere: ${other.status}`)
      return `${tally(volley)}; ${tally(many)}; another account is still compared`
    },
  },
  {
    name: 'the desk of the orders by requests made by hand',
    guard: 'server/staff/staff-door.ts: admit, with each request',
    on: 'production',
    play: async (shop) => {
      const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
      const post = (path, headers) => shop.page(path, { method: 'POST', from: nextAddress(), body: 'reason=x&by=Eve&id=1', headers })
      const paths = ['/_orders', ...['ship', 'deliver', 'cancel', 'refund', 'return-payment'].map((action) => `/_orders/GB1/${action}`)]
      const forged = { cookie: `orders_session=${'a'.repeat(43)}.${'0'.repeat(64)}`, ...basic('anything') }
      const answers = await Promise.all(paths.flatMap((path) => [post(path, own), post(path, { ...own, ...forged })]))
      must(
        answers.every(({ status }) => status === 401),
        tally(answers),
      )
      const foreign = await post('/_orders/sign-in', { ...own, 'sec-fetch-site': 'cross-site' })
      must(foreign.status === 403, `a sign-in from another site: ${foreign.status}`)
      return `${tally(answers)}; a sign-in from another site ${foreign.status}`
    },
  },
]

/** Uses up what everybody together may mistype, so nothing that needs the password of the drafts can be played within a minute after it. */
export const lastRows = [
  {
    name: 'people at work kept out of the drafts by strangers who guess',
    guard: 'server/operations/password-guard.ts: a browser that is known has a count of its own',
    on: 'production',
    play: async (shop) => {
      const first = await typeAtDrafts(shop, shop.previewPassword)
      const cookie = [first.headers['set-cookie']]
        .flat()
        .find((each) => each?.startsWith('preview_known='))
        ?.split(';', 1)[0]
      must(first.status === 303 && cookie !== undefined, `the right password at first: ${first.status}, ${cookie}`)
      const volley = await repeat(STRANGERS, GUESSES, (number) => typeAtDrafts(shop, `guess-${number}`))
      const compared = volley.filter(({ status }) => status === 401).length
      must(compared > 0 && compared <= 200 && volley.every(({ status }) => status === 401 || status === 429), tally(volley))
      const forged = await typeAtDrafts(shop, shop.previewPassword, { cookie: cookie.replace(/.$/, (end) => (end === '0' ? '1' : '0')) })
      must(forged.status === 429, `with a cookie that somebody made: ${forged.status}`)
      const right = await typeAtDrafts(shop, shop.previewPassword, { cookie })
      must(right.status === 303, `the browser that was in before: ${right.status}`)
      return `${tally(volley)}; the browser that was in before ${right.status}`
    },
  },
]

const STRANGERS = 300
const typeAtDrafts = (shop, password, { from = nextAddress(), cookie } = {}) =>
  shop.page('/_preview/sign-in', {
    method: 'POST',
    from,
    body: new URLSearchParams({ password, to: '/en' }).toString(),
    headers: {
      host: 'preview.shop.example',
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie === undefined ? {} : { cookie }),
    },
  })

/** Sent all at once: a count that is read before it is written lets every one of them pass. */
const GUESSES = 80
const guessAt = (shop, door, { number, from, name }) =>
  shop.page(`${door}/sign-in`, {
    method: 'POST',
    from,
    body: new URLSearchParams({ email: `${name}@${MAIL_HOST}`, password: `guess-${number}`, to: door }).toString(),
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
  })
const basic = (password) => ({ authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}` })
const mustStop = (volley, most = 10) => {
  const compared = volley.filter(({ status }) => status === 401).length
  must(compared > 0 && compared <= most && compared + volley.filter(({ status }) => status === 429).length === GUESSES, tally(volley))
}
