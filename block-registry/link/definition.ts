import type { BlockDefinition } from '../block.ts'

export const definition: BlockDefinition<'link'> = {
  hydrate: 'never',
  view: async () => (await import('./link.tsx')).Link,
}
