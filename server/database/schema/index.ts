/* The whole database. The one place that lists every table file, because Drizzle wants a single schema object. */
export * from './catalogue.ts'
export * from './commerce.ts'
export * from './contentful.ts'
export * from './identity.ts'
export * from './mailbox.ts'
export * from './search.ts'
export * from './payments.ts'
export * from './publishing.ts'
