import { lazy, Suspense } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  Box,
  Card,
  CardContent,
  Link,
  Skeleton,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import { Title, useGetIdentity, usePermissions, useStore } from 'react-admin'
import { adminMay, adminRoles } from '#api/accounts/admin_rights'
import { dashboardDays, mayWrite, type DashboardDays } from '#api/catalogues/definition'
import { catalogueOf } from '../catalogues'
import { API, http } from '../http'
import { Bars, chartGrid } from '../values/bars'
import { useDocumentTitle } from '../document_title'
import { Failed } from '../failed'
import { locale } from '../values/when'
import { useOwnLists } from './home/own_lists'
import { WaitingCard } from './home/waiting_card'

const MoneyHome = lazy(() => import('./home/money_home'))

type Queue = {
  name: string
  label: string
  count: number
  mayDecide: boolean
  oldest: { _id: string; title: string; since: string }[]
}
type Day = { day: string } & Record<string, number>
type Data = { queues: Queue[]; activity: Day[] }

/** What waits in the console's queues, and what the last days were like; read anew each minute. */
export const useDashboard = (days: DashboardDays = 30) =>
  useQuery<Data>({
    queryKey: ['dashboard', days],
    staleTime: 30_000,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      http(`${API}/admin/dashboard?days=${days}`, { signal }).then((reply) => reply.json),
  })

const questions = [
  { name: 'jobs', asks: 'Are companies posting jobs?' },
  { name: 'applications', asks: 'Are candidates applying?' },
  { name: 'interviews', asks: 'Do applications lead to interviews?' },
  { name: 'developers', what: 'candidates', asks: 'Are candidates joining?' },
  { name: 'companies', asks: 'Are companies joining?' },
]

/** What waits for a decision first, then what the last days were like. */
export default function Dashboard() {
  const [days, setDays] = useStore<DashboardDays>('dashboard.days', 30)
  const { data, error, refetch } = useDashboard(days)
  const { identity } = useGetIdentity()
  const { permissions } = usePermissions()
  const lists = useOwnLists(permissions)
  useDocumentTitle('Dashboard')
  const waiting = data?.queues.filter(({ count }) => count > 0) ?? []
  const [own, others] = [
    sorted(waiting.filter(({ mayDecide }) => mayDecide)),
    sorted(waiting.filter(({ mayDecide }) => !mayDecide)),
  ]
  return (
    <Box sx={{ maxWidth: 1200, mt: 1.5 }}>
      <Title title="Dashboard" />
      <Box component="h1" sx={{ typography: 'h2', m: 0 }}>
        {!data
          ? `Hello ${identity?.fName ?? ''}`
          : own.length === 0
            ? 'Nothing needs your decision'
            : `${decisions(own)} for you`}
      </Box>
      {error && (
        <Failed
          what={data ? 'What is new here' : 'The queues and figures'}
          error={error}
          onAgain={refetch}
          sx={{ mx: 0 }}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
        }}
      >
        {data && lists
          ? [
              ...own.map((queue) => <QueueCard key={queue.name} queue={queue} />),
              ...lists.map((list) => <WaitingCard key={list.label} {...list} />),
            ]
          : !error && [1, 2, 3, 4].map((n) => <Skeleton key={n} variant="rounded" height={180} />)}
      </Box>
      {data && permissions === 'finance' && (
        <Suspense fallback={<Skeleton variant="rounded" height={540} sx={{ mt: 4 }} />}>
          <MoneyHome />
        </Suspense>
      )}
      <ForOthers queues={others} />
      {data && <Quiet queues={data.queues.filter(({ count }) => count === 0)} />}
      {(data || !error) && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4, mb: 1.5 }}
        >
          <Box component="h2" id="last-days" sx={{ typography: 'h3', m: 0, flex: 1 }}>
            The last {days} days
          </Box>
          {adminMay('keep_money', permissions) && permissions !== 'finance' && (
            <Link component={RouterLink} to="/charts">
              Charts of money
            </Link>
          )}
          <ToggleButtonGroup
            exclusive
            size="small"
            value={days}
            onChange={(_, chosen) => chosen && setDays(chosen)}
            aria-label="Days shown"
          >
            {dashboardDays.map((choice) => (
              <ToggleButton key={choice} value={choice}>
                {choice}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          ...chartGrid,
        }}
      >
        {data
          ? questions.map(({ name, what = name, asks }) => (
              <Chart key={name} name={name} what={what} question={asks} days={data.activity} />
            ))
          : !error &&
            questions.map(({ name }) => <Skeleton key={name} variant="rounded" height={168} />)}
      </Box>
    </Box>
  )
}

/** "12 decisions wait". */
const decisions = (queues: Queue[]) => {
  const count = queues.reduce((sum, queue) => sum + queue.count, 0)
  return `${count.toLocaleString()} ${count === 1 ? 'decision waits' : 'decisions wait'}`
}

/** What others decide on: read, and counted apart from what waits for the reader. */
function ForOthers({ queues }: { queues: Queue[] }) {
  if (queues.length === 0) return null
  return (
    <Box component="section" aria-labelledby="for-others" sx={{ mt: 3, maxWidth: 640 }}>
      <Box component="h2" id="for-others" sx={{ typography: 'h4', m: 0 }}>
        {decisions(queues)} for others
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {queues.map((queue) => (
          <Box
            component="li"
            key={queue.name}
            sx={{ display: 'flex', columnGap: 1.5, alignItems: 'baseline' }}
          >
            <Link
              component={RouterLink}
              to={`/review/${queue.name}`}
              // room for a finger
              sx={{ flex: 1, minWidth: 0, py: 0.75 }}
            >
              {queue.label}
            </Link>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>For {takersOf(queue)}</Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 24, textAlign: 'right' }}>
              {queue.count.toLocaleString()}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** Queues in which nothing waits: a line, so that what waits is seen first. */
function Quiet({ queues }: { queues: Queue[] }) {
  if (queues.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label="Empty queues"
      sx={{ mt: 2, fontSize: 14, color: 'text.secondary', maxWidth: 900 }}
    >
      Empty queues:{' '}
      {queues.map(({ name, label }, at) => (
        <span key={name}>
          <Link component={RouterLink} to={`/review/${name}`}>
            {label}
          </Link>
          {at < queues.length - 1 ? ', ' : '.'}
        </span>
      ))}
    </Box>
  )
}

const QueueCard = ({ queue }: { queue: Queue }) => (
  <WaitingCard
    to={`/review/${queue.name}`}
    label={queue.label}
    note={`For ${takersOf(queue)}`}
    count={queue.count}
    rows={queue.oldest.slice(0, 3).map(({ since, ...row }) => ({ ...row, at: since }))}
  />
)

/** The roles that may decide; super may everywhere. */
const takersOf = ({ name }: Queue) =>
  adminRoles
    .filter(({ value }) => value !== 'super' && mayWrite(catalogueOf(name), value))
    .map(({ label }) => label.toLowerCase())
    .join(', ') || 'super'

const order = ['jobs', 'job-changes', 'clients', 'developers', 'custom-skills']
const sorted = (queues: Queue[]) =>
  [...queues].sort(
    (a, b) => ((order.indexOf(a.name) + 99) % 99) - ((order.indexOf(b.name) + 99) % 99)
  )

const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })

/** A bar a day of what somebody asks. */
function Chart({
  name,
  what,
  question,
  days,
}: {
  name: string
  /** What is counted, in words. */ what: string
  question: string
  days: Day[]
}) {
  const values = days.map((day) => day[name] ?? 0)
  const most = Math.max(...values, 1)
  const sum = values.reduce((a, b) => a + b, 0)
  const half = Math.floor(values.length / 2)
  const [late, early] = [values.slice(-half), values.slice(-2 * half, -half)].map((part) =>
    part.reduce((a, b) => a + b, 0).toLocaleString()
  )
  return (
    <Card>
      <CardContent sx={{ p: 2.5 }}>
        <Box sx={{ fontWeight: 600 }}>{question}</Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mt: 0.25 }}>
          <Box sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
            {sum.toLocaleString()}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            {what} in {days.length} days
            {sum > 0 && `: ${late} in the last ${half}, ${early} in the ${half} before`}
          </Box>
        </Box>
        <Bars
          values={values}
          label={`${sum} ${what} in ${days.length} days, at most ${most} a day`}
          titleOf={(index) =>
            `${shortDay.format(new Date(`${days[index].day}T12:00:00`))}: ${values[index]}`
          }
        />
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            color: 'text.secondary',
            fontSize: 13,
          }}
        >
          <span>{shortDay.format(new Date(`${days[0].day}T12:00:00`))}</span>
          <span>today</span>
        </Box>
      </CardContent>
    </Card>
  )
}
