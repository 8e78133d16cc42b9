import type { BlockViewProps } from '../block.ts'
import { withPage } from '../../src/features/listing/listing-address.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useListing } from '../../src/features/listing/use-listing.ts'
import { useIsReloading } from '../../src/page/router-context.ts'
import { Pagination } from '../../src/ui/pagination/pagination.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { Skeleton } from '../../src/ui/waiting/skeleton.tsx'
import styles from './paginator.module.scss'

/** Links to the pages of a listing; previous and next lead nowhere at the ends (PAGER-01, PAGER-02). */
export const Paginator = ({ props }: BlockViewProps<'paginator'>) => {
  const t = useTranslate()
  const access = useListing()
  const isReloading = useIsReloading()
  if (access === undefined || access.listing.status === 'failed') return null
  const { listing, address, hrefOf } = access
  return (
    <Section width="full" className={styles.paginator}>
      {isReloading ? (
        <Skeleton inlineSize="24rem" blockSize="var(--target)" />
      ) : (
        <Pagination
          page={listing.page}
          pages={listing.pages}
          pageHref={(page) => hrefOf(withPage(address, page))}
          label={t('listing.pages')}
          isCompact={props.variant === 'compact'}
        />
      )}
    </Section>
  )
}
