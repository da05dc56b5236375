import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material'
import { RecordContextProvider, ResourceContextProvider, Title, useNotify } from 'react-admin'
import { act, http, rows, API } from '../http'
import { catalogueOf, titleOf } from '../catalogues'
import { ActionButtons, useActions } from '../actions'
import { Facts } from '../facts'
import { Trail } from '../trail'
import { When } from '../when'

/** What waits for a decision, oldest first; after each decision comes the next, and the keys do it all. */
export default function Review() {
  const catalogue = catalogueOf(useParams().name!)
  const client = useQueryClient()
  const notify = useNotify()
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState<string>()
  const queue = useQuery({
    queryKey: ['review', catalogue.name],
    queryFn: ({ signal }) =>
      rows(
        catalogue.name,
        { filter: catalogue.queue!.filter, sort: [catalogue.queue!.order, 'ASC'] },
        signal
      ),
  })
  const list = queue.data?.data ?? []
  const current = list[Math.min(at, list.length - 1)]
  const detail = useQuery({
    queryKey: ['review', catalogue.name, current?.id],
    enabled: Boolean(current),
    queryFn: ({ signal }) =>
      http(`${API}/admin/${catalogue.name}/${current.id}`, { signal }).then((reply) => reply.json),
  })
  const record = detail.data?.id === current?.id ? detail.data : undefined
  const actions = useActions(catalogue, record)

  const decided = () => {
    setOpen(undefined)
    client.setQueryData(
      ['review', catalogue.name],
      (old: any) =>
        old && { data: old.data.filter((row: any) => row.id !== current.id), total: old.total - 1 }
    )
    void client.invalidateQueries({ queryKey: ['dashboard'] })
    if (list.length <= 1) void queue.refetch()
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        /^(input|textarea|select)$/i.test(target.tagName) ||
        target.isContentEditable ||
        open ||
        document.querySelector('[role=dialog]')
      )
        return
      if (event.key === 'j') setAt((n) => Math.min(n + 1, list.length - 1))
      else if (event.key === 'k') setAt((n) => Math.max(n - 1, 0))
      else {
        const action = actions.find(({ key }) => key === event.key)
        if (!action || !record) return
        event.preventDefault()
        // a plain decision goes through at once; one that needs words asks for them
        if (action.harm || Object.values(action.input ?? {}).some((field) => field.required))
          return setOpen(action.name)
        act(catalogue.name, action.name, record.id).then(
          () => {
            notify(`${action.label}: ${titleOf(catalogue, record)}`, { type: 'success' })
            decided()
          },
          (error) => notify(error.message, { type: 'error' })
        )
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })

  if (queue.isPending) return <LinearProgress sx={{ mt: 2 }} />
  return (
    <ResourceContextProvider value={catalogue.name}>
      <Title title={catalogue.queue!.label} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, my: 1.5 }}>
        <Box component="h1" sx={{ typography: 'h2', m: 0 }}>
          {catalogue.queue!.label}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{queue.data?.total ?? 0} waiting</Box>
        <Box
          sx={{
            ml: 'auto',
            color: 'text.secondary',
            fontSize: 13,
            display: { xs: 'none', md: 'block' },
          }}
        >
          <Key>j</Key> next <Key>k</Key> previous{' '}
          {actions
            .filter(({ key }) => key)
            .map(({ key, label }) => (
              <span key={key}>
                {' '}
                <Key>{key}</Key> {label.toLowerCase()}
              </span>
            ))}
        </Box>
      </Box>
      {!current ? (
        <Card>
          <CardContent sx={{ p: 5, textAlign: 'center' }}>
            <Box sx={{ typography: 'h3', mb: 0.5 }}>Nothing waits here</Box>
            <Box sx={{ color: 'text.secondary', mb: 2 }}>
              You are through with this queue. New ones come in by themselves.
            </Box>
            <Button variant="outlined" onClick={() => queue.refetch()}>
              Look again
            </Button>
          </CardContent>
        </Card>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
          }}
        >
          <Card
            sx={{
              maxHeight: { xs: 180, md: 'calc(100vh - 160px)' },
              overflow: 'auto',
              position: { md: 'sticky' },
              top: 72,
            }}
          >
            <List component="nav" dense disablePadding aria-label="Waiting">
              {list.map((row, index) => (
                <ListItemButton
                  key={row.id}
                  selected={row.id === current.id}
                  onClick={() => setAt(index)}
                >
                  <ListItemText
                    primary={titleOf(catalogue, row)}
                    secondary={<When at={row.submittedAt ?? row.createdAt} />}
                    slotProps={{ primary: { noWrap: true, sx: { fontWeight: 600 } } }}
                  />
                </ListItemButton>
              ))}
            </List>
          </Card>
          <RecordContextProvider value={record}>
            <Box
              sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              <Card sx={{ overflow: 'visible' }}>
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    gap: 1.5,
                    alignItems: 'center',
                    px: 3,
                    py: 2,
                    borderBottom: 1,
                    borderColor: 'divider',
                    position: 'sticky',
                    top: 52,
                    bgcolor: 'background.paper',
                    borderRadius: '12px 12px 0 0',
                    zIndex: 1,
                  }}
                >
                  <Box
                    component="h2"
                    sx={{
                      typography: 'h3',
                      m: 0,
                      flex: 1,
                      minWidth: 180,
                      overflowWrap: 'anywhere',
                    }}
                  >
                    {titleOf(catalogue, current)}
                  </Box>
                  {record && (
                    <ActionButtons
                      catalogue={catalogue}
                      record={record}
                      onDone={decided}
                      open={open}
                      setOpen={setOpen}
                    />
                  )}
                </Box>
                <CardContent sx={{ p: 3 }}>
                  {record ? <Facts catalogue={catalogue} textsFirst /> : <LinearProgress />}
                </CardContent>
              </Card>
              {record && <Trail catalogue={catalogue} />}
            </Box>
          </RecordContextProvider>
        </Box>
      )}
    </ResourceContextProvider>
  )
}

const Key = ({ children }: { children: React.ReactNode }) => (
  <Box
    component="kbd"
    sx={{
      border: 1,
      borderColor: 'divider',
      borderRadius: 0.5,
      px: 0.75,
      font: 'inherit',
      fontSize: 13,
      bgcolor: 'background.paper',
    }}
  >
    {children}
  </Box>
)
