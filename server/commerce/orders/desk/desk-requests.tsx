import type { ReactNode } from 'react'
import { dayAndTime } from '../../../operations/plain-pages/tool-page.tsx'
import { REQUEST_DAYS, type RefundRequest } from '../after/decide-refund.ts'
import type { Refused } from './desk-forms.ts'
import type { DeskMember } from './desk-rights.ts'
import { deskMoney, deskText as text } from './desk-texts.ts'

interface Props {
  readonly requests: readonly RefundRequest[]
  readonly member: DeskMember
  readonly refused: Refused | undefined
}

/** Refunds of an order that wait for a second person, with what whoever is signed in may do about them; nothing where there are none. */
export const DeskRequests = ({ requests, ...props }: Props) =>
  requests.length === 0 ? null : (
    <>
      <h2>{text('waiting')}</h2>
      {requests.map((request) => (
        <Request key={request.id} request={request} {...props} />
      ))}
    </>
  )

interface RequestProps extends Omit<Props, 'requests'> {
  readonly request: RefundRequest
}

const Request = (props: RequestProps) => {
  const { request, member } = props
  const { value, currency, reason, askedBy, askedById, askedAt } = request
  const isOwn = askedById === member.id
  return (
    <>
      <h3>
        <bdi>{text('asked', { name: askedBy, amount: deskMoney(value, currency) })}</bdi>
      </h3>
      {reason !== null && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
      <p className="note">{text('askedAt', { when: dayAndTime(askedAt), days: REQUEST_DAYS })}</p>
      {isOwn && <p className="note">{text('own')}</p>}
      <div className="forms">
        {isOwn && member.rights.has('refund') && <Decision {...props} action="withdraw" />}
        {!isOwn && member.rights.has('approve') && (
          <>
            <Decision {...props} action="approve" />
            <Decision {...props} action="refuse">
              <label>
                {text('reason')}
                <input name="reason" maxLength={300} required autoComplete="off" defaultValue={typedReason(props)} />
              </label>
            </Decision>
          </>
        )}
      </div>
    </>
  )
}

const typedReason = ({ refused, request }: RequestProps): string =>
  refused?.action === 'refuse' && refused.fields['id'] === request.id ? (refused.fields['reason'] ?? '') : ''

interface DecisionProps extends RequestProps {
  readonly action: 'approve' | 'refuse' | 'withdraw'
  readonly children?: ReactNode
}

const Decision = ({ request, action, children }: DecisionProps) => (
  <form method="post" action={`/_orders/${request.orderReference}/${action}`} aria-label={text(action)}>
    <input type="hidden" name="id" value={request.id} />
    {children}
    <button type="submit" className={action === 'refuse' ? 'danger' : undefined}>
      {text(`${action}Now`)}
    </button>
  </form>
)
