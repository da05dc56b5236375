import { useEffect, useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material'
import {
  RecordContextProvider,
  ResourceContextProvider,
  Title,
  useCreatePath,
  useNotify,
} from 'react-admin'
import { fits, type When as State } from '#api/catalogues/definition'
import { useKeys } from '../../../portal/src/components/keys'
import { act, http, rows, API } from '../http'
import { catalogueOf, titleOf, type Catalogue } from '../catalogues'
import { ActionButtons, useActions, type Named } from '../actions/actions'
import { useDocumentTitle } from '../document_title'
import { Failed } from '../failed'
import { focusHeading } from '../focus_back'
import { later, useDecided, UNDO_SECONDS } from '../actions/undo'
import { Checks } from '../checks'
import { Facts } from '../values/facts'
import { KeyCap } from '../look/key_cap'
import { Drawing } from '../look/drawing'
import { PublicView } from '../public_view'
import { Trail } from '../frame/trail'
import { When } from '../values/when'
import { NotLoaded } from '../not_loaded'
import { reviewed } from '../actions/special'
import NotFound from './not_found'
import { decisions, Steps } from './review_on_phone'

/** The decisions of one catalogue, where it has any. */
export default function Review() {
  const catalogue = catalogueOf(useParams().name!)
  return catalogue?.queue ? <Queue key={catalogue.name} catalogue={catalogue} /> : <NotFound />
}

/**
 * What waits for a decision, oldest first; after each decision comes the next, and the keys do it all. A plain
 * decision can be undone for some seconds and is sent after them, as the row was shown: one that changed is refused.
 */
function Queue({ catalogue }: { catalogue: Catalogue }) {
  const client = useQueryClient()
  const notify = useNotify()
  const decided = useDecided()
  const path = useCreatePath()
  const [chosen, setChosen] = useState<string>()
  const [open, setOpen] = useState<string>()
  const { label, filter, order } = catalogue.queue!
  useDocumentTitle(label)
  const key = ['review', catalogue.name]
  const queue = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => rows(catalogue.name, { filter, sort: [order, 'ASC'] }, signal),
  })
  const all = queue.data?.data ?? []
  const list = all.filter((row) => !decided.has(`${catalogue.name} ${row.id}`))
  const left = (queue.data?.total ?? 0) - (all.length - list.length)
  const at = Math.max(
    list.findIndex((row) => row.id === chosen),
    0
  )
  const current = list[at]
  const detail = useQuery({
    queryKey: [...key, current?.id],
    enabled: Boolean(current),
    queryFn: ({ signal }) =>
      http(`${API}/admin/${catalogue.name}/${current.id}`, { signal }).then((reply) => reply.json),
  })
  const record = detail.data?.id === current?.id ? detail.data : undefined
  const waits = record && fits(record, filter as State)
  const decides = deciding(catalogue)
  const actions = useActions(catalogue, waits ? record : undefined).filter(decides)
  const More = reviewed[catalogue.name]

  // the list holds the oldest hundred; when they are through, the next come
  const isThrough = list.length === 0 && left > 0 && !queue.isFetching
  useEffect(() => {
    if (isThrough && all.length === 0) void queue.refetch()
  })

  const goOn = () => {
    setOpen(undefined)
    setChosen(list[at + 1]?.id ?? list[at - 1]?.id)
    requestAnimationFrame(focusHeading)
  }
  const refetch = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
    ])
  }
  const remove = (id: string) =>
    client.setQueryData(
      key,
      (old: any) =>
        old && { data: old.data.filter((row: any) => row.id !== id), total: old.total - 1 }
    )

  const decide = (action: Named) => {
    const title = titleOf(catalogue, record)
    later({
      rows: [`${catalogue.name} ${record.id}`],
      label: `${action.label}: ${title}`,
      async send() {
        try {
          await act(catalogue.name, action.name, record)
          remove(record.id)
          void refetch()
        } catch (error) {
          notify(`${title} was not decided: ${(error as Error).message}`, {
            type: 'error',
            autoHideDuration: 10_000,
          })
          await refetch()
        }
      },
      undo() {
        setChosen(record.id)
        requestAnimationFrame(focusHeading)
      },
    })
    goOn()
  }

  useKeys(
    {
      j: () => setChosen(list[Math.min(at + 1, list.length - 1)]?.id),
      k: () => setChosen(list[Math.max(at - 1, 0)]?.id),
      ...Object.fromEntries(
        actions.flatMap((action) =>
          action.key
            ? [
                [
                  action.key,
                  () =>
                    // one that needs words asks for them
                    action.harm || Object.values(action.input ?? {}).some((field) => field.required)
                      ? setOpen(action.name)
                      : decide(action),
                ],
              ]
            : []
        )
      ),
    },
    { rest: Boolean(open) }
  )

  if (queue.isPending) return <LinearProgress sx={{ mt: 2 }} aria-label="The queue loads" />
  return (
    <ResourceContextProvider value={catalogue.name}>
      <Title title={catalogue.label} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, my: 1.5 }}>
        <Box component="h1" sx={{ typography: 'h2', m: 0 }}>
          {label}
        </Box>
        {queue.data && (
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {left.toLocaleString()} left
          </Box>
        )}
        {list.length > 1 && <Steps at={at} of={list} onChoose={setChosen} />}
        <Box
          sx={{
            ml: 'auto',
            color: 'text.secondary',
            fontSize: 13,
            display: { xs: 'none', md: 'block' },
          }}
        >
          <KeyCap>j</KeyCap> next <KeyCap>k</KeyCap> previous{' '}
          {actions
            .filter((action) => action.key)
            .map((action) => (
              <span key={action.key}>
                {' '}
                <KeyCap>{action.key}</KeyCap> {action.label.toLowerCase()}
              </span>
            ))}{' '}
          <KeyCap>u</KeyCap> undo, for {UNDO_SECONDS} seconds
        </Box>
      </Box>
      {queue.error && (
        <Failed
          what={queue.data ? 'What is new in this queue' : 'This queue'}
          error={queue.error}
          onAgain={queue.refetch}
          sx={{ mx: 0, mt: 0 }}
        />
      )}
      {!current ? (
        queue.data && (
          <Card>
            <CardContent sx={{ p: 5, textAlign: 'center' }}>
              <Drawing name="answered" />
              <Box component="h2" data-heading sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
                {left > 0 ? 'The next ones come' : 'Nothing waits here'}
              </Box>
              <Box sx={{ color: 'text.secondary', mb: 2 }}>
                {left > 0
                  ? `${left.toLocaleString()} more wait.`
                  : 'You are through with this queue. New ones come in by themselves.'}
              </Box>
              <Button variant="outlined" onClick={() => queue.refetch()}>
                Look again
              </Button>
            </CardContent>
          </Card>
        )
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            // what is decided stands over the end of the page
            pb: { xs: 9, md: 0 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: '240px minmax(0, 1fr)',
              ...(catalogue.checks && { lg: '240px minmax(0, 1fr) 300px' }),
            },
          }}
        >
          <Card
            sx={{
              display: { xs: 'none', md: 'block' },
              maxHeight: 'calc(100vh - 160px)',
              overflow: 'auto',
              position: 'sticky',
              top: 72,
            }}
          >
            <List component="nav" dense disablePadding aria-label="Waiting">
              {list.map((row) => (
                <ListItemButton
                  key={row.id}
                  selected={row.id === current.id}
                  aria-current={row.id === current.id || undefined}
                  onClick={() => setChosen(row.id)}
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
          {detail.error ? (
            <NotLoaded catalogue={catalogue} error={detail.error} onAgain={detail.refetch} inPart />
          ) : (
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
                      px: { xs: 2, sm: 3 },
                      py: 2,
                      borderBottom: 1,
                      borderColor: 'divider',
                      position: { md: 'sticky' },
                      top: 52,
                      bgcolor: 'background.paper',
                      borderRadius: '12px 12px 0 0',
                      zIndex: 1,
                    }}
                  >
                    <Box
                      component="h2"
                      data-heading
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
                    <Button
                      component={RouterLink}
                      size="small"
                      to={path({ resource: catalogue.name, type: 'show', id: current.id })}
                    >
                      Open the page
                    </Button>
                    {waits && (
                      <Box sx={decisions}>
                        <ActionButtons
                          only={decides}
                          catalogue={catalogue}
                          record={record}
                          onPlain={decide}
                          onDone={() => {
                            goOn()
                            remove(record.id)
                            void refetch()
                          }}
                          open={open}
                          setOpen={setOpen}
                        />
                      </Box>
                    )}
                  </Box>
                  <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
                    {record && !waits && (
                      <Alert
                        severity="info"
                        variant="outlined"
                        sx={{ mb: 2 }}
                        action={
                          <Button
                            size="small"
                            variant="outlined"
                            onClick={() => {
                              goOn()
                              remove(record.id)
                            }}
                          >
                            Next
                          </Button>
                        }
                      >
                        It does not wait any more: somebody decided or changed it meanwhile.
                      </Alert>
                    )}
                    {record ? (
                      <>
                        {More && <More record={record} />}
                        <Facts catalogue={catalogue} textsFirst />
                      </>
                    ) : (
                      <LinearProgress aria-label={`The ${catalogue.one} loads`} />
                    )}
                  </CardContent>
                </Card>
                {record && catalogue.preview && <PublicView catalogue={catalogue} />}
                {record && <Trail catalogue={catalogue} />}
              </Box>
              {record && catalogue.checks && (
                <Box sx={{ position: { lg: 'sticky' }, top: 72 }}>
                  <Checks catalogue={catalogue} />
                </Box>
              )}
            </RecordContextProvider>
          )}
        </Box>
      )}
    </ResourceContextProvider>
  )
}

/** Of what can be done with a row, what its queue waits for: what has a key, and all where nothing has one. */
const deciding = ({ actions = {} }: Catalogue) =>
  Object.values(actions).some(({ key }) => key) ? ({ key }: Named) => Boolean(key) : () => true
