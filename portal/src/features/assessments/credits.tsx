import '../../components/lists/cards.css'
import './assessments.css'
import { Button, Group, Select, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { creditKinds } from '#api/assessments/credits/credit_facts'
import { api, type DataOf } from '../../app/api'
import { useAccess } from '../../app/session/access'
import { read, readPages, rowsOf } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { useWrite, type Write } from '../../components/forms/write'
import { day } from '../../components/format'
import { DataTable } from '../../components/lists/data_table'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { Section } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { When } from '../../components/when'
import { sendReads } from './reads'

type Line = DataOf<'GET', '/client/credit-usage-history'>[number]

/** What credits there are, what runs out when, and every line of what became of them. */
export function Credits() {
  const [params, setParams] = useSearchParams()
  const kind = params.get('kind') ?? undefined
  const balance = useQuery(read('GET', '/client/assessment-credit'))
  const mayTurn = useAccess('billing')?.allowed ?? false
  const history = useInfiniteQuery(
    readPages('GET', '/client/credit-usage-history', { query: { kind, limit: 20 } })
  )
  const turn = useWrite(
    (turnedOff: boolean) => api.put('/client/assessment-credit', { body: { turnedOff } }),
    { refreshes: sendReads }
  )
  const lines = rowsOf(history)
  const data = balance.data?.data
  return (
    <>
      {!data ? (
        <NotYet read={balance} what={t`Your credits`}>
          <ListSkeleton rows={1} height={110} />
        </NotYet>
      ) : (
        <Balance credits={data} mayTurn={mayTurn} turn={turn} />
      )}
      <Section
        title={t`Usage history`}
        actions={
          <Select
            aria-label={t`Which lines`}
            w={160}
            allowDeselect={false}
            data={[{ value: '', label: t`All lines` }, ...creditKinds]}
            value={kind ?? ''}
            onChange={(value) =>
              setParams(value ? { tab: 'credits', kind: value } : { tab: 'credits' }, {
                replace: true,
              })
            }
          />
        }
      >
        <GrowingList
          list={history}
          what={t`The history`}
          rows={lines}
          empty={
            <EmptyState
              icon={<Spot name="papers" />}
              title={kind ? t`No such lines` : t`No credits yet`}
            >
              {t`Every credit that comes, is reserved, used or returned is a line here.`}
            </EmptyState>
          }
        >
          <UsageTable lines={lines} />
        </GrowingList>
        {history.data && lines.length > 0 && (
          <Group mt="xs">
            <Text size="sm" c="dimmed">
              {plural(
                { count: history.data.pages[0].pagination?.total ?? lines.length },
                { one: '# line', other: '# lines' }
              )}
            </Text>
          </Group>
        )}
      </Section>
    </>
  )
}

const signed = ({ delta, credits }: Line) =>
  delta === 0 ? t`${credits} of the reserved` : delta > 0 ? `+${delta}` : `−${-delta}`

const subjects: Record<string, string> = {
  send: t`Sent test`,
  attachment: t`Tests of a job`,
  order: t({ message: 'Order', context: 'what is bought' }),
  lot: t`Credits that ran out`,
  console: 'Candor',
}

/** `send:12` is "Sent test 12". */
function forWords(reference: string) {
  const [subject, id] = reference.split(':')
  const words = subjects[subject] ?? subject
  return subject === 'lot' || !id ? words : `${words} ${id}`
}

/** What can be spent, what is reserved, and what runs out next. */
function Balance({
  credits,
  mayTurn,
  turn,
}: {
  credits: DataOf<'GET', '/client/assessment-credit'>
  mayTurn: boolean
  turn: Write<[boolean]>
}) {
  return (
    <Section title={t`Your credits`}>
      <dl className="as-balance">
        <div className="card">
          <dt>{t`To spend`}</dt>
          <dd className="num">{credits.available}</dd>
        </div>
        <div className="card">
          <dt>{t`Reserved for tests that are sent or attached`}</dt>
          <dd className="num">{credits.reserved}</dd>
        </div>
        <div className="card">
          <dt>{t`Next to run out`}</dt>
          <dd>
            {credits.expiring[0]
              ? t`${{ credits: credits.expiring[0].credits }} on ${{ day: day(credits.expiring[0].at) }}`
              : t`None`}
          </dd>
        </div>
      </dl>
      <Text size="sm" c="dimmed" mt="sm">
        {t`One credit covers one person, however many tests you send together. It is used when they start, and comes back when they decline, run out of time, or you cancel.`}
      </Text>
      {credits.turnedOff && (
        <p className="as-note" role="status">
          {t`Tests are turned off: nothing is sent and no credit is spent, by hand or by a job.`}
        </p>
      )}
      {mayTurn && (
        <Button component={Link} to="/client/billing?tab=add-ons" mt="md" me="sm">
          {t`Buy credits`}
        </Button>
      )}
      {mayTurn && (
        <Button
          mt="md"
          variant="default"
          loading={turn.busy}
          onClick={() => void turn.send(!credits.turnedOff)}
        >
          {credits.turnedOff ? t`Turn tests on` : t`Turn tests off`}
        </Button>
      )}
    </Section>
  )
}

/** Each line of what became of the credits. */
function UsageTable({ lines }: { lines: Line[] }) {
  return (
    <DataTable
      label={t`Usage history`}
      rows={lines}
      rowId={(line) => line._id}
      columns={[
        {
          key: 'at',
          label: t`When`,
          render: (line) => <When at={line.createdAt!} />,
        },
        { key: 'kind', label: t`What`, render: (line) => line.kindLabel },
        {
          key: 'for',
          label: t`For`,
          render: (line) => (
            <>
              {forWords(line.reference)}
              {line.reason && <span className="dim"> · {line.reason}</span>}
            </>
          ),
        },
        { key: 'by', label: t`By`, render: (line) => line.by ?? '' },
        {
          key: 'credits',
          label: t`Credits`,
          align: 'right',
          render: (line) => <span className="num">{signed(line)}</span>,
        },
        {
          key: 'balance',
          label: t`To spend after`,
          align: 'right',
          render: (line) => <span className="num">{line.balance}</span>,
        },
      ]}
    />
  )
}
