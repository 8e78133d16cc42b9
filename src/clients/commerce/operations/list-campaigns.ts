import type { Campaign } from '../../../../schemas/api/campaign.ts'
import type { CommerceClient } from '../commerce-client.ts'

/** The campaigns of the site, without their words; needs no session (CALL-25, PREVIEW-08). */
export const listCampaigns =
  ({ send }: CommerceClient) =>
  (): Promise<readonly Campaign[]> =>
    send({ method: 'GET', path: '/api/cart/promotions', hasPreview: true, hasSession: false }, [
      { name: '', promotions: [{ messageId: '', conditions: {} }] },
    ])
