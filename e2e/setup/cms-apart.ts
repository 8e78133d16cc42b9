/**
 * With E2E_CMS=apart the shop of the journeys has nothing of the CMS in its process: the CMS is a program of its own at this origin
 * (`serve-cms.ts`), and the shop knows its address, its tokens and the secret of its webhook.
 */
export const CMS_ORIGIN =
  process.env['E2E_CMS'] === 'apart'
    ? `http://localhost:${process.env['E2E_CMS_PORT'] ?? Number(process.env['E2E_PORT'] ?? 3210) + 1}`
    : undefined

/** None of them is one that a shop has without being told. */
const SECRETS = {
  CONTENTFUL_DELIVERY_TOKEN: 'delivery-token-apart',
  CONTENTFUL_PREVIEW_TOKEN: 'preview-token-apart',
  CONTENTFUL_MANAGEMENT_TOKEN: 'management-token-apart',
  CONTENTFUL_WEBHOOK_SECRET: 'webhook-secret-of-the-cms-apart-0123456789',
  CONTENTFUL_SPACE_ID: 'apart',
}

/** Where the CMS of the shop at `origin` answers. */
export const cmsOf = (origin: string) => ({
  managementBaseUrl: `${CMS_ORIGIN ?? origin}/contentful`,
  accessToken: CMS_ORIGIN === undefined ? 'management-token' : SECRETS.CONTENTFUL_MANAGEMENT_TOKEN,
  spaceId: CMS_ORIGIN === undefined ? 'vitrine' : SECRETS.CONTENTFUL_SPACE_ID,
  environmentId: 'master',
})

/** What the shop is told of the CMS. */
export const shopsSide = (cmsOrigin: string) => ({
  ...SECRETS,
  CONTENTFUL_HOST: `${cmsOrigin}/contentful`,
  CONTENTFUL_MANAGEMENT_HOST: `${cmsOrigin}/contentful`,
  // Pictures of a CMS come from its own host.
  IMAGE_HOSTS: cmsOrigin,
})

/** What the CMS is told, and of the shop. */
export const cmsSide = (cmsOrigin: string, shopOrigin: string) => ({ ...SECRETS, PORT: new URL(cmsOrigin).port, SHOP_ORIGIN: shopOrigin })
