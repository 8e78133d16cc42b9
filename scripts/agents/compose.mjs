import { randomUUID } from 'node:crypto'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { Agent, fetch as fetchBy } from 'undici'

const KEY_DAYS = 7

/** Makes a campaign page as a merchandiser's program would. Throws with what the shop said where it cannot. */
export const compose = async ({ origin, key }) => {
  const client = new Client({ name: 'campaign-writer', version: '1.0.0' })
  const headers = { authorization: `Bearer ${key ?? (await makeKey(origin))}` }
  await client.connect(new StreamableHTTPClientTransport(new URL('/_compose/mcp', origin), { requestInit: { headers }, fetch: fetchHere }))
  try {
    await makeCampaign(client)
  } finally {
    await client.close()
  }
}

const makeCampaign = async (client) => {
  const call = async (name, args) => {
    const { isError, content, structuredContent } = await client.callTool({ name, arguments: args })
    if (isError === true) throw new Error(`${name}: ${content.map(({ text }) => text).join(' ')}`)
    return structuredContent
  }
  const path = `/campaign-${randomUUID().slice(0, 8)}`
  const { tools } = await client.listTools()
  say(`${tools.length} tools: ${tools.map(({ name }) => name).join(', ')}`)
  const { page } = await call('create_page', { title: 'A campaign by a program', path, sites: ['ald-gb'], template: 'campaign' })
  say(`made ${page} at ${path}`)
  const { page: tree, revision } = await call('read_page', { page })
  say(`${tree.blocks.length} blocks: ${tree.blocks.map(({ type }) => type).join(', ')}`)

  // A field that there is not: the answer names those there are.
  const first = [{ op: 'add', type: 'headline', into: page, slot: 'blocks', index: 0, as: 'words', fields: { words: 'Slow mornings' } }]
  const refused = await call('propose_patch', { page, revision, operations: first }).then(
    () => undefined,
    ({ message }) => message,
  )
  say(`refused: ${refused}`)
  const operations = [{ ...first[0], fields: { text: 'Slow mornings' } }]
  const tried = await call('propose_patch', { page, revision, operations })
  report(tried.findings)

  // The gate says which field of which block is wrong, and how it is mended: here, that pictures are missing.
  const { pictures } = await call('find_pictures', {})
  const mended = tried.findings.problems
    .filter(({ severity, field }) => severity === 'error' && field !== undefined)
    .map(({ block, field }, index) => ({ op: 'set', block, field, value: pictures[index % pictures.length]?.id }))
  const patch = { page, revision, operations: [...operations, ...mended] }
  report((await call('propose_patch', patch)).findings)
  const saved = await call('save_draft', { ...patch, idempotencyKey: randomUUID() })
  const asked = await call('request_publish', { page, revision: saved.revision, note: 'A campaign for slow mornings.' })
  say(`asked to publish (${asked.status}); she confirms at ${asked.confirmAt}`)
}

/** What the gate says, each sentence once. */
const report = ({ canPublish, problems }) => {
  say(`proposed: ${canPublish ? 'the gate would let it go live' : 'the gate would not let it go live'}`)
  const times = new Map()
  for (const { severity, text, mend } of problems) {
    const sentence = `${severity}: ${text.message} ${mend}`
    times.set(sentence, (times.get(sentence) ?? 0) + 1)
  }
  for (const [sentence, count] of times) say(`  ${count} x ${sentence}`)
}

/** Where nobody has to sign in, as on a developer's machine; elsewhere she makes one in the composer. */
const makeKey = async (origin) => {
  const answer = await fetchHere(new URL('/_compose/api/programs/keys', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vitrine-compose': '1', origin },
    body: JSON.stringify({ name: 'Campaign writer', days: KEY_DAYS, rights: ['edit', 'publish'] }),
  })
  const said = await answer.json()
  if (!answer.ok)
    throw new Error(`No key could be made here (${answer.status}): ${said.message ?? ''} Make one in the composer and give it with --key.`)
  return said.secret
}

/** Node looks names below localhost up; a browser knows that they are this machine. */
const here = new Agent({
  connect: {
    lookup: (host, options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
  },
})
const isHere = (address) => /(?:^|\.)localhost$/.test(new URL(address).hostname)
const fetchHere = (address, init) => (isHere(address) ? fetchBy(String(address), { ...init, dispatcher: here }) : fetch(address, init))

const say = (line) => process.stdout.write(`${line}\n`)
