import type { BlockViewProps } from '../block.ts'

/** A shared section. The publisher puts its blocks in its place; where it is kept whole, it shows them and nothing else. */
export const Fragment = ({ slots }: BlockViewProps<'fragment'>) => <>{slots.blocks}</>
