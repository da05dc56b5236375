import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { Box, Button, Drawer, IconButton, LinearProgress } from '@mui/material'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { RecordContextProvider, useCreatePath, useRefresh } from 'react-admin'
import { useKeys } from '../../../portal/src/components/keys'
import { ActionButtons } from '../actions/actions'
import { titleOf, type Catalogue } from '../catalogues'
import { useLongTexts } from '../values/cell'
import { Facts } from '../values/facts'
import { RelatedRows } from '../values/related'
import { useFocusBack } from '../focus_back'
import { API, http } from '../http'
import { isNotLoaded, NotLoaded } from '../not_loaded'

/** A row over the list that it is in: its facts and acts; J and K go on to the next one, and the list stays where it is. */
export function RecordDrawer({
  catalogue,
  id,
  onStep,
  onClose,
}: {
  catalogue: Catalogue
  id: string
  onStep: (by: 1 | -1) => unknown
  onClose: () => void
}) {
  const path = useCreatePath()
  const refresh = useRefresh()
  useFocusBack()
  const { data, error, refetch } = useQuery({
    queryKey: ['drawer', catalogue.name, id],
    gcTime: 0,
    queryFn: ({ signal }) =>
      http(`${API}/admin/${catalogue.name}/${id}`, { signal }).then(({ json }) => json),
  })
  const isHere = useLongTexts(catalogue)
  useKeys({ j: () => onStep(1), k: () => onStep(-1) }, { inDialog: true })
  const title = data ? titleOf(catalogue, data) : catalogue.label
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          'role': 'dialog',
          'aria-modal': true,
          'aria-label': title,
          'sx': { width: 'min(560px, 100%)' },
        } as object,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 2.5,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box component="h2" sx={{ typography: 'h3', m: 0, flex: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <IconButton aria-label="Previous row" title="Previous row (K)" onClick={() => onStep(-1)}>
          <IconChevronUp size={20} stroke={1.5} />
        </IconButton>
        <IconButton aria-label="Next row" title="Next row (J)" onClick={() => onStep(1)}>
          <IconChevronDown size={20} stroke={1.5} />
        </IconButton>
        <IconButton aria-label="Close" onClick={onClose}>
          <IconX size={20} stroke={1.5} />
        </IconButton>
      </Box>
      {isNotLoaded(data, error) ? (
        <NotLoaded catalogue={catalogue} error={error} onAgain={refetch} inPart />
      ) : !data || !isHere ? (
        <LinearProgress aria-label={`The ${catalogue.one} loads`} />
      ) : (
        <RecordContextProvider value={data}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2.5, pt: 2 }}>
            <Button
              component={RouterLink}
              size="small"
              variant="outlined"
              to={path({ resource: catalogue.name, type: 'show', id })}
            >
              Open full page
            </Button>
            <ActionButtons
              catalogue={catalogue}
              record={data}
              onDone={() => (void refetch(), refresh())}
            />
          </Box>
          <Box sx={{ p: 2.5 }}>
            <RelatedRows
              key={id}
              catalogue={catalogue}
              narrow
              own={[{ label: 'Details', content: <Facts catalogue={catalogue} /> }]}
            />
          </Box>
        </RecordContextProvider>
      )}
    </Drawer>
  )
}
