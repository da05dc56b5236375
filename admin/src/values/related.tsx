import { useEffect, useState, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import {
  Box,
  Button,
  Card,
  CardContent,
  Link,
  List,
  ListItem,
  ListItemButton,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  Tabs,
  useMediaQuery,
  type TabProps,
  type Theme,
} from '@mui/material'
import {
  RecordContextProvider,
  useCreatePath,
  useGetList,
  usePermissions,
  useRecordContext,
} from 'react-admin'
import type { Related } from '#api/catalogues/definition'
import { catalogueOf, labelOf, mayRead, titleOf, type Catalogue } from '../catalogues'
import { RowsSkeleton } from '../look/skeletons'
import { CardText } from '../list/cards'
import { Cell } from './cell'

const ROWS = 5
/** People of a company whose sessions are looked for at most; a filter takes no more values. */
const MOST_BETWEEN = 100

/** A tab before those of related rows. */
type Own = { label: string; content: ReactNode }

type Props = {
  catalogue: Catalogue
  own?: Own[]
  /** There is no room for a table, as in a drawer. */ narrow?: boolean
}

/**
 * What belongs to a row in other catalogues, those that the administrator may read: a tab each, by the page. `own` are
 * tabs of the screen itself, which stand before them; without one, the first that has rows is open.
 */
export function RelatedRows({ catalogue, own = [], narrow = false }: Props) {
  const { permissions } = usePermissions()
  const record = useRecordContext()
  const [chosen, setChosen] = useState<number>()
  const [totals, setTotals] = useState<Totals>({})
  const readable = (catalogue.related ?? []).filter(({ catalogue: name }) =>
    mayRead(catalogueOf(name), permissions)
  )
  if (!record || own.length + readable.length === 0) return null
  // one tab is none
  if (readable.length === 0 && own.length === 1) return own[0].content
  const isCounted = readable.every(({ catalogue: name }) => name in totals)
  const filled = readable.findIndex(({ catalogue: name }) => totals[name] !== 0)
  const first = own.length > 0 ? 0 : isCounted ? Math.max(0, filled) : undefined
  const shown = chosen ?? first
  const related = shown === undefined ? undefined : readable[shown - own.length]
  const isBare = own.length === 1 && isCounted && filled === -1 && shown === 0
  return (
    <Box sx={{ mt: own.length ? 0 : 2, minWidth: 0 }}>
      {isBare ? (
        <NoneOf related={readable} />
      ) : (
        <RelatedTabs
          own={own}
          related={readable}
          chosen={shown}
          onChoose={setChosen}
          onCount={(name, total) =>
            setTotals((before) => (before[name] === total ? before : { ...before, [name]: total }))
          }
        />
      )}
      <div
        id="related-rows"
        {...(!isBare && { 'role': 'tabpanel', 'aria-labelledby': `related-tab-${shown ?? 0}` })}
      >
        {related ? (
          <Rows key={related.catalogue} related={related} narrow={narrow} />
        ) : (
          own[shown ?? 0]?.content
        )}
      </div>
    </Box>
  )
}

/** How many rows each related catalogue has; null where that could not be told. */
type Totals = Record<string, number | null>

/** Where the tabs would be, when each of them would be empty. */
function NoneOf({ related }: { related: Related[] }) {
  const names = related.map((one) => catalogueOf(one.catalogue).label.toLowerCase())
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 14, minHeight: 40, px: 0.5, py: 1, mb: 1 }}>
      {names.length > 5
        ? 'Nothing belongs to it yet.'
        : `No ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)} yet.`}
    </Box>
  )
}

function RelatedTabs({
  own,
  related,
  chosen,
  onChoose,
  onCount,
}: {
  own: Own[]
  related: Related[]
  chosen?: number
  onChoose: (at: number) => void
  onCount: (name: string, total: number | null) => void
}) {
  const tab = (at: number) => ({
    'value': at,
    'id': `related-tab-${at}`,
    'aria-controls': 'related-rows',
  })
  return (
    <Tabs
      value={chosen ?? false}
      onChange={(_, to) => onChoose(to)}
      aria-label={own.length ? 'Parts of this record' : 'Related records'}
      sx={{
        'mb': 1,
        'minHeight': 40,
        '& .MuiTab-root': { minHeight: 40, minWidth: 0, px: 1.25, py: 1 },
        // all of them are seen: where they need two lines, each has its own mark
        '& .MuiTabs-list': { flexWrap: { sm: 'wrap' } },
        // on a phone they would fill the screen
        '& .MuiTabs-scroller': { overflowX: { xs: 'auto !important', sm: 'visible' } },
        '& .MuiTabs-indicator': { display: 'none' },
        '& .Mui-selected': { boxShadow: 'inset 0 -2px currentColor' },
      }}
    >
      {own.map(({ label }, at) => (
        <Tab key={label} label={label} {...tab(at)} />
      ))}
      {related.map((one, at) => (
        <Counted
          key={one.catalogue}
          related={one}
          onCount={onCount}
          // beside what is decided on, what there is none of is no news
          onlyFilled={own.length > 0}
          {...tab(own.length + at)}
        />
      ))}
    </Tabs>
  )
}

const headOf = ({ title, one, fields }: Catalogue) =>
  title === '_id' ? `${one.charAt(0).toUpperCase()}${one.slice(1)}` : labelOf(title, fields[title])

/** A page of the rows that belong to a record in another catalogue, through a third one where it says so. */
function useRelated({ catalogue: name, by, of = 'id', where, through }: Related, page = 0) {
  const record = useRecordContext()
  const between = useGetList(
    through?.catalogue ?? name,
    {
      filter: { [through?.by ?? by]: record?.id },
      pagination: { page: 1, perPage: MOST_BETWEEN },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: Boolean(through) }
  )
  const value = through ? between.data?.map((row) => row[through.of]) : record?.[of]
  const isNone = through !== undefined && value?.length === 0
  const catalogue = catalogueOf(name)
  const [field, order] = catalogue.sort ?? ['id', 'DESC']
  const filter = { ...where, [by]: value }
  const found = useGetList(
    name,
    { filter, pagination: { page: page + 1, perPage: ROWS }, sort: { field, order } },
    { enabled: !through || Boolean(value?.length) }
  )
  return {
    catalogue,
    filter,
    data: found.data,
    total: isNone ? 0 : found.total,
    isPending: found.isPending && !isNone,
    error: between.error ?? found.error,
    refetch: between.error ? between.refetch : found.refetch,
  }
}

/** The tab of a related catalogue, with how many rows it has. */
function Counted({
  related,
  onlyFilled,
  onCount,
  ...tab
}: {
  related: Related
  onlyFilled: boolean
  onCount: (name: string, total: number | null) => void
} & TabProps) {
  const { catalogue, total, error } = useRelated(related)
  useEffect(() => {
    if (total !== undefined || error) onCount(related.catalogue, total ?? null)
  }, [total, Boolean(error)])
  // one that could not be counted says why on its page
  if (onlyFilled && !total && !error) return null
  return (
    <Tab
      {...tab}
      label={total === undefined ? catalogue.label : `${catalogue.label} ${total.toLocaleString()}`}
    />
  )
}

function Rows({ related, narrow }: { related: Related; narrow: boolean }) {
  const { by } = related
  const [page, setPage] = useState(0)
  const createPath = useCreatePath()
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm')) || narrow
  const { catalogue, filter, data, total, isPending, error, refetch } = useRelated(related, page)
  const columns = catalogue.list.filter((name) => name !== by && name !== catalogue.title)
  return (
    <Card component="section" aria-label={catalogue.label}>
      <CardContent sx={{ '&:last-child': { pb: 1 } }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
          <Box component="h2" sx={{ typography: 'h4', m: 0, flex: 1 }}>
            {catalogue.label}
          </Box>
          {(total ?? 0) > ROWS && (
            <Link
              component={RouterLink}
              sx={{ display: 'inline-block', py: '2px' }}
              to={`${createPath({ resource: catalogue.name, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
            >
              See all {total!.toLocaleString()}
            </Link>
          )}
        </Box>
        {error && !data ? (
          <Box role="alert" sx={{ color: 'text.secondary', py: 1 }}>
            {catalogue.label} could not be loaded: {(error as Error).message}{' '}
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </Box>
        ) : isPending ? (
          <RowsSkeleton what={catalogue.label} rows={3} />
        ) : !data?.length ? (
          <Box sx={{ color: 'text.secondary', py: 1 }}>None yet.</Box>
        ) : small ? (
          <List disablePadding aria-label={catalogue.label} sx={{ mx: -2 }}>
            {data.map((row) => (
              <RecordContextProvider key={row.id} value={row}>
                <ListItem disablePadding divider>
                  <ListItemButton
                    component={RouterLink}
                    to={createPath({ resource: catalogue.name, type: 'show', id: row.id })}
                  >
                    <CardText catalogue={catalogue} row={row} leaves={by} />
                  </ListItemButton>
                </ListItem>
              </RecordContextProvider>
            ))}
          </List>
        ) : (
          <Box sx={{ overflowX: 'auto' }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{headOf(catalogue)}</TableCell>
                  {columns.map((name) => (
                    <TableCell key={name}>{labelOf(name, catalogue.fields[name])}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {data.map((row) => (
                  <RecordContextProvider key={row.id} value={row}>
                    <TableRow>
                      <TableCell>
                        <Link
                          component={RouterLink}
                          to={createPath({ resource: catalogue.name, type: 'show', id: row.id })}
                        >
                          {titleOf(catalogue, row)}
                        </Link>
                      </TableCell>
                      {columns.map((name) => (
                        <TableCell key={name}>
                          <Cell name={name} field={catalogue.fields[name]} inList />
                        </TableCell>
                      ))}
                    </TableRow>
                  </RecordContextProvider>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
        {(total ?? 0) > ROWS && (
          <TablePagination
            component="div"
            count={total!}
            page={page}
            rowsPerPage={ROWS}
            rowsPerPageOptions={[]}
            onPageChange={(_, to) => setPage(to)}
            sx={{ '& .MuiTablePagination-toolbar': { minHeight: 40 } }}
          />
        )}
      </CardContent>
    </Card>
  )
}
