import './judgement.css'
import { months, day } from '../../../components/format'
import type { Reviewed, JobShown } from '../applicants_data'
import { VerifiedMarks } from '../../../components/verified_marks'
import { Comments } from '../../talent'
import { type Interview, Interviews } from './interviews_part'
import { MailsOfApplicant } from '../../mailing'
import { OffersMade } from '../../offers'
import { Screening, type Spot } from '../../screening'
import { Part } from './part'
import { Background, Facts, Skills, type Proving } from './facts'
import { History } from './history'

/** What is known of an application beside its resume: what was sent, screening, interviews, comments, mails, history. */
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
  interviews: Interview[]
  onSchedule?: () => void
  /** Shows a place of the resume. */
  onShow: (spot: Spot) => void
}) {
  return (
    <>
      {(one.reason || one.note) && (
        <Part title="Between us">
          {one.reason && (
            <p>
              <span className="dim">Reason: </span>
              {one.reason}
            </p>
          )}
          {one.note && <p className="ap-words">{one.note}</p>}
        </Part>
      )}
      {one.offers.length > 0 && (
        <Part title="Offer">
          <OffersMade offers={one.offers} name={one.dev.fName} />
        </Part>
      )}
      {one.reaches && <Screening one={one} onShow={onShow} />}
      {one.reaches ? (
        <Sent one={one} job={job} {...proving} />
      ) : (
        <Part title="This person withdrew from your company">
          <p>
            What they sent, their profile and their contact are not shown any more, and nothing
            reaches them. What your team wrote stays.
          </p>
        </Part>
      )}
      <Interviews rows={interviews} onSchedule={onSchedule} />
      {one.reaches && (
        <div className="ap-part ap-comments">
          <Comments devId={one.devId} name={one.dev.fName} />
        </div>
      )}
      {one.reaches && <MailsOfApplicant appliedId={one._id} />}
      <Part title="History">
        <History rows={one.history} />
        <p className="dim">
          Came from {one.source}
          {one.sourceMedium && `, ${one.sourceMedium}`}
          {one.sourceCampaign && `, ${one.sourceCampaign}`}.
        </p>
      </Part>
      {one.merged.map((other) => (
        <Part key={other._id} title={`Together with ${other.name}`}>
          <p className="dim">
            {other.email}, applied {other.appliedAt && day(other.appliedAt)}
          </p>
          {other.coverLetter && <p className="ap-words">{other.coverLetter}</p>}
          <History rows={other.history} />
        </Part>
      ))}
    </>
  )
}

const skillsTitle = (one: Reviewed, evidence: Proving['evidence']) => {
  if (!one.skillsAsked) return 'Skills'
  const named = evidence?.skills.filter(({ places }) => places.length > 0).length
  const own = `Skills: ${one.skillsMatched} of ${one.skillsAsked}`
  return evidence?.isRead ? `${own} on the profile, ${named} in the resume` : own
}

/** What the candidate sent with the application, and the profile behind it. */
function Sent({ one, job, ...proving }: Proving & { one: Reviewed; job?: JobShown }) {
  const { dev } = one
  return (
    <>
      <Part title="Answers">
        {one.answers.length ? (
          <dl className="ap-answers">
            {one.answers.map(({ question, answer }, index) => (
              <div key={index}>
                <dt>{question}</dt>
                <dd>{answer || <span className="dim">No answer</span>}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="dim">This job asked no questions.</p>
        )}
      </Part>
      {one.coverLetter && (
        <Part title="Cover letter">
          <p className="ap-words">{one.coverLetter}</p>
        </Part>
      )}
      <Part title={skillsTitle(one, proving.evidence)}>
        <Skills one={one} job={job} {...proving} />
      </Part>
      {dev.marks.length > 0 && (
        <Part title="Tests passed">
          <VerifiedMarks marks={dev.marks} />
        </Part>
      )}
      <Part title="Profile">
        {dev.story && <p className="ap-words">{dev.story}</p>}
        <Facts dev={dev} />
      </Part>
      {dev.employment.length > 0 && (
        <Part title="Employment">
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
        <Part title="Education">
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
