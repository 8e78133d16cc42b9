import type { BlockViewProps } from '../block.ts'
import { Slot } from '../../src/ui/section/slot.tsx'

/** The content of a splash window; the window itself is the shell's (src/pipeline/splash). */
export const SplashItem = ({ slots }: BlockViewProps<'splash-item'>) => <Slot gap="medium">{slots.body}</Slot>
