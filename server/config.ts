import { basename, join } from 'node:path'
import type { Environment } from './configuration/environment.ts'
import { changeableSecrets, previousNamesIn, withoutChangeable } from './configuration/changeable-secrets.ts'
import { deploymentProblems } from './configuration/deployment-problems.ts'
import { knownProblems, readEnvironment } from './configuration/read-environment.ts'
import { withDemoSecrets } from './configuration/secrets.ts'
import { embeddedDsn } from './operations/errors/dsn.ts'
import { modesOf } from './configuration/services.ts'
import { signsOfProduction } from './configuration/signs-of-production.ts'

/** The server's configuration, every default filled in. Secrets stay here: nothing of it reaches the client. */
export type ServerConfig = ReturnType<typeof complete>

/** An environment as far as it can be read, and a sentence for everything that is wrong with it. */
export interface Assessment {
  readonly problems: readonly string[]
  /** Not to be started with where there is a problem. */
  readonly config: ServerConfig
  /** Names of variables that cannot be read at all. */
  readonly unreadable: readonly string[]
}

/** Reads the environment. Throws `ConfigError` naming every variable that is wrong and what it must be. */
export const readConfig = (variables: NodeJS.ProcessEnv): ServerConfig => {
  const { config, problems } = assessEnvironment(variables)
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** Reads the environment without refusing any. */
export const assessEnvironment = (variables: NodeJS.ProcessEnv): Assessment => {
  const { values: read, unreadable, problems } = readEnvironment(withDataDirectory(withoutEmpty(variables)))
  const values = { ...read, APP_ENV: read.APP_ENV ?? 'development' }
  const others = [...signsOfProduction(read, variables['NODE_ENV']), ...deploymentProblems(values)]
  return { config: complete(values), unreadable, problems: [...new Set([...problems, ...knownProblems(unreadable, others)])] }
}

/** The environment is wrong; the start ends with this message. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The environment is not right. ${problems.join('. ')}.`)
  }
}

const complete = (values: Environment) => {
  const isLocal = values.APP_ENV === 'development' || values.APP_ENV === 'test'
  const services = modesOf(values)
  const origin = `http://localhost:${values.PORT}`
  const LOG_FORMAT = values.LOG_FORMAT ?? (isLocal ? 'short' : 'json')
  return {
    ...withoutChangeable({ ...values, ...withDemoSecrets(values) }),
    ...changeableSecrets(values),
    /** Names of the second values that secrets have while they are changed. */
    previousSecrets: previousNamesIn(values),
    CONTENTFUL_SPACE_ID: values.CONTENTFUL_SPACE_ID ?? 'vitrine',
    ALGOLIA_APP_ID: values.ALGOLIA_APP_ID ?? 'EMBEDDED',
    // What runs on a developer's machine has test controls and open drafts: nobody else on the network is to reach it.
    HOST: values.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    LOG_FORMAT,
    // Two lines for each request would hide what a start says, and what went wrong.
    LOG_LEVEL: values.LOG_LEVEL ?? (LOG_FORMAT === 'short' ? 'warn' : 'info'),
    // Longer than a balancer takes to see that a process is not ready; nothing balances a developer's shop.
    DRAIN_SECONDS: values.DRAIN_SECONDS ?? (isLocal ? 0 : 5),
    isProduction: values.APP_ENV === 'production',
    origin,
    hasDemo: values.DEMO === undefined ? values.APP_ENV !== 'production' && values.SHOP === undefined : values.DEMO === 'on',
    testControls: values.ENABLE_TEST_CONTROLS ?? isLocal,
    services,
    // Nobody looks at what a developer's page or a test breaks (THIRD-06).
    browserErrors: values.BROWSER_ERRORS ?? (values.APP_ENV === 'production' ? 'on' : 'off'),
    sentryDsn: services.errors === 'embedded' ? embeddedDsn(origin) : values.SENTRY_DSN,
  }
}

/** A shop of one's own has data of its own, as `scripts/start.mjs` has it too. */
const withDataDirectory = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  variables['SHOP'] === undefined ? variables : { DATA_DIR: join('.data', basename(variables['SHOP'])), ...variables }

const withoutEmpty = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''))
