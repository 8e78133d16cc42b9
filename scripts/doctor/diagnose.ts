import { hasDesk } from '../../server/commerce/orders/desk/desk-rights.ts'
import { assessEnvironment, type ServerConfig } from '../../server/config.ts'
import { previousSecretNote } from '../../server/configuration/previous-secrets.ts'
import { knownProblems } from '../../server/configuration/read-environment.ts'
import { isDemoValue } from '../../server/configuration/secrets.ts'
import { hostOf, SERVICE_NAMES, SERVICES, type ServiceMode, type ServiceName } from '../../server/configuration/services.ts'
import { siteProblems } from '../../server/configuration/site-problems.ts'
import { currentValueOf, type Secret } from '../../server/lib/secret.ts'
import { elapsed } from '../../src/lib/clock.ts'
import { hasNewsletter } from '../../src/site/has-newsletter.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { callCaches } from './call-caches.ts'
import { callDatabase } from './call-database.ts'
import { callMailServer } from './call-mail-server.ts'
import { callPictures } from './call-pictures.ts'
import { callVendor } from './call-vendor.ts'
import { siteAdvice } from './site-advice.ts'
import { VENDOR_CALLS } from './vendor-calls.ts'

/** A line of the report. */
export interface ServiceReport {
  readonly service: ServiceName
  readonly mode: ServiceMode
  readonly host: string | undefined
  readonly state: string
}

export interface Diagnosis {
  readonly config: ServerConfig
  /** Variables that cannot be read; what depends on them is not known. */
  readonly unreadable: readonly string[]
  readonly services: readonly ServiceReport[]
  /** A sentence each; none: a start may begin. */
  readonly problems: readonly string[]
  /** What is not there because nobody asked for it, a sentence each; a start may begin. */
  readonly notes: readonly string[]
}

interface Input {
  readonly variables: NodeJS.ProcessEnv
  readonly sites: readonly SiteConfig[]
  readonly isOffline: boolean
  readonly deadlineMs: number
}

/** Everything that a start would refuse, what browsers would stumble over, and whether each real service answers. */
export const diagnose = async ({ variables, sites, isOffline, deadlineMs }: Input): Promise<Diagnosis> => {
  const { config, problems, unreadable } = assessEnvironment(variables)
  const looked = await Promise.all(SERVICE_NAMES.map((service) => look({ service, config, unreadable, sites, isOffline, deadlineMs })))
  return {
    config,
    unreadable,
    services: looked.map(({ report }) => report),
    notes: [...(hasDesk(config) ? [] : [NO_DESK]), previousSecretNote(config.previousSecrets)].filter((note) => note !== undefined),
    problems: [
      ...problems,
      ...knownProblems(unreadable, [...siteProblems(config, sites), ...siteAdvice(config, sites)]),
      ...(isOffline || problems.length > 0 ? [] : [...(await callPictures(config)), ...(await callCaches(config))]),
      ...looked.flatMap((each) => each.problems.map((problem) => `${each.report.service}: ${problem}`)),
    ],
  }
}

const NO_DESK =
  'There is no desk for orders at /_orders: it is for people who sign in, so name their groups in ORDERS_LOOK, ORDERS_SHIP or ORDERS_REFUND'

interface Look extends Omit<Input, 'variables'> {
  readonly service: ServiceName
  readonly config: ServerConfig
  readonly unreadable: readonly string[]
}

const look = async (given: Look): Promise<{ readonly report: ServiceReport; readonly problems: readonly string[] }> => {
  const { service, config, unreadable, sites, isOffline } = given
  const mode = config.services[service]
  const answer = (state: string, problems: readonly string[] = []) => ({
    report: { service, mode, host: unreadable.includes(addressOf(service, mode)) ? undefined : hostOf(config, service), state },
    problems,
  })
  if (mode === 'off')
    return answer(isNewsletter(service) && !sites.some(hasNewsletter) ? 'nothing runs: no site has a newsletter' : 'nothing runs')
  if (mode === 'embedded') return answer('runs inside the program')
  const { secrets, identifiers } = SERVICES[service]
  const unknown = [addressOf(service, mode), ...secrets, ...identifiers, ...(service === 'mailbox' ? ['MAIL_API_KEY'] : [])].find((name) =>
    unreadable.includes(name),
  )
  if (unknown !== undefined) return answer(`not called, ${unknown} cannot be read`)
  const missing = SERVICES[service].secrets.filter((name) => isDemo(config[name]))
  if (missing.length > 0) {
    // In staging and production the environment itself is wrong without it, and says so.
    const isSaid = config.APP_ENV === 'staging' || config.isProduction
    return answer(
      'not called, a key is missing',
      isSaid ? [] : missing.map((name) => `${name} must be set beside ${addressOf(service, mode)}`),
    )
  }
  if (isOffline) return answer('not called (--offline)')
  if (service === 'errors') return answer('not called: a call would be a report')
  const begun = elapsed()
  const problems = await call(given)
  return answer(problems.length === 0 ? `answers (${Math.round(elapsed() - begun)} ms)` : 'see below', problems)
}

const addressOf = (service: ServiceName, mode: ServiceMode): string => (mode === 'engine' ? 'SEARCH_ENGINE_URL' : SERVICES[service].address)

const isDemo = (value: string | Secret): boolean => isDemoValue(typeof value === 'string' ? value : currentValueOf(value))

const isNewsletter = (service: ServiceName): boolean => service === 'klaviyo' || service === 'mailchimp'

const call = async ({ service, config, sites, deadlineMs }: Look): Promise<readonly string[]> => {
  const calls = service === 'database' ? [] : VENDOR_CALLS[service](config, sites)
  const problems = await Promise.all([
    ...(service === 'database' ? [callDatabase(config, deadlineMs)] : []),
    ...(service === 'mailbox' ? [callMailServer(config, deadlineMs)] : []),
    ...calls.map((each) => callVendor(each, deadlineMs)),
  ])
  return problems.filter((problem) => problem !== undefined)
}
