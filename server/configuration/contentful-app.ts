import type { Secret } from '../lib/secret.ts'
import type { Environment } from './environment.ts'
import { isOnThisMachine } from './loopback.ts'

type AppVariables = Pick<
  Environment,
  'CONTENTFUL_APP_ID' | 'CONTENTFUL_APP_SECRET' | 'CONTENTFUL_APP_HOSTS' | 'CONTENTFUL_APP_EDITORS' | 'CONTENTFUL_APP_PUBLISHERS'
>

type AppConfig = Omit<AppVariables, 'CONTENTFUL_APP_SECRET'> & { readonly CONTENTFUL_APP_SECRET?: Secret | undefined }

/** The composer as an app of the CMS. */
export interface ContentfulApp {
  readonly id: string
  /** Contentful signs with it what the app sends for a user. */
  readonly secret: Secret
  /** Origins, with spaces between, of the pages that show the app in a frame. */
  readonly hosts: string
  /** Who may edit, by user id; `*` for everybody. */
  readonly editors: string | undefined
  readonly publishers: string | undefined
}

/** Undefined where the shop is no app: nothing may then show the composer in a frame, and no signed request is taken. */
export const contentfulAppOf = (config: AppConfig): ContentfulApp | undefined => {
  const { CONTENTFUL_APP_ID: id, CONTENTFUL_APP_SECRET: secret, CONTENTFUL_APP_HOSTS: hosts = WEB_APP } = config
  if (id === undefined || secret === undefined) return undefined
  return { id, secret, hosts, editors: config.CONTENTFUL_APP_EDITORS, publishers: config.CONTENTFUL_APP_PUBLISHERS }
}

const WEB_APP = 'https://app.contentful.com'

/** A sentence for each thing that an app of Contentful lacks; none where there is no sign of one. */
export const contentfulAppProblems = (values: AppVariables & Pick<Environment, 'APP_ENV'>): readonly string[] => {
  const given = NAMES.filter((name) => values[name] !== undefined)
  if (given.length === 0) return []
  const { CONTENTFUL_APP_EDITORS: editors, CONTENTFUL_APP_PUBLISHERS: publishers, CONTENTFUL_APP_HOSTS: hosts = '' } = values
  return [
    ...(['CONTENTFUL_APP_ID', 'CONTENTFUL_APP_SECRET'] as const)
      .filter((name) => values[name] === undefined)
      .map((name) => `${name} must be set beside ${given[0]}: Contentful shows it in the app definition. Or unset ${given.join(', ')}`),
    ...((editors ?? publishers) === undefined ? [NOBODY] : []),
    ...hosts
      .split(' ')
      .filter((host) => host.startsWith('http:') && isDeployed(values) && !isOnThisMachine(host))
      .map(
        (host) => `CONTENTFUL_APP_HOSTS must begin with https://: anybody between could change the page at ${host} that shows the composer`,
      ),
  ]
}

const NAMES = [
  'CONTENTFUL_APP_ID',
  'CONTENTFUL_APP_SECRET',
  'CONTENTFUL_APP_HOSTS',
  'CONTENTFUL_APP_EDITORS',
  'CONTENTFUL_APP_PUBLISHERS',
] as const satisfies readonly (keyof AppVariables)[]

const NOBODY =
  'CONTENTFUL_APP_EDITORS must be set, or nobody could use the composer in Contentful: ids of its users with a comma between them, or * for everybody who may open the app in the space'

const isDeployed = ({ APP_ENV }: Pick<Environment, 'APP_ENV'>): boolean => APP_ENV === 'staging' || APP_ENV === 'production'
