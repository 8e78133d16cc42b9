import { formQuery } from '../../forms/read-form-schema.ts'
import { customiseBody } from '../../customisation/customise-product.ts'
import { customisedParams, previewParams } from '../customisation-routes.ts'
import { formParams, productParams } from '../open-routes.ts'
import type { Operations } from './operation.ts'

/** Reading the catalogue and a site's rules: no session, nothing personal. */
export const openOperations = {
  'GET /api/openapi.json': { summary: 'This document.', access: 'open' },
  'GET /api/product/s/:id': {
    summary: 'A product, by its id or its slug.',
    access: 'open',
    params: productParams,
    refusals: { 404: ['NOT_FOUND'] },
  },
  'GET /api/filters/s/ALL': { summary: 'All values of the filters, with their texts.', access: 'open' },
  'GET /api/cart/promotions': { summary: 'The campaigns of the site that have begun.', access: 'open' },
  'GET /api/territory': { summary: 'The regions that addresses of the site’s country name.', access: 'open' },
  'GET /api/country-detection': { summary: 'The country that the request comes from, as the edge says.', access: 'open' },
  'GET /api/validation/:country/:type': {
    summary: 'The rules of a form: `shipping`, `billing`, `consumer`, `orderLookup`, or `address` with `type` in the query.',
    access: 'open',
    params: formParams,
    query: formQuery.partial(),
    refusals: { 404: ['NOT_FOUND'] },
  },
  'POST /atmos/v1/products/:productId/customise': {
    summary: 'What the choices of a shopper look like, before they are in a bag.',
    access: 'open',
    params: customisedParams,
    body: customiseBody,
    refusals: { 404: ['NOT_FOUND'], 422: ['CUSTOMISATION_INVALID'], 429: ['TOO_MANY_PREVIEWS'] },
  },
  'GET /atmos/v1/previews/*': {
    summary: 'The picture of choices; its address is in the answer about them.',
    access: 'open',
    params: previewParams,
    mediaType: 'image/svg+xml',
    refusals: { 404: ['NOT_FOUND'] },
  },
} as const satisfies Operations
