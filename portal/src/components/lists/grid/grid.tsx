import './grid.css'
import { useRef } from 'react'
import { useHeadsInSight } from './heads_in_sight'
import { GridHeads } from './table/grid_heads'
import { GridRow, GridSkeleton, Space } from './table/grid_rows'
import { useDrawnRows, useGridTable, type GridProps } from './table/grid_table'
import { useGridKeys } from './table/use_grid_keys'

export type { GridColumn } from './table/grid_table'

/**
 * A dense table to work in: sorted at its heads, columns moved by dragging, rows walked by J and K, selected by X (with
 * Shift up to there) and opened by Enter. Of long lists only the rows near the screen are drawn.
 */
export function Grid<Row extends object>(grid: GridProps<Row>) {
  const { label, view, rows, total } = grid
  const frame = useRef<HTMLDivElement>(null)
  useHeadsInSight(frame)
  const table = useGridTable(grid)
  const { drawn } = table
  const { items, above, below } = useDrawnRows(drawn, view.density, frame)
  useGridKeys(frame, grid.selection)
  return (
    <div ref={frame} className="c-grid" data-density={view.density}>
      <table aria-label={label} aria-rowcount={(total ?? drawn.length) + 1}>
        <thead>
          <GridHeads table={table} grid={grid} />
        </thead>
        <tbody>
          {!rows && <GridSkeleton table={table} grid={grid} />}
          {above > 0 && <Space height={above} />}
          {items.map((index) => (
            <GridRow key={drawn[index]?.id ?? index} {...{ index, table, grid }} />
          ))}
          {below > 0 && <Space height={below} />}
        </tbody>
      </table>
    </div>
  )
}
