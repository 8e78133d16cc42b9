import type { BlockViewProps } from '../block.ts'
import { Notice } from '../../src/ui/notice/notice.tsx'

/** Shown while the shop is closed for work. */
export const MaintenanceNotice = ({ props }: BlockViewProps<'maintenance-notice'>) => (
  <Notice heading={props.heading}>{props.text !== '' && <p>{props.text}</p>}</Notice>
)
