import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { Section } from '../../../ui/section/section.tsx'

/** Room for a vendor's reviews: there only once its script is, so that nothing is reserved for what may never come (BLOCK-58). */
export const ReviewSection = ({ isReady, children }: { readonly isReady: boolean; readonly children: ReactNode }) => {
  const t = useTranslate()
  if (!isReady) return null
  return (
    <Section as="section" lang="en">
      <h2>{t('reviews.title')}</h2>
      {children}
    </Section>
  )
}
