import { Suspense } from 'react'
import { Box, Button, Card, CardContent, useMediaQuery, type Theme } from '@mui/material'
import { Link } from 'react-router-dom'
import { IconPencil } from '@tabler/icons-react'
import {
  ShowBase,
  Title,
  TopToolbar,
  usePermissions,
  useCreatePath,
  useResourceContext,
  useShowContext,
} from 'react-admin'
import {
  catalogueOf,
  isCutTitle,
  isEdited,
  mayWrite,
  titleOf,
  twoLines,
  type Catalogue,
} from '../catalogues'
import { ActionButtons } from '../actions/actions'
import { DeleteRowButton } from '../actions/delete_button'
import { useDocumentTitle } from '../document_title'
import { ForRole } from '../for_role'
import { isNotLoaded, NotLoaded } from '../not_loaded'
import { prepareLongText, useLongTexts } from '../values/cell'
import { Facts } from '../values/facts'
import { RelatedRows } from '../values/related'
import { previewOf } from '../public_view'
import { besideActions, shownBelow } from '../actions/special'
import { Trail } from '../frame/trail'
import { RecordSkeleton } from '../look/skeletons'

void prepareLongText()

/** One row of any catalogue: facts, actions its state allows, and what was done to it. */
export default function CatalogueShow() {
  const catalogue = catalogueOf(useResourceContext()!)
  return (
    <ForRole right={catalogue.read} title={catalogue.label}>
      {/* told on the screen itself, instead of a list that opens by itself */}
      <ShowBase queryOptions={{ onError: () => undefined }}>
        <Screen catalogue={catalogue} />
      </ShowBase>
    </ForRole>
  )
}

function Screen({ catalogue }: { catalogue: Catalogue }) {
  const { record, isPending, error, refetch } = useShowContext()
  const { permissions } = usePermissions()
  const path = useCreatePath()
  const writes = mayWrite(catalogue, permissions)
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const Below = shownBelow[catalogue.name]
  const Beside = besideActions[catalogue.name]
  const preview = previewOf(catalogue, record)
  const title = titleOf(catalogue, record) || catalogue.label
  const isHere = useLongTexts(catalogue)
  useDocumentTitle(title)
  if (isNotLoaded(record, error) || (!record && !isPending))
    return <NotLoaded catalogue={catalogue} error={error} onAgain={refetch} />
  if (!record || !isHere) return <RecordSkeleton what={`The ${catalogue.one}`} />
  return (
    <>
      <Title title={catalogue.label} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 220 }}>
          {catalogue.title !== '_id' && (
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
              {catalogue.one.charAt(0).toUpperCase() + catalogue.one.slice(1)} {String(record.id)}
            </Box>
          )}
          <Box
            component="h1"
            sx={{
              ...{ typography: 'h2', m: 0, overflowWrap: 'anywhere' },
              ...(isCutTitle(catalogue, record) && twoLines),
            }}
          >
            {title}
          </Box>
        </Box>
        <TopToolbar
          sx={{
            'flexWrap': 'wrap',
            'justifyContent': { xs: 'flex-start', sm: 'flex-end' },
            // where nothing can be done it would leave a gap under the name on a phone
            '&:empty': { display: 'none' },
          }}
        >
          {preview && (
            <Button component={Link} size="small" variant="outlined" to={preview}>
              Preview
            </Button>
          )}
          <ActionButtons catalogue={catalogue} record={record} most={small ? 1 : 3} />
          {Beside && (
            <Suspense fallback={null}>
              <Beside record={record as { id: string }} />
            </Suspense>
          )}
          {writes && isEdited(catalogue, record) && (
            <Button
              component={Link}
              size="small"
              variant="outlined"
              startIcon={<IconPencil size={16} stroke={1.5} />}
              to={path({ resource: catalogue.name, type: 'edit', id: record.id })}
            >
              Edit
            </Button>
          )}
          {writes && catalogue.can.includes('delete') && <DeleteRowButton catalogue={catalogue} />}
        </TopToolbar>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        {/* all of the width where the role reads no history */}
        <Card sx={{ '&:only-child': { gridColumn: '1 / -1' } }}>
          <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
            <Facts catalogue={catalogue} />
          </CardContent>
        </Card>
        <Trail catalogue={catalogue} />
      </Box>
      {Below && (
        <Suspense fallback={null}>
          <Box sx={{ mt: 2 }}>
            <Below record={record as { id: string }} />
          </Box>
        </Suspense>
      )}
      <RelatedRows catalogue={catalogue} />
    </>
  )
}
