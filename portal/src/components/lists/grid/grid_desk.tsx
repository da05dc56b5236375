import type { ReactNode } from 'react'
import type { ViewedList } from '#api/companies/views/list_view_facts'
import { ChosenBar, type BulkAct } from './chosen_bar'
import { Grid, type GridColumn } from './grid'
import { GridBar } from './grid_bar'
import { useGridView } from './grid_view'
import { useSelection } from './selection'

/** What a table to work in is made of: the columns as somebody wants them, the rows, and those that are selected. */
export function useGridDesk<Row extends { _id: string }>(
  name: ViewedList,
  columns: readonly GridColumn<Row>[],
  rows: Row[]
) {
  const view = useGridView(name, columns)
  const selection = useSelection(rows.map(({ _id }) => _id))
  const chosen = rows.filter(({ _id }) => selection.selected.includes(_id))
  return { name, columns, rows, view, selection, chosen, clear: () => selection.select([]) }
}
type Desk<Row extends { _id: string }> = ReturnType<typeof useGridDesk<Row>>

/** A list as a table to work in: its views and columns, its rows, and what is done with the selected ones. */
export function GridDesk<Row extends { _id: string }>({
  desk: { name, columns, rows, view, selection, chosen, clear },
  found,
  apart,
  mayChoose,
  chosenLabel,
  acts,
  ...shown
}: {
  desk: Desk<Row>
  label: string
  /** How many there are, in words. */
  found?: ReactNode
  /** What of the address is no part of a view, such as the opened row. */
  apart?: readonly string[]
  rowName: (row: Row) => string
  total?: number
  sort: string
  onSort: (sort: string) => void
  onOpen: (row: Row) => void
  mayChoose: boolean
  /** "Selected jobs". */
  chosenLabel: string
  acts: BulkAct[]
}) {
  return (
    <>
      <GridBar name={name} view={view} apart={apart}>
        {found}
      </GridBar>
      <Grid
        columns={columns}
        view={view}
        rows={rows}
        rowId={({ _id }) => _id}
        selection={mayChoose ? selection : undefined}
        {...shown}
      />
      <ChosenBar label={chosenLabel} selected={chosen.length} onClear={clear} acts={acts} />
    </>
  )
}
