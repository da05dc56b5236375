import './candidate.css'
import { useState } from 'react'
import { Button, Group, Modal, Stack, Tabs, Text } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { pending } from '../../app/api'
import { readPages } from '../../app/read'
import { Face } from '../../components/face'
import { day, payRange } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page_header'
import { ListSkeleton } from '../../components/skeletons'
import { ApplicationStatus, applicationStatuses } from '../../components/statuses'
import { When } from '../../components/when'

const ended = ['rejected', 'withdrawn', 'job_closed', 'expired', 'hired']

/** /candidate/jobs: what I applied for, with its dates, and what I saved. */
export default function MyJobs() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'saved' ? 'saved' : 'applied'
  return (
    <>
      <PageHeader
        title="My jobs"
        actions={
          <Button component={Link} to="/jobs">
            Find jobs
          </Button>
        }
      >
        Every application has a date by which its company promised an answer.
      </PageHeader>
      <Tabs
        value={tab}
        onChange={(value) =>
          setParams(value === 'saved' ? { tab: 'saved' } : {}, { replace: true })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="applied">Applied</Tabs.Tab>
          <Tabs.Tab value="saved">Saved</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="applied">
          <Applied />
        </Tabs.Panel>
        <Tabs.Panel value="saved">
          <Saved />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function Applied() {
  const list = useInfiniteQuery(
    readPages<any[]>('GET', '/candidate/applied-jobs', { query: { limit: 20 } })
  )
  const [leaving, setLeaving] = useState<any>()
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  if (list.isPending) return <ListSkeleton />
  if (!rows.length)
    return (
      <EmptyState
        title="You have not applied yet"
        action={
          <Button component={Link} to="/jobs">
            Find jobs
          </Button>
        }
      >
        A verified address and a resume are all you need to apply.
      </EmptyState>
    )
  return (
    <>
      <ul className="cand-cards">
        {rows.map((application) => (
          <Application
            key={application._id}
            application={application}
            onWithdraw={() => setLeaving(application)}
          />
        ))}
      </ul>
      <More list={list} />
      <Withdraw application={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}

/** One application: where it stands, how it came there, and what the company wrote. */
function Application({ application, onWithdraw }: { application: any; onWithdraw: () => void }) {
  const { job, history = [], status } = application
  const isEnded = ended.includes(status)
  const feedback =
    [...history].reverse().find((step: any) => step.feedBack)?.feedBack ?? application.feedBack
  return (
    <li className="cand-card">
      <div className="cand-card-head">
        <Face name={job?.organisation ?? job?.jobTitle ?? ''} src={job?.jobLogo} size={44} square />
        <div>
          <h3>
            <Link to={`/jobs/${job?.slug}`}>{job?.jobTitle}</Link>
          </h3>
          <Text size="sm" c="dimmed">
            {[
              job?.organisation,
              job?.jobAddress?.city ?? job?.jobCountry?.countryName,
              job?.jobLocation,
              payRange(job ?? {}),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <ApplicationStatus status={status} />
      </div>
      <ol className="cand-steps" aria-label="History">
        {history.map((step: any, index: number) => (
          <li key={index}>
            <strong>{applicationStatuses[step.status]?.label ?? step.status}</strong> {day(step.at)}
          </li>
        ))}
      </ol>
      {feedback && <p className="cand-feedback">{feedback}</p>}
      <Group justify="space-between" mt="sm" gap="xs">
        <Text
          size="sm"
          c={
            application.isLate
              ? 'var(--harm)'
              : application.status === 'applied'
                ? 'var(--clock)'
                : 'dimmed'
          }
        >
          {isEnded ? (
            <When at={application.updatedAt} prefix="Ended" />
          ) : application.isLate ? (
            `The answer was due by ${day(application.answerBy)}; the company is late`
          ) : application.status === 'applied' ? (
            `Answers by ${day(application.answerBy)}`
          ) : (
            <When at={application.updatedAt} prefix="Last change" />
          )}
        </Text>
        {!isEnded && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onWithdraw}>
            Withdraw
          </Button>
        )}
      </Group>
    </li>
  )
}

function Withdraw({ application, onClose }: { application: any; onClose: () => void }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function withdraw() {
    setBusy(true)
    try {
      await pending('PUT', '/candidate/withdraw-application/:id', {
        params: { id: application._id },
      })
      await client.invalidateQueries({ queryKey: ['/candidate/applied-jobs'] })
      onClose()
    } catch {
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal opened={Boolean(application)} onClose={onClose} title="Withdraw this application?">
      <Stack>
        <Text size="sm">
          {application?.job?.organisation ?? 'The company'} will see that you withdrew from “
          {application?.job?.jobTitle}”. Planned interviews for it are cancelled. You can apply for
          this job again after 90 days.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
          <Button color="red" loading={busy} onClick={withdraw}>
            Withdraw application
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function Saved() {
  const list = useInfiniteQuery(
    readPages<any[]>('GET', '/candidate/saved-jobs', { query: { limit: 20 } })
  )
  const client = useQueryClient()
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  if (list.isPending) return <ListSkeleton />
  if (!rows.length)
    return (
      <EmptyState
        title="Nothing saved yet"
        action={
          <Button component={Link} to="/jobs">
            Find jobs
          </Button>
        }
      >
        Save a job with the bookmark on its card, and it waits for you here.
      </EmptyState>
    )
  const toggle = async (jobId: string) => {
    await pending('POST', '/save-job', { body: { jobId } }).catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['/candidate/saved-jobs'] })
  }
  return (
    <>
      <ul className="cand-cards">
        {rows.map((job) => (
          <li key={job._id} className="cand-card">
            <div className="cand-card-head">
              <Face name={job.organisation ?? job.jobTitle} src={job.jobLogo} size={44} square />
              <div>
                <h3>
                  <Link to={`/jobs/${job.slug}`}>{job.jobTitle}</Link>
                </h3>
                <Text size="sm" c="dimmed">
                  {[
                    job.organisation,
                    job.jobAddress?.city ?? job.jobCountry?.countryName,
                    job.jobLocation,
                    payRange(job) ?? 'Pay not shown',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              <Group gap="xs">
                {job.isApplied ? (
                  <Text size="sm" c="dimmed">
                    Applied
                  </Text>
                ) : job.status === 'open' ? (
                  <Button component={Link} to={`/jobs/${job.slug}/apply`} size="compact-sm">
                    Apply
                  </Button>
                ) : (
                  <Text size="sm" c="dimmed">
                    No longer open
                  </Text>
                )}
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  onClick={() => void toggle(job._id)}
                >
                  Remove
                </Button>
              </Group>
            </div>
          </li>
        ))}
      </ul>
      <More list={list} />
    </>
  )
}

function More({
  list,
}: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}) {
  if (!list.hasNextPage) return null
  return (
    <Group justify="center" mt="md">
      <Button
        variant="default"
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        Show more
      </Button>
    </Group>
  )
}
