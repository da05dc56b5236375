import '../../components/lists/cards.css'
import './figures.css'
import './my_dashboard.css'
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import type { Data } from '#data'
import { useSession } from '../../app/session/session'
import { read } from '../../app/read'
import { Failed, NotYet, together, type Reading } from '../../components/page/fetched'
import { Ask } from '../../components/ask'
import { Face } from '../../components/face'
import { day, dayTime } from '../../components/format'
import { bothZones } from '../../components/times/two_clocks'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader, Section } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { ApplicationStatus } from '../../components/marks/statuses'
import { bestForYou, ForYouFirst } from '../jobs'
import { ApprovalBanner, SubmitCard, type Profile, ProgressCard } from '../profile'
import { receivedTests, TestsCard, TestsToTake } from './own_tests'
import { Popups, type Dashboard } from './popups'
import type { DataOf } from '../../app/api'

type ContactRequest = DataOf<'GET', '/candidate/contact-requests'>[number]
type Interview = DataOf<'GET', '/candidate/interviews'>[number]
type Applied = Data.Applications.Application.Variants['forCandidate']

/** /candidate/dashboard: what needs an answer, what is to come, the status of applications. */
export default function Dashboard() {
  const { user } = useSession()
  const dashboard = useQuery(read('GET', '/candidate/dashboard'))
  const profile = useQuery(read('GET', '/candidate/profile'))
  const interviews = useQuery(read('GET', '/candidate/interviews', { query: { limit: 20 } }))
  const requests = useQuery(
    read('GET', '/candidate/contact-requests', { query: { status: 'pending', limit: 5 } })
  )
  const applied = useQuery(read('GET', '/candidate/applied-jobs', { query: { limit: 5 } }))
  const offered = useQuery(
    read('GET', '/candidate/applied-jobs', { query: { status: 'offer', limit: 5 } })
  )
  const progress = useQuery(read('GET', '/candidate/dev-step-data'))
  const received = useQuery(receivedTests)
  const forYou = useQuery(bestForYou)
  const asks = together(requests, interviews, offered)
  // what needs an answer would push down the rest as it came: all of it comes at once
  const figures = [dashboard, profile, progress, received]
  const reads = [...figures, requests, interviews, offered, applied, forYou]
  // a part that asks again for itself does not take the others away
  const waits = reads.some((one) => !one.isFetched)
  const list = interviews.data?.data ?? []
  const toAnswer = list.filter((one) => ['proposed', 'requested'].includes(one.status))
  const toCome = list.filter((one) => one.status === 'scheduled')
  const applications = (applied.data?.data ?? []) as Applied[]
  const offers = ((offered.data?.data ?? []) as Applied[]).flatMap((application) =>
    application.offers
      .filter(({ actions }) => actions.includes('accept'))
      .map((offer) => ({ ...offer, application }))
  )
  const hasResume = progress.data?.data?.steps?.find((step) => step.key === 'resume')?.done
  const numbers = dashboard.data?.data as Dashboard | undefined
  // the main button is for what waits for an answer, a quiet one for looking further
  const isAsked = offers.length + toAnswer.length + (requests.data?.data.length ?? 0) > 0
  // the first note asks for the resume itself
  const isInvited = numbers?.popups.developer && numbers.approval === 'incomplete'
  return (
    <>
      <PageHeader
        title={user ? t`Hello ${{ fName: user.fName }}` : t`Dashboard`}
        tab={t`Dashboard`}
        actions={
          <Button component={Link} to="/jobs" variant={isAsked ? 'default' : 'filled'}>
            {t`Find jobs`}
          </Button>
        }
      />
      {waits ? (
        <DashboardSkeleton />
      ) : (
        <>
          {progress.data && numbers && !hasResume && !isInvited && <ResumeFirst />}
          {profile.data && <ApprovalBanner profile={profile.data.data} />}
          {offers.map(({ _id, answerBy, application: { job } }) => (
            <Ask
              key={_id}
              title={t`${{ company: job?.companyName ?? job?.organisation ?? '' }} offers you the job`}
              act={
                <Button component={Link} to="/candidate/jobs" size="xs">
                  {t`Read the offer`}
                </Button>
              }
            >
              {t`For ${{ jobTitle: job?.jobTitle ?? '' }}; answer by ${{ dayTime: dayTime(answerBy!) }}`}
            </Ask>
          ))}
          {requests.data?.data.map((request) => (
            <ContactAsk key={request._id} request={request} />
          ))}
          {toAnswer.map((interview) => (
            <InterviewAsk key={interview._id} interview={interview} />
          ))}
          <TestsToTake running={numbers?.tests.running} />
          {asks.error && !asks.data && <Failed read={asks} what={t`What needs your answer`} />}
          {numbers && <Popups dashboard={numbers} hasResume={hasResume} />}
          {dashboard.isError && !numbers ? (
            <Failed read={dashboard} what={t`Your figures`} />
          ) : (
            <Numbers of={numbers} />
          )}
          <div className="my-day">
            <div>
              {toCome.length > 0 && <NextInterviews interviews={toCome} />}
              <ForYouFirst />
              <Applications applications={applications} applied={applied} />
            </div>
            <aside className="my-day-side">
              <ProgressCard />
              {profile.data && <SubmitCard profile={profile.data.data as Profile} />}
              {numbers && <TestsCard tests={numbers.tests} />}
            </aside>
          </div>
        </>
      )}
    </>
  )
}

const DashboardSkeleton = () => (
  <div role="status" aria-label={t`Loading`}>
    <ListSkeleton rows={3} height={64} />
    <div style={{ marginTop: 16 }}>
      <Numbers of={undefined} />
    </div>
    <div className="my-day">
      <Skeleton height={320} radius="lg" />
      <Skeleton height={220} radius="lg" />
    </div>
  </div>
)

function Numbers({ of: numbers }: { of: Dashboard | undefined }) {
  return (
    <div className="figures">
      <Number
        to="/candidate/jobs"
        value={numbers?.applicationsCount}
        label={numbers?.applicationsCount === 1 ? t`application` : t`applications`}
      />
      <Number
        to="/candidate/interviews"
        value={numbers?.interviews.upcoming}
        label={numbers?.interviews.upcoming === 1 ? t`upcoming interview` : t`upcoming interviews`}
      />
      <Number
        to="/settings/privacy"
        value={numbers?.profileViews.companies}
        label={
          numbers?.profileViews.companies === 1
            ? t`company view in 30 days`
            : t`company views in 30 days`
        }
      />
      <Number
        to="/candidate/reviews"
        value={numbers && (numbers.reviews.rating ?? 0)}
        label={
          numbers?.reviews.count
            ? t`of 5 stars, ${plural({ reviews: numbers.reviews.count }, { one: '# review', other: '# reviews' })}`
            : t`reviews`
        }
      />
      <Number
        to="/candidate/jobs?tab=saved"
        value={numbers?.savedJobsCount}
        label={numbers?.savedJobsCount === 1 ? t`saved job` : t`saved jobs`}
      />
      <Number
        to="/candidate/profile"
        value={numbers && `${numbers.progress} %`}
        label={t`of your profile`}
      />
    </div>
  )
}

function Number({
  to,
  value,
  label,
}: {
  to: string
  value: number | string | undefined
  label: string
}) {
  return (
    <Link to={to} className="figure">
      <strong>{value ?? <Skeleton height={28} width={48} my={3} />}</strong>
      <span>{label}</span>
    </Link>
  )
}

/** Without a resume no application is sent. */
function ResumeFirst() {
  return (
    <Alert color="candor" mb="md" title={t`Upload your resume to apply`}>
      <Group justify="space-between">
        <Text size="sm">{t`Companies ask for one with every application.`}</Text>
        <Button component={Link} to="/candidate/resume" size="xs">
          {t`Upload it`}
        </Button>
      </Group>
    </Alert>
  )
}

/** A company asks for contact details. */
function ContactAsk({ request }: { request: ContactRequest }) {
  return (
    <Ask
      title={t`${{ companyName: request.company.companyName }} asks for your contact`}
      act={
        <Button component={Link} to="/candidate/contact-requests" size="xs">
          {t`Read and answer`}
        </Button>
      }
    >
      {request.job
        ? t`For ${{ jobTitle: request.job.jobTitle }}; answer by ${{ dayTime: dayTime(request.expiresAt!) }}`
        : t`Answer by ${{ dayTime: dayTime(request.expiresAt!) }}`}
    </Ask>
  )
}

/** A company offers times. */
function InterviewAsk({ interview }: { interview: Interview }) {
  return (
    <Ask
      title={t`${{ name: interview.company?.name }} invites you to an interview`}
      act={
        <Button component={Link} to={`/candidate/interviews?id=${interview._id}`} size="xs">
          {t`Choose a time`}
        </Button>
      }
    >
      {t`${{ jobTitle: interview.job?.jobTitle }}: ${plural({ times: interview.slots?.length ?? 0 }, { one: '# time', other: '# times' })} to choose from`}
    </Ask>
  )
}

/** The three that come first. */
function NextInterviews({ interviews }: { interviews: Interview[] }) {
  return (
    <Section title={t`Next interviews`}>
      <ul className="cards">
        {interviews.slice(0, 3).map((interview) => (
          <li key={interview._id}>
            <Text fw={550} className="num">
              {bothZones(interview.start!, interview.clientTimeZone)}
            </Text>
            <Text size="sm" c="dimmed">
              <Link to={`/candidate/interviews?id=${interview._id}`}>
                {interview.job?.jobTitle}
              </Link>{' '}
              · {interview.company?.name}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The latest applications, each with the day by which its company answers. */
function Applications({ applications, applied }: { applications: Applied[]; applied: Reading }) {
  return (
    <Section
      title={t`Applications`}
      actions={
        applications.length > 0 && (
          <Button component={Link} to="/candidate/jobs" variant="subtle" size="compact-sm">
            {t`All applications`}
          </Button>
        )
      }
    >
      {!applied.data ? (
        <NotYet read={applied} what={t`Your applications`}>
          <Skeleton height={120} />
        </NotYet>
      ) : applications.length ? (
        <ul className="cards">
          {applications.map((application) => (
            <li key={application._id} className="card-head">
              <Face
                name={application.job?.organisation ?? ''}
                src={application.job?.jobLogo}
                size={40}
                square
              />
              <div>
                <h3>
                  <Link to={`/jobs/${application.job?.slug}`}>{application.job?.jobTitle}</Link>
                </h3>
                <Text size="sm" c="dimmed">
                  {application.status === 'applied'
                    ? t`${{ company: application.job?.organisation ?? '' }} · applied ${{ day: day(application.appliedAt!) }} · answers by ${{ answerBy: day(application.answerBy!) }}`
                    : t`${{ company: application.job?.organisation ?? '' }} · applied ${{ day: day(application.appliedAt!) }}`}
                </Text>
              </div>
              <ApplicationStatus status={application.status} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t`No applications yet`}
          icon={<Spot name="jobs" />}
          action={
            <Button component={Link} to="/jobs">
              {t`Find jobs`}
            </Button>
          }
        >
          {t`Each one you send has a date by which you get an answer.`}
        </EmptyState>
      )}
    </Section>
  )
}
