import '../../components/lists/cards.css'
import '../../components/marks/said.css'
import { useState } from 'react'
import { Anchor, Button, Group, Stack, Tabs, Text } from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { AGAIN_AFTER_DAYS } from '#api/applications/application_facts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import type { Data } from '#data'
import { api } from '../../app/api'
import { read, readPages, rowsOf } from '../../app/read'
import { GrowingList } from '../../components/lists/growing_list'
import { Dialog, DialogEnd } from '../../components/dialog'
import { Face } from '../../components/face'
import { payRange } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { MyOffers } from '../offers'
import { ApplicationClock, type Asked, type Invited } from './application_clock'
import { WriteButton } from '../chat'
import { ApplicationStatus } from '../../components/marks/statuses'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { AfterRejection } from './after_rejection'
import { countryOf, modeLabel } from './job'
import { WaitingApplications } from './waiting'
import { When } from '../../components/when'

type Applied = Data.Applications.Application.Variants['forCandidate']

const ended = ['rejected', 'withdrawn', 'job_closed', 'expired', 'hired']

/** /candidate/jobs: what I applied for, with its dates, and what I saved. */
export default function MyJobs() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'saved' ? 'saved' : 'applied'
  const numbers = useQuery(read('GET', '/candidate/dashboard')).data?.data
  return (
    <>
      <PageHeader
        title={t`My jobs`}
        actions={
          <Button component={Link} to="/jobs" variant="default">
            {t`Find jobs`}
          </Button>
        }
      >
        {t`Every application has a date by which its company promised an answer.`}
      </PageHeader>
      <WaitingApplications />
      <Tabs
        value={tab}
        onChange={(value) =>
          setParams(value === 'saved' ? { tab: 'saved' } : {}, { replace: true })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="applied">
            {t`Applied`} <span className="dim num">{numbers?.applicationsCount}</span>
          </Tabs.Tab>
          <Tabs.Tab value="saved">
            {t`Saved`} <span className="dim num">{numbers?.savedJobsCount}</span>
          </Tabs.Tab>
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
    readPages<Applied[]>('GET', '/candidate/applied-jobs', { query: { limit: 20 } })
  )
  // what waits for the candidate is shown where the application is
  const interviews = useQuery(
    read('GET', '/candidate/interviews', { query: { status: 'upcoming', limit: PAGE_MOST } })
  )
  const tests = useQuery(
    read('GET', '/candidate/received-assessments', { query: { limit: PAGE_MOST } })
  )
  const [leaving, setLeaving] = useState<Applied>()
  const rows = rowsOf(list)
  return (
    <>
      <GrowingList
        list={list}
        what={t`Your applications`}
        rows={rows}
        empty={
          <EmptyState
            title={t`You have not applied yet`}
            icon={<Spot name="jobs" />}
            action={
              <Button component={Link} to="/jobs">
                {t`Find jobs`}
              </Button>
            }
          >
            {t`A verified address and a resume are all you need to apply.`}
          </EmptyState>
        }
      >
        <ul className="cards">
          {rows.map((application) => (
            <Application
              key={application._id}
              application={application}
              interviews={interviews.data?.data ?? []}
              tests={tests.data?.data ?? []}
              onWithdraw={() => setLeaving(application)}
            />
          ))}
        </ul>
      </GrowingList>
      {leaving && <Withdraw application={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

/** One application: its status, how it came there, and what the company wrote. */
function Application({
  application,
  interviews,
  tests,
  onWithdraw,
}: {
  application: Applied
  interviews: Invited[]
  tests: Asked[]
  onWithdraw: () => void
}) {
  const { job, history, status } = application
  const isEnded = ended.includes(status)
  const company = job?.companyName ?? job?.organisation ?? t`The company`
  const waits = application.offers.some(({ actions }) => actions.includes('accept'))
  const feedback = history.findLast((step) => step.feedBack)?.feedBack ?? application.feedBack
  return (
    <li className="card">
      <div className="card-head">
        <Face name={job?.organisation ?? job?.jobTitle ?? ''} src={job?.jobLogo} size={44} square />
        <div>
          <h3>
            <Link to={`/jobs/${job?.slug}`}>{job?.jobTitle}</Link>
          </h3>
          <Text size="sm" c="dimmed">
            {[
              job?.organisation,
              job?.jobAddress?.city ?? (job && countryOf(job)),
              job?.jobLocation && modeLabel(job.jobLocation),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <ApplicationStatus status={status} />
      </div>
      {waits && <MyOffers offers={application.offers} company={company} />}
      <ApplicationClock application={application} interviews={interviews} tests={tests} />
      {feedback && <p className="said">{feedback}</p>}
      {status === 'rejected' && <AfterRejection id={application._id} at={application.updatedAt!} />}
      {!waits && <MyOffers offers={application.offers} company={company} />}
      <Group justify="space-between" mt="sm" gap="4px 16px">
        <Group gap="4px 16px">
          <Anchor component={Link} size="sm" to={`/candidate/screening/${application._id}`}>
            {t`How it was screened`}
          </Anchor>
          {isEnded && (
            <Text size="sm" c="dimmed">
              <When at={application.updatedAt} prefix={status === 'hired' ? t`Hired` : t`Ended`} />
            </Text>
          )}
        </Group>
        <Group gap={4} mx={-8}>
          <WriteButton
            to={{ clientId: Number(application.clientId) }}
            variant="subtle"
            color="gray"
            size="compact-sm"
          />
          {application.mayWithdraw && (
            <Button variant="subtle" color="gray" size="compact-sm" onClick={onWithdraw}>
              {t`Withdraw`}
            </Button>
          )}
        </Group>
      </Group>
    </li>
  )
}

function Withdraw({ application, onClose }: { application: Applied; onClose: () => void }) {
  const withdraw = useWrite(
    () => api.put('/candidate/withdraw-application/:id', { params: { id: application._id } }),
    { refreshes: ['/candidate/applied-jobs', '/candidate/dashboard'], onDone: onClose }
  )
  const company = application.job?.organisation ?? t`The company`
  const jobTitle = application.job?.jobTitle ?? ''
  return (
    <Dialog onClose={onClose} title={t`Withdraw this application?`}>
      <Stack>
        <Text size="sm">
          {t`${company} will see that you withdrew from “${jobTitle}”. Planned interviews for it are cancelled. You can apply for this job again after ${AGAIN_AFTER_DAYS} days.`}
        </Text>
        <Refused failure={withdraw.failure} beside={[]} />
        <DialogEnd back={t`Keep it`} onBack={onClose}>
          <Button color="red" loading={withdraw.busy} onClick={() => void withdraw.send()}>
            {t`Withdraw application`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}

function Saved() {
  const list = useInfiniteQuery(readPages('GET', '/candidate/saved-jobs', { query: { limit: 20 } }))
  const remove = useWrite((jobId: string) => api.post('/save-job', { body: { jobId } }), {
    refreshes: ['/candidate/saved-jobs', '/candidate/dashboard'],
  })
  const rows = rowsOf(list)
  return (
    <>
      <GrowingList
        list={list}
        what={t`Your saved jobs`}
        rows={rows}
        empty={
          <EmptyState
            title={t`Nothing saved yet`}
            icon={<Spot name="jobs" />}
            action={
              <Button component={Link} to="/jobs">
                {t`Find jobs`}
              </Button>
            }
          >
            {t`Save a job with the bookmark on its card, and it waits for you here.`}
          </EmptyState>
        }
      >
        <ul className="cards">
          {rows.map((job) => (
            <li key={job._id} className="card">
              <div className="card-head">
                <Face name={job.organisation ?? job.jobTitle} src={job.jobLogo} size={44} square />
                <div>
                  <h3>
                    <Link to={`/jobs/${job.slug}`}>{job.jobTitle}</Link>
                  </h3>
                  <Text size="sm" c="dimmed">
                    {[
                      job.organisation,
                      job.jobAddress?.city ?? countryOf(job),
                      modeLabel(job.jobLocation),
                      payRange(job) ?? t`Pay not shown`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                <Group gap="xs">
                  {job.isApplied ? (
                    <Text size="sm" c="dimmed">
                      {t`Applied`}
                    </Text>
                  ) : job.status === 'open' ? (
                    <Button component={Link} to={`/jobs/${job.slug}/apply`} size="compact-sm">
                      {t`Apply`}
                    </Button>
                  ) : (
                    <Text size="sm" c="dimmed">
                      {t`No longer open`}
                    </Text>
                  )}
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-sm"
                    loading={remove.busyWith(job._id)}
                    onClick={() => void remove.send(job._id)}
                  >
                    {t`Remove`}
                  </Button>
                </Group>
              </div>
            </li>
          ))}
        </ul>
      </GrowingList>
    </>
  )
}
