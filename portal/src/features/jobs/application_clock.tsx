import './application_clock.css'
import type { ReactNode } from 'react'
import { Button, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { Data } from '#data'
import { api, type DataOf } from '../../app/api'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { day, dayTime } from '../../components/format'
import { bothZones } from '../../components/times/two_clocks'
import { applicationStatuses } from '../../components/marks/statuses'
import { When } from '../../components/when'

type Applied = Data.Applications.Application.Variants['forCandidate']
export type Invited = DataOf<'GET', '/candidate/interviews'>[number]
export type Asked = DataOf<'GET', '/candidate/received-assessments'>[number]

/** The way of an application: what happened and who read it, whose turn it is until when, and what is usual here. */
export function ApplicationClock({
  application,
  interviews,
  tests,
}: {
  application: Applied
  interviews: Invited[]
  tests: Asked[]
}) {
  const { history, openedAt, openedBy, nextAnswerBy, usualDays, job } = application
  const company = job?.companyName ?? job?.organisation ?? t`The company`
  const past = [
    ...history
      .filter(({ offer }) => !offer)
      .map(({ status, at }, index) => ({
        at: at!,
        what: index === 0 && status === 'applied' ? t`Sent` : applicationStatuses[status]?.label,
      })),
    ...(openedAt ? [{ at: openedAt, what: openedBy ? t`Read by ${openedBy}` : t`Read` }] : []),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const own = ownTurn({ application, interviews, tests })
  const agreed = interviews.filter(
    ({ appliedId, status, start }) =>
      appliedId === application._id && status === 'scheduled' && start !== null
  )
  return (
    <ol className="way" aria-label={t`History`}>
      {past.map(({ at, what }) => (
        <li key={`${at} ${what}`}>
          <strong>{what}</strong> <span className="dim num">{day(at)}</span>
        </li>
      ))}
      {agreed.map(({ _id, start, clientTimeZone }) => (
        <li key={_id} data-ahead="">
          <Link className="c-text-link" to={`/candidate/interviews?id=${_id}`}>
            {t`Interview`}
          </Link>{' '}
          <span className="num">{bothZones(start!, clientTimeZone)}</span>
        </li>
      ))}
      {own ? (
        <li data-next="">
          <strong data-clock="">{t`Your turn`}</strong>
          <div className="way-act">{own}</div>
        </li>
      ) : (
        nextAnswerBy && (
          <li data-next="" data-late={application.isOverdue || undefined}>
            <strong data-clock="">
              {application.isOverdue
                ? application.answeredAt
                  ? t`The next step was due by ${{ day: day(nextAnswerBy) }}`
                  : t`The answer was due by ${{ day: day(nextAnswerBy) }}`
                : application.answeredAt
                  ? t`Next step by ${{ day: day(nextAnswerBy) }}`
                  : t`Answers by ${{ day: day(nextAnswerBy) }}`}
            </strong>
            <div className="way-act">
              {application.isOverdue && (
                <Text size="sm" c="dimmed" component="span">
                  {application.answeredAt
                    ? t`${company} is late.`
                    : t`${company} is late, and its public rate says so.`}
                </Text>
              )}
              <Remind application={application} />
              {usualDays !== null && (
                <Text size="sm" c="dimmed" component="span">
                  <Trans>
                    {company} usually answers in{' '}
                    <Plural value={usualDays} one="# day" other="# days" />.
                  </Trans>
                </Text>
              )}
            </div>
          </li>
        )
      )}
    </ol>
  )
}

/** What the candidate does next, where it is done. */
function ownTurn({
  application,
  interviews,
  tests,
}: {
  application: Applied
  interviews: Invited[]
  tests: Asked[]
}): ReactNode {
  const offer = application.offers.find(({ actions }) => actions.includes('accept'))
  if (offer)
    return (
      <Text size="sm" component="span">
        <Trans>Answer the offer above by {{ dayTime: dayTime(offer.answerBy!) }}</Trans>
      </Text>
    )
  const invited = interviews.find(
    ({ appliedId, status }) =>
      appliedId === application._id && ['proposed', 'requested'].includes(status)
  )
  if (invited)
    return (
      <Button component={Link} to={`/candidate/interviews?id=${invited._id}`} size="compact-sm">
        {invited.status === 'proposed' ? t`Choose a time` : t`Offer times`}
      </Button>
    )
  const test = tests.find(
    ({ jobId, state }) => jobId === application.jobId && ['sent', 'started'].includes(state)
  )
  if (test)
    return (
      <Button component={Link} to="/candidate/assessments" size="compact-sm">
        {t`Take the test`}
      </Button>
    )
  return null
}

/** One tap that tells a late company that somebody waits. */
function Remind({ application }: { application: Applied }) {
  const remind = useWrite(
    () => api.put('/candidate/remind-company/:id', { params: { id: application._id } }),
    { refreshes: ['/candidate/applied-jobs'] }
  )
  if (!application.isOverdue) return null
  return (
    <>
      {application.mayRemind ? (
        <Button
          size="compact-sm"
          variant="default"
          loading={remind.busy}
          onClick={() => void remind.send()}
        >
          {t`Remind them`}
        </Button>
      ) : (
        application.remindedAt && (
          <Text size="sm" c="dimmed" component="span">
            <When at={application.remindedAt} prefix={t`You reminded them`} />
          </Text>
        )
      )}
      <Refused failure={remind.failure} beside={[]} />
    </>
  )
}
