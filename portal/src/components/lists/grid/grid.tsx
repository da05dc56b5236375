import './grid.css'
import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useHeadsInSight } from './heads_in_sight'
import { Checkbox, Skeleton } from '@mantine/core'
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { useKeys } from '../../keys'
import { moved, type GridHead, type GridView } from './grid_view'

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
})

/** Above so many rows only those near the screen are drawn. */
const VIRTUAL_FROM = 60
const HEIGHTS = { dense: 40, airy: 56 }

export type GridColumn<Row> = GridHead & {
  render: (row: Row) => ReactNode
  align?: 'left' | 'right'
  /** The orders of the list that its head gives, first the one and then the other. */
  sorts?: readonly [string, string?]
}

type Props<Row> = {
  label: string
  columns: readonly GridColumn<Row>[]
  view: GridView
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  /** How many there are, with those that are not fetched yet. */
  total?: number
  sort?: string
  onSort?: (sort: string) => void
  onOpen: (row: Row) => void
  selection?: {
    selected: string[]
    select: (ids: string[]) => void
    toggle: (id: string, how?: { range?: boolean }) => void
  }
}

/**
 * A dense table to work in: sorted at its heads, columns moved by dragging, rows walked by J and K, selected by X (with
 * Shift up to there) and opened by Enter. Of long lists only the rows near the screen are drawn.
 */
export function Grid<Row extends object>(props: Props<Row>) {
  const { label, columns, view, rows, rowId, rowName, total, sort, onSort, onOpen, selection } =
    props
  const frame = useRef<HTMLDivElement>(null)
  useHeadsInSight(frame)
  const dragged = useRef<string>(undefined)
  const [over, setOver] = useState<string>()
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns])
  const defs = useMemo(
    (): ColumnDef<typeof features, Row>[] =>
      columns.map(({ key, sorts }) => ({ id: key, enableSorting: Boolean(sorts && onSort) })),
    [columns, onSort]
  )
  const fixed = columns.filter((column) => column.fixed).map(({ key }) => key)
  const shown = [...fixed, ...view.columns]
  const sorted = columns.find(({ sorts }) => sort !== undefined && sorts?.includes(sort))
  const table = useTable({
    features,
    columns: defs,
    data: rows ?? none,
    getRowId: (row) => rowId(row),
    manualSorting: true,
    state: {
      columnOrder: shown,
      columnVisibility: Object.fromEntries(columns.map(({ key }) => [key, shown.includes(key)])),
      rowSelection: Object.fromEntries((selection?.selected ?? []).map((id) => [id, true])),
      sorting: sorted ? [{ id: sorted.key, desc: sorted.sorts?.[0] !== sort }] : [],
    },
  })
  const drawn = table.getRowModel().rows
  const heads = table.getVisibleLeafColumns()
  const height = HEIGHTS[view.density]
  const isLong = drawn.length > VIRTUAL_FROM
  const virtual = useWindowVirtualizer({
    count: drawn.length,
    enabled: isLong,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin: frame.current?.offsetTop ?? 0,
    getItemKey: (index) => drawn[index].id,
  })
  const items = isLong
    ? virtual.getVirtualItems().map(({ index }) => index)
    : drawn.map((_, index) => index)
  const above = isLong ? (items[0] ?? 0) * height : 0
  const below = isLong ? (drawn.length - 1 - (items.at(-1) ?? -1)) * height : 0

  const links = () => [...(frame.current?.querySelectorAll<HTMLElement>('[data-row] a') ?? [])]
  const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-row]')
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

  const open = (row: Row) => (event: MouseEvent) => {
    if ((event.target as HTMLElement).closest('a,button,input,label,[role="menu"]')) return
    if (event.shiftKey && selection) {
      window.getSelection()?.removeAllRanges()
      return selection.toggle(rowId(row), { range: true })
    }
    onOpen(row)
  }
  const dropOn = (key: string) => {
    setOver(undefined)
    if (dragged.current && dragged.current !== key)
      view.setColumns(moved(view.columns, dragged.current, key))
    dragged.current = undefined
  }
  const all = drawn.length > 0 && drawn.every((row) => row.getIsSelected())

  return (
    <div ref={frame} className="c-grid" data-density={view.density}>
      <table aria-label={label} aria-rowcount={(total ?? drawn.length) + 1}>
        <thead>
          <tr>
            {selection && (
              <th className="c-grid-pick">
                <Checkbox
                  size="xs"
                  aria-label={t`Select all`}
                  checked={all}
                  indeterminate={!all && selection.selected.length > 0}
                  onChange={() => selection.select(all ? [] : drawn.map(({ id }) => id))}
                />
              </th>
            )}
            {heads.map((head) => {
              const { key, label: words, align, sorts, fixed: isFixed } = byKey.get(head.id)!
              const order = head.getIsSorted()
              const Arrow = order === 'desc' ? IconArrowDown : IconArrowUp
              return (
                <th
                  key={key}
                  data-align={align}
                  className={isFixed ? 'c-grid-first' : undefined}
                  data-over={over === key || undefined}
                  aria-sort={order ? (order === 'desc' ? 'descending' : 'ascending') : undefined}
                  draggable={!isFixed}
                  onDragStart={() => (dragged.current = key)}
                  onDragOver={(event) => {
                    if (isFixed || !dragged.current) return
                    event.preventDefault()
                    setOver(key)
                  }}
                  onDragLeave={() => setOver(undefined)}
                  onDrop={() => dropOn(key)}
                  onDragEnd={() => (setOver(undefined), (dragged.current = undefined))}
                >
                  {sorts && onSort ? (
                    <button
                      type="button"
                      className="c-grid-sort"
                      onClick={() => onSort(sorts[sort === sorts[0] ? 1 : 0] ?? sorts[0])}
                    >
                      {words}
                      {order && <Arrow size={14} stroke={2} aria-hidden="true" />}
                    </button>
                  ) : (
                    words
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {!rows &&
            Array.from({ length: 8 }, (_, index) => (
              <tr key={index} aria-busy="true">
                {selection && <td />}
                {heads.map(({ id }) => (
                  <td key={id}>
                    <Skeleton height={12} width="70%" />
                  </td>
                ))}
              </tr>
            ))}
          {above > 0 && <Space height={above} />}
          {items.map((index) => {
            const row = drawn[index]
            if (!row) return null
            const name = rowName(row.original)
            return (
              <tr
                key={row.id}
                data-row={row.id}
                aria-rowindex={index + 2}
                aria-selected={selection ? row.getIsSelected() : undefined}
                onClick={open(row.original)}
              >
                {selection && (
                  <td className="c-grid-pick">
                    <Checkbox
                      size="xs"
                      aria-label={t`Select ${name}`}
                      checked={row.getIsSelected()}
                      onChange={({ nativeEvent }) =>
                        selection.toggle(row.id, {
                          range: 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
                        })
                      }
                    />
                  </td>
                )}
                {heads.map(({ id }) => {
                  const { align, render, fixed: isFixed } = byKey.get(id)!
                  return (
                    <td
                      key={id}
                      data-align={align}
                      className={isFixed ? 'c-grid-first' : align === 'right' ? 'num' : undefined}
                    >
                      {render(row.original)}
                    </td>
                  )
                })}
              </tr>
            )
          })}
          {below > 0 && <Space height={below} />}
        </tbody>
      </table>
    </div>
  )
}

const none: never[] = []

/** The rows that are not drawn, as room. */
const Space = ({ height }: { height: number }) => (
  <tr className="c-grid-space" aria-hidden="true">
    <td style={{ height }} />
  </tr>
)
