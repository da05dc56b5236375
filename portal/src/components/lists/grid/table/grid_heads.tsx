import { useRef, useState, type DragEvent } from 'react'
import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { moved, type GridView } from '../grid_view'
import type { GridColumn, GridProps, GridTable } from './grid_table'

type Head<Row extends object> = GridTable<Row>['heads'][number]

/** The heads of the columns: each sorts, and is dragged to its place. */
export function GridHeads<Row extends object>({
  table: { byKey, drawn, heads },
  grid: { view, selection, sort, onSort },
}: {
  table: GridTable<Row>
  grid: GridProps<Row>
}) {
  const drag = useColumnDrag(view)
  const all = drawn.length > 0 && drawn.every((row) => row.getIsSelected())

  return (
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
        const column = byKey.get(head.id)!
        const order = head.getIsSorted()
        return (
          <th
            key={column.key}
            data-align={column.align}
            className={column.fixed ? 'c-grid-first' : undefined}
            aria-sort={order ? (order === 'desc' ? 'descending' : 'ascending') : undefined}
            {...drag(column)}
          >
            <HeadWords column={column} order={order} sort={sort} onSort={onSort} />
          </th>
        )
      })}
    </tr>
  )
}

/** What a head needs to be dragged over another one, whose place it takes. */
function useColumnDrag(view: GridView) {
  const dragged = useRef<string>(undefined)
  const [over, setOver] = useState<string>()
  const dropOn = (key: string) => {
    setOver(undefined)
    if (dragged.current && dragged.current !== key)
      view.setColumns(moved(view.columns, dragged.current, key))
    dragged.current = undefined
  }
  return ({ key, fixed }: { key: string; fixed?: boolean }) => ({
    'data-over': over === key || undefined,
    'draggable': !fixed,
    'onDragStart': () => void (dragged.current = key),
    'onDragOver': (event: DragEvent) => {
      if (fixed || !dragged.current) return
      event.preventDefault()
      setOver(key)
    },
    'onDragLeave': () => setOver(undefined),
    'onDrop': () => dropOn(key),
    'onDragEnd': () => {
      setOver(undefined)
      dragged.current = undefined
    },
  })
}

function HeadWords<Row extends object>({
  column: { label, sorts },
  order,
  sort,
  onSort,
}: { column: GridColumn<Row>; order: ReturnType<Head<Row>['getIsSorted']> } & Pick<
  GridProps<Row>,
  'sort' | 'onSort'
>) {
  if (!sorts || !onSort) return label
  const Arrow = order === 'desc' ? IconArrowDown : IconArrowUp
  return (
    <button
      type="button"
      className="c-grid-sort"
      onClick={() => onSort(sorts[sort === sorts[0] ? 1 : 0] ?? sorts[0])}
    >
      {label}
      {order && <Arrow size={14} stroke={2} aria-hidden="true" />}
    </button>
  )
}
