import '../../components/lists/data_table.css'
import './report_charts.css'
import { Table } from '@mantine/core'
import type { Data } from '#data'
import { count } from '../../components/format'
import { Section } from '../../components/page_header'
import { stageLabel } from '../applicants'

type Report = Data.Reporting.Pipeline.PipelineReport

const days = (value: number | null) =>
  value === null ? '–' : value < 1 ? 'under a day' : count(Math.round(value), 'day')
const tenths = (value: number) => Math.round(10 * value) / 10
const percent = (share: number | null) => (share === null ? '–' : `${Math.round(100 * share)} %`)
const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric' }).format(
    new Date(`${month}-15T00:00:00Z`)
  )

/** Each chart answers the question above it; bars are drawn in a list, so that everyone can read them. */
export default function ReportCharts({ data }: { data: Report }) {
  const slowest = Math.max(
    1,
    ...[...data.timeInStage, ...data.timeInOwnStage].map(({ slowDays }) => slowDays)
  )
  const longest = Math.max(1, ...data.hiresByMonth.map(({ medianDays }) => medianDays))
  return (
    <>
      <dl className="ap-figures">
        <Figure name="First answer after" value={days(data.timeToAnswer)} />
        <Figure
          name="Answered in time"
          value={data.responseRate === null ? percent(null) : `${data.responseRate} %`}
        />
        <Figure name="Time to hire" value={days(data.timeToHire)} />
        <Figure name="Hired" value={String(data.hired)} />
      </dl>
      <div className="cl-charts">
        <Section title="How many come through?" note="Of those at the step before">
          <Bars
            rows={data.passThrough.map(({ label, count: number, share }, index) => ({
              name: label,
              share: number / Math.max(1, data.applied),
              text: `${number}${index > 0 ? ` · ${percent(share)}` : ''}`,
            }))}
          />
        </Section>
        <Section
          title="Where do they wait?"
          note="Time in a stage: the median is the end of the bar, the 90th percentile (p90) the line"
        >
          <Bars rows={data.timeInStage.map((stay) => stayRow(stay.label, stay, slowest))} />
        </Section>
        {data.timeInOwnStage.length > 0 && (
          <Section
            title="And at which of your own stages?"
            note="The same by the stages of your pipelines, under the status that candidates see"
          >
            <Bars
              rows={data.timeInOwnStage.map((stay) =>
                stayRow(`${stay.name} · ${stageLabel(stay.status)}`, stay, slowest)
              )}
            />
          </Section>
        )}
        <Section
          title="How long does a hire take?"
          note="From applying to hired, by month of the hire"
        >
          {data.hiresByMonth.length ? (
            <Bars
              rows={data.hiresByMonth.map(({ month, medianDays, count: number }) => ({
                name: monthName(month),
                share: medianDays / longest,
                text: `${days(medianDays)} · ${count(number, 'hire')}`,
              }))}
            />
          ) : (
            <p className="dim">Nobody of this period is hired yet.</p>
          )}
        </Section>
        <Section title="Where do good applicants come from?" note="By the link they applied from">
          <div className="c-table" tabIndex={0} role="region" aria-label="Sources">
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Source</Table.Th>
                  <Table.Th ta="right">Applied</Table.Th>
                  <Table.Th ta="right">Shortlisted</Table.Th>
                  <Table.Th ta="right">Interviewed</Table.Th>
                  <Table.Th ta="right">Hired</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.sources.map((row) => (
                  <Table.Tr key={row.source}>
                    <Table.Td>{row.source === 'candor' ? 'Candor itself' : row.source}</Table.Td>
                    <Table.Td ta="right" className="num">
                      {row.applied}
                    </Table.Td>
                    <Table.Td ta="right" className="num">
                      {row.shortlisted}
                    </Table.Td>
                    <Table.Td ta="right" className="num">
                      {row.interviewed}
                    </Table.Td>
                    <Table.Td ta="right" className="num">
                      {row.hired}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        </Section>
      </div>
    </>
  )
}

const stayRow = (
  name: string,
  { medianDays, slowDays }: { medianDays: number; slowDays: number },
  slowest: number
) => ({
  name,
  share: medianDays / slowest,
  mark: slowDays / slowest,
  text: `Median ${tenths(medianDays)} days, p90 ${tenths(slowDays)}`,
})

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{value}</dd>
  </div>
)

function Bars({ rows }: { rows: { name: string; share: number; mark?: number; text: string }[] }) {
  return (
    <ul className="ap-bars">
      {rows.map(({ name, share, mark, text }) => (
        <li key={name}>
          <span>{name}</span>
          <span className="num dim">{text}</span>
          <i aria-hidden="true">
            <b style={{ width: `${100 * share}%` }} />
            {mark !== undefined && <s style={{ left: `${100 * mark}%` }} />}
          </i>
        </li>
      ))}
    </ul>
  )
}
