import { readFileSync } from 'node:fs'
import { declare, type MerchantSchema } from './merchant/emit-merchant-types.ts'
import { writeTypes } from './merchant/generate-merchant-types.ts'

interface EventSchema extends MerchantSchema {
  readonly 'x-sinks'?: readonly string[]
}

interface EventsSchema extends MerchantSchema {
  readonly properties: Readonly<Record<string, EventSchema>>
}

const SOURCE = 'schemas/analytics/events.schema.json'
const BANNER = `Written by \`npm run generate\` from ${SOURCE}. Change the schema and generate again; changes here are lost.`

/** Writes the types of analytics events and docs/analytics.md, or only looks; answers which of the two were stale. */
export const generateAnalytics = async (root: URL, isCheck: boolean): Promise<readonly string[]> => {
  // Tests compile this very file to look at what leaves the shop; a wrong one fails there.
  const schema = JSON.parse(readFileSync(new URL(SOURCE, root), 'utf8')) as EventsSchema
  const files = { 'schemas/generated/analytics.ts': typesOf(schema), 'docs/analytics.md': pageOf(schema) }
  const stale: string[] = []
  for (const [path, text] of Object.entries(files)) if (await writeTypes(new URL(path, root), text, isCheck)) stale.push(path)
  return stale
}

const typesOf = (schema: EventsSchema): string => {
  const { properties, $defs = {} } = schema
  const sinks = Object.entries(properties).map(([type, event]) => `  '${type}': ${JSON.stringify(event['x-sinks'])},`)
  return `${[
    `/* ${BANNER} */`,
    ...Object.entries($defs).map(([name, definition]) => declare(name, definition)),
    // Every type of event has its data: the types that may be missing from a document are none here.
    declare('AnalyticsData', { ...schema, required: Object.keys(properties) }),
    `/** Where each type goes. */\nexport const EVENT_SINKS = {\n${sinks.join('\n')}\n} as const satisfies Readonly<Record<keyof AnalyticsData, readonly string[]>>`,
  ].join('\n\n')}\n`
}

const SINKS = [
  ['search', 'Search'],
  ['marketing', 'Marketing'],
  ['dataLayer', 'Data layer'],
  ['context', 'Context'],
  ['variants', 'Variants'],
] as const

const pageOf = ({ properties, $defs = {} }: EventsSchema): string => {
  const events = Object.entries(properties)
  const cells = (event: EventSchema): string => SINKS.map(([sink]) => (event['x-sinks']?.includes(sink) ? 'x' : '')).join(' | ')
  return `<!-- ${BANNER} -->

# Analytics

${INTRODUCTION}

| Event | When | ${SINKS.map(([, title]) => title).join(' | ')} |
|---|---|${SINKS.map(() => '---').join('|')}|
${events.map(([type, event]) => `| [${type}](#${type.toLowerCase()}) | ${event.description} | ${cells(event)} |`).join('\n')}

${events.map(([type, event]) => `## ${type}\n\n${event.description}\n\n${fieldsOf(event, $defs)}`).join('\n\n')}
`
}

const fieldsOf = (event: EventSchema, definitions: Readonly<Record<string, MerchantSchema>>): string => {
  const { properties = {}, required = [] } = definitions[event.$ref?.split('/').at(-1) ?? ''] ?? event
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `| \`${name}\`${required.includes(name) ? '' : ' (optional)'} | ${field.type === 'array' ? 'list of texts' : field.type} | ${field.description} |`,
  )
  return rows.length === 0 ? 'It has no data.' : `| Field | Type | Meaning |\n|---|---|---|\n${rows.join('\n')}`
}

const INTRODUCTION = `What a shopper does becomes one stream of typed events. Each has the same envelope around its data: an id, the time, the site, the page
(with the parameters of a fixed list only) and whether the shopper is signed in. Any other type is an error. Every page shown is also a
\`virtualPageview\`, in the data layer alone.

The data layer gets an event at once, as \`window.dataLayer.push\`, unless statistics are refused; nobody reads it before the tag manager, which comes with
consent to statistics, in production and staging only (\`integrations.tagManager\`). The other sinks get it once the page has started and the shopper
agreed: search, context and variants to statistics, marketing to marketing. Until then at most 100 events a sink wait in the memory of the page; a refusal
drops them, and what search still had to send (\`searchAnalyticsEvents\`) is removed with a withdrawal. What waits when a page is left, with consent, is sent then.

| Sink | Where it goes | Settings of a site |
|---|---|---|
| Search | the search vendor's \`POST /1/events\` | \`search.insightsUrl\` |
| Marketing | the marketing service's \`POST {baseUrl}/client/events/\` | \`integrations.marketingEvents\` |
| Data layer | \`window.dataLayer\`, for the tag manager | \`integrations.tagManager\` |
| Context | \`POST /api/session-context/events\`, 20 at a time or every 5 seconds | none |
| Variants | \`POST /api/variants\`, once for each variant that a browser sees, and once each for its first bag and order after it | none |

Titles and labels go along as plain text, without markup, \`!tokens\`, \`$\`, \`%\` and \`*\`.

In development and test \`/_test/events?sink=search\`, \`marketing\` or \`context\` shows what arrived. \`sessionStorage.setItem('logger', 'true')\` shows
every event of a tab in its console.`
