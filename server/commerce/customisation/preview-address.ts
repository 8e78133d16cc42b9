import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameText } from '../../lib/same-text.ts'

/** All that a preview shows: the address carries it, so that drawing needs neither the product nor a database. */
export interface PreviewDrawing {
  /** Path of the product's picture. */
  readonly picture: string
  readonly text: string
  /** Hexadecimal, with #. */
  readonly ink?: string
  readonly at: { readonly x: number; readonly y: number; readonly width: number }
}

const drawing = z.object({
  picture: z.string(),
  text: z.string(),
  ink: z.string().optional(),
  at: z.object({ x: z.number(), y: z.number(), width: z.number() }),
})

/** Signed, so that only what the rules of a product allow is ever drawn on this host. */
export const previewAddress = (preview: PreviewDrawing, secret: string): string => {
  const content = Buffer.from(JSON.stringify(preview)).toString('base64url')
  return `/atmos/v1/previews/${content}.${signatureOf(content, secret)}.svg`
}

/** What an address of ours asks for; undefined for one that was not made here. */
export const readPreviewName = (name: string, secret: string): PreviewDrawing | undefined => {
  const [, content, signature] = /^([\w-]+)\.([\w-]+)\.svg$/.exec(name) ?? []
  if (content === undefined || signature === undefined || !isSameText(signature, signatureOf(content, secret))) return undefined
  // Signed here, so it is JSON; another release may have written other fields.
  const { text, picture, at, ink } = drawing.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return { text, picture, at, ...(ink === undefined ? {} : { ink }) }
}

/** Apart from the hashes of orders, which the same secret makes. */
const signatureOf = (content: string, secret: string): string =>
  createHmac('sha256', secret).update(`preview:${content}`).digest('base64url').slice(0, 32)
