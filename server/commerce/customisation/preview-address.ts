import { z } from 'zod'
import { isSigned, sign, type Secret } from '../../lib/secret.ts'
import { defined } from '../../../src/lib/defined.ts'

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
export const previewAddress = (preview: PreviewDrawing, secret: Secret): string => {
  const content = Buffer.from(JSON.stringify(preview)).toString('base64url')
  return addressOf(content, secret)
}

/** The address of a picture that was named when an order was placed, signed by the secret of today: orders outlast secrets. */
export const renewedAddress = (address: string, secret: Secret): string => {
  const [, content] = /^\/atmos\/v1\/previews\/([\w-]+)\.[\w-]+\.svg$/.exec(address) ?? []
  return content === undefined ? address : addressOf(content, secret)
}

const addressOf = (content: string, secret: Secret): string =>
  `/atmos/v1/previews/${content}.${sign(secret, signedText(content), FORM)}.svg`

/** What an address of ours asks for; undefined for one that was not made here. */
export const readPreviewName = (name: string, secret: Secret): PreviewDrawing | undefined => {
  const [, content, signature] = /^([\w-]+)\.([\w-]+)\.svg$/.exec(name) ?? []
  if (content === undefined || signature === undefined || !isSigned(secret, signedText(content), signature, FORM)) return undefined
  // Signed here, so it is JSON; another release may have written other fields.
  const { text, picture, at, ink } = drawing.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return { text, picture, at, ...defined({ ink }) }
}

/** Apart from the hashes of orders, which the same secret makes. */
const signedText = (content: string): string => `preview:${content}`
const FORM = { encoding: 'base64url', length: 32 } as const
