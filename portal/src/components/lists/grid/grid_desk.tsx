import type { ReactNode } from 'react'
import type { ViewedList } from '#api/companies/views/list_view_facts'
import { ChosenBar, type BulkAct } from './chosen_bar'
import { Grid, type GridColumn } from './grid'
import { GridBar } from './grid_bar'
import { useGridView } from './grid_view'
import { useCardKeys, type Selection } from './selectable_card'
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

/** A list to work in: as a table with its views and columns, or as cards; its rows, and what is done with the selected ones. */
export function GridDesk<Row extends { _id: string }>({
  desk: { name, columns, rows, view, selection, chosen, clear },
  found,
  apart,
  mayChoose,
  chosenLabel,
  acts,
  cards,
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
  /** The rows as cards, which can be selected too; without it they are in a table. */
  cards?: (selection?: Selection) => ReactNode
}) {
  const mine = mayChoose ? selection : undefined
  useCardKeys(cards && mine)
  return (
    <>
      {cards ? (
        cards(mine)
      ) : (
        <>
          <GridBar name={name} view={view} apart={apart}>
            {found}
          </GridBar>
          <Grid
            columns={columns}
            view={view}
            rows={rows}
            rowId={({ _id }) => _id}
            selection={mine}
            {...shown}
          />
        </>
      )}
      <ChosenBar label={chosenLabel} selected={chosen.length} onClear={clear} acts={acts} />
    </>
  )
}
