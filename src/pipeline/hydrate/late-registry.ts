import { policies } from '../../../block-registry/policies.ts'
import { toRegistry, type AnyDefinition, type Registry } from '../blocks/registry.ts'

/** The registry itself, with the names of every component's file: it comes with the first block that hydrates. */
export const loadRegistry = async (): Promise<Registry> => toRegistry((await import('../../../block-registry/index.ts')).registry)

/** Every type with its policy, which is all that a page needs before a block hydrates. */
export const lateRegistry = (): Registry =>
  Object.fromEntries(
    Object.entries(policies).flatMap(([hydrate, types]) =>
      types.map((type) => [type, { hydrate: hydrate as AnyDefinition['hydrate'], view: () => loadView(type) }] as const),
    ),
  )

const loadView = async (type: string): ReturnType<AnyDefinition['view']> => {
  const definition = (await loadRegistry())[type]
  if (definition === undefined) throw new Error(`The registry has no ${type}; run npm run generate`)
  return definition.view()
}
