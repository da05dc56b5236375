import { Suspense } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Box, Button, useMediaQuery, type Theme } from '@mui/material'
import { IconChecklist } from '@tabler/icons-react'
import {
  CreateButton,
  FilterButton,
  List,
  Pagination,
  RecordContextProvider,
  SimpleList,
  TopToolbar,
  useListContext,
  usePermissions,
  useResourceContext,
} from 'react-admin'
import { consolePageSizes } from '#api/http/paging_facts'
import { catalogueOf, labelOf, mayWrite, titleOf, type Catalogue, type Field } from '../catalogues'
import { Cell } from '../values/cell'
import { isDecimal } from '../values/decimals'
import { useDocumentTitle } from '../document_title'
import { Failed } from '../failed'
import { filtersOf } from '../forms/inputs'
import { ColumnsButton } from '../list/columns_button'
import { DensityButton } from '../list/density_button'
import { Empty } from '../list/empty'
import { ExportButton } from '../list/export_button'
import { Rows } from '../list/rows'
import { ViewsButton } from '../list/views_button'
import { useColumnsAsked } from '../list/columns'
import { counted, makers } from '../actions/special'

/** The list of any catalogue. */
export default function CatalogueList() {
  const catalogue = catalogueOf(useResourceContext()!)
  const { permissions } = usePermissions()
  const [field, order] = catalogue.sort ?? ['id', 'DESC']
  const writes = mayWrite(catalogue, permissions)
  const Counted = counted[catalogue.name]
  useDocumentTitle(catalogue.label)
  useColumnsAsked(catalogue)

  return (
    <>
      <Box component="h1" sx={{ typography: 'h2', m: 0, mt: 1.5, mb: { xs: 1, sm: 0 } }}>
        {catalogue.label}
      </Box>
      {Counted && (
        <Suspense fallback={<Box sx={{ minHeight: 72 }} />}>
          <Counted />
        </Suspense>
      )}
      <List
        title={catalogue.group}
        filters={filtersOf(catalogue)}
        sort={{ field, order }}
        perPage={consolePageSizes[0]}
        exporter={false}
        pagination={<Pagination rowsPerPageOptions={[...consolePageSizes]} />}
        actions={
          <Actions
            catalogue={catalogue}
            creates={writes && catalogue.can.includes('create')}
            maker={writes ? makers[catalogue.name] : undefined}
          />
        }
        empty={false}
        // told where the rows would be
        error={false}
        queryOptions={{ onError: () => undefined }}
        sx={{ '& .RaList-main': { minWidth: 0 } }}
      >
        <Found catalogue={catalogue} writes={writes} />
      </List>
    </>
  )
}

/** The rows; where a call failed, that it did, above what was known before. */
function Found({ catalogue, writes }: { catalogue: Catalogue; writes: boolean }) {
  const { data, error, refetch } = useListContext()
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const removes = writes && catalogue.can.includes('delete') && !catalogue.removes
  const marks =
    writes && (removes || Object.values(catalogue.actions ?? {}).some((action) => action.bulk))
  return (
    <>
      {error && (
        <Failed
          what={
            data
              ? `What is new in this list of ${catalogue.label.toLowerCase()}`
              : `The ${catalogue.label.toLowerCase()}`
          }
          error={error}
          onAgain={refetch}
        />
      )}
      {!(error && !data) &&
        (small ? (
          <Cards catalogue={catalogue} />
        ) : (
          <Rows catalogue={catalogue} marks={marks} removes={removes} writes={writes} />
        ))}
    </>
  )
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}

/** A number that says nothing without its name. */
const isBare = (field: Field) => field.type === 'number' && !isDecimal(field)

/** On a phone: a row's name, and under it what the list shows first of it. */
function Cards({ catalogue }: { catalogue: Catalogue }) {
  return (
    <SimpleList
      linkType="show"
      primaryText={(row) => (
        <Box component="span" sx={twoLines}>
          {titleOf(catalogue, row)}
        </Box>
      )}
      secondaryText={(row) => (
        <RecordContextProvider value={row}>
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
                  name !== catalogue.title &&
                  row[name] != null &&
                  (catalogue.fields[name].type !== 'boolean' || name === 'isApproved')
              )
              .slice(0, 3)
              .map((name) => (
                <span key={name}>
                  {isBare(catalogue.fields[name]) &&
                    `${labelOf(name, catalogue.fields[name])}\u00a0`}
                  <Cell name={name} field={catalogue.fields[name]} inList inLink />
                </span>
              ))}
          </Box>
        </RecordContextProvider>
      )}
      empty={<Empty catalogue={catalogue} />}
      sx={{ '& .MuiListItemText-root': { minWidth: 0, overflowWrap: 'anywhere' } }}
    />
  )
}

function Actions({
  catalogue,
  creates,
  maker,
}: {
  catalogue: Catalogue
  creates: boolean
  maker?: { label: string; to: string }
}) {
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
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
      {catalogue.name === 'questions' && (
        <Button component={RouterLink} to="/question-file" size="small" variant="outlined">
          CSV
        </Button>
      )}
      <FilterButton disableSaveQuery />
      {!small && <ViewsButton catalogue={catalogue} />}
      <ColumnsButton catalogue={catalogue} />
      {!small && <DensityButton />}
      <ExportButton catalogue={catalogue} />
      {maker && (
        <Button component={RouterLink} to={maker.to} size="small" variant="contained">
          {maker.label}
        </Button>
      )}
      {creates && <CreateButton variant="contained" label={`Add ${catalogue.one}`} />}
    </TopToolbar>
  )
}
