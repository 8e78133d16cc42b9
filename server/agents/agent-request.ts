import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { context } from './bags/bag-request.ts'

const SITE = 'agentSite'
const BYTES = 'agentBody'

/** Names to decorate requests with, so that their shape is stable. */
export const agentDecorators = [SITE, BYTES] as const

export const setSite = (request: FastifyRequest, site: SiteConfig): void => request.setDecorator(SITE, site)
export const siteOfRequest = (request: FastifyRequest): SiteConfig => request.getDecorator<SiteConfig>(SITE)

/** The bytes of a body, which a signature is about. */
export const setBodyBytes = (request: FastifyRequest, bytes: Buffer): void => request.setDecorator(BYTES, bytes)
export const bodyBytesOf = (request: FastifyRequest): Buffer => request.getDecorator<Buffer | undefined>(BYTES) ?? Buffer.alloc(0)

const withContext = z.object({ context })

/** The shopper's language, where a body says one. */
export const languageIn = (body: unknown): string | undefined => withContext.safeParse(body).data?.context?.language
