import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useState, type RefObject } from 'react'
import { useLatest } from '../../use-latest.ts'
import type { OutlineBlock, OutlineRow } from '../outline-tree.ts'
import type { Structure, Target } from './use-structure.ts'

/** Where in a row something would be dropped. */
export type DropSide = 'before' | 'after' | 'inside'

interface Options {
  readonly row: OutlineRow
  /** The end of the block's own slot where one takes what is dragged. */
  readonly inside: (dragged: OutlineBlock) => Target | undefined
  readonly structure: Pick<Structure, 'canDrop' | 'drop'>
}

/** Makes a row of the outline one to drag and to drop others on; answers where a drop would go, to be drawn. */
export const useRowDrag = (element: RefObject<HTMLElement | null>, options: Options): DropSide | undefined => {
  const [side, setSide] = useState<DropSide>()
  // The row and the page change while the element stays.
  const latest = useLatest(options)
  useEffect(() => {
    const node = element.current
    if (node === null) return
    const dropOf = (dragged: OutlineBlock, clientY: number) => {
      const { row, inside, structure } = latest.current
      const allowed = sidesOf(row, inside(dragged)).filter(({ target }) => structure.canDrop(dragged, target))
      const { top, height } = node.getBoundingClientRect()
      return nearest(allowed, (clientY - top) / height)
    }
    return combine(
      draggable({
        element: node,
        canDrag: () => latest.current.row.kind === 'block' && latest.current.row.position !== undefined,
        getInitialData: () => ({ row: latest.current.row }),
      }),
      dropTargetForElements({
        element: node,
        canDrop: ({ source, input }) => {
          const dragged = draggedIn(source.data)
          return dragged !== undefined && dropOf(dragged, input.clientY) !== undefined
        },
        onDrag: ({ source, location }) => {
          const dragged = draggedIn(source.data)
          setSide(dragged && dropOf(dragged, location.current.input.clientY)?.side)
        },
        onDragLeave: () => setSide(undefined),
        onDrop: ({ source, location }) => {
          setSide(undefined)
          const dragged = draggedIn(source.data)
          const drop = dragged && dropOf(dragged, location.current.input.clientY)
          if (dragged !== undefined && drop !== undefined) latest.current.structure.drop(dragged, drop.target)
        },
      }),
    )
  }, [element, latest])
  return side
}

/** What this outline gave to the drag; drags of anything else are none of ours. */
const draggedIn = (data: Record<string | symbol, unknown>): OutlineBlock | undefined => {
  const row = data['row'] as OutlineRow | undefined
  return row?.kind === 'block' ? row : undefined
}

interface Side {
  readonly side: DropSide
  readonly target: Target
  /** Part of the row's height at which it is meant most. */
  readonly at: number
}

const sidesOf = (row: OutlineRow, inside: Target | undefined): readonly Side[] => {
  const { position, path } = row
  if (row.kind === 'slot') return [{ side: 'inside', target: { position: row.position, path }, at: 0.5 }]
  const around = (side: DropSide, offset: number, at: number): readonly Side[] =>
    position === undefined ? [] : [{ side, target: { position: { ...position, index: position.index + offset }, path }, at }]
  return [
    ...around('before', 0, 0),
    ...(inside === undefined ? [] : [{ side: 'inside' as const, target: inside, at: 0.5 }]),
    ...around('after', 1, 1),
  ]
}

const nearest = (sides: readonly Side[], at: number): Side | undefined =>
  sides.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0]
