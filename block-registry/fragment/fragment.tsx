import type { BlockViewProps } from '../block.ts'

/** A shared section. The publisher replaces it by its blocks; where it was not replaced, as in a preview, it renders only them. */
export const Fragment = ({ slots }: BlockViewProps<'fragment'>) => <>{slots.blocks}</>
