import { addressQuery } from '../../addresses/address-book.ts'
import { addressBody } from '../../addresses/read-address.ts'
import { consentBody } from '../../marketing/consent.ts'
import { historyQuery } from '../../orders/own-orders.ts'
import { cardBody, cardChangeBody } from '../../payments/stored-payments.ts'
import { favoritesBody } from '../../people/account-favorites.ts'
import { ownParams } from '../account-routes.ts'
import type { Operations } from './operation.ts'

const ofOne = { access: 'account', params: ownParams } as const

/** What belongs to a signed-in user. */
export const accountOperations = {
  'GET /api/v1/addresses': { summary: 'Saved addresses, oldest first.', access: 'account' },
  'POST /api/v1/addresses': {
    summary: 'Saves an address.',
    access: 'account',
    query: addressQuery,
    body: addressBody,
    status: 201,
    refusals: { 422: ['ADDRESS_INVALID', 'ADDRESS_LIMIT'] },
  },
  'PUT /api/v1/addresses/:id': {
    summary: 'Changes a saved address; its id is its `reference`.',
    ...ofOne,
    body: addressBody,
    refusals: { 404: ['NOT_FOUND'], 422: ['ADDRESS_INVALID'] },
  },
  'PUT /api/v1/addresses/:id/remove': { summary: 'Removes a saved address.', ...ofOne, status: 204, refusals: { 404: ['NOT_FOUND'] } },
  'POST /api/v1/account/favorites': {
    summary: 'Adds and removes favourites; answers the ids of all that are left, newest first.',
    access: 'account',
    body: favoritesBody,
  },
  'GET /api/v1/account/payments': { summary: 'Saved cards; never a number.', access: 'account' },
  'POST /api/v1/account/payments': {
    summary: 'Saves a card, from the encrypted fields of the payment provider.',
    access: 'account',
    body: cardBody,
    status: 201,
    refusals: { 422: ['CARD_REFUSED'], 429: ['TOO_MANY_ATTEMPTS'], 502: ['SERVER_ERROR'] },
  },
  'PUT /api/v1/account/payments/:id': {
    summary: 'Changes a saved card, or makes it the default.',
    ...ofOne,
    body: cardChangeBody,
    refusals: { 404: ['NOT_FOUND'] },
  },
  'PUT /api/v1/account/payments/:id/remove': {
    summary: 'Removes a saved card.',
    ...ofOne,
    status: 204,
    refusals: { 404: ['NOT_FOUND'], 502: ['SERVER_ERROR'] },
  },
  'GET /api/v1/account/marketing': {
    summary: 'Whether marketing mail is agreed to.',
    access: 'account',
    refusals: { 503: ['MARKETING_UNAVAILABLE'] },
  },
  'PUT /api/v1/account/marketing': {
    summary: 'Gives or takes back consent to marketing mail.',
    access: 'account',
    body: consentBody,
    refusals: { 429: ['TOO_MANY_TRIES'], 503: ['MARKETING_UNAVAILABLE'] },
  },
  'POST /api/v1/account/moved': {
    summary: 'Has what the shop holds follow the account to its new e-mail address.',
    access: 'account',
    status: 204,
  },
  'GET /api/v1/account/export': {
    summary: 'Everything that is stored about the user.',
    access: 'account',
    refusals: { 429: ['TOO_MANY_EXPORTS'] },
  },
  'POST /api/v1/account/close': {
    summary: 'Closes the account, of whoever has given the password just now.',
    access: 'account',
    status: 204,
    refusals: { 403: ['SIGN_IN_AGAIN'], 409: ['PAYMENT_UNDER_WAY'], 429: ['TOO_MANY_TRIES'], 503: ['CLOSING_UNFINISHED'] },
  },
  'GET /api/order/history': {
    summary: 'Orders, newest first; the keys of a page lead to the next.',
    access: 'account',
    query: historyQuery,
  },
  'GET /api/order/:id': { summary: 'One of the user’s own orders, by its number.', ...ofOne, refusals: { 404: ['ORDER_NOT_FOUND'] } },
} as const satisfies Operations
