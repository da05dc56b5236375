import { useSyncExternalStore } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { catalogueOf, titleOf } from '../catalogues'
import { rows } from '../http'

type Outcome = {
  /** "Delete: 12 done, 3 refused". */
  title: string
  resource: string
  refused: { _id: string; message: string }[]
}

let current: Outcome | undefined
const listeners = new Set<() => void>()
function put(outcome?: Outcome) {
  current = outcome
  for (const listener of listeners) listener()
}

/** Shows which of several rows were refused, and why, on whatever screen the admin is by then. */
export const tellOutcome = (outcome: Outcome) => put(outcome)

const SHOWN = 100

/** Rows that a bulk action could not change, by name, with the reason. */
export function OutcomeDialog() {
  const outcome = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => current
  )
  const shown = outcome?.refused.slice(0, SHOWN) ?? []
  const ids = shown.map(({ _id }) => _id)
  const named = useQuery({
    queryKey: ['outcome', outcome?.resource, ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) => rows(outcome!.resource, { filter: { id: ids } }, signal),
  })
  if (!outcome) return null
  const catalogue = catalogueOf(outcome.resource)
  const nameOf = (id: string) =>
    titleOf(catalogue, named.data?.data.find((row) => row.id === id) ?? { _id: id })
  return (
    <Dialog open onClose={() => put()} maxWidth="sm" fullWidth aria-labelledby="outcome-title">
      <DialogTitle id="outcome-title">{outcome.title}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {shown.map(({ _id, message }) => (
            <li key={_id}>
              <Link
                component={RouterLink}
                to={`/${outcome.resource}/${_id}/show`}
                onClick={() => put()}
                sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
              >
                {nameOf(_id)}
              </Link>
              <Box sx={{ color: 'text.secondary' }}>{message}</Box>
            </li>
          ))}
        </Box>
        {outcome.refused.length > SHOWN && (
          <Box sx={{ mt: 2 }}>And {outcome.refused.length - SHOWN} more.</Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => put()} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
