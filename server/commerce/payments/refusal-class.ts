/** Why banks refuse, in as few words as a dashboard can show. */
type RefusalClass = 'funds' | 'fraud' | 'authentication' | 'card' | 'provider' | 'bank'

/** In this order: "Issuer Suspected Fraud" is fraud, "3D Not Authenticated" is no fault of the card. */
const CLASSES: readonly (readonly [RegExp, RefusalClass])[] = [
  [/balance|amount|count exceeded|limit/i, 'funds'],
  [/fraud/i, 'fraud'],
  [/3d|authentic/i, 'authentication'],
  [/acquirer|unavailable|referral|error/i, 'provider'],
  [/card|cvc|avs|pin|not supported|not permitted|invalid/i, 'card'],
]

/** The class of a reason, which the provider gives as a text of its own; `bank` where it says nothing more than no. */
export const refusalClass = (reason: string): RefusalClass => CLASSES.find(([form]) => form.test(reason))?.[1] ?? 'bank'
