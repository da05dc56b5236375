import { useRef, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import type { Catalogue } from '../catalogues'
import { API, http } from '../http'

const linkOf = (target: EventTarget) =>
  (target as HTMLElement).closest('tr')?.querySelector<HTMLElement>('[data-row-link]')

/**
 * Putting the rows of a list in order, while it is sorted by their places: a row takes the place of the one it is dropped
 * on, or moves by Alt and an arrow. Null where the list has no order of its own.
 */
export function useRowOrder(catalogue: Catalogue, writes: boolean) {
  const { sort, refetch } = useListContext()
  const notify = useNotify()
  const dragged = useRef<string>(undefined)
  const [over, setOver] = useState<string>()
  const { order } = catalogue
  if (!order || !writes || sort.field !== order.by || sort.order !== 'ASC') return null

  const place = async (id: string, to: string) => {
    try {
      await http(`${API}/admin/${catalogue.name}/${id}/place`, {
        method: 'PUT',
        body: JSON.stringify({ to }),
      })
      await refetch()
    } catch (error: any) {
      notify(error.message, { type: 'error' })
    }
  }
  const letGo = () => (setOver(undefined), (dragged.current = undefined))
  return {
    over,
    onDragStart: ({ target }: React.DragEvent) => {
      dragged.current = linkOf(target)?.dataset.rowLink
    },
    onDragOver: (event: React.DragEvent) => {
      const to = dragged.current && linkOf(event.target)?.dataset.rowLink
      if (to) event.preventDefault()
      setOver(to)
    },
    onDrop: ({ target }: React.DragEvent) => {
      const to = linkOf(target)?.dataset.rowLink
      if (dragged.current && to && to !== dragged.current) void place(dragged.current, to)
      letGo()
    },
    onDragEnd: letGo,
    onKeyDown: (event: React.KeyboardEvent) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const link = linkOf(event.target)
      if (!event.altKey || !by || !link) return
      event.preventDefault()
      const links = [...link.closest('tbody')!.querySelectorAll<HTMLElement>('[data-row-link]')]
      const to = links[links.indexOf(link) + by]
      if (to) void place(link.dataset.rowLink!, to.dataset.rowLink!)
    },
  }
}
