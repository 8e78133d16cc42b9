import type { Json } from '../../../schemas/page.ts'
import { isObject } from '../cms-entry.ts'
import type { BlockProblem } from '../content-problem.ts'
import type { Trail } from '../trail.ts'
import type { AdviceInput, ProductRule } from './advice-input.ts'

/** Trays whose rule, or that of a tab, no product of the site fits: shoppers see nothing there. */
export const trayAdvice = async ({ trails, context, lookups }: AdviceInput): Promise<readonly BlockProblem[]> => {
  const checked = await Promise.all(
    trails.flatMap(rulesOf).map(async (found) => ({ ...found, hasProducts: await lookups.hasProducts(found.rule, context) })),
  )
  return checked
    .filter(({ hasProducts }) => !hasProducts)
    .map(({ trail, prop }) => ({ code: 'emptyTray', trail, pointer: `/props/${prop}`, message: SHOWS_NOTHING }))
}

const SHOWS_NOTHING = 'No product of this site fits the rule, so shoppers see nothing here. Write another rule, or choose the products.'

interface TrayRule {
  readonly trail: Trail
  readonly prop: string
  readonly rule: ProductRule
}

const rulesOf = (trail: Trail): readonly TrayRule[] => {
  const { type, props } = trail.node
  if (type !== 'product-tray') return []
  const { tabsConfig } = props
  const tabs = isObject(tabsConfig) && Array.isArray(tabsConfig['tabs']) ? tabsConfig['tabs'] : []
  // With tabs the tray shows what fits theirs, instead of its own.
  if (tabs.length > 0)
    return tabs.flatMap((tab: Json) => (isObject(tab) ? [{ trail, prop: 'tabsConfig', rule: readRule(tab['filters']) }] : []))
  return props['source'] === 'rule' ? [{ trail, prop: 'filters', rule: readRule(props['filters']) }] : []
}

const readRule = (filters: Json | undefined): ProductRule =>
  Object.fromEntries(
    Object.entries(isObject(filters) ? filters : {}).flatMap(([kind, values]) =>
      Array.isArray(values) ? [[kind, values.filter((value: Json) => typeof value === 'string')]] : [],
    ),
  )
