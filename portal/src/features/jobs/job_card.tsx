import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { experience, payRange } from '../../components/format'
import { Face } from '../../components/face'
import { When } from '../../components/when'
import { SaveButton } from './save_button'
import { placeOf, typeLabel, type Job } from './job'

const SHOWN_SKILLS = 5

/** The skills of a job, the reader's own first and marked. */
export function SkillChips({
  skills,
  mine,
  most = Infinity,
}: {
  skills: Job['devChooseSkills']
  mine?: Set<string>
  most?: number
}) {
  const sorted = mine
    ? [...skills].sort((a, b) => Number(mine.has(b.skillId)) - Number(mine.has(a.skillId)))
    : skills
  const shown = sorted.slice(0, most)
  return (
    <ul className="c-chips" aria-label={t`Skills`}>
      {shown.map(({ skillId, skillName }) => (
        <li
          key={skillId}
          data-mine={mine?.has(skillId) || undefined}
          title={mine?.has(skillId) ? t`You have this skill` : undefined}
        >
          {mine?.has(skillId) && <span aria-hidden="true">✓ </span>}
          {skillName}
        </li>
      ))}
      {sorted.length > most && <li data-more>+{sorted.length - most}</li>}
    </ul>
  )
}

/** A job in a list: pay is never hidden silently, and the time to an answer is part of the offer. */
export function JobCard({
  job,
  mine,
  heading: Heading = 'h2',
  reasons,
  onOpen,
  current,
  onCompany,
}: {
  job: Job
  mine?: Set<string>
  heading?: 'h2' | 'h3'
  /** Why it is in this list. */
  reasons?: ReactNode
  /** Shows it beside the list instead of on its own page; returns false to leave the click to the link. */
  onOpen?: (job: Job) => boolean
  /** It is the one that is shown beside the list. */
  current?: boolean
  /** It is shown on its company's own page, which says whose it is. */
  onCompany?: boolean
}) {
  const pay = payRange(job)
  const had = mine && job.devChooseSkills.filter(({ skillId }) => mine.has(skillId)).length
  const within = plural(
    { count: job.answerByDays },
    { one: 'Answers within # day', other: 'Answers within # days' }
  )
  return (
    <article
      className="c-job"
      data-own={onCompany || undefined}
      data-current={current || undefined}
    >
      {!onCompany && (
        <Face name={job.organisation ?? job.jobTitle} src={job.jobLogo} size={48} square />
      )}
      <div className="c-job-head">
        <Heading>
          <Link
            to={`/jobs/${job.slug}`}
            aria-current={current || undefined}
            onClick={(event) => {
              const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
              if (plain && onOpen?.(job)) event.preventDefault()
            }}
          >
            {job.jobTitle}
          </Link>
        </Heading>
        <p>
          {onCompany ? null : job.companySlug ? (
            <Link to={`/companies/${job.companySlug}`}>{job.organisation}</Link>
          ) : (
            job.organisation
          )}
          {job.isTopCompany && !onCompany && <span className="c-tag">{t`Top company`}</span>}
          {job.isPromoted && (
            <span className="c-tag" data-kind="quiet">
              {t`Sponsored`}
            </span>
          )}
          {job.isApplied && (
            <span className="c-tag" data-kind="accent">
              {t`Applied`}
            </span>
          )}
        </p>
      </div>
      <SaveButton job={job} />
      <dl className="c-job-facts">
        <div>
          <dt className="sr-only">{t`Pay`}</dt>
          <dd className={pay ? 'c-pay num' : 'dim'}>{pay ?? t`Pay not shown`}</dd>
        </div>
        <div>
          <dt className="sr-only">{t`Place`}</dt>
          <dd>{placeOf(job)}</dd>
        </div>
        <div>
          <dt className="sr-only">{t`Experience`}</dt>
          <dd className="num">{experience(job.minExpRange, job.maxExpRange)}</dd>
        </div>
        {job.jobType !== 'Full-Time' && (
          <div>
            <dt className="sr-only">{t`Type`}</dt>
            <dd>{typeLabel(job.jobType)}</dd>
          </div>
        )}
      </dl>
      {job.devChooseSkills.length > 0 && (
        <SkillChips skills={job.devChooseSkills} mine={mine} most={SHOWN_SKILLS} />
      )}
      {reasons}
      <p className="c-job-foot">
        {!reasons && had !== undefined && job.devChooseSkills.length > 0 && (
          <span className="c-job-had num">
            <Trans>
              you have {{ matched: had }} of {{ count: job.devChooseSkills.length }}
            </Trans>
          </span>
        )}
        <When at={job.refreshedAt ?? job.publishedAt} prefix={t`Posted`} />
        {job.companySlug ? (
          <Link className="clock num" to={`/companies/${job.companySlug}/record`}>
            {within}
            {job.responseRate != null && `, ${job.responseRate} %`}
          </Link>
        ) : (
          <span className="clock num">{within}</span>
        )}
      </p>
    </article>
  )
}
