import { useState } from 'react'
import { Box, Button } from '@mui/material'
import { useListContext, useNotify } from 'react-admin'
import type { Catalogue } from '../catalogues'
import { BulkActions } from '../actions/bulk_actions'
import { rows } from '../http'

/** Most rows that are marked at once. */
const MOST = 5_000
const number = (value: number) => value.toLocaleString()

/** How many of how many rows are marked, all that match, and what can be done with them. */
export function BulkToolbar({ catalogue, removes }: { catalogue: Catalogue; removes: boolean }) {
  const { data, total, selectedIds, onSelect, onUnselectItems, filterValues, sort } =
    useListContext()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const filtered = Object.keys(filterValues ?? {}).length > 0
  const elsewhere = selectedIds.filter((id) => !data?.some((row) => row.id === id)).length
  const most = Math.min(total ?? 0, MOST)

  const markAll = async () => {
    setBusy(true)
    try {
      const ids: string[] = []
      while (ids.length < most) {
        const { data: part } = await rows(catalogue.name, {
          filter: filterValues,
          sort: [sort.field, sort.order],
          from: ids.length,
        })
        ids.push(...part.map((row) => row.id))
        if (part.length < 100) break
      }
      onSelect(ids)
    } catch (error) {
      notify(`No more rows were selected: ${(error as Error).message}`, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box
      role="region"
      aria-label="Selected rows"
      sx={
        selectedIds.length
          ? {
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              minHeight: 48,
              px: 1.5,
              py: 0.75,
              bgcolor: 'action.selected',
              borderBottom: 1,
              borderColor: 'divider',
              position: 'sticky',
              left: 0,
            }
          : undefined
      }
    >
      {selectedIds.length > 0 && (
        <>
          <Box role="status" sx={{ fontWeight: 600 }}>
            {number(selectedIds.length)} of {number(total ?? 0)} selected
            {elsewhere > 0 && (
              <Box component="span" sx={{ fontWeight: 400 }}>
                , {number(elsewhere)} not on this page
              </Box>
            )}
          </Box>
          {selectedIds.length < most && (
            <Button size="small" disabled={busy} onClick={() => void markAll()}>
              {busy
                ? 'Selecting …'
                : `Select ${most < (total ?? 0) ? `the first ${number(most)}` : `all ${number(most)}`}${filtered ? ' that match' : ''}`}
            </Button>
          )}
          <Button size="small" onClick={() => onUnselectItems()}>
            Clear selection
          </Button>
        </>
      )}
      <BulkActions catalogue={catalogue} removes={removes} />
    </Box>
  )
}
