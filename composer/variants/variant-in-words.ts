import type { Json } from '../../schemas/page.ts'
import type { Translate } from '../../src/i18n/messages.ts'
import { variantOf } from '../../src/content/variants.ts'
import { isObject } from '../../src/content/cms-entry.ts'
import type { BlockMeta } from '../../schemas/page.ts'

/** `Variant B of “hero-words”, 50 %`; the block that has no share is the original. Undefined for settings without a variant. */
export const variantInWords = (meta: Readonly<Record<string, Json>>, t: Translate): string | undefined => {
  // Settings of another shape are no variant.
  const variant = variantOf(meta as BlockMeta)
  if (variant === undefined) return undefined
  const { test, name, share } = variant
  const stored = meta['variant']
  if (isObject(stored) && stored['share'] === undefined) return t('compose.variant.original', { test })
  return t('compose.variant.one', { letter: name.toUpperCase(), test, share })
}
