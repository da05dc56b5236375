import { useEffect, useRef, useState, type PointerEvent } from 'react'

const LONG_PRESS_MS = 450
const MOVED_PX = 10

/** All rows between two of them, both included, in the order of the list. */
export function between(ids: readonly string[], from: string, to: string) {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other)
  return start < 0 ? [to] : ids.slice(start, end + 1)
}

/**
 * Which rows of a list are selected: one by one, with Shift up to a second one, or by a long press on a phone. Rows
 * that left the list leave the selection. With `outside` the screen keeps it.
 */
export function useSelection(
  ids: readonly string[],
  outside?: { selected: string[]; onSelect: (ids: string[]) => void }
) {
  const own = useState<string[]>([])
  const chosen = outside?.selected ?? own[0]
  const select = outside?.onSelect ?? own[1]
  const last = useRef<string>(undefined)
  const listed = ids.join()
  useEffect(() => {
    if (!chosen.every((id) => ids.includes(id))) select(chosen.filter((id) => ids.includes(id)))
  }, [listed])
  const toggle = (id: string, { range = false }: { range?: boolean } = {}) => {
    const from = last.current
    last.current = id
    if (range && from && from !== id) select([...new Set([...chosen, ...between(ids, from, id)])])
    else select(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  return { selected: chosen, select, toggle }
}

/** Handlers of a card that a long press selects; the tap that ends one opens nothing. */
export function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const isLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])
  return {
    onPointerDown({ clientX, clientY, pointerType }: PointerEvent) {
      isLong.current = false
      if (pointerType === 'mouse') return
      start.current = { x: clientX, y: clientY }
      timer.current = setTimeout(() => {
        isLong.current = true
        navigator.vibrate?.(10)
        onLong()
      }, LONG_PRESS_MS)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > MOVED_PX) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) =>
      isLong.current && event.preventDefault(),
    /** Whether the click that comes now ended a long press. */
    wasLong: () => isLong.current,
  }
}
