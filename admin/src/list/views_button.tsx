import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  Box,
  Button,
  IconButton,
  Popover,
  TextField,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { IconStack2, IconX } from '@tabler/icons-react'
import { useListContext, useNotify, useStore } from 'react-admin'
import type { Catalogue } from '../catalogues'
import { useShownColumns } from './columns'

const VIEW_NAME = 40

/** A list as somebody wants to see it again: its name, and what the address says then. */
type SavedView = { name: string; query: string }

/** The named views of a list, its filters, sort and columns each; a link shows one to a colleague. */
export function ViewsButton({ catalogue }: { catalogue: Catalogue }) {
  const { filterValues, sort } = useListContext()
  const { shown } = useShownColumns(catalogue)
  const [views, setViews] = useStore<SavedView[]>(`${catalogue.name}.views`, [])
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [called, setCalled] = useState('')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const notify = useNotify()
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const query = new URLSearchParams({
    filter: JSON.stringify(filterValues ?? {}),
    sort: sort.field,
    order: sort.order,
    columns: shown.join(','),
  }).toString()
  const current = views.find((view) => view.query === query)
  const others = (name: string) => views.filter((view) => view.name !== name)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const name = called.trim()
    if (!name) return
    setViews([...others(name), { name, query }])
    setCalled('')
    notify('View saved', { type: 'success' })
  }
  const share = () =>
    navigator.clipboard.writeText(`${location.origin}${location.pathname}?${query}`).then(
      () => notify('Link to this view copied', { type: 'success' }),
      () => notify('The link could not be copied', { type: 'error' })
    )
  return (
    <>
      {small ? (
        <IconButton
          aria-label={current ? `View: ${current.name}` : 'Views'}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <IconStack2 size={20} stroke={1.5} />
        </IconButton>
      ) : (
        <Button
          size="small"
          aria-haspopup="dialog"
          startIcon={<IconStack2 size={18} stroke={1.5} />}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {current ? `View: ${current.name}` : 'Views'}
        </Button>
      )}
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'role': 'dialog', 'aria-label': 'Views of this list' } }}
      >
        <Box component="form" onSubmit={save} sx={{ p: 1.5, width: 280, display: 'grid', gap: 1 }}>
          {views.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {views.map((view) => (
                <Box component="li" key={view.name} sx={{ display: 'flex', gap: 0.5 }}>
                  <Button
                    size="small"
                    color={view === current ? 'primary' : 'inherit'}
                    aria-current={view === current || undefined}
                    sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start' }}
                    onClick={() => {
                      navigate(`${pathname}?${view.query}`)
                      setAnchor(null)
                    }}
                  >
                    {view.name}
                  </Button>
                  <IconButton
                    size="small"
                    aria-label={`Delete the view ${view.name}`}
                    onClick={() => setViews(others(view.name))}
                  >
                    <IconX size={16} stroke={1.5} />
                  </IconButton>
                </Box>
              ))}
            </Box>
          )}
          <TextField
            size="small"
            label="Save this view as"
            value={called}
            onChange={({ target }) => setCalled(target.value)}
            slotProps={{ htmlInput: { maxLength: VIEW_NAME } }}
          />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button type="submit" size="small" variant="contained" disabled={!called.trim()}>
              Save view
            </Button>
            <Button size="small" variant="outlined" onClick={() => void share()}>
              Copy link
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  )
}
