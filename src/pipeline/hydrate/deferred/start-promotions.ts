import { listCampaigns } from '../../../clients/commerce/operations/list-campaigns.ts'
import { readCampaignData } from '../../../clients/content/read-campaign-data.ts'
import { startCampaigns, loadCampaigns } from '../../../features/campaigns/create-campaigns.ts'
import { promotionMessages } from '../../../features/campaigns/promotion-messages.ts'
import { publishPromotions } from '../../../features/campaigns/promotion-texts.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { wallTime } from '../../../lib/clock.ts'
import { report } from '../../../lib/report.ts'
import type { DeferredDeps } from './deferred-deps.ts'

/** Loads the campaigns, and gives their texts to whoever shows them, as long as the page lives (CAMP-01, CAMP-02). */
export const startPromotions = ({ site, shopper, build }: Pick<DeferredDeps, 'site' | 'shopper' | 'build'>): void => {
  const readData = readCampaignData({ site: site.site, language: site.language, build, fetch: window.fetch.bind(window) })
  startCampaigns({
    load: () => loadCampaigns({ list: async () => listCampaigns((await shopper.load()).commerce)(), readData, report }),
    onChange: (running) =>
      publishPromotions((position) =>
        promotionMessages(running, position, { formatPrice: (amount) => formatPrice(amount, site.site, site.locale) }),
      ),
    now: wallTime,
    report,
    page: document,
  })
}
