import './assessments.css'
import { Button, Group, Select, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { creditKinds } from '#api/assessments/credits/credit_facts'
import { api, type DataOf } from '../../app/api'
import { useAccess } from '../../app/access'
import { read, readPages, rowsOf } from '../../app/read'
import { NotYet } from '../../components/fetched'
import { useWrite } from '../../components/forms/write'
import { count, day } from '../../components/format'
import { DataTable } from '../../components/lists/data_table'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Section } from '../../components/page_header'
import { ListSkeleton } from '../../components/skeletons'
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
        <NotYet read={balance} what="Your credits">
          <ListSkeleton rows={1} height={110} />
        </NotYet>
      ) : (
        <Section title="Your credits">
          <dl className="as-balance">
            <div className="cl-card">
              <dt>To spend</dt>
              <dd className="num">{data.available}</dd>
            </div>
            <div className="cl-card">
              <dt>Reserved for tests that are sent or attached</dt>
              <dd className="num">{data.reserved}</dd>
            </div>
            <div className="cl-card">
              <dt>Next to run out</dt>
              <dd>
                {data.expiring[0]
                  ? `${data.expiring[0].credits} on ${day(data.expiring[0].at)}`
                  : 'None'}
              </dd>
            </div>
          </dl>
          <Text size="sm" c="dimmed" mt="sm">
            One credit is one person, whatever number of tests you send together. It is used when
            the person starts, and comes back when they decline, do not take it in time, or you
            cancel.
          </Text>
          {data.turnedOff && (
            <p className="as-note" role="status">
              Tests are turned off: nothing is sent and no credit is spent, by hand or by a job.
            </p>
          )}
          {mayTurn && (
            <Button component={Link} to="/client/billing?tab=add-ons" mt="md" mr="sm">
              Buy credits
            </Button>
          )}
          {mayTurn && (
            <Button
              mt="md"
              variant="default"
              loading={turn.busy}
              onClick={() => void turn.send(!data.turnedOff)}
            >
              {data.turnedOff ? 'Turn tests on' : 'Turn tests off'}
            </Button>
          )}
        </Section>
      )}
      <Section
        title="Usage history"
        actions={
          <Select
            aria-label="Which lines"
            w={160}
            allowDeselect={false}
            data={[
              { value: '', label: 'All lines' },
              ...Object.entries(creditKinds).map(([value, label]) => ({ value, label })),
            ]}
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
          what="The history"
          rows={lines}
          empty={
            <EmptyState title={kind ? 'No such lines' : 'No credits yet'}>
              Every credit that comes, is reserved, used or returned is a line here.
            </EmptyState>
          }
        >
          <DataTable
            label="Usage history"
            rows={lines}
            rowId={(line) => line._id}
            columns={[
              {
                key: 'at',
                label: 'When',
                render: (line) => <When at={line.createdAt!} />,
              },
              { key: 'kind', label: 'What', render: (line) => line.kindLabel },
              {
                key: 'for',
                label: 'For',
                render: (line) => (
                  <>
                    {forWords(line.reference)}
                    {line.reason && <span className="dim"> · {line.reason}</span>}
                  </>
                ),
              },
              { key: 'by', label: 'By', render: (line) => line.by ?? '' },
              {
                key: 'credits',
                label: 'Credits',
                align: 'right',
                render: (line) => <span className="num">{signed(line)}</span>,
              },
              {
                key: 'balance',
                label: 'To spend after',
                align: 'right',
                render: (line) => <span className="num">{line.balance}</span>,
              },
            ]}
          />
        </GrowingList>
        {history.data && lines.length > 0 && (
          <Group mt="xs">
            <Text size="sm" c="dimmed">
              {count(history.data.pages[0].pagination?.total ?? lines.length, 'line')}
            </Text>
          </Group>
        )}
      </Section>
    </>
  )
}

const signed = ({ delta, credits }: Line) =>
  delta === 0 ? `${credits} of the reserved` : delta > 0 ? `+${delta}` : `−${-delta}`

const subjects: Record<string, string> = {
  send: 'Sent test',
  attachment: 'Tests of a job',
  order: 'Order',
  lot: 'Credits that ran out',
  console: 'Candor',
}

/** `send:12` is "Sent test 12". */
function forWords(reference: string) {
  const [subject, id] = reference.split(':')
  const words = subjects[subject] ?? subject
  return subject === 'lot' || !id ? words : `${words} ${id}`
}
