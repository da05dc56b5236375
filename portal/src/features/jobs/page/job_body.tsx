import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dayCount, experience, payRange } from '../../../components/format'
import { SkillChips } from '../job_card'
import { modeLabel, typeLabel, type JobDetail } from '../job'

/** The tests that an applicant is asked for. */
export type Asks = { minutes: number; tests: number }

/** What a job is: its facts, its skills with the reader's own, and its text. */
export function JobBody({ job, asks, mine }: { job: JobDetail; asks?: Asks; mine?: Set<string> }) {
  const pay = payRange(job)
  const matched = mine && job.devChooseSkills.filter(({ skillId }) => mine.has(skillId)).length
  const required = job.devChooseSkills.filter((skill) => skill.isRequired)
  const others = job.devChooseSkills.filter((skill) => !skill.isRequired)
  return (
    <>
      <dl className="c-facts">
        <div>
          <dt>{t`Pay`}</dt>
          <dd className="num">{pay ?? t`Not shown`}</dd>
        </div>
        <div>
          <dt>{t`Experience`}</dt>
          <dd className="num">{experience(job.minExpRange, job.maxExpRange)}</dd>
        </div>
        <div>
          <dt>{t`Type`}</dt>
          <dd>
            {typeLabel(job.jobType)}, {modeLabel(job.jobLocation)}
          </dd>
        </div>
        <div>
          <dt>{t`Answers within`}</dt>
          <dd className="num clock">{dayCount(job.answerByDays)}</dd>
        </div>
        {asks && asks.tests > 0 && (
          <div>
            <dt>{t`Tests along the way`}</dt>
            <dd className="num">
              {plural({ count: asks.tests }, { one: '# test', other: '# tests' })},{' '}
              {plural({ count: asks.minutes }, { one: '# minute', other: '# minutes' })}
            </dd>
          </div>
        )}
      </dl>
      {job.devChooseSkills.length > 0 && (
        <>
          <h2 style={{ marginTop: 0 }}>
            {t`Skills`}
            {matched !== undefined && (
              <small
                className="dim"
                style={{
                  font: '400 0.875rem/1.4 var(--mantine-font-family)',
                  marginInlineStart: 10,
                  letterSpacing: 0,
                }}
              >
                <Trans>
                  you have {matched} of {{ count: job.devChooseSkills.length }}
                </Trans>
              </small>
            )}
          </h2>
          <SkillChips skills={required.length ? required : others} mine={mine} />
          {required.length > 0 && others.length > 0 && (
            <>
              <p className="dim" style={{ margin: '12px 0 6px', fontSize: '0.875rem' }}>
                {t`Good to have`}
              </p>
              <SkillChips skills={others} mine={mine} />
            </>
          )}
        </>
      )}
      <h2>{t`About the job`}</h2>
      <div
        className="c-prose c-read"
        data-long=""
        data-below
        dangerouslySetInnerHTML={{ __html: job.editorText || job.shortDesc }}
      />
      {job.tags?.length > 0 && (
        <ul className="c-chips" aria-label={t`Tags`} style={{ marginTop: 20 }}>
          {job.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </>
  )
}
