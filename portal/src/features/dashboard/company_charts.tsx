import '../../components/charts.css'
import './company_charts.css'
import '@mantine/charts/styles.layer.css'
import type { ReactNode } from 'react'
import { BarChart } from '@mantine/charts'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { stageStatuses } from '#api/applications/application_flow'
import { read } from '../../app/read'
import { Failed } from '../../components/page/fetched'
import { day } from '../../components/format'
import { Section } from '../../components/page/page_header'
import { applicationStatuses } from '../../components/marks/statuses'
import { useAccess } from '../../app/session/access'
import type { Board } from './company_board'

/** Each chart answers the question above it, and says its numbers to screen readers too. */
export default function DashboardCharts({ data }: { data: Board }) {
  const seesApplicants = useAccess('see_applicants')?.allowed ?? false
  const answer = useQuery({
    ...read('GET', '/client/reports/pipeline'),
    enabled: seesApplicants,
    staleTime: 5 * 60_000,
  })
  const report = answer.data?.data
  const byDay = data.applicationsByDay
  const total = byDay.reduce((sum, one) => sum + one.count, 0)
  return (
    <div className="charts">
      <Chart
        title={t`How many people apply?`}
        note={t`${plural(total, { one: '# application', other: '# applications' })} in the last ${{ count: byDay.length }} days`}
        rows={byDay.map((one) => [day(one.day), one.count])}
      >
        <BarChart
          h={220}
          data={byDay.map((one) => ({ day: day(one.day), Applications: one.count }))}
          dataKey="day"
          series={[{ name: t`Applications`, color: 'var(--accent)' }]}
          gridAxis="x"
          tickLine="none"
          yAxisProps={{ width: 28, allowDecimals: false }}
          xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 32 }}
          maxBarWidth={18}
          barChartProps={{ accessibilityLayer: false }}
          barProps={{ isAnimationActive: false, radius: [3, 3, 0, 0] }}
        />
      </Chart>
      <Bars
        title={t`Where does everyone stand now?`}
        note={t`Applications that are open or ended in a hire`}
        rows={stageStatuses.map((stage) => ({
          name: applicationStatuses[stage].label,
          value: data.applicationsByStatus[stage] ?? 0,
        }))}
      />
      {answer.isError && !report && <Failed read={answer} what={t`How far applicants get`} />}
      {report && report.applied > 0 && (
        <>
          <Bars
            title={t`How far do applicants get?`}
            note={t`${plural({ applications: report.applied }, { one: '# application', other: '# applications' })} since ${{ day: day(report.from) }}; the share goes on from the stage before`}
            rows={report.passThrough.map(({ label, count: value, share }, index) => ({
              name: label,
              value,
              said:
                index > 0 && share !== null ? `${value} · ${Math.round(share * 100)} %` : undefined,
            }))}
          />
          <Section
            title={t`How long do people wait?`}
            note={t`The median of all applications since then, in days`}
          >
            <dl className="chart-waits">
              <Wait
                days={report.timeToAnswer}
                label={plural(
                  { count: report.timeToAnswer ?? 2 },
                  { one: 'day until your first answer', other: 'days until your first answer' }
                )}
              />
              <Wait
                days={report.timeToHire}
                label={plural(
                  { count: report.timeToHire ?? 2 },
                  { one: 'day from applying to hired', other: 'days from applying to hired' }
                )}
              />
            </dl>
            <Stages
              rows={report.timeInStage.map(({ label, medianDays }) => ({
                name: label,
                value: medianDays,
                said: plural({ days: medianDays }, { one: '# day', other: '# days' }),
              }))}
            />
          </Section>
        </>
      )}
    </div>
  )
}

const Wait = ({ label, days }: { label: string; days: number | null }) => (
  <div>
    <dd>{days === null ? '–' : days}</dd>
    <dt>{label}</dt>
  </div>
)

type Bar = { name: string; value: number; said?: string }

function Bars({ title, note, rows }: { title: string; note?: string; rows: Bar[] }) {
  return (
    <Section title={title} note={note}>
      <Stages rows={rows} />
    </Section>
  )
}

function Stages({ rows }: { rows: Bar[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <dl className="chart-stages">
      {rows.map(({ name, value, said }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <i style={{ width: `calc((100% - 84px) * ${value / most})` }} />
            <span>{said ?? value}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Chart({
  title,
  note,
  rows,
  children,
}: {
  title: string
  note?: string
  rows: [string, number][]
  children: ReactNode
}) {
  return (
    <Section title={title} note={note}>
      <div aria-hidden="true">{children}</div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
