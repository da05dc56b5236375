import '@mantine/charts/styles.layer.css'
import type { ReactNode } from 'react'
import { BarChart } from '@mantine/charts'
import { count, day } from '../../components/format'
import { Section } from '../../components/page_header'
import { applicationStatuses } from '../../components/statuses'
import type { Board } from './dashboard'

const stages = ['applied', 'reviewing', 'shortlisted', 'assessment', 'interview', 'offer', 'hired']

/** Each chart answers the question above it; its numbers are also a table for screen readers. */
export default function DashboardCharts({ data }: { data: Board }) {
  const byDay = data.applicationsByDay
  const total = byDay.reduce((sum, one) => sum + one.count, 0)
  const byStage = stages.map((stage) => ({
    name: applicationStatuses[stage].label,
    value: data.applicationsByStatus[stage] ?? 0,
  }))
  const most = Math.max(1, ...byStage.map(({ value }) => value))
  return (
    <div className="cl-charts">
      <Chart
        title="How many people apply?"
        note={`${count(total, 'application')} in the last ${byDay.length} days`}
        rows={byDay.map((one) => [day(one.day), one.count])}
      >
        <BarChart
          h={220}
          data={byDay.map((one) => ({ day: day(one.day), Applications: one.count }))}
          dataKey="day"
          series={[{ name: 'Applications', color: 'var(--accent)' }]}
          gridAxis="x"
          tickLine="none"
          yAxisProps={{ width: 28, allowDecimals: false }}
          xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 32 }}
          maxBarWidth={18}
          barChartProps={{ accessibilityLayer: false }}
          barProps={{ isAnimationActive: false, radius: [3, 3, 0, 0] }}
        />
      </Chart>
      <Section
        title="Where does everyone stand?"
        note="Applications that are open or ended in a hire"
      >
        <dl className="cl-stages">
          {byStage.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <i style={{ width: `${(100 * value) / most}%` }} />
                <span>{value}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
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
