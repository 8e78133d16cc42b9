import { embeddableNames } from './embeddable.ts'
import { environment, type ParsedEnvironment } from './environment.ts'

/** The variables as far as they can be read. */
interface Reading {
  readonly values: ParsedEnvironment
  /** Names of those that cannot; `values` has an address of nowhere for them, or what it has where they are not set. */
  readonly unreadable: readonly string[]
  /** A sentence for each of them. */
  readonly problems: readonly string[]
}

/** Reads what can be read, so that one variable in a wrong form hides nothing that is wrong with the others. */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Reading => {
  const parsed = environment.safeParse(variables)
  if (parsed.success) return { values: parsed.data, unreadable: [], problems: [] }
  const unreadable = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))]
  const readable = Object.entries(variables).filter(([name]) => !unreadable.includes(name))
  return {
    values: environment.parse({ ...Object.fromEntries(readable), ...nowhere(unreadable) }),
    unreadable,
    problems: parsed.error.issues.map(({ path: [name], message }) =>
      name === 'EMBEDDED' ? `EMBEDDED: ${message}; it can name ${embeddableNames(variables['APP_ENV'])}` : `${String(name)}: ${message}`,
    ),
  }
}

/** That a service is named at all says what else is needed. Addresses of this machine: they are no sign of production. */
const NOWHERE: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://localhost/unreadable',
  IMAGES_URL: 's3://unreadable',
  MAIL_URL: 'smtps://localhost',
  SENTRY_DSN: 'https://unreadable@localhost/1',
  ...Object.fromEntries(
    [
      'CONTENTFUL_HOST',
      'ALGOLIA_HOST',
      'SEARCH_ENGINE_URL',
      'COGNITO_ENDPOINT',
      'PAYMENT_BASE_URL',
      'KLAVIYO_BASE_URL',
      'MAILCHIMP_BASE_URL',
      'TICKET_API_URL',
    ].map((name) => [name, 'https://localhost']),
  ),
}

const nowhere = (unreadable: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(NOWHERE).filter(([name]) => unreadable.includes(name)))

/**
 * Without the sentences that an unreadable variable would cause: those about itself, which is said already, and those that only a
 * value that nobody knows could confirm.
 */
export const knownProblems = (unreadable: readonly string[], problems: readonly string[]): readonly string[] =>
  problems.filter((problem) => !unreadable.some((name) => (name in NOWHERE ? problem.startsWith(`${name} `) : hasWord(problem, name))))

const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text)
