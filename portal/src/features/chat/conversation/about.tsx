import './about.css'
import '../../../components/lists/cards.css'
import '../../../components/marks/said.css'
import { useEffect, useState } from 'react'
import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { IconChevronDown } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { applicationFlow } from '#api/applications/application_flow'
import { useAccess } from '../../../app/session/access'
import type { DataOf } from '../../../app/api'
import { read } from '../../../app/read'
import { useSession } from '../../../app/session/session'
import { useOpenDialog } from '../../../components/dialog_host'
import { day, dayTime, payRange } from '../../../components/format'
import { bothZones } from '../../../components/times/two_clocks'
import { ApplicationStatus } from '../../../components/marks/statuses'
import { AskInterview, CompanyInterview, MyInterview, ScheduleDialog } from '../../interviews'
import { MyOffers } from '../../offers'
import { DeclineContact, ShareContact } from '../../talent'
import { nameOf, type Conversation } from '../chat_data'

type AboutData = DataOf<'GET', '/conversation/:id/about'>
type Application = AboutData['applications'][number]

/** What the conversation is about, and the next act within it. */
export function About({ id, me, one }: { id: string; me: string; one: Conversation }) {
  const { userType } = useSession()
  const about = useQuery({
    ...read('GET', '/conversation/:id/about', { params: { id } }),
    retry: false,
  })
  const data = about.data?.data
  const [latest] = data?.applications ?? []
  const isCompany = userType === 'client'
  const interviews = data?.interviews ?? []
  const offers = data?.offers ?? []
  const waits =
    Boolean(data?.request) ||
    offers.length > 0 ||
    interviews.some(({ actions }) => actions.includes('accept'))
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(waits), [waits])
  if (!data || (!latest && !data.request && interviews.length === 0)) return null
  return (
    <details
      className="chat-about"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <strong>{latest?.jobTitle ?? data.request?.job?.jobTitle ?? t`Contact request`}</strong>
        {latest && <ApplicationStatus status={latest.status} />}
        {waits && (
          <Text span size="sm" c="var(--clock)">
            {t`Awaiting your answer`}
          </Text>
        )}
        {interviews.length > 0 && !waits && (
          <Text span size="sm" c="dimmed">
            {underWay(interviews, isCompany)}
          </Text>
        )}
        <IconChevronDown className="chat-about-mark" size={18} stroke={1.5} aria-hidden="true" />
      </summary>
      <div className="chat-about-more">
        {data.request && <Request request={data.request} />}
        <MyOffers offers={offers} company={one.company?.companyName ?? ''} />
        {interviews.length > 0 && (
          <ul className={isCompany ? undefined : 'cards'}>
            {interviews.map((interview) =>
              isCompany ? (
                <CompanyInterview key={interview._id} interview={interview} />
              ) : (
                <MyInterview key={interview._id} interview={interview} />
              )
            )}
          </ul>
        )}
        {data.applications.map((application) => (
          <ApplicationLine
            key={application._id}
            application={application}
            isCompany={isCompany}
            underWay={interviews.some(({ appliedId }) => appliedId === application._id)}
            name={whoIs(one, me)}
          />
        ))}
      </div>
    </details>
  )
}

/** The interview that comes next, or what is being arranged. */
function underWay(interviews: AboutData['interviews'], isCompany: boolean) {
  const next = interviews.find(({ status, start }) => status === 'scheduled' && start)
  const theirs = isCompany ? next?.devTimeZone : next?.clientTimeZone
  if (next) return t`Interview ${{ dayTime: bothZones(next.start!, theirs) }}`
  return interviews.length === 1
    ? t`An interview is under way`
    : t`${{ count: interviews.length }} interviews are under way`
}

const whoIs = (one: Conversation, me: string) => {
  const dev = one.users.find(({ _id }) => _id === one.dev?.userId && _id !== me)
  return dev ? nameOf(dev) : ''
}

function ApplicationLine({
  application,
  isCompany,
  underWay,
  name,
}: {
  application: Application
  isCompany: boolean
  underWay: boolean
  name: string
}) {
  const ended = applicationFlow.over.includes(application.status)
  return (
    <Group gap="xs" mt="xs">
      <Link
        className="c-text-link"
        to={
          isCompany
            ? `/client/jobs/${application.jobId}/applicants?application=${application._id}`
            : '/candidate/jobs'
        }
      >
        {application.jobTitle}
      </Link>
      <Text span size="sm" c="dimmed">
        {t`${{ statusLabel: application.statusLabel }} · applied ${{ day: day(application.appliedAt!) }}${{ answeredAt: !application.answeredAt && !ended ? t` · answer by ${{ day: day(application.answerBy!) }}` : '' }}`}
      </Text>
      {isCompany && !ended && !underWay && <Propose application={application} name={name} />}
      {!isCompany && !ended && !underWay && <Ask appliedId={application._id} />}
    </Group>
  )
}

function Ask({ appliedId }: { appliedId: string }) {
  const open = useOpenDialog()
  return (
    <Button
      size="compact-sm"
      variant="default"
      onClick={() => open((close) => <AskInterview appliedId={appliedId} onClose={close} />)}
    >
      {t`Ask for an interview`}
    </Button>
  )
}

function Propose({ application, name }: { application: Application; name: string }) {
  const open = useOpenDialog()
  const mayInvite = useAccess('interviews', application.jobId)?.allowed ?? false
  if (!mayInvite) return null
  const invitee = { appliedId: application._id, name }
  return (
    <Button
      size="compact-sm"
      onClick={() => open((close) => <ScheduleDialog invitee={invitee} onClose={close} />)}
    >
      {t`Propose times`}
    </Button>
  )
}

function Request({ request }: { request: NonNullable<AboutData['request']> }) {
  const open = useOpenDialog()
  return (
    <div>
      <Text size="sm">
        {t`${{ companyName: request.company.companyName }} asks for your contact details${{ job: request.job ? t` for ${{ jobTitle: request.job.jobTitle }}` : '' }}${{
          payRange: request.payRange
            ? `, ${payRange({
                budgetMin: request.payRange.min,
                budgetMax: request.payRange.max,
                currency: request.payRange.currency,
                budgetFor: request.payRange.per,
              })}`
            : '',
        }}.`}
      </Text>
      <p className="said">{request.message}</p>
      <Group gap="xs" mt="xs" mb="sm">
        <Button
          size="compact-sm"
          onClick={() => open((close) => <ShareContact request={request} onClose={close} />)}
        >
          {t`Share my contact`}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => open((close) => <DeclineContact request={request} onClose={close} />)}
        >
          {t`Decline`}
        </Button>
        <Text span size="sm" c="var(--clock)">
          {t`Answer by ${{ dayTime: dayTime(request.expiresAt!) }}`}
        </Text>
      </Group>
    </div>
  )
}
