import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  Popover,
  TextField,
} from '@mui/material'
import { IconStack2, IconUsers, IconX } from '@tabler/icons-react'
import { useListContext, useNotify, usePermissions } from 'react-admin'
import { viewLimits } from '#api/companies/views/list_view_facts'
import type { Catalogue } from '../catalogues'
import { useShownColumns } from './columns'
import { ToolButton } from './tool_button'
import { useSavedViews, type SavedView } from './saved_views'

/** The named views of a list, its filters, sort and columns each: one's own, and those that colleagues share. */
export function ViewsButton({ catalogue }: { catalogue: Catalogue }) {
  const { filterValues, sort } = useListContext()
  const { shown } = useShownColumns(catalogue)
  const { views, error, save, remove } = useSavedViews(catalogue)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const address = new URLSearchParams({
    filter: JSON.stringify(filterValues ?? {}),
    sort: sort.field,
    order: sort.order,
    columns: shown.join(','),
  }).toString()
  const current = views.find((view) => view.address === address)
  return (
    <>
      <ToolButton
        label={current ? `View: ${current.name}` : 'Views'}
        icon={IconStack2}
        opens
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'role': 'dialog', 'aria-label': 'Views of this list' } }}
      >
        <Box sx={{ p: 1.5, width: 300, display: 'grid', gap: 1 }}>
          {error && (
            <Box role="alert" sx={{ color: 'text.secondary' }}>
              Your views could not be loaded: {error.message}
            </Box>
          )}
          {views.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {views.map((view) => (
                <ViewLine
                  key={view.id}
                  view={view}
                  isCurrent={view === current}
                  onChosen={() => setAnchor(null)}
                  onRemove={() => void remove(view)}
                />
              ))}
            </Box>
          )}
          <SaveView address={address} onSave={save} />
        </Box>
      </Popover>
    </>
  )
}

/** One view: a press shows the list so; whose it is where others see it, too. */
function ViewLine({
  view,
  isCurrent,
  onChosen,
  onRemove,
}: {
  view: SavedView
  isCurrent: boolean
  onChosen: () => void
  onRemove: () => void
}) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { permissions: role } = usePermissions()
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      <Button
        size="small"
        color={isCurrent ? 'primary' : 'inherit'}
        aria-current={isCurrent || undefined}
        sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'left' }}
        endIcon={
          view.isShared && <IconUsers size={16} stroke={1.5} aria-label="Shared with all admins" />
        }
        onClick={() => {
          navigate(`${pathname}?${view.address}`)
          onChosen()
        }}
      >
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {view.name}
          {!view.isMine && (
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {' '}
              by {view.by}
            </Box>
          )}
        </Box>
      </Button>
      {(view.isMine || role === 'super') && (
        <IconButton size="small" aria-label={`Delete the view ${view.name}`} onClick={onRemove}>
          <IconX size={16} stroke={1.5} />
        </IconButton>
      )}
    </Box>
  )
}

/** Names what is seen, for oneself or for all admins; a link shows it to one of them. */
function SaveView({
  address,
  onSave,
}: {
  address: string
  onSave: ReturnType<typeof useSavedViews>['save']
}) {
  const notify = useNotify()
  const [called, setCalled] = useState('')
  const [isShared, setShared] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const name = called.trim()
    if (!name || !(await onSave({ name, address, isShared }))) return
    setCalled('')
    setShared(false)
  }
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}${location.pathname}?${address}`).then(
      () => notify('Link to this view copied', { type: 'success' }),
      () => notify('The link could not be copied', { type: 'error' })
    )
  return (
    <Box component="form" onSubmit={(event) => void save(event)} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        size="small"
        label="Save this view as"
        value={called}
        onChange={({ target }) => setCalled(target.value)}
        slotProps={{ htmlInput: { maxLength: viewLimits.name.max } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isShared}
            onChange={({ target }) => setShared(target.checked)}
          />
        }
        label="Share with all admins"
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={!called.trim()}>
          Save view
        </Button>
        <Button size="small" variant="outlined" onClick={() => void copy()}>
          Copy link
        </Button>
      </Box>
    </Box>
  )
}
