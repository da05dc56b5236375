import { Link as RouterLink } from 'react-router-dom'
import { Box, Button } from '@mui/material'
import { useCreatePath, useListContext, usePermissions } from 'react-admin'
import type { SpotName } from '../../../portal/src/components/spot'
import { Drawing } from '../look/drawing'
import { inSentence, mayWrite, type Catalogue } from '../catalogues'

const drawings: Record<string, SpotName> = {
  Marketplace: 'people',
  Platform: 'messages',
  Imports: 'people',
}

/** A list without rows: filtered to nothing, or nothing yet; either says what to do. */
export function Empty({ catalogue }: { catalogue: Catalogue }) {
  const { filterValues, setFilters } = useListContext()
  const { permissions } = usePermissions()
  const path = useCreatePath()
  const filtered = Object.keys(filterValues ?? {}).length > 0
  const adds = mayWrite(catalogue, permissions) && catalogue.can.includes('create')
  return (
    <Box sx={{ p: 5, textAlign: 'center' }}>
      <Drawing name={filtered ? 'search' : (drawings[catalogue.group] ?? 'papers')} />
      <Box component="h2" sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
        {filtered
          ? `No ${catalogue.one} matches these filters`
          : `No ${inSentence(catalogue.label)} yet`}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {filtered
          ? 'Try a wider search, or clear the filters.'
          : (catalogue.empty ??
            (adds
              ? `Add the first ${catalogue.one}.`
              : 'They appear here as soon as there are some.'))}
      </Box>
      {filtered ? (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setFilters({}, {})}>
          Clear filters
        </Button>
      ) : (
        adds && (
          <Button
            variant="contained"
            sx={{ mt: 2 }}
            component={RouterLink}
            to={path({ resource: catalogue.name, type: 'create' })}
          >
            Add {catalogue.one}
          </Button>
        )
      )}
    </Box>
  )
}
