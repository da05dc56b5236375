import '../../components/charts.css'
import '../../components/lists/data_table.css'
import './report_charts.css'
import { Table } from '@mantine/core'
import { plural, t } from '@lingui/core/macro'
import type { Data } from '#data'
import { dates, dayCount, grouped } from '../../components/format'
import { Section } from '../../components/page/page_header'
import { stageLabel } from '../applicants'

type Report = Data.Reporting.Pipeline.PipelineReport

const days = (value: number | null) =>
  value === null ? '–' : value < 1 ? t`under a day` : dayCount(value)
const percent = (share: number | null) => (share === null ? '–' : `${Math.round(100 * share)} %`)
const monthYear = dates({ month: 'short', year: 'numeric' })
const monthName = (month: string) => monthYear(new Date(`${month}-15T00:00:00Z`))

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
        <Figure name={t`First answer after`} value={days(data.timeToAnswer)} />
        <Figure
          name={t`Answered in time`}
          value={data.responseRate === null ? percent(null) : `${data.responseRate} %`}
        />
        <Figure name={t`Time to hire`} value={days(data.timeToHire)} />
        <Figure name={t`Hired`} value={grouped(data.hired)} />
      </dl>
      <div className="charts">
        <Section title={t`How many come through?`} note={t`Of those at the step before`}>
          <Bars
            rows={data.passThrough.map(({ label, count: number, share }, index) => ({
              name: label,
              share: number / Math.max(1, data.applied),
              text: `${grouped(number)}${index > 0 ? ` · ${percent(share)}` : ''}`,
            }))}
          />
        </Section>
        <Section
          title={t`Where do they wait?`}
          note={t`Time in a stage: the median is the end of the bar, the 90th percentile (p90) the line`}
        >
          <Bars rows={data.timeInStage.map((stay) => stayRow(stay.label, stay, slowest))} />
        </Section>
        {data.timeInOwnStage.length > 0 && (
          <Section
            title={t`And at which of your own stages?`}
            note={t`The same by the stages of your pipelines, under the status that candidates see`}
          >
            <Bars
              rows={data.timeInOwnStage.map((stay) =>
                stayRow(`${stay.name} · ${stageLabel(stay.status)}`, stay, slowest)
              )}
            />
          </Section>
        )}
        <Section
          title={t`How long does a hire take?`}
          note={t`From applying to hired, by month of the hire`}
        >
          {data.hiresByMonth.length ? (
            <Bars
              rows={data.hiresByMonth.map(({ month, medianDays, count: number }) => ({
                name: monthName(month),
                share: medianDays / longest,
                text: `${days(medianDays)} · ${plural(number, { one: '# hire', other: '# hires' })}`,
              }))}
            />
          ) : (
            <p className="dim">{t`Nobody who applied in this period is hired yet.`}</p>
          )}
        </Section>
        <Section
          title={t`Where do good applicants come from?`}
          note={t`By the link they applied from`}
        >
          <div className="c-table" tabIndex={0} role="region" aria-label={t`Sources`}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t`Source`}</Table.Th>
                  <Table.Th ta="right">{t`Applied`}</Table.Th>
                  <Table.Th ta="right">{t`Shortlisted`}</Table.Th>
                  <Table.Th ta="right">{t`Interviewed`}</Table.Th>
                  <Table.Th ta="right">{t`Hired`}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.sources.map((row) => (
                  <Table.Tr key={row.source}>
                    <Table.Td>{row.source === 'candor' ? t`Candor itself` : row.source}</Table.Td>
                    <Table.Td ta="right" className="num">
                      {grouped(row.applied)}
                    </Table.Td>
                    <Table.Td ta="right" className="num">
                      {grouped(row.shortlisted)}
                    </Table.Td>
                    <Table.Td ta="right" className="num">
                      {grouped(row.interviewed)}
                    </Table.Td>
                    <Table.Td ta="right" className="num">
                      {grouped(row.hired)}
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
  text: t`Median ${{ median: dayCount(medianDays) }}, p90 ${slowDays}`,
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
            {mark !== undefined && <s style={{ insetInlineStart: `${100 * mark}%` }} />}
          </i>
        </li>
      ))}
    </ul>
  )
}
