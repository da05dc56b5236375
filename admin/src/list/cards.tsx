import { useNavigate } from 'react-router-dom'
import { Box, List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { IconSquare, IconSquareCheckFilled } from '@tabler/icons-react'
import { RecordContextProvider, useCreatePath, useListContext, type RaRecord } from 'react-admin'
import { useLongPress } from '../../../portal/src/components/lists/grid/selection'
import { labelOf, shownIn, titleOf, type Catalogue, type Field } from '../catalogues'
import { Cell } from '../values/cell'
import { isDecimal } from '../values/decimals'
import { BulkToolbar } from './bulk_toolbar'
import { Empty } from './empty'

/** Facts of a row that a card shows under its name. */
const FACTS = 3

/** The rows on a phone. A long press selects one; while some are selected, a tap does. */
export function Cards({
  catalogue,
  marks,
  removes,
}: {
  catalogue: Catalogue
  /** Rows can be marked, for actions on several. */ marks: boolean
  removes: boolean
}) {
  const { data, selectedIds } = useListContext()
  if (!data?.length) return <Empty catalogue={catalogue} />
  return (
    <>
      {marks && (
        <Box sx={{ position: 'sticky', top: 56, zIndex: 2, bgcolor: 'background.paper' }}>
          <BulkToolbar catalogue={catalogue} removes={removes} />
        </Box>
      )}
      <List disablePadding aria-label={catalogue.label}>
        {data.map((row) => (
          <RecordContextProvider key={row.id} value={row}>
            <OneCard
              catalogue={catalogue}
              row={row}
              marks={marks}
              isSelecting={selectedIds.length > 0}
            />
          </RecordContextProvider>
        ))}
      </List>
    </>
  )
}

function OneCard({
  catalogue,
  row,
  marks,
  isSelecting,
}: {
  catalogue: Catalogue
  row: RaRecord
  marks: boolean
  isSelecting: boolean
}) {
  const { selectedIds, onToggleItem } = useListContext()
  const navigate = useNavigate()
  const path = useCreatePath()({ resource: catalogue.name, type: 'show', id: row.id })
  const { wasLong, ...press } = useLongPress(() => {
    if (marks) onToggleItem(row.id)
  })
  const isSelected = selectedIds.includes(row.id)
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component="a"
        href={`/admin${path}`}
        selected={isSelected}
        aria-pressed={isSelecting ? isSelected : undefined}
        role={isSelecting ? 'button' : undefined}
        {...press}
        onClick={(event: React.MouseEvent) => {
          event.preventDefault()
          if (wasLong()) return
          if (isSelecting) onToggleItem(row.id)
          else navigate(path)
        }}
        sx={{
          WebkitTouchCallout: 'none',
          userSelect: 'none',
          py: 1.25,
          gap: 1,
          color: 'text.primary',
        }}
      >
        {isSelecting && (
          <Box
            component={isSelected ? IconSquareCheckFilled : IconSquare}
            size={20}
            stroke={1.5}
            aria-hidden
            sx={{ flex: 'none', color: isSelected ? 'primary.main' : 'text.secondary' }}
          />
        )}
        <CardText catalogue={catalogue} row={row} />
      </ListItemButton>
    </ListItem>
  )
}

/** A row's name, and under it what the list shows first of it but for `leaves`. */
export function CardText({
  catalogue,
  row,
  leaves,
}: {
  catalogue: Catalogue
  row: RaRecord
  leaves?: string
}) {
  const name = catalogue.list.includes(catalogue.title)
    ? undefined
    : // what it is about, before when it was
      (catalogue.list.find(
        (each) => each !== leaves && catalogue.fields[each].type !== 'datetime'
      ) ?? catalogue.list[0])
  const shown = name && shownIn(catalogue, name, row)
  return (
    <ListItemText
      primary={
        shown ? (
          <Cell name={shown} field={catalogue.fields[shown]} inList inLink />
        ) : (
          titleOf(catalogue, row)
        )
      }
      secondary={
        <CardFacts catalogue={catalogue} row={row} leaves={[leaves, name ?? catalogue.title]} />
      }
      slotProps={{
        primary: {
          component: 'span',
          sx: { ...twoLines, 'fontWeight': 600, '&& *': { fontWeight: 'inherit' } },
        },
        secondary: { component: 'span', sx: { color: 'text.secondary', fontSize: 13 } },
      }}
      sx={{ minWidth: 0, m: 0, overflowWrap: 'anywhere' }}
    />
  )
}

/** A number that says nothing without its name. */
const isBare = (field: Field) => field.type === 'number' && !isDecimal(field)

/** What the list shows first of a row, but for its name and what is known already. */
const CardFacts = ({
  catalogue,
  row,
  leaves,
}: {
  catalogue: Catalogue
  row: RaRecord
  leaves: (string | undefined)[]
}) => (
  <Box
    component="span"
    sx={{
      'display': 'flex',
      'alignItems': 'baseline',
      'columnGap': 1.5,
      'flexWrap': 'wrap',
      '& > span': { display: 'flex', minWidth: 0, maxWidth: '100%' },
    }}
  >
    {catalogue.list
      .filter(
        (name) =>
          !leaves.includes(name) &&
          row[name] != null &&
          (catalogue.fields[name].type !== 'boolean' || name === 'isApproved')
      )
      .slice(0, FACTS)
      .map((name) => (
        <span key={name}>
          {isBare(catalogue.fields[name]) && `${labelOf(name, catalogue.fields[name])}\u00a0`}
          <Cell name={name} field={catalogue.fields[name]} inList inLink />
        </span>
      ))}
  </Box>
)

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}
