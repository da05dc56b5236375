import { Link as RouterLink } from 'react-router-dom'
import { Box, Button, useMediaQuery, type Theme } from '@mui/material'
import { IconChecklist, IconDownload } from '@tabler/icons-react'
import {
  BulkDeleteButton,
  ColumnsButton,
  CreateButton,
  DataTable,
  FilterButton,
  List,
  Pagination,
  RecordContextProvider,
  SimpleList,
  TopToolbar,
  useListContext,
  useNotify,
  usePermissions,
  useResourceContext,
} from 'react-admin'
import { catalogueOf, labelOf, mayWrite, titleOf, type Catalogue } from '../catalogues'
import { BulkActions } from '../actions'
import { Cell } from '../cell'
import { rows } from '../http'
import { filtersOf } from '../inputs'

/** The list of any catalogue. */
export default function CatalogueList() {
  const catalogue = catalogueOf(useResourceContext()!)
  const { permissions } = usePermissions()
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [field, order] = catalogue.sort ?? ['id', 'DESC']
  const writes = mayWrite(catalogue, permissions)
  const removes = writes && catalogue.can.includes('delete') && !catalogue.removes
  const bulk =
    writes && (removes || Object.values(catalogue.actions ?? {}).some((action) => action.bulk))

  return (
    <List
      title={catalogue.label}
      filters={filtersOf(catalogue)}
      sort={{ field, order }}
      perPage={25}
      exporter={false}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      actions={
        <Actions catalogue={catalogue} creates={writes && catalogue.can.includes('create')} />
      }
      empty={false}
      sx={{ '& .RaList-main': { minWidth: 0 } }}
    >
      {small ? (
        <SimpleList
          linkType="show"
          primaryText={(row) => titleOf(catalogue, row)}
          secondaryText={(row) => (
            <RecordContextProvider value={row}>
              <Box
                component="span"
                sx={{
                  'display': 'flex',
                  'alignItems': 'baseline',
                  'gap': 1.5,
                  'flexWrap': 'wrap',
                  '& > span': { display: 'flex' },
                }}
              >
                {catalogue.list
                  .filter(
                    (name) =>
                      name !== catalogue.title &&
                      row[name] != null &&
                      (catalogue.fields[name].type !== 'boolean' || name === 'isApproved')
                  )
                  .slice(0, 3)
                  .map((name) => (
                    <span key={name}>
                      <Cell name={name} field={catalogue.fields[name]} inList inLink />
                    </span>
                  ))}
              </Box>
            </RecordContextProvider>
          )}
          empty={<Empty catalogue={catalogue} />}
        />
      ) : (
        <Box sx={{ overflowX: 'auto' }}>
          <DataTable
            rowClick="show"
            size="small"
            empty={<Empty catalogue={catalogue} />}
            hiddenColumns={columnsOf(catalogue).filter((name) => !catalogue.list.includes(name))}
            bulkActionButtons={
              bulk ? (
                <>
                  <BulkActions catalogue={catalogue} />
                  {removes && <BulkDeleteButton mutationMode="pessimistic" />}
                </>
              ) : (
                false
              )
            }
          >
            {columnsOf(catalogue).map((name) => (
              <DataTable.Col
                key={name}
                source={name}
                label={labelOf(name, catalogue.fields[name])}
                disableSort={!catalogue.sorts.includes(name)}
                align={catalogue.fields[name].type === 'number' ? 'right' : 'left'}
                sx={name === catalogue.title ? { fontWeight: 600 } : undefined}
              >
                <Cell name={name} field={catalogue.fields[name]} inList />
              </DataTable.Col>
            ))}
          </DataTable>
        </Box>
      )}
    </List>
  )
}

/** The list's own columns first, then what may be shown besides. */
function columnsOf(catalogue: Catalogue) {
  const more = Object.entries(catalogue.fields).filter(
    ([name, field]) =>
      !catalogue.list.includes(name) &&
      !field.secret &&
      !field.echo &&
      !['html', 'longtext', 'json', 'preview'].includes(field.type)
  )
  return [...catalogue.list, ...more.map(([name]) => name)]
}

function Actions({ catalogue, creates }: { catalogue: Catalogue; creates: boolean }) {
  return (
    <TopToolbar>
      {catalogue.queue && (
        <Button
          component={RouterLink}
          to={`/review/${catalogue.name}`}
          size="small"
          variant="outlined"
          startIcon={<IconChecklist size={18} stroke={1.5} />}
        >
          Review
        </Button>
      )}
      <FilterButton />
      <ColumnsButton />
      <ExportButton catalogue={catalogue} />
      {creates && <CreateButton variant="contained" label={`Add ${catalogue.one}`} />}
    </TopToolbar>
  )
}

const MOST = 5_000

/** The rows of this filter as a table for a spreadsheet, fetched by the hundred. */
function ExportButton({ catalogue }: { catalogue: Catalogue }) {
  const { filterValues, sort, total } = useListContext()
  const notify = useNotify()
  const write = async () => {
    const columns = ['_id', ...columnsOf(catalogue)]
    const lines = [columns.map(quoted).join(',')]
    for (let from = 0; from < Math.min(total ?? 0, MOST); from += 100) {
      const { data } = await rows(catalogue.name, {
        filter: filterValues,
        sort: [sort.field, sort.order],
        from,
      })
      for (const row of data) lines.push(columns.map((name) => quoted(row[name])).join(','))
      if (data.length < 100) break
    }
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(new Blob(['\ufeff', lines.join('\r\n')], { type: 'text/csv' })),
      download: `${catalogue.name}.csv`,
    })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
    notify(
      `${lines.length - 1} rows exported${(total ?? 0) > MOST ? `, the first of ${total}` : ''}`,
      { type: 'success' }
    )
  }
  return (
    <Button
      size="small"
      disabled={!total}
      startIcon={<IconDownload size={18} stroke={1.5} />}
      onClick={() => write().catch((error) => notify(error.message, { type: 'error' }))}
    >
      Export
    </Button>
  )
}

// a cell that begins like a formula would run in a spreadsheet
function quoted(value: unknown) {
  const text =
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)
  return `"${(/^[=+\-@\t\r]/.test(text) && !/^-?\d/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

function Empty({ catalogue }: { catalogue: Catalogue }) {
  const { filterValues, setFilters } = useListContext()
  const filtered = Object.keys(filterValues ?? {}).length > 0
  return (
    <Box sx={{ p: 5, textAlign: 'center' }}>
      <Box sx={{ typography: 'h3', mb: 0.5 }}>
        {filtered
          ? `No ${catalogue.label.toLowerCase()} fit these filters`
          : `No ${catalogue.label.toLowerCase()} yet`}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {filtered
          ? 'Widen the search, or clear the filters.'
          : (catalogue.empty ?? 'They show here as soon as there are some.')}
      </Box>
      {filtered && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setFilters({}, {})}>
          Clear filters
        </Button>
      )}
    </Box>
  )
}
