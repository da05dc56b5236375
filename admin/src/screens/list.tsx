import { Suspense } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Box, Button, Card, useMediaQuery, type Theme } from '@mui/material'
import { IconChecklist, IconPlus } from '@tabler/icons-react'
import {
  FilterButton,
  FilterContext,
  FilterForm,
  ListBase,
  Pagination,
  Title,
  TopToolbar,
  useListContext,
  usePermissions,
  useResourceContext,
} from 'react-admin'
import { consolePageSizes } from '#api/http/paging_facts'
import { useKeys } from '../../../portal/src/components/keys'
import { catalogueOf, inSentence, mayWrite, type Catalogue } from '../catalogues'
import { useDocumentTitle } from '../document_title'
import { Failed } from '../failed'
import { ForRole, ReadOnly } from '../for_role'
import { filtersOf } from '../forms/inputs'
import { Cards } from '../list/cards'
import { ColumnsButton } from '../list/columns_button'
import { DensityButton } from '../list/density_button'
import { ExportButton } from '../list/export_button'
import { Rows } from '../list/rows'
import { ViewsButton } from '../list/views_button'
import { useColumnsAsked } from '../list/columns'
import { RowsSkeleton } from '../look/skeletons'
import { counted, makers } from '../actions/special'

/** The list of any catalogue. */
export default function List() {
  const catalogue = catalogueOf(useResourceContext()!)
  return (
    <ForRole right={catalogue.read} title={catalogue.label}>
      <CatalogueList catalogue={catalogue} />
    </ForRole>
  )
}

function CatalogueList({ catalogue }: { catalogue: Catalogue }) {
  const { permissions } = usePermissions()
  const [field, order] = catalogue.sort ?? ['id', 'DESC']
  const writes = mayWrite(catalogue, permissions)
  const Counted = counted[catalogue.name]
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  useDocumentTitle(catalogue.label)
  useColumnsAsked(catalogue)
  useKeys(
    { '/': () => document.querySelector<HTMLElement>('#main-content input[name=q]')?.focus() },
    { told: { '/': 'Search this list, with the down arrow to its rows' } }
  )

  return (
    <ListBase
      sort={{ field, order }}
      perPage={consolePageSizes[0]}
      exporter={false}
      // told where the rows would be
      queryOptions={{ onError: () => undefined }}
    >
      <Title title={catalogue.group} />
      <FilterContext.Provider value={filtersOf(catalogue, permissions)}>
        <Head catalogue={catalogue} writes={writes} />
        <ReadOnly catalogue={catalogue} />
        {Counted && (
          <Suspense fallback={<Box sx={{ minHeight: 72 }} />}>
            <Counted />
          </Suspense>
        )}
        <Box
          sx={{
            'display': 'flex',
            'alignItems': 'center',
            'flexWrap': 'wrap',
            'gap': 1,
            'mb': 1.5,
            'mt': 0.5,
            // on a phone the search has a line, and the filter shares the next one with the review
            '& form': { display: { xs: 'contents', sm: 'flex' } },
            '& .filter-field': { flex: { xs: '1 1 50%', sm: 'none' } },
            '& .filter-field:first-of-type': { flex: { xs: '1 1 100%', sm: 'none' } },
          }}
        >
          <FilterForm />
          {small ? <ReviewButton catalogue={catalogue} /> : <FilterButton disableSaveQuery />}
        </Box>
      </FilterContext.Provider>
      <Card sx={{ overflow: 'clip', position: 'relative' }}>
        <Found catalogue={catalogue} writes={writes} />
      </Card>
      <Paging />
    </ListBase>
  )
}

/** The name of the list with how many rows it finds, and what can be done with all of them. */
function Head({ catalogue, writes }: { catalogue: Catalogue; writes: boolean }) {
  const { total } = useListContext()
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: { xs: 0.5, sm: 2 },
        mt: 1,
        mb: 0.5,
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1.25, flex: 1, minHeight: 44, pt: 1 }}
      >
        <Box component="h1" sx={{ typography: 'h2', m: 0, whiteSpace: { sm: 'nowrap' } }}>
          {catalogue.label}
        </Box>
        {total !== undefined && (
          <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {total.toLocaleString()}
          </Box>
        )}
      </Box>
      <Actions
        catalogue={catalogue}
        creates={writes && catalogue.can.includes('create')}
        maker={writes ? makers[catalogue.name] : undefined}
      />
    </Box>
  )
}

/** Pages of what was found; where nothing is known there are none to go to. */
function Paging() {
  const { data, error, total } = useListContext()
  if ((error && !data) || !total) return null
  return <Pagination rowsPerPageOptions={[...consolePageSizes]} />
}

/** The rows; where a call failed, that it did, above what was known before. */
function Found({ catalogue, writes }: { catalogue: Catalogue; writes: boolean }) {
  const { data, error, isPending, refetch } = useListContext()
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
              ? `What is new in this list of ${inSentence(catalogue.label)}`
              : `The ${inSentence(catalogue.label)}`
          }
          error={error}
          onAgain={refetch}
        />
      )}
      {isPending && <RowsSkeleton what={`The ${inSentence(catalogue.label)}`} />}
      {data &&
        (small ? (
          <Cards catalogue={catalogue} marks={marks} removes={removes} />
        ) : (
          <Rows catalogue={catalogue} marks={marks} removes={removes} writes={writes} />
        ))}
    </>
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
      {!small && <ReviewButton catalogue={catalogue} />}
      {catalogue.name === 'questions' && (
        <Button component={RouterLink} to="/question-file" size="small" variant="outlined">
          CSV
        </Button>
      )}
      {small && <FilterButton disableSaveQuery />}
      <ViewsButton catalogue={catalogue} />
      <ColumnsButton catalogue={catalogue} />
      {!small && <DensityButton />}
      <ExportButton catalogue={catalogue} />
      {maker && (
        <Button component={RouterLink} to={maker.to} size="small" variant="contained">
          {maker.label}
        </Button>
      )}
      {creates && (
        <Button
          component={RouterLink}
          to={`/${catalogue.name}/create`}
          state={{ _scrollToTop: true }}
          size="small"
          variant="contained"
          startIcon={<IconPlus size={18} stroke={1.75} />}
          aria-label={`Add ${catalogue.one}`}
        >
          {small ? 'Add' : `Add ${catalogue.one}`}
        </Button>
      )}
    </TopToolbar>
  )
}

/** Leads to the decisions that wait, where the rows have some. */
const ReviewButton = ({ catalogue }: { catalogue: Catalogue }) =>
  catalogue.queue && (
    <Button
      component={RouterLink}
      to={`/review/${catalogue.name}`}
      size="small"
      variant="outlined"
      startIcon={<IconChecklist size={18} stroke={1.5} />}
      sx={{ minHeight: { xs: 44, sm: 0 } }}
    >
      Review
    </Button>
  )
