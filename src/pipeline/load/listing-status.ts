import type { ListingContext } from '../../features/listing/listing-context.ts'

/** HTTP status of a page whose products are the point of it: 503 while search does not answer (EXTRA-15). */
export const listingStatus = (listing: ListingContext): number => (listing.status === 'failed' ? 503 : 200)
