import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  TextField,
} from '@mui/material'
import type { Use } from '#api/catalogues/definition'
import { some, TYPED_ABOVE, type Catalogue } from '../catalogues'
import { Failed } from '../failed'
import { useFocusBack } from '../focus_back'
import { usesOf } from '../http'

const listed = (uses: Use[]) =>
  uses.map(({ label, rows }) => `${rows.toLocaleString()} ${label.toLowerCase()}`).join(', ')

/** Says how many rows are deleted, which stay as they are in use, and what goes with them; many are typed. */
export function DeleteDialog({
  catalogue,
  ids,
  title,
  onClose,
  onDelete,
}: {
  catalogue: Catalogue
  ids: string[]
  /** The name of a single row. */ title?: string
  onClose: () => void
  onDelete: () => void
}) {
  useFocusBack()
  const [typed, setTyped] = useState('')
  const uses = useQuery({
    queryKey: ['uses', catalogue.name, ids],
    gcTime: 0,
    queryFn: () => usesOf(catalogue.name, ids),
  })
  const goes = ids.length - (uses.data?.kept ?? 0)
  const wanted = String(ids.length)
  const many = ids.length > TYPED_ABOVE
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="delete-title">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onDelete()
          onClose()
        }}
      >
        <DialogTitle id="delete-title" sx={{ overflowWrap: 'anywhere' }}>
          Delete {title ?? some(catalogue, ids.length)}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {uses.isPending && (
            <Box>
              Checking what uses {ids.length === 1 ? 'it' : 'them'}
              <LinearProgress sx={{ mt: 1 }} aria-label="Checking what goes with it" />
            </Box>
          )}
          {uses.error && (
            <Failed
              what={`What uses ${ids.length === 1 ? 'it' : 'them'}`}
              error={uses.error}
              onAgain={uses.refetch}
              sx={{ m: 0 }}
            />
          )}
          {uses.data && (
            <>
              {uses.data.kept > 0 && (
                <Box>
                  {ids.length === 1 ? 'It stays' : `${some(catalogue, uses.data.kept)} will stay`},
                  used by {listed(uses.data.usedBy)}.
                </Box>
              )}
              {goes > 0 && (
                <Box>
                  {ids.length === 1
                    ? `The ${catalogue.one} is deleted for good`
                    : `${some(catalogue, goes)} will be deleted for good`}
                  {uses.data.deleted.length > 0 && `, and with it: ${listed(uses.data.deleted)}`}.
                  {uses.data.emptied.length > 0 &&
                    ` ${listed(uses.data.emptied)} will no longer name ${ids.length === 1 ? 'it' : 'them'}.`}
                </Box>
              )}
            </>
          )}
          {many && goes > 0 && (
            <TextField
              label={`Type ${wanted} to confirm`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} variant="outlined" autoFocus>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={!uses.data || goes === 0 || (many && typed.trim() !== wanted)}
          >
            Delete{ids.length > 1 ? ` ${goes.toLocaleString()}` : ''}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
