import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Box, Button, Skeleton } from '@mui/material'
import { IconRefresh } from '@tabler/icons-react'
import { Title, useNotify } from 'react-admin'
import type { Registry } from '../../../.adonisjs/client/registry/schema.d.ts'
import {
  alarms,
  measureWords,
  secondsWords,
  thresholdWords,
} from '#api/reporting/installation/alarm_facts'
import { DEAD_DAYS, workWords } from '#api/queue/work_facts'
import { useDocumentTitle } from '../document_title'
import { Failed } from '../failed'
import { API, http } from '../http'
import { Figures } from '../money/figures'
import { When } from '../values/when'

type Status = Registry['status.show']['types']['response']['data']
type Again = (queue?: string) => void

/** What an operator looks at first: what has crossed its threshold, what waits, what failed, what runs full. */
export default function InstallationScreen() {
  const { data, error, refetch } = useQuery<Status>({
    queryKey: ['installation'],
    refetchInterval: 30_000,
    queryFn: ({ signal }) => http(`${API}/admin/status`, { signal }).then(({ json }) => json),
  })
  useDocumentTitle('Status')
  return (
    <Box sx={{ maxWidth: 1200, mt: 1.5, pb: 4 }}>
      <Title title="Status" />
      <Box component="h1" sx={{ typography: 'h2', m: 0, minHeight: 48 }}>
        {data ? heading(data.crossed.length) : 'Status'}
      </Box>
      {error && <Failed what="The status" error={error} onAgain={refetch} sx={{ mx: 0, mb: 2 }} />}
      {data ? (
        <Sections status={data} onDone={() => void refetch()} />
      ) : (
        !error &&
        [1, 2, 3].map((n) => <Skeleton key={n} variant="rounded" height={180} sx={{ mt: 2 }} />)
      )}
    </Box>
  )
}

const heading = (count: number) =>
  count === 0
    ? 'Everything is running'
    : `${count} ${count === 1 ? 'thing needs' : 'things need'} attention`

function Sections({ status, onDone }: { status: Status; onDone: () => void }) {
  return (
    <Box sx={{ 'display': 'grid', 'gap': 2, '& > *': { minWidth: 0 } }}>
      {status.crossed.map((name) => (
        <Alert key={name} severity="warning" variant="outlined">
          {alarms[name].label}: {measureWords(name, status.measures[name] ?? 0)}. Super admins are
          told when it is {thresholdWords(name)}.
        </Alert>
      ))}
      <Background status={status} />
      <DeadLetters status={status} onDone={onDone} />
      <Machines status={status} />
      <Replicas status={status} />
    </Box>
  )
}

function Background({ status }: { status: Status }) {
  const { mails, queues } = status
  return (
    <Figures
      title="Waiting"
      note={`Mails: ${mails.waiting.toLocaleString()} ${mails.waiting === 1 ? 'waits' : 'wait'}${mails.waiting ? `, the oldest for ${secondsWords(mails.oldestSeconds)}` : ''}; ${mails.failed.toLocaleString()} failed within a day.`}
      columns={['Background job', 'Waiting', 'Oldest']}
      words={1}
      rows={queues.map(({ name, waiting, oldestSeconds }) => [
        <WorkName name={name} />,
        waiting.toLocaleString(),
        secondsWords(oldestSeconds),
      ])}
      empty="No background job is waiting."
    />
  )
}

/** What a background job does, and below it the name that the logs have. */
const WorkName = ({ name }: { name: string }) => (
  <>
    <Box>{workWords[name] ?? (name || 'Unknown')}</Box>
    {workWords[name] && (
      <Box sx={{ color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>{name}</Box>
    )}
  </>
)

/** Puts jobs back; the list shows what is left of them. */
function DeadLetters({ status, onDone }: { status: Status; onDone: () => void }) {
  const notify = useNotify()
  const [asked, setAsked] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (queue?: string) =>
      http(`${API}/admin/status/dead-letters/retry`, {
        method: 'POST',
        body: JSON.stringify({ queue }),
      }),
    onSuccess: ({ body }) => {
      notify(JSON.parse(body).message)
      onDone()
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  })
  const again: Again = (queue) => {
    setAsked(queue)
    mutate(queue)
  }
  return (
    <Figures
      title="Failed permanently"
      note={`Background jobs that ran out of retries. They are kept for ${DEAD_DAYS} days.`}
      columns={['Background job', 'Reason of the last one', 'Jobs', 'Last']}
      words={2}
      rows={status.deadLetters.map(({ queue, count, latestAt, message }) => [
        <>
          <WorkName name={queue} />
          <Button
            size="small"
            sx={{ ml: -0.5 }}
            startIcon={<IconRefresh size={16} stroke={1.5} />}
            loading={isPending && asked === queue}
            disabled={isPending}
            aria-label={`Try again: ${workWords[queue] ?? queue}`}
            onClick={() => again(queue)}
          >
            Try again
          </Button>
        </>,
        message ?? 'not known',
        count.toLocaleString(),
        <When at={latestAt} />,
      ])}
      empty="No background job has failed permanently."
    />
  )
}

const GB = 1024 ** 3
const size = (bytes: number) =>
  bytes < GB ? `${Math.round(bytes / 1024 ** 2)} MB` : `${(bytes / GB).toFixed(1)} GB`
const disk = (found: { free: number; size: number } | null) =>
  found ? `${size(found.free)} of ${size(found.size)}` : undefined

/** The process that answered, the database and the disks; what is not known here has no row. */
function Machines({ status }: { status: Status }) {
  const { database, search, backups } = status
  const facts: [string, React.ReactNode][] = [
    ['Version', `${status.version} (Node ${status.node}, PostgreSQL ${database.version})`],
    ['This instance', status.host],
    ['Started', <When at={status.startedAt} />],
    ['Size of the database', size(database.bytes)],
    ['Database connections', `${database.connections} of ${database.mostConnections}`],
    ['Free space of the database', disk(database.disk)],
    ['Free space of the file storage', disk(status.storage)],
    [
      'Search index',
      search.age === null
        ? 'Not running here; the database answers searches'
        : `${(search.profiles ?? 0).toLocaleString()} profiles, as of ${secondsWords(search.age)} ago`,
    ],
    ['Last backup', backupWords(backups)],
  ]
  return (
    <Figures
      title="System"
      columns={['What', 'Now']}
      words={2}
      rows={facts.filter(([, value]) => value !== undefined)}
    />
  )
}

function backupWords({ scheduled, lastAt, bytes, failedAt }: Status['backups']) {
  return (
    <>
      {lastAt ? <When at={lastAt} /> : 'None yet'}
      {bytes !== null && `, ${size(bytes)}`}
      {failedAt && (
        <>
          ; the one <When at={failedAt} /> failed
        </>
      )}
      {!scheduled && '; no place for nightly backups is set'}
    </>
  )
}

function Replicas({ status }: { status: Status }) {
  return (
    <Figures
      title="Replicas"
      columns={['Name', 'State', 'Delay']}
      words={2}
      rows={status.replicas.map(({ name, state, sync, lagSeconds }) => [
        name,
        [state, sync].filter(Boolean).join(', '),
        lagSeconds === null ? 'none, or not readable' : secondsWords(lagSeconds),
      ])}
      empty="The database has no replicas."
    />
  )
}
