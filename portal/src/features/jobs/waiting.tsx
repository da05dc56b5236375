import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { When } from '../../components/when'

const READS = ['/candidate/waiting-applications', '/candidate/applied-jobs', '/job-detail/:jobId']

/** What was filled in with this account's address by a browser that was not signed in: nothing is sent until its owner confirms it. */
export function WaitingApplications({ slug, onSent }: { slug?: string; onSent?: () => void }) {
  const waiting = useQuery(read('GET', '/candidate/waiting-applications')).data?.data ?? []
  const send = useWrite(
    (id: string) => api.post('/candidate/waiting-applications/:id/send', { params: { id } }),
    { refreshes: READS, onDone: () => onSent?.() }
  )
  const discard = useWrite(
    (id: string) => api.delete('/candidate/waiting-applications/:id', { params: { id } }),
    { refreshes: READS.slice(0, 1) }
  )
  const shown = slug ? waiting.filter((one) => one.jobSlug === slug) : waiting
  if (shown.length === 0) return null
  return (
    <section className="c-panel" aria-labelledby="waiting" style={{ marginBottom: 20 }}>
      <h2 id="waiting">{t`Not sent yet`}</h2>
      <p>
        {t`Filled in with your address in a browser that was not signed in. Send it if it was you; otherwise discard it.`}
      </p>
      {shown.map((one) => (
        <div key={one._id} className="c-row">
          <div>
            <Text fw={550}>
              {slug ? (
                one.fileName
              ) : (
                <Link className="c-text-link" to={`/jobs/${one.jobSlug}`}>
                  {one.jobTitle}, {one.organisation}
                </Link>
              )}
            </Text>
            <Text size="sm" c="dimmed">
              {!slug && `${one.fileName}, `}
              {one.answers.length > 0 &&
                `${plural({ count: one.answers.length }, { one: '# answer', other: '# answers' })}, `}
              {one.coverLetter && t`a cover letter, `}
              <When at={one.createdAt} prefix={t`filled in`} />
            </Text>
            {(one.answers.length > 0 || one.coverLetter) && (
              <details>
                <summary>{t`What it says`}</summary>
                {one.answers.map(({ question, answer }) => (
                  <p key={question}>
                    <strong>{question}</strong>
                    <br />
                    {answer}
                  </p>
                ))}
                {one.coverLetter && <p style={{ whiteSpace: 'pre-line' }}>{one.coverLetter}</p>}
              </details>
            )}
          </div>
          <Group gap="xs">
            <Button
              size="xs"
              loading={send.busyWith(one._id)}
              onClick={() => void send.send(one._id)}
            >
              {t`Send the application`}
            </Button>
            <Button
              size="xs"
              variant="default"
              loading={discard.busyWith(one._id)}
              onClick={() => void discard.send(one._id)}
            >
              {t`Discard`}
            </Button>
          </Group>
        </div>
      ))}
      <Refused failure={send.failure ?? discard.failure} />
    </section>
  )
}
