import '../../components/lists/cards.css'
import '../../components/lists/data_table.css'
import './assessments.css'
import { Badge, Button, Table, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { FOUR_FIFTHS, GROUP_FROM } from '#api/assessments/sends/send_facts'
import type { Answer, DataOf } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { Face } from '../../components/face'
import { countryName } from '../../components/format'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader, Section } from '../../components/page/page_header'
import { sendStates } from './reads'

type Row = DataOf<'GET', '/client/assessment-comparison/:jobId'>[number]
type Rate = Answer<'GET', '/client/assessment-comparison/:jobId'>['rates'][number]

/** /client/assessments/results/:jobId: the results of a job's applicants beside each other, and the pass rates. */
export default function Compare() {
  const { jobId = '' } = useParams()
  const list = useInfiniteQuery(
    readPages('GET', '/client/assessment-comparison/:jobId', {
      params: { jobId },
      query: { limit: 50 },
    })
  )
  const rows = rowsOf(list)
  const pages = list.data?.pages ?? []
  const tests = [
    ...new Map(pages.flatMap((page) => page.tests).map((test) => [test._id, test])).values(),
  ]
  const job = pages[0]?.job
  return (
    <>
      <PageHeader title={t`Results side by side`} tab={t`Results`}>
        {job ? (
          <Link className="as-job" to={`/client/jobs/${job._id}/applicants`}>
            {job.jobTitle}
          </Link>
        ) : (
          t`Of one job`
        )}
      </PageHeader>
      <GrowingList
        list={list}
        what={t`The results`}
        rows={rows}
        empty={
          <EmptyState
            icon={<Spot name="papers" />}
            title={t`No applicant of this job was sent a test`}
            action={
              <Button component={Link} to="/client/assessments/send">
                {t`Send tests`}
              </Button>
            }
          >
            {t`Send them one, or attach tests to a stage of the job.`}
          </EmptyState>
        }
      >
        <div className="c-table" tabIndex={0} role="region" aria-label={t`Results`}>
          <Table aria-label={t`Results`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t`Applicant`}</Table.Th>
                <Table.Th>{t`Status`}</Table.Th>
                {tests.map((test) => (
                  <Table.Th key={test._id} ta="right">
                    {test.name}
                  </Table.Th>
                ))}
                <Table.Th ta="right">{t`Mean`}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.appliedId}>
                  <Table.Th scope="row">
                    <Link
                      className="as-name"
                      to={`/client/jobs/${jobId}/applicants?application=${row.appliedId}`}
                    >
                      <Face name={row.name} src={row.userImage} size={28} />
                      {row.name}
                    </Link>
                  </Table.Th>
                  <Table.Td data-label={t`Status`}>{row.statusLabel}</Table.Td>
                  {tests.map((test) => (
                    <Table.Td key={test._id} data-label={test.name} ta="right">
                      <Cell row={row} testId={test._id} />
                    </Table.Td>
                  ))}
                  <Table.Td data-label={t`Mean`} ta="right" className="num">
                    {row.mean === null ? '' : `${row.mean} %`}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </GrowingList>
      {rows.length > 0 && (
        <div className="as-below">
          <Rates rates={pages[0].rates} />
        </div>
      )}
    </>
  )
}

function Cell({ row, testId }: { row: Row; testId: string }) {
  const result = row.results.find((one) => one.testId === testId)
  const send = row.sends.find(({ testIds }) => testIds.includes(testId))
  if (result)
    return (
      <Link className="num as-name" to={`/client/assessments?send=${send?._id}`}>
        {result.score} % {result.passed ? '' : t`(not passed)`}
      </Link>
    )
  return send ? <span className="dim as-said">{sendStates[send.state].label}</span> : null
}

const kindWords = { country: t`Where they live`, experience: t`Years of work` }

function Rates({ rates }: { rates: Rate[] }) {
  return (
    <Section
      title={t`Who passes`}
      note={t`Pass rates of those who finished. Groups are shown from ${GROUP_FROM} people, as people described themselves.`}
    >
      {rates.length === 0 && (
        <Text size="sm" c="dimmed">{t`Nobody has finished a test of this job yet.`}</Text>
      )}
      {rates.map((test) => (
        <div key={test.testId} className="card as-rates">
          <h3 className="as-test">{test.name}</h3>
          <p className="num">{t`${{ passed: test.passed }} of ${{ taken: test.taken }} passed`}</p>
          {test.groups.map(({ kind, rates: groups }) => (
            <Table
              key={kind}
              aria-label={t`${{ name: test.name }} by ${{ kindWords: kindWords[kind].toLowerCase() }}`}
            >
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{kindWords[kind]}</Table.Th>
                  <Table.Th ta="right">{t`Finished`}</Table.Th>
                  <Table.Th ta="right">{t`Passed`}</Table.Th>
                  <Table.Th ta="right">{t`Beside the best`}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {groups.map((one) => (
                  <Table.Tr key={one.group}>
                    <Table.Td>{kind === 'country' ? countryName(one.group) : one.group}</Table.Td>
                    <Table.Td ta="right" className="num">
                      {one.taken}
                    </Table.Td>
                    <Table.Td ta="right" className="num">
                      {one.rate} %
                    </Table.Td>
                    <Table.Td ta="right" className="num">
                      {one.ratio}{' '}
                      {one.low && <Badge color="amber">{t`below ${FOUR_FIFTHS}`}</Badge>}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          ))}
        </div>
      ))}
      <Text size="sm" c="dimmed" mt="sm">
        {t`Candor asks nobody for gender, age, origin or disability, so it cannot compare those groups. A share below ${FOUR_FIFTHS} of the best group's is a reason to look at the test, not proof.`}
      </Text>
    </Section>
  )
}
