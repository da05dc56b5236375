import './applicant_card.css'
import { createContext, useContext } from 'react'
import { IconCheck } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { plural, t } from '@lingui/core/macro'
import { Face } from '../../components/face'
import { day, fullDate } from '../../components/format'
import { ApplicationStatus } from '../../components/marks/statuses'
import { MarksLine } from '../../components/marks/verified_marks'
import {
  answerDue,
  daysSince,
  isEnded,
  nameOf,
  headlineOf,
  standsSince,
  type Applicant,
} from './applicants_data'

/** Who moved an application while the reader looked on, by its id. */
export const MovedBy = createContext<Record<string, string>>({})

/** The mark of a selected card. */
export const Picked = () => (
  <span className="ap-card-picked">
    <IconCheck size={14} stroke={2} aria-hidden="true" />
    <span className="sr-only">{t`selected`}</span>
  </span>
)

/** What is worth knowing before a card is opened. It holds no links, because the card itself is the button. */
export function ApplicantFacts({ one, withStatus }: { one: Applicant; withStatus?: boolean }) {
  const name = nameOf(one)
  const days = daysSince(standsSince(one))
  const mover = useContext(MovedBy)[one._id]
  return (
    <>
      {mover && <span className="ap-moved">{t`${mover} moved this here`}</span>}
      <span className="ap-card-head">
        <Face name={name} src={one.dev.userImage} size={34} />
        <span className="ap-card-who">
          <strong>
            {name}
            {one.isUnread && (
              <span className="ap-unread">
                <span className="sr-only">{t`, not read yet`}</span>
              </span>
            )}
          </strong>
          <span className="ap-headline">{headlineOf(one)}</span>
        </span>
        {withStatus && <ApplicationStatus status={one.status} />}
      </span>
      <MarksLine marks={one.marks} />
      <span className="ap-card-facts num">
        {one.analysisScore !== null && (
          <span title={t`Screening score, of 100`}>
            {one.analysisScore}
            <span className="sr-only">{t` of 100 in the screening`}</span>
          </span>
        )}
        {one.skillsAsked > 0 && <SkillMatch matched={one.skillsMatched} asked={one.skillsAsked} />}
        <span
          title={`${isEnded(one.status) ? t`Ended` : t`In this stage since`} ${fullDate(standsSince(one))}`}
        >
          {days === 0
            ? t`today`
            : isEnded(one.status)
              ? day(standsSince(one))
              : plural(days, { one: '# day', other: '# days' })}
        </span>
        <AnswerDue one={one} />
      </span>
    </>
  )
}

/** "6 of 8 skills", with a bar that says the same. */
export function SkillMatch({ matched, asked }: { matched: number; asked: number }) {
  return (
    <span className="ap-match" title={t`Has ${matched} of the ${asked} skills the job asks for`}>
      <Trans>
        <i aria-hidden="true">
          <b style={{ width: `${Math.round((100 * matched) / Math.max(1, asked))}%` }} />
        </i>
        {matched} of {asked}
        <span className="sr-only"> skills</span>
      </Trans>
    </span>
  )
}

/** The promised date; amber when it is near, red when it is past. */
export function AnswerDue({ one }: { one: Parameters<typeof answerDue>[0] }) {
  const due = answerDue(one)
  if (!due) return null
  return (
    <span
      className="ap-due"
      data-state={due.state}
      title={t`You promised an answer by ${{ fullDate: fullDate(due.at) }}`}
    >
      {due.state === 'late' ? t`was due` : t`answer by`} {day(due.at)}
    </span>
  )
}
