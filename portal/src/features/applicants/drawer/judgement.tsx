import { t } from '@lingui/core/macro'
import './judgement.css'
import { months, day } from '../../../components/format'
import type { Reviewed, JobShown } from '../applicants_data'
import { VerifiedMarks } from '../../../components/marks/verified_marks'
import { Comments } from '../../talent'
import { Interviews, type OfApplication } from './interviews_part'
import { MailsOfApplicant } from '../../mailing'
import { OffersMade } from '../../offers'
import { Screening, type Spot } from '../../screening'
import { Part } from './part'
import { Background, Facts, Skills, type Proving } from './facts'
import { History } from './history'

/** What is known of an application beside its resume: the asked skills first, as they lead into it, then screening, what was sent, interviews, comments, mails, history. */
export function Judgement({
  one,
  job,
  interviews,
  onSchedule,
  onShow,
  ...proving
}: Proving & {
  one: Reviewed
  job?: JobShown
  interviews: OfApplication
  onSchedule?: () => void
  /** Shows a place of the resume. */
  onShow: (spot: Spot) => void
}) {
  return (
    <>
      {(one.reason || one.note) && (
        <Part title={t`For your team only`}>
          {one.reason && (
            <p>
              <span className="dim">{t`Reason: `}</span>
              {one.reason}
            </p>
          )}
          {one.note && <p className="ap-words">{one.note}</p>}
        </Part>
      )}
      {one.offers.length > 0 && (
        <Part title={t`Offer`}>
          <OffersMade offers={one.offers} name={one.dev.fName} />
        </Part>
      )}
      {one.reaches && (
        <Part title={skillsTitle(one, proving.evidence)}>
          <Skills one={one} job={job} {...proving} />
        </Part>
      )}
      {one.reaches && <Screening one={one} onShow={onShow} />}
      {one.reaches ? (
        <Sent one={one} />
      ) : (
        <Part title={t`This person withdrew from your company`}>
          <p>
            {t`What they sent, their profile and their contact details are no longer shown, and they can no longer be reached. What your team wrote stays.`}
          </p>
        </Part>
      )}
      <Interviews of={interviews} onSchedule={onSchedule} />
      {one.reaches && (
        <div className="ap-part ap-comments">
          <Comments devId={one.devId} name={one.dev.fName} />
        </div>
      )}
      {one.reaches && <MailsOfApplicant appliedId={one._id} />}
      <Part title={t`History`}>
        <History rows={one.history} />
        <p className="dim">
          {t`Came from ${{ source: one.source }}${{ sourceMedium: one.sourceMedium ? `, ${one.sourceMedium}` : '' }}${{ sourceCampaign: one.sourceCampaign ? `, ${one.sourceCampaign}` : '' }}.`}
        </p>
      </Part>
      {one.merged.map((other) => (
        <Part key={other._id} title={t`Together with ${{ name: other.name }}`}>
          <p className="dim">
            {t`${{ email: other.email }}, applied ${{ appliedAt: other.appliedAt ? day(other.appliedAt) : '' }}`}
          </p>
          {other.coverLetter && <p className="ap-words">{other.coverLetter}</p>}
          <History rows={other.history} />
        </Part>
      ))}
    </>
  )
}

const skillsTitle = (one: Reviewed, evidence: Proving['evidence']) => {
  if (!one.skillsAsked) return t`Skills`
  const named = evidence?.skills.filter(({ places }) => places.length > 0).length
  const own = t`Skills: ${{ skillsMatched: one.skillsMatched }} of ${{ skillsAsked: one.skillsAsked }}`
  return evidence?.isRead ? t`${own} on the profile, ${{ named: named ?? '' }} in the resume` : own
}

/** What the candidate sent with the application, and the profile behind it. */
function Sent({ one }: { one: Reviewed }) {
  const { dev } = one
  return (
    <>
      <Part title={t`Answers`}>
        {one.answers.length ? (
          <dl className="ap-answers">
            {one.answers.map(({ question, answer }, index) => (
              <div key={index}>
                <dt>{question}</dt>
                <dd>{answer || <span className="dim">{t`No answer`}</span>}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="dim">{t`This job asked no questions.`}</p>
        )}
      </Part>
      {one.coverLetter && (
        <Part title={t`Cover letter`}>
          <p className="ap-words">{one.coverLetter}</p>
        </Part>
      )}
      {dev.marks.length > 0 && (
        <Part title={t`Tests passed`}>
          <VerifiedMarks marks={dev.marks} />
        </Part>
      )}
      <Part title={t`Profile`}>
        {dev.story && <p className="ap-words">{dev.story}</p>}
        <Facts dev={dev} />
      </Part>
      {dev.employment.length > 0 && (
        <Part title={t`Employment`}>
          {dev.employment.map((row) => (
            <Background
              key={row._id}
              title={`${row.title}, ${row.company}`}
              about={[months(row), row.employmentType, row.location]}
              words={row.description}
            />
          ))}
        </Part>
      )}
      {dev.education.length > 0 && (
        <Part title={t`Education`}>
          {dev.education.map((row) => (
            <Background
              key={row._id}
              title={[row.degree, row.field].filter(Boolean).join(', ')}
              about={[row.institution, months(row), row.grade]}
              words={row.description}
            />
          ))}
        </Part>
      )}
    </>
  )
}
