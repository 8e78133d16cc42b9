import { localeTag } from '../../../src/site/locale-tag.ts'
import { applyVoucher, removeVoucher } from '../../commerce/cart/apply-voucher.ts'
import { readCart } from '../../commerce/cart/change-cart.ts'
import type { CommerceDeps } from '../../commerce/commerce-deps.ts'
import { ApiProblem } from '../../commerce/http/api-problem.ts'
import type { SessionScope } from '../../commerce/http/request-scope.ts'
import { shopTexts } from '../../commerce/texts/shop-texts.ts'
import type { AgentMessage } from '../protocol/messages.ts'

/** Makes the vouchers of the bag those that the agent names. One that does not count is said, as a warning, and left out. */
export const changeVouchers = async (
  deps: CommerceDeps,
  scope: SessionScope,
  asked: readonly string[],
): Promise<readonly AgentMessage[]> => {
  const codes = [...new Set(asked.map((code) => code.trim().toUpperCase()).filter((code) => code !== ''))]
  const before = (await readCart(deps, scope)).cartSummary.vouchers?.map(({ code }) => code) ?? []
  for (const code of before) if (!codes.includes(code)) await removeVoucher(deps, scope, { code })
  const messages: AgentMessage[] = []
  for (const [index, code] of codes.entries()) {
    if (before.includes(code)) continue
    try {
      await applyVoucher(deps, scope, { apply: code })
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      messages.push({ ...warningOf(problem.code, scope), path: `$.discounts.codes[${index}]` })
    }
  }
  return messages
}

/** Codes of the shop's API: that of the protocol, and the end of the key of what the checkout says. */
const REFUSALS: Readonly<Record<string, readonly [code: string, text: string]>> = {
  VOUCHER_NOT_FOUND: ['discount_code_invalid', 'unknown'],
  VOUCHER_USED: ['discount_code_invalid', 'used'],
  VOUCHER_EXPIRED: ['discount_code_expired', 'expired'],
  VOUCHER_MINIMUM: ['discount_code_user_ineligible', 'notValid'],
  VOUCHER_USED_UP: ['discount_code_expired', 'usedUp'],
  VOUCHER_USED_BEFORE: ['discount_code_user_ineligible', 'usedBefore'],
  VOUCHER_FIRST_ORDER: ['discount_code_user_ineligible', 'firstOrder'],
  VOUCHER_OTHER_PRODUCTS: ['discount_code_user_ineligible', 'otherProducts'],
  VOUCHER_NOT_COMBINABLE: ['discount_code_combination_disallowed', 'notCombinable'],
  VOUCHER_TOO_MANY: ['discount_code_combination_disallowed', 'tooMany'],
}

const warningOf = (problem: string, { site, language }: SessionScope): AgentMessage & { readonly type: 'warning' } => {
  const [code, text] = REFUSALS[problem] ?? ['discount_code_invalid', 'failed']
  return { type: 'warning', code, content: shopTexts(localeTag(language, site.code))(`checkout.voucher.${text}`) }
}
