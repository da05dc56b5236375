import { useRef, useState } from 'react'
import type { Catalogue } from '../catalogues'
import { useColumnOrder } from './columns'

/** The columns in their order, and how a head is dragged to another place. */
export function useDraggedColumns(catalogue: Catalogue) {
  const { columns, order, move } = useColumnOrder(catalogue)
  const dragged = useRef(-1)
  const [over, setOver] = useState(-1)
  /** The place of the column whose head an event is on; -1 on rows and boxes. */
  const headOf = ({ target }: React.SyntheticEvent) => {
    const head = (target as HTMLElement).closest('th')
    return order.findIndex((index) => head?.classList.contains(`column-${columns[index]}`))
  }
  const letGo = () => (setOver(-1), (dragged.current = -1))
  const heads = {
    /** The column that one is held over. */
    over: over >= 0 ? columns[order[over]] : undefined,
    onDragStart(event: React.DragEvent) {
      dragged.current = headOf(event)
    },
    onDragOver(event: React.DragEvent) {
      const to = dragged.current < 0 ? -1 : headOf(event)
      if (to >= 0) event.preventDefault()
      setOver(to)
    },
    onDrop(event: React.DragEvent) {
      const to = headOf(event)
      if (dragged.current >= 0 && to >= 0) move(dragged.current, to)
      letGo()
    },
    onDragEnd: letGo,
  }
  return { columns, heads }
}
