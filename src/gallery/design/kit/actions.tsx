import { useTranslate } from '../../../i18n/use-translate.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ChipLink, RemovableChip } from '../../../ui/chip/chip.tsx'
import { HeaderTool } from '../../../ui/header-tool/header-tool.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx'
import { SearchForm } from '../../../ui/search-form/search-form.tsx'
import { State } from '../sheet.tsx'

/* What is clicked. The page stays as it is: no owner takes the clicks. */
const nothing = (): void => undefined

export const Buttons = () => {
  const t = useTranslate()
  const label = t('product.button.available')
  return (
    <>
      <State name="primary">
        <Button type="button">{label}</Button>
      </State>
      <State name="secondary">
        <Button type="button" variant="secondary">
          {t('product.notify')}
        </Button>
      </State>
      <State name="text">
        <Button type="button" variant="text">
          {t('listing.clearAll')}
        </Button>
      </State>
      <State name="small">
        <Button type="button" size="small">
          {label}
        </Button>
      </State>
      <State name="large">
        <Button type="button" size="large">
          {label}
        </Button>
      </State>
      <State name="busy">
        <Button type="button" isBusy>
          {t('product.button.adding')}
        </Button>
      </State>
      <State name="done">
        <Button type="button">
          <Icon name="check" />
          {t('product.button.added')}
        </Button>
      </State>
      <State name="disabled">
        <Button type="button" disabled>
          {t('product.button.notAvailable')}
        </Button>
      </State>
      <State name="disabled, secondary">
        <Button type="button" variant="secondary" disabled>
          {t('product.button.notAvailable')}
        </Button>
      </State>
      <State name="a link">
        <ButtonLink to="/new-in">{t('cart.continue')}</ButtonLink>
      </State>
      <State name="full width, long text" isWide>
        <Button type="button" fullWidth>
          {t('core.refresh.keep')}
        </Button>
      </State>
    </>
  )
}

export const Links = () => {
  const t = useTranslate()
  return (
    <>
      <State name="in the shop">
        <Link to="/new-in">{t('cart.continue')}</Link>
      </State>
      <State name="in a new window">
        <Link to="/help/delivery" newWindow>
          {t('shippingTable.label')}
        </Link>
      </State>
    </>
  )
}

export const Chips = () => {
  const t = useTranslate()
  return (
    <>
      <State name="link">
        <ChipLink to="/new-in">{t('sort.newest')}</ChipLink>
      </State>
      <State name="current">
        <ChipLink to="/new-in" isCurrent>
          {t('sort.bestMatch')}
        </ChipLink>
      </State>
      <State name="removable">
        <RemovableChip label={t('listing.onSaleOnly')} onRemove={nothing} />
      </State>
    </>
  )
}

export const HeaderTools = () => {
  const t = useTranslate()
  return (
    <State name="beside each other">
      <div className="d-row">
        <HeaderTool to="/my-favorites" icon="heart" label={t('cart.toFavorites')} />
        <HeaderTool to="/checkout/basket" icon="bag" label={t('cart.label')} />
      </div>
    </State>
  )
}

export const Paginations = () => (
  <>
    <State name="first page" isWide>
      <Pagination page={1} pages={12} pageHref={pageHref} label="first" />
    </State>
    <State name="in the middle" isWide>
      <Pagination page={6} pages={12} pageHref={pageHref} label="middle" />
    </State>
    <State name="compact">
      <Pagination page={12} pages={12} pageHref={pageHref} label="compact" isCompact />
    </State>
  </>
)

const pageHref = (page: number): string => `/new-in?page=${page}`

export const QuantitySteppers = () => {
  const t = useTranslate()
  const label = (name: string): string => `${t('product.quantity')} (${name})`
  return (
    <>
      <State name="one: no fewer">
        <QuantityStepper label={label('1')} value={1} onChange={nothing} />
      </State>
      <State name="some">
        <QuantityStepper label={label('3')} value={3} onChange={nothing} />
      </State>
      <State name="disabled">
        <QuantityStepper label={label('2')} value={2} isDisabled onChange={nothing} />
      </State>
    </>
  )
}

export const SearchForms = () => (
  <>
    <State name="empty">
      <SearchForm />
    </State>
  </>
)
