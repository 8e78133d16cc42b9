import { useTranslate } from '../../../i18n/use-translate.ts'
import { SiteContext, useSite } from '../../../site/site-context.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Alert } from '../../../ui/notice/alert.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ICON_NAMES } from '../../../ui/icon/icon-name.ts'
import { Price } from '../../../ui/price/price.tsx'
import { Stars } from '../../../ui/stars/stars.tsx'
import { StockNote } from '../../../ui/stock-note/stock-note.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import { Spinner } from '../../../ui/waiting/spinner.tsx'
import { State } from '../sheet.tsx'

/* What says something about a thing. */

export const Badges = () => {
  const t = useTranslate()
  return (
    <>
      <State name="neutral">
        <Badge>{t('listing.outOfStock')}</Badge>
      </State>
      <State name="accent">
        <Badge tone="accent">{t('sort.newest')}</Badge>
      </State>
      <State name="sale">
        <Badge tone="sale">{t('listing.onSale')}</Badge>
      </State>
      <State name="warning">
        <Badge tone="warning">{t('listing.lowStock')}</Badge>
      </State>
    </>
  )
}

/** Nothing here is announced: it was there from the start. */
export const Notices = () => {
  const t = useTranslate()
  return (
    <>
      <State name="info">
        <Alert tone="info" isLive={false}>
          {t('cart.shippingNote')}
        </Alert>
      </State>
      <State name="success">
        <Alert tone="success" isLive={false}>
          {t('cart.freeReached')}
        </Alert>
      </State>
      <State name="warning">
        <Alert tone="warning" isLive={false}>
          {t('listing.someWords')}
        </Alert>
      </State>
      <State name="danger, with a title and a reference">
        <Alert tone="danger" title={t('core.errorTitle')} incident="4f1c-22" isLive={false}>
          {t('core.errorText')}
        </Alert>
      </State>
      <State name="long text" isWide>
        <Alert tone="info" title={t('core.refresh.title')} isLive={false}>
          {t('core.refresh.text')} {t('core.refresh.keep')}
        </Alert>
      </State>
    </>
  )
}

export const Prices = () => {
  const site = useSite()
  // Not every site says where prices begin.
  const saysFrom = { ...site, site: { ...site.site, price: { ...site.site.price, showFrom: true } } }
  return (
    <>
      <State name="plain">
        <Price price={PLAIN} />
      </State>
      <State name="sale">
        <Price price={SALE} />
      </State>
      <State name="final sale, large">
        <Price price={SALE} isFinalSale size="large" />
      </State>
      <State name="from">
        <SiteContext value={saysFrom}>
          <Price price={PLAIN} priceRange={RANGE} />
        </SiteContext>
      </State>
      <State name="range, small">
        <Price price={PLAIN} priceRange={RANGE} showRange size="small" />
      </State>
    </>
  )
}

const PLAIN = { list: 120, sale: 120 }
const SALE = { list: 120, sale: 95 }
const RANGE = { saleMin: 95, saleMax: 140 }

export const StarRatings = () => (
  <>
    {[5, 3.7, 0.5].map((average) => (
      <State key={average} name={String(average)}>
        <Stars rating={{ average, count: 128 }} />
      </State>
    ))}
  </>
)

/** Epoch seconds of a day that stays to come. */
const RELEASE = 4_070_908_800
const DAY = 86_400

export const StockNotes = () => (
  <>
    <State name="few left">
      <StockNote stock={{ stockStatus: 'LOWSTOCK', stockQty: 3 }} />
    </State>
    <State name="pre-order">
      <StockNote stock={{ stockStatus: 'PREORDER', shipDateStart: RELEASE, shipDateEnd: RELEASE + 6 * DAY }} />
    </State>
    <State name="back-order">
      <StockNote stock={{ stockStatus: 'BACKORDER', shipDateEnd: RELEASE }} />
    </State>
    <State name="sold out">
      <StockNote stock={{ stockStatus: 'NOTAVAILABLE' }} />
    </State>
  </>
)

export const Waiting = () => (
  <>
    <State name="skeleton, picture">
      <Skeleton inlineSize="16rem" aspect="var(--aspect-product)" />
    </State>
    <State name="skeleton, text">
      <Skeleton inlineSize="20rem" />
    </State>
    <State name="spinner">
      <Spinner />
    </State>
  </>
)

export const Icons = () => (
  <>
    {ICON_NAMES.map((name) => (
      <State key={name} name={name}>
        <Icon name={name} size="2.4rem" />
      </State>
    ))}
  </>
)
