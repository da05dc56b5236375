import '../../components/lists/person_line.css'
import './needs_answer.css'
import type { ReactNode } from 'react'
import { Text, Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { useAccess } from '../../app/session/access'
import { Face } from '../../components/face'
import { clock, day, zoneName } from '../../components/format'
import { otherClock } from '../../components/times/two_clocks'
import { Section } from '../../components/page/page_header'
import type { Board, Waiting } from './company_board'

export const SHOWN = 6

const SOON = 3 * 86_400_000

/** Who waits for an answer, the most urgent first. */
export function Answers({ today }: { today: Board['today'] }) {
  const mayMove = useAccess('move_applicants')?.allowed ?? false
  const shown = today.applicationsWaiting.slice(0, SHOWN)
  const more = today.applicationsWaitingCount - shown.length
  return (
    <Section
      title={t`Needs your answer`}
      actions={
        mayMove &&
        shown.length > 0 && (
          <Button component={Link} to="/client/answer" size="compact-sm">
            {t`Answer one by one`}
          </Button>
        )
      }
      note={
        today.applicationsLateCount > 0 ? (
          <span className="waits-late">
            {t`${plural({ answers: today.applicationsLateCount }, { one: '# answer', other: '# answers' })} overdue; candidates see this company as late`}
          </span>
        ) : undefined
      }
    >
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t`Nobody waits for an answer.`}
        </Text>
      ) : (
        shown.map((one) => (
          <Person
            key={one._id}
            of={one}
            tone={dueTone(one)}
            end={`${one.isLate ? t`was due` : t`answer by`} ${day(one.answerBy)}`}
          />
        ))
      )}
      {more > 0 && (
        <Text size="sm" mt="xs">
          <Link className="c-text-link" to="/client/unanswered">
            {t`and ${more} more, by due date`}
          </Link>
        </Text>
      )}
    </Section>
  )
}

const dueTone = ({ isLate, answerBy }: Waiting) =>
  isLate ? 'harm' : Date.parse(answerBy) - Date.now() < SOON ? 'clock' : undefined

/** An applicant as a row that leads to the application. */
export function Person({
  of,
  end,
  tone,
}: {
  of: Pick<Waiting, 'dev' | 'jobId' | 'jobTitle' | 'appliedId'>
  end: ReactNode
  tone?: 'harm' | 'clock'
}) {
  const name = `${of.dev.fName} ${of.dev.lName}`
  return (
    <div className="person-line">
      <Face name={name} src={of.dev.userImage} size={40} />
      <div style={{ minWidth: 0 }}>
        <Link to={`/client/jobs/${of.jobId}/applicants?application=${of.appliedId}`}>{name}</Link>
        <Text size="sm" c="dimmed" truncate>
          {of.jobTitle}
        </Text>
      </div>
      <span className="person-line-end" data-tone={tone}>
        {end}
      </span>
    </div>
  )
}

/** What the calendar and the queue hold today. */
export function Today({ today }: { today: Board['today'] }) {
  return (
    <div>
      <Section
        title={t`Interviews today`}
        actions={
          <Button component={Link} to="/client/interviews" variant="subtle" size="compact-sm">
            {t`All interviews`}
          </Button>
        }
      >
        {today.interviews.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t`None today.`}
          </Text>
        ) : (
          today.interviews.map((interview) => {
            const { start } = interview
            const theirs = otherClock(start, interview.devTimeZone)
            const name = `${interview.dev.fName} ${interview.dev.lName}`
            return (
              <div className="person-line" key={interview._id}>
                <Face name={name} src={interview.dev.userImage} size={40} />
                <div style={{ minWidth: 0 }}>
                  <Link to={`/client/interviews?id=${interview._id}`}>{name}</Link>
                  <Text size="sm" c="dimmed" truncate>
                    {interview.jobTitle}
                  </Text>
                </div>
                <span className="person-line-end">
                  {clock(start)} {zoneName(start)}
                  {theirs && <small>{theirs}</small>}
                </span>
              </div>
            )
          })
        )}
      </Section>
      {today.jobsAwaitingApproval.length > 0 && (
        <Section title={t`Awaiting approval`} note={t`We review every job, usually within a day.`}>
          {today.jobsAwaitingApproval.map((job) => (
            <Text key={job._id} size="sm">
              <Link className="c-text-link" to={`/client/jobs/${job._id}/edit`}>
                {job.jobTitle}
              </Link>
              {job.submittedAt && (
                <span className="dim">{t` · sent ${{ day: day(job.submittedAt) }}`}</span>
              )}
            </Text>
          ))}
        </Section>
      )}
    </div>
  )
}
