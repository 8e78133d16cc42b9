import type { ServerConfig } from '../../server/config.ts'
import type { VendorName } from '../../server/configuration/services.ts'
import { basicAuthorization } from '../../server/lib/basic-authorization.ts'
import { identityProvidersOf } from '../../server/lib/identity-providers.ts'
import { indexBase } from '../../server/catalogue/indexing/index-names.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { VendorCall } from './call-vendor.ts'

type Calls = (config: ServerConfig, sites: readonly SiteConfig[]) => readonly VendorCall[]

/** Cheap calls that change nothing, of every vendor that has an address. */
export const VENDOR_CALLS: Readonly<Record<VendorName, Calls>> = {
  cms: (config) => {
    const { CONTENTFUL_HOST: host = '', CONTENTFUL_MANAGEMENT_HOST: managementHost } = config
    const call = (base: string, address: string, key: CmsToken): VendorCall => ({
      url: `${base}/spaces/${config.CONTENTFUL_SPACE_ID}/environments/${config.CONTENTFUL_ENVIRONMENT}/locales`,
      headers: bearer(config[key]),
      address,
      keys: [key],
      otherwise: 'check CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT',
    })
    return [
      call(host, 'CONTENTFUL_HOST', 'CONTENTFUL_DELIVERY_TOKEN'),
      // The vendor's preview has a host of its own beside the delivery's.
      call(host.replace('//cdn.', '//preview.'), 'CONTENTFUL_HOST', 'CONTENTFUL_PREVIEW_TOKEN'),
      ...(managementHost === undefined ? [] : [call(managementHost, 'CONTENTFUL_MANAGEMENT_HOST', 'CONTENTFUL_MANAGEMENT_TOKEN')]),
    ]
  },
  search: (
    { services, SEARCH_ENGINE_URL: engine = '', SEARCH_ENGINE_KEY, ALGOLIA_HOST: host = '', ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY },
    sites,
  ) => {
    if (services.search === 'engine')
      return [
        {
          url: `${engine.replace(/\/$/, '')}/debug`,
          headers: { 'x-typesense-api-key': SEARCH_ENGINE_KEY ?? '' },
          address: 'SEARCH_ENGINE_URL',
          keys: ['SEARCH_ENGINE_KEY'],
          otherwise: 'check that SEARCH_ENGINE_URL is the address of Typesense, version 30',
        },
      ]
    // An index that is not there yet answers 404 to a key that is right.
    return sites.slice(0, 1).map((site) => ({
      url: `${host}/1/indexes/${indexBase(site)}/settings`,
      headers: { 'x-algolia-application-id': ALGOLIA_APP_ID, 'x-algolia-api-key': ALGOLIA_WRITE_KEY },
      address: 'ALGOLIA_HOST',
      keys: ['ALGOLIA_WRITE_KEY', 'ALGOLIA_APP_ID'],
    }))
  },
  identity: ({ COGNITO_ENDPOINT: endpoint = '' }, sites) =>
    poolsOf(sites).map((pool) => ({
      url: `${endpoint.replace(/\/$/, '')}/${pool}/.well-known/jwks.json`,
      address: 'COGNITO_ENDPOINT',
      keys: [],
      otherwise: `it has no user pool ${pool}; check COGNITO_USER_POOL_ID, or integrations.identityProvider.userPoolId of the sites`,
    })),
  payments: ({ PAYMENT_BASE_URL: base = '', PAYMENT_API_KEY, PAYMENT_MERCHANT_ACCOUNT: merchantAccount }) => [
    {
      url: `${base}/paymentMethods`,
      method: 'POST',
      headers: { 'x-api-key': PAYMENT_API_KEY },
      body: { merchantAccount },
      address: 'PAYMENT_BASE_URL',
      keys: ['PAYMENT_API_KEY', 'PAYMENT_MERCHANT_ACCOUNT'],
      otherwise: 'check that PAYMENT_BASE_URL ends with the version, such as /checkout/v71',
    },
  ],
  klaviyo: ({ KLAVIYO_BASE_URL: base = '', KLAVIYO_API_KEY }) => [
    {
      url: `${base}/api/accounts`,
      headers: { authorization: `Klaviyo-API-Key ${KLAVIYO_API_KEY}`, revision: '2025-04-15' },
      address: 'KLAVIYO_BASE_URL',
      keys: ['KLAVIYO_API_KEY'],
    },
  ],
  mailchimp: ({ MAILCHIMP_BASE_URL: base = '', MAILCHIMP_API_KEY }) => [
    {
      url: `${base}/3.0/ping`,
      headers: { authorization: basicAuthorization('vitrine', MAILCHIMP_API_KEY) },
      address: 'MAILCHIMP_BASE_URL',
      keys: ['MAILCHIMP_API_KEY'],
    },
  ],
  tickets: ({ TICKET_API_URL: url = '', TICKET_API_KEY }) => [
    { url, headers: { authorization: basicAuthorization(TICKET_API_KEY, 'X') }, address: 'TICKET_API_URL', keys: ['TICKET_API_KEY'] },
  ],
  mailbox: ({ MAIL_URL: url = '', MAIL_API_KEY = '' }) =>
    url.startsWith('http')
      ? [
          {
            url: `${url.replace(/\/$/, '')}/server`,
            headers: { accept: 'application/json', 'x-postmark-server-token': MAIL_API_KEY },
            address: 'MAIL_URL',
            keys: ['MAIL_API_KEY'],
            otherwise: 'check that MAIL_URL is https://api.postmarkapp.com',
          },
        ]
      : [],
  // A collector takes reports and answers nothing else to a DSN: a call would be one.
  errors: () => [],
}

type CmsToken = 'CONTENTFUL_DELIVERY_TOKEN' | 'CONTENTFUL_PREVIEW_TOKEN' | 'CONTENTFUL_MANAGEMENT_TOKEN'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const poolsOf = (sites: readonly SiteConfig[]): readonly string[] => [
  ...new Set(identityProvidersOf(sites).map(({ userPoolId }) => String(userPoolId))),
]
