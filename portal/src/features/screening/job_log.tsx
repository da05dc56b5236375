import './screening.css'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { readPages, rowsOf } from '../../app/read'
import { download } from '../../components/files/download'
import { NotYet } from '../../components/page/fetched'
import { dayTime } from '../../components/format'
import { ShowMore } from '../../components/lists/show_more'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { ListSkeleton } from '../../components/page/skeletons'

/** Every analysis of a job: by what it was judged, and who decided. */
export function JobLog({ jobId }: { jobId: string }) {
  const list = useInfiniteQuery(
    readPages('GET', '/client/ai-log/:jobId', {
      params: { jobId },
      query: { limit: 20 },
    })
  )
  const rows = list.data && rowsOf(list)
  return (
    <section className="sc-section" aria-label={t`Log`}>
      <Group justify="space-between">
        <h2>{t`Log`}</h2>
        <Button
          variant="default"
          onClick={() => void download(`/client/ai-impact/${jobId}`, `impact ${jobId}.csv`)}
        >
          {t`Impact ratios as CSV`}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t`What each was judged by, and who decided. Gender, age and origin are never asked or stored, so ratios compare countries and years of work only.`}
      </Text>
      {!rows ? (
        <NotYet read={list} what={t`The log`}>
          <ListSkeleton rows={3} />
        </NotYet>
      ) : rows.length === 0 ? (
        <EmptyState icon={<Spot name="papers" />} title={t`Nothing was judged yet`}>
          {t`Each analysis leaves a line here, with its input, engine and versions.`}
        </EmptyState>
      ) : (
        <>
          <div className="sc-log" tabIndex={0} role="region" aria-label={t`Log of analyses`}>
            <table>
              <thead>
                <tr>
                  {[
                    t`When`,
                    t`Applicant`,
                    t`Score`,
                    t`By`,
                    t`Versions`,
                    t`Input`,
                    t`Decided`,
                    t`Status`,
                  ].map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row._id}>
                    <td>{dayTime(row.createdAt)}</td>
                    <td>
                      <Anchor
                        component={Link}
                        size="sm"
                        to={`/client/jobs/${jobId}/applicants?application=${row.appliedId}`}
                      >
                        {t`Application ${{ appliedId: row.appliedId }}`}
                      </Anchor>
                    </td>
                    <td>
                      {row.score ?? t`failed`}
                      {row.overrideScore !== null &&
                        t`, set to ${{ overrideScore: row.overrideScore }}`}
                    </td>
                    <td>{row.model ?? '–'}</td>
                    <td>
                      {t`rubric ${{ rubricVersion: row.rubricVersion }}, ${{ promptVersion: row.promptVersion ?? '–' }}`}
                    </td>
                    <td>
                      <code>{row.inputHash?.slice(0, 10) ?? '–'}</code>
                    </td>
                    <td>{row.decidedBy ?? t`nobody yet`}</td>
                    <td>{row.statusLabel}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <ShowMore list={list} />
        </>
      )}
    </section>
  )
}
