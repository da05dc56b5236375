import { useMemo, type ReactNode, type RefObject } from 'react'
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
import type { GridHead, GridView } from '../grid_view'

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

export type GridProps<Row> = {
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

export type GridTable<Row extends object> = ReturnType<typeof useGridTable<Row>>

/** The table: which columns it shows in what order, and its rows with what is sorted and selected. */
export function useGridTable<Row extends object>(props: GridProps<Row>) {
  const { columns, view, rows, rowId, sort, onSort, selection } = props
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
  return { byKey, drawn, heads }
}

/** Which rows are drawn, and how much room the others take above and below. */
export function useDrawnRows(
  drawn: { id: string }[],
  density: GridView['density'],
  frame: RefObject<HTMLElement | null>
) {
  const height = HEIGHTS[density]
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
  return { items, above, below }
}

const none: never[] = []
