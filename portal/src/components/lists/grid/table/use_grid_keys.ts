import type { RefObject } from 'react'
import { t } from '@lingui/core/macro'
import { useKeys } from '../../../keys'
import type { GridProps } from './grid_table'

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]')

/** J and K walk the rows, X selects one, with Shift up to there. */
export function useGridKeys(
  frame: RefObject<HTMLElement | null>,
  selection: GridProps<object>['selection']
) {
  const links = () => [...(frame.current?.querySelectorAll<HTMLElement>('[data-row] a') ?? [])]
  const focused = () => {
    const row = rowOf(document.activeElement)
    return row && frame.current?.contains(row) ? row.dataset.row : undefined
  }
  const walk = (by: 1 | -1) => {
    const all = links()
    const at = all.findIndex((link) => rowOf(link)?.dataset.row === focused())
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by]
    if (!next) return false
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }
  const pick = (range: boolean) => {
    const id = focused()
    if (!id || !selection) return false
    selection.toggle(id, { range })
  }
  useKeys(
    {
      j: () => walk(1),
      k: () => walk(-1),
      arrowdown: () => (focused() ? walk(1) : false),
      arrowup: () => (focused() ? walk(-1) : false),
      x: ({ shiftKey }) => pick(shiftKey),
      escape: () => (selection?.selected.length ? selection.select([]) : false),
    },
    {
      onChoices: true,
      told: {
        'J, K': t`Next and previous row`,
        'Enter': t`Open the row`,
        ...(selection && { 'X': t`Select the row`, 'Shift X': t`Select up to here` }),
      },
    }
  )
}
