import { useEffect, useRef, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Box, Link } from '@mui/material'
import { IconGripVertical } from '@tabler/icons-react'
import { isSwitch } from '#api/catalogues/definition'
import { DataTable, useCreatePath, useListContext, useRecordContext } from 'react-admin'
import { useKeys } from '../../../portal/src/components/keys'
import { between } from '../../../portal/src/components/lists/grid/selection'
import { headOf, isState, shownIn, titleOf, type Catalogue } from '../catalogues'
import { Cell } from '../values/cell'
import { hidden } from '../hidden'
import { useDensity } from './columns'
import { useDraggedColumns } from './dragged_columns'
import { useRowOrder } from './row_order'
import { SwitchCell } from './switch_cell'
import { BulkToolbar } from './bulk_toolbar'
import { Empty } from './empty'
import { RecordDrawer } from './record_drawer'
import { StateCell } from './state_cell'

/**
 * The table of a list. A row opens over the list by a click, its page by its first link; J and K walk, Space and X mark,
 * and a column moves to where its head is dropped.
 */
export function Rows({
  catalogue,
  marks,
  removes,
  writes,
}: {
  catalogue: Catalogue
  /** Rows can be marked, for actions on several. */ marks: boolean
  removes: boolean
  writes: boolean
}) {
  const table = useRef<HTMLDivElement>(null)
  const names = catalogue.list.includes(catalogue.title) ? catalogue.title : catalogue.list[0]
  const walk = (by: 1 | -1) => {
    const links = [...(table.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
    const here = document.activeElement?.closest('tr')
    const at = links.findIndex((link) => here?.contains(link))
    const next = at < 0 ? links.at(by > 0 ? 0 : -1) : links[at + by]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
    return Boolean(next)
  }
  const { data } = useListContext()
  const [shown, setShown] = useState<string>()
  const step = (by: 1 | -1) => {
    const ids = (data ?? []).map(({ id }) => String(id))
    const next = ids[ids.indexOf(shown!) + by]
    if (next) setShown(next)
  }
  const mark = useMark(marks)
  useKeys(
    { j: () => walk(1), k: () => walk(-1), x: mark },
    {
      rest: shown !== undefined,
      onChoices: true,
      told: {
        'J, K': 'Next and previous row',
        'Enter': 'Open the row',
        ...(marks && { 'X': 'Select the row', 'Shift X': 'Select all rows up to this one' }),
        ...(catalogue.order && { 'Alt, Arrow': 'Move the row to its place' }),
      },
    }
  )
  useBackToRow(table)
  const state = writes ? catalogue.list.find((name) => isState(name)) : undefined
  const { columns, heads } = useDraggedColumns(catalogue)
  const [density] = useDensity()
  const rowOrder = useRowOrder(catalogue, writes)

  return (
    <Box
      ref={table}
      sx={{
        'overflowX': 'auto',
        // the room of one column beside the menu: what names and texts take of it is in `cell.tsx`
        '--column': `calc((100vw - 330px) / ${catalogue.list.length})`,
        ...(heads.over && {
          [`& th.column-${heads.over}`]: { bgcolor: 'action.selected' },
        }),
        ...(rowOrder?.over && {
          [`& tr:has([data-row-link="${rowOrder.over}"])`]: { bgcolor: 'action.selected' },
        }),
        ...(density === 'airy' && { '& tbody .RaDataTable-row': { height: 56 } }),
      }}
      onDragStart={(event) => {
        heads.onDragStart(event)
        rowOrder?.onDragStart(event)
      }}
      onDragOver={(event) => {
        rowOrder?.onDragOver(event)
        heads.onDragOver(event)
      }}
      onDrop={(event) => {
        heads.onDrop(event)
        rowOrder?.onDrop(event)
      }}
      onDragEnd={() => {
        rowOrder?.onDragEnd()
        heads.onDragEnd()
      }}
      onKeyDown={rowOrder?.onKeyDown}
    >
      <DataTable
        rowClick={(id) => (setShown(String(id)), false)}
        size="small"
        empty={<Empty catalogue={catalogue} />}
        hiddenColumns={columns.filter((name) => !catalogue.list.includes(name))}
        bulkActionsToolbar={marks ? <BulkToolbar catalogue={catalogue} removes={removes} /> : <></>}
        bulkActionButtons={marks ? <></> : false}
      >
        {columns.map((name) => (
          <DataTable.Col
            key={name}
            source={name}
            label={headOf(catalogue, name)}
            disableSort={!catalogue.sorts.includes(name)}
            align={catalogue.fields[name].type === 'number' ? 'right' : 'left'}
            sx={name === catalogue.title ? { fontWeight: 600 } : undefined}
          >
            {name === names ? (
              <>
                {rowOrder && <Handle />}
                <RowLink catalogue={catalogue} name={name} marks={marks} />
              </>
            ) : writes && catalogue.can.includes('edit') && isSwitch(catalogue.fields[name]) ? (
              <SwitchCell catalogue={catalogue} name={name} field={catalogue.fields[name]} />
            ) : name === state ? (
              <StateCell catalogue={catalogue} name={name} field={catalogue.fields[name]} />
            ) : (
              <Cell name={name} field={catalogue.fields[name]} inList />
            )}
          </DataTable.Col>
        ))}
      </DataTable>
      {shown && (
        <RecordDrawer
          catalogue={catalogue}
          id={shown}
          onStep={step}
          onClose={() => setShown(undefined)}
        />
      )}
    </Box>
  )
}

/** Marks the row that has the focus; with Shift all from the one marked before. */
function useMark(marks: boolean) {
  const { data, selectedIds, onSelect, onToggleItem } = useListContext()
  const lastMarked = useRef<string>(undefined)
  return ({ shiftKey }: KeyboardEvent) => {
    const id = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row-link]')
      ?.dataset.rowLink
    if (!id || !marks) return false
    const ids = (data ?? []).map((row) => String(row.id))
    const from = lastMarked.current
    if (shiftKey && from && ids.includes(from))
      onSelect([...new Set([...selectedIds, ...between(ids, from, id)])])
    else onToggleItem(id)
    lastMarked.current = id
  }
}

/** What a row is dragged by to its place; on the keyboard that is Alt and an arrow on its link. */
const Handle = () => (
  <Box
    component="span"
    draggable
    title="Drag to its place, or Alt and an arrow key on its name"
    onClick={(event) => event.stopPropagation()}
    sx={{
      display: 'inline-flex',
      verticalAlign: 'middle',
      mr: 1,
      cursor: 'grab',
      color: 'text.secondary',
    }}
  >
    <IconGripVertical size={16} aria-hidden />
  </Box>
)

function RowLink({
  catalogue,
  name,
  marks,
}: {
  catalogue: Catalogue
  name: string
  marks: boolean
}) {
  const record = useRecordContext()!
  const { onToggleItem } = useListContext()
  const path = useCreatePath()
  const shown = shownIn(catalogue, name, record)
  return (
    <Link
      component={RouterLink}
      to={path({ resource: catalogue.name, type: 'show', id: record.id })}
      data-row-link={record.id}
      color="inherit"
      underline="hover"
      // the row under it opens by a click, too
      onClick={(event: React.MouseEvent) => {
        event.stopPropagation()
        sessionStorage.setItem(`opened ${catalogue.name}`, String(record.id))
      }}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key !== ' ' || !marks) return
        event.preventDefault()
        onToggleItem(record.id)
      }}
      sx={{ position: 'relative', display: 'inline-flex', maxWidth: '100%' }}
    >
      <Cell name={shown} field={catalogue.fields[shown]} inList inLink />
      {name !== catalogue.title && (
        <Box component="span" sx={hidden}>
          {` ${titleOf({ ...catalogue, title: '_id' }, record)}`}
        </Box>
      )}
    </Link>
  )
}

/** Going back from a row brings the focus to it. */
function useBackToRow(table: React.RefObject<HTMLDivElement | null>) {
  const { data, resource } = useListContext()
  const opened = useRef<string | null>(null)
  useEffect(() => {
    opened.current = sessionStorage.getItem(`opened ${resource}`)
    sessionStorage.removeItem(`opened ${resource}`)
  }, [resource])
  useEffect(() => {
    if (!opened.current || !data) return
    const id = CSS.escape(opened.current)
    opened.current = null
    const at = document.activeElement
    if (at === document.body || at?.matches('#main-content h1'))
      table.current
        ?.querySelector<HTMLElement>(`[data-row-link="${id}"]`)
        ?.focus({ preventScroll: true })
  }, [data, table])
}
