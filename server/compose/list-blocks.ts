import type { ComposeBlockType } from '../../schemas/api/compose.ts'
import type { ComposeDeps } from './compose-deps.ts'

/** Every block type that this release can show, with what its schema says and the props of its first fixture. */
export const listBlocks = async ({ views }: Pick<ComposeDeps['gallery'], 'views'>): Promise<readonly ComposeBlockType[]> =>
  (await views()).listGallery().map(({ type, schema: { title, description, 'x-group': group }, fixtures }) => ({
    type,
    title,
    description,
    group,
    example: fixtures[0]?.node.props ?? {},
  }))
