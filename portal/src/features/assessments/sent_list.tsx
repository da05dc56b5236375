import '../../components/lists/cards.css'
import './assessments.css'
import { Badge, Button, Group, Select } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { useAddress } from '../../app/address'
import type { DataOf } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { Face } from '../../components/face'
import { dayTime } from '../../components/format'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { When } from '../../components/when'
import { saidBy, sendStates, useJobChoices } from './reads'

export type Sent = DataOf<'GET', '/client/sent-assessments'>[number]

/** Every test that was sent, the latest first, by state and job. */
export function SentList({ onOpen }: { onOpen: (id: string) => void }) {
  const [params, set] = useAddress()
  const state = params.get('state') ?? undefined
  const jobId = params.get('job') ?? undefined
  const { choices } = useJobChoices()
  const list = useInfiniteQuery(
    readPages('GET', '/client/sent-assessments', { query: { state, jobId, limit: 20 } })
  )
  const rows = rowsOf(list)
  return (
    <>
      <Group mb="lg" gap="sm" className="c-filters">
        <Select
          aria-label={t({ message: 'State', context: 'of a test' })}
          w={{ sm: 200 }}
          allowDeselect={false}
          data={[
            { value: '', label: t`All states` },
            ...Object.entries(sendStates).map(([value, { label }]) => ({ value, label })),
          ]}
          value={state ?? ''}
          onChange={(value) => set({ state: value })}
        />
        <Select
          aria-label={t`Job`}
          placeholder={t`All jobs`}
          w={{ sm: 320 }}
          clearable
          searchable
          data={choices}
          value={jobId ?? null}
          onChange={(value) => set({ job: value })}
        />
        {jobId && (
          <Button component={Link} variant="default" to={`/client/assessments/results/${jobId}`}>
            {t`Results side by side`}
          </Button>
        )}
      </Group>
      <GrowingList
        list={list}
        what={t`The tests that you sent`}
        rows={rows}
        empty={
          <EmptyState
            icon={<Spot name="papers" />}
            title={state || jobId ? t`No such tests` : t`No tests sent yet`}
            action={
              <Button component={Link} to="/client/assessments/send">
                {t`Send tests`}
              </Button>
            }
          >
            {t`Send a test to applicants or saved profiles, or let a job send it by itself.`}
          </EmptyState>
        }
      >
        <ul className="cards">
          {rows.map((row) => (
            <Row key={row._id} row={row} onOpen={() => onOpen(row._id)} />
          ))}
        </ul>
      </GrowingList>
    </>
  )
}

function Row({ row, onOpen }: { row: Sent; onOpen: () => void }) {
  const name = `${row.dev.fName} ${row.dev.lName}`.trim()
  const scored = row.scores.filter(({ score }) => score !== null)
  return (
    <li className="card as-row">
      <Face name={name} src={row.dev.userImage} size={48} />
      <div className="as-main">
        <h3>
          <Link
            to={
              row.appliedId && row.jobId
                ? `/client/jobs/${row.jobId}/applicants?application=${row.appliedId}`
                : `/client/candidates/${row.devId}`
            }
          >
            {name}
          </Link>
          <Badge color={sendStates[row.state].color}>{sendStates[row.state].label}</Badge>
        </h3>
        <p>
          {row.tests.map((test) => test.name).join(', ')} ·{' '}
          {plural({ count: row.minutes }, { one: '# minute', other: '# minutes' })}
        </p>
        {row.job && <p className="dim">{row.job.jobTitle}</p>}
        {row.reason && (
          <p className="as-note">
            {saidBy(row)}: {row.reason}
          </p>
        )}
        <p className="as-foot">
          <When at={row.sentAt} prefix={t`Sent`} />
          {row.sentBy && t` by ${{ sentBy: row.sentBy }}`}
          {(row.state === 'sent' || row.state === 'started') && (
            <span className="clock">{t` · due by ${{ dayTime: dayTime(row.due) }}`}</span>
          )}
        </p>
      </div>
      <div className="as-end">
        {scored.length > 0 && (
          <p className="as-score num">
            {Math.round(scored.reduce((sum, { score }) => sum + score!, 0) / scored.length)} %
          </p>
        )}
        <Button
          size="xs"
          variant="default"
          onClick={onOpen}
          aria-label={t`Open the test of ${name}`}
        >
          {t`Open`}
        </Button>
      </div>
    </li>
  )
}
