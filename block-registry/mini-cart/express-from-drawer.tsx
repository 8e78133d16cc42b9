import { useCallback } from 'react'
import type { ExpressApproval } from '../../src/features/checkout/checkout-types.ts'
import { ExpressOffer } from '../../src/features/checkout/express/express-offer.tsx'
import { handOverExpress } from '../../src/features/checkout/express/handed-over.ts'
import { useNavigate } from '../../src/page/router-context.ts'

/** Express payment from the drawer: what the wallet gave goes along to the checkout's last step. */
export const ExpressFromDrawer = ({ onContinue }: { readonly onContinue: () => void }) => {
  const navigate = useNavigate()
  const review = useCallback(
    (approval: ExpressApproval): void => {
      handOverExpress(approval)
      onContinue()
      void navigate('/checkout/review')
    },
    [navigate, onContinue],
  )
  return <ExpressOffer onApproved={review} />
}
