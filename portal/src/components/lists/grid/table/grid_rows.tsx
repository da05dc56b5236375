import type { MouseEvent } from 'react'
import { Checkbox, Skeleton } from '@mantine/core'
import { t } from '@lingui/core/macro'
import type { GridProps, GridTable } from './grid_table'

type Rows<Row extends object> = { table: GridTable<Row>; grid: GridProps<Row> }

/** One row: a click opens it, with Shift it selects up to there. */
export function GridRow<Row extends object>({
  index,
  table: { byKey, drawn, heads },
  grid: { rowId, rowName, selection, onOpen },
}: Rows<Row> & { index: number }) {
  const open = (row: Row) => (event: MouseEvent) => {
    if ((event.target as HTMLElement).closest('a,button,input,label,[role="menu"]')) return
    if (event.shiftKey && selection) {
      window.getSelection()?.removeAllRanges()
      return selection.toggle(rowId(row), { range: true })
    }
    onOpen(row)
  }
  const row = drawn[index]
  if (!row) return null
  const name = rowName(row.original)
  return (
    <tr
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
}

/** Rows that have not come yet. */
export function GridSkeleton<Row extends object>({
  table: { heads },
  grid: { selection },
}: Rows<Row>) {
  return (
    <>
      {Array.from({ length: 8 }, (_, index) => (
        <tr key={index} aria-busy="true">
          {selection && <td />}
          {heads.map(({ id }) => (
            <td key={id}>
              <Skeleton height={12} width="70%" />
            </td>
          ))}
        </tr>
      ))}
    </>
  )
}

/** The rows that are not drawn, as room. */
export const Space = ({ height }: { height: number }) => (
  <tr className="c-grid-space" aria-hidden="true">
    <td style={{ height }} />
  </tr>
)
