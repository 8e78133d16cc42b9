import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import schema from '../schemas/site-config.schema.json' with { type: 'json' }
import { OWN_SCHEMAS } from '../src/lib/own-schemas.ts'
import type { SiteConfig } from '../src/site/site-config.ts'
import { TEXT_LANGUAGES } from '../src/site/text-language.ts'
import { withBackInStock } from '../src/site/with-back-in-stock.ts'
import { THEMES } from '../themes/themes.ts'
import { withVendorKeys, type VendorConfig } from './configuration/with-vendor-keys.ts'
import type { ServerConfig } from './config.ts'
import { describeSchemaErrors } from './lib/describe-schema-errors.ts'
import { projectPath } from './paths.ts'

/** The demo's. */
const DEMO_FILE = 'themes/config.json'

type Config = VendorConfig & Pick<ServerConfig, 'SHOP'>

/** The file with the sites of a shop, as messages name it: that of a shop's own folder, else the demo's. */
export const sitesFile = ({ SHOP }: Pick<ServerConfig, 'SHOP'>): string => (SHOP === undefined ? DEMO_FILE : `${SHOP}/sites.json`)

/** All sites of the shop, validated; those of the demo without a configuration. Throws `SitesError` where a value is wrong. */
export const readSites = (config?: Config): readonly SiteConfig[] => {
  const file = config === undefined ? DEMO_FILE : sitesFile(config)
  const { sites, problems } = parseSites(readText(file), { file, config })
  if (sites === undefined) throw new SitesError(problems)
  return sites
}

const readText = (file: string): string => {
  try {
    return readFileSync(resolve(projectPath(), file), 'utf8')
  } catch (cause) {
    throw new SitesError([`${file} cannot be read. SHOP has to name a folder that npm run create-shop has made.`], { cause })
  }
}

/** A file of sites is wrong; the start or command ends with this message, a line for each wrong value. */
export class SitesError extends Error {
  constructor(
    readonly problems: readonly string[],
    options?: ErrorOptions,
  ) {
    super(problems.join('\n'), options)
  }
}

type Outcome =
  | { readonly sites: readonly SiteConfig[]; readonly problems?: never }
  | { readonly sites?: never; readonly problems: readonly string[] }

interface Input {
  readonly file?: string
  /** Has what the file leaves out, where it may. */
  readonly config?: VendorConfig | undefined
}

/** The text of the file as its sites, or a sentence for each wrong value. */
export const parseSites = (text: string, { file = DEMO_FILE, config }: Input = {}): Outcome => {
  const refused = (problems: readonly string[]): Outcome => ({
    problems: [...new Set(problems)].map((problem) => `${file}, ${problem}.`),
  })
  const given = parseJson(text)
  if (given === undefined) return { problems: [`${file} is not JSON.`] }
  const value = config === undefined ? given : completed(given, config)
  const validate = sitesValidator()
  if (!validate(value)) return refused(describeErrors(validate.errors ?? []))
  const problems = crossCheck(value)
  return problems.length === 0 ? { sites: Object.values(value).map(withBackInStock) } : refused(problems)
}

const completed = (value: unknown, config: VendorConfig): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, site]) => [key, withVendorKeys(site, config)]))
    : value

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sites by their keys: `gb`, `us`, ... */
type ByKey = Readonly<Record<string, SiteConfig>>

let compiled: ValidateFunction<ByKey> | undefined

/** Compiled when first used, once a process. */
const sitesValidator = (): ValidateFunction<ByKey> => {
  compiled ??= new Ajv2020({ ...OWN_SCHEMAS, allErrors: true, verbose: true }).compile<ByKey>({
    type: 'object',
    propertyNames: { pattern: '^[a-z][a-z0-9-]{0,39}$', examples: ['gb'] },
    additionalProperties: schema,
  })
  return compiled
}

const describeErrors = (errors: readonly ErrorObject[]): readonly string[] => {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties').map(describeUnknown)
  const others = describeSchemaErrors(errors.filter(({ keyword }) => keyword !== 'additionalProperties'))
  return [...unknown, ...others.map(({ path, message }) => `${path === '' ? 'the file' : path} ${message}`)]
}

const MAX_SHOWN = 60

/** Most often a wrong name is a misspelt one. */
const describeUnknown = ({ instancePath, params, parentSchema }: ErrorObject): string => {
  const name = String(params['additionalProperty']).slice(0, MAX_SHOWN)
  const names = Object.keys(parentSchema?.['properties'] ?? {})
  const path = [...instancePath.split('/').slice(1), /^[\w.-]+$/.test(name) ? name : JSON.stringify(name)].join('.')
  return `${path} is no option; the nearest is ${nearest(name, names)}`
}

const nearest = (name: string, names: readonly string[]): string =>
  names.toSorted((a, b) => distance(name, a) - distance(name, b))[0] ?? 'none'

/** How many letters to add, remove or replace, capitals aside (Levenshtein). */
const distance = (from: string, to: string): number => {
  const target = [...to.toLowerCase()]
  const last = [...from.toLowerCase()].reduce<readonly number[]>(
    (above, letter, row) =>
      target.reduce<number[]>(
        (line, other, index) => [
          ...line,
          Math.min((above[index + 1] ?? 0) + 1, (line[index] ?? 0) + 1, (above[index] ?? 0) + (letter === other ? 0 : 1)),
        ],
        [row + 1],
      ),
    [0, ...target.map((_, index) => index + 1)],
  )
  return last.at(-1) ?? 0
}

/** Checks that a schema cannot express: values that have to fit each other, texts that have to exist, and what the platform supports. */
const crossCheck = (byKey: ByKey): readonly string[] => {
  const sites = Object.entries(byKey)
  const defaults = sites.filter(([, site]) => site.default)
  return [
    ...sites.flatMap(([key, site]) => siteProblems(site).map((problem) => `${key}.${problem}`)),
    ...(defaults.length === 1
      ? []
      : [`default is true for ${defaults.map(([key]) => key).join(' and ') || 'no site'}; it has to be true for exactly one site`]),
    ...repeated(sites.flatMap(([key, { hosts }]) => hosts.map((host, index) => [`${key}.hosts[${index}]`, host]))),
    ...repeated(sites.map(([key, { siteTag }]) => [`${key}.siteTag`, siteTag])),
    ...repeated(
      sites
        .filter(([, { countryFolder }]) => countryFolder !== '')
        .map(([key, { countryFolder }]) => [`${key}.countryFolder`, countryFolder]),
    ),
  ]
}

const repeated = (values: readonly (readonly [path: string, value: string])[]): readonly string[] =>
  values.flatMap(([path, value], index) => {
    const first = values.slice(0, index).find(([, other]) => other === value)
    return first === undefined ? [] : [`${path} is ${value}, which ${first[0]} already is; it has to differ from site to site`]
  })

const siteProblems = (site: SiteConfig): readonly string[] => {
  const { languages, defaultLanguage, currency, timeZone, pathStyle, countryFolder, hosts, sharedHost, theme } = site
  const texts = languagesWithTexts()
  const checks: readonly (readonly [isRight: boolean, problem: string])[] = [
    ...languages.map(
      (language, index) =>
        [texts.includes(language), `languages[${index}] is ${language}; there are texts for ${texts.join(', ')}`] as const,
    ),
    [
      languages.includes(defaultLanguage),
      `defaultLanguage is ${defaultLanguage}; it has to be one of its languages, ${languages.join(', ')}`,
    ],
    [
      Intl.supportedValuesOf('currency').includes(currency.code),
      `currency.code is ${currency.code}; it has to be a currency of ISO 4217, such as GBP`,
    ],
    [isTimeZone(timeZone), `timeZone is ${timeZone}; it has to be an IANA time zone, such as Europe/London`],
    [pathStyle !== 'folder' || countryFolder !== '', 'countryFolder is empty; where pathStyle is folder it has to be a folder, such as us'],
    [
      theme === undefined || themeNames().includes(theme),
      `theme is ${theme}; it has to be a theme that there is, ${themeNames().join(', ')}`,
    ],
    [sharedHost || hosts.length > 0, 'hosts is empty; a site whose sharedHost is false has to have a host'],
    ...integrationChecks(site),
    ...segmentChecks(site),
  ]
  return checks.flatMap(([isRight, problem]) => (isRight ? [] : [problem]))
}

/** Settings without which an integration that is switched on does nothing. */
const integrationChecks = ({ integrations }: SiteConfig): readonly (readonly [boolean, string])[] => {
  const { identityProvider, bazaarvoice, yotpo, backInStock, marketingEvents, tagManager } = integrations
  return [
    isComplete('identityProvider.userPoolId', identityProvider?.enabled, identityProvider?.userPoolId),
    isComplete('identityProvider.clientId', identityProvider?.enabled, identityProvider?.clientId),
    isComplete('bazaarvoice.clientName', bazaarvoice?.enabled, bazaarvoice?.clientName),
    isComplete('yotpo.appKey', yotpo?.enabled, yotpo?.appKey),
    isComplete('backInStock.publicKey', backInStock?.enabled, backInStock?.publicKey),
    isComplete('marketingEvents.companyId', marketingEvents?.enabled, marketingEvents?.companyId),
    isComplete('tagManager.baseUrl', tagManager?.enabled, tagManager?.baseUrl),
    isComplete('tagManager.containerId', tagManager?.enabled, tagManager?.containerId),
  ]
}

/** A group twice would have two titles; and without accounts nobody is in any. */
const segmentChecks = ({ segments = [], integrations }: SiteConfig): readonly (readonly [boolean, string])[] => {
  const groups = segments.map(({ group }) => group)
  return [
    ...groups.map(
      (group, index) =>
        [
          groups.indexOf(group) === index,
          `segments[${index}].group is ${group}, which segments[${groups.indexOf(group)}] already is`,
        ] as const,
    ),
    [
      groups.length === 0 || integrations.identityProvider?.enabled === true,
      'segments names groups; integrations.identityProvider has to be enabled, which says who is in them',
    ],
  ]
}

const isComplete = (path: string, isEnabled: boolean | undefined, value: string | undefined): readonly [boolean, string] => [
  isEnabled !== true || value !== undefined,
  `integrations.${path} is missing; it has to be a text while the integration is enabled`,
]

const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch (cause) {
    if (cause instanceof RangeError) return false
    throw cause
  }
}

const themeNames = (): readonly string[] => THEMES.map(({ name }) => name)

const languagesWithTexts = (): readonly string[] => TEXT_LANGUAGES.filter((name) => !name.includes('_'))
