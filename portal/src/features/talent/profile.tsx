import './words.css'
import './profile.css'
import { Alert, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconFileText, IconLock, IconMail, IconPhone } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { Data } from '#data'
import { linkRules, type LinkKind } from '#api/taxonomy/link_facts'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { countryName, day, money, months } from '../../components/format'
import { VerifiedMarks } from '../../components/marks/verified_marks'
import { ApplicationStatus } from '../../components/marks/statuses'
import { notice, Skills } from './candidate_facts'
import { eachPeriod, jobTypes, workModes } from '#api/jobs/job_facts'
import { availabilities } from '#api/candidates/candidate_facts'
import { labelIn } from '#api/http/choices'

export type Profile = Data.Talent.Profile.CandidateProfile

/** The read of a candidate's profile. */
export const useProfile = (id: string) => {
  const query = useQuery(read('GET', '/client/candidate/:devId', { params: { devId: id } }))
  return { ...query, profile: query.data?.data }
}

/** Everything this company may see of a candidate; what is not unlocked says how to get it. */
export function CandidateProfile({ id, compact }: { id: string; compact?: boolean }) {
  const { profile, ...read } = useProfile(id)
  if (!profile)
    return read.error?.status === 404 ? (
      <Alert color="gray" title={t`This profile is not available`}>
        {t`The candidate may have paused it.`}
      </Alert>
    ) : (
      <NotYet read={read} what={t`The profile`}>
        <div role="status" aria-label={t`Loading`}>
          <Skeleton height={16} mb={8} />
          <Skeleton height={16} mb={8} width="80%" />
          <Skeleton height={120} />
        </div>
      </NotYet>
    )
  return <ProfileSections profile={profile} compact={compact} />
}

/** A profile that is read: contact, facts, and each section that says something. */
export function ProfileSections({ profile, compact }: { profile: Profile; compact?: boolean }) {
  return (
    <div className="ta-profile" data-compact={compact || undefined}>
      <Contact profile={profile} />
      {profile.applications.length > 0 && <AppliedToYou profile={profile} />}
      {profile.saved?.note && <p className="ta-note">{profile.saved.note}</p>}
      {profile.story && (
        <Part title={t`Story`}>
          <p className="ta-text">{profile.story}</p>
        </Part>
      )}
      {profile.video && (
        <Part title={t`Video`}>
          <video
            className="ta-video"
            controls
            preload="metadata"
            src={profile.video.url}
            poster={profile.video.poster ?? undefined}
            aria-label={t`The video of ${{ fName: profile.fName }}`}
          />
        </Part>
      )}
      <AtAGlance profile={profile} />
      {profile.marks.length > 0 && (
        <Part title={t`Tests passed`}>
          <VerifiedMarks marks={profile.marks} />
        </Part>
      )}
      <Part title={t`Skills`}>
        <Skills skills={profile.skills} most={compact ? 12 : 50} />
        {profile.tools.length > 0 && (
          <Text size="sm" c="dimmed" mt={8}>
            {t`Tools: ${{ tools: profile.tools.map(({ toolName }) => toolName).join(', ') }}`}
          </Text>
        )}
      </Part>
      <Career profile={profile} />
    </div>
  )
}

/** Mail, phone, resume and links, or the state of the request for them. */
function Contact({ profile }: { profile: Profile }) {
  const { contact, email, phone, resumeUrl, resumeName, links, hasResume } = profile
  if (contact.state !== 'unlocked')
    return (
      <p className="ta-locked">
        <IconLock size={18} stroke={1.5} aria-hidden="true" />
        {contact.state === 'pending' && contact.lastRequest ? (
          <span>
            {t`Asked on ${{ day: day(contact.lastRequest.sentAt!) }}${{ sentBy: contact.lastRequest.sentBy ? t` by ${{ sentBy: contact.lastRequest.sentBy }}` : '' }}; expires on ${{ day2: day(contact.lastRequest.expiresAt!) }} without an answer.`}
          </span>
        ) : contact.lastRequest?.status === 'declined' ? (
          <span>
            {t`The candidate declined your request of ${{ day: day(contact.lastRequest.sentAt!) }}.`}
          </span>
        ) : (
          <span>
            {hasResume
              ? t`Full name, mail, phone, resume and links are shown once the candidate accepts your request.`
              : t`Full name, mail, phone and links are shown once the candidate accepts your request.`}
          </span>
        )}
      </p>
    )
  return (
    <div className="ta-contact">
      {email && (
        <a href={`mailto:${email}`}>
          <IconMail size={18} stroke={1.5} aria-hidden="true" />
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`}>
          <IconPhone size={18} stroke={1.5} aria-hidden="true" />
          {phone}
        </a>
      )}
      {resumeUrl && (
        <a href={resumeUrl} target="_blank" rel="noopener">
          <IconFileText size={18} stroke={1.5} aria-hidden="true" />
          {resumeName ?? t`Resume`}
        </a>
      )}
      {links?.map((link) => (
        <a key={link._id} href={link.url} target="_blank" rel="nofollow noopener">
          {linkRules[link.kind as LinkKind]?.label ?? link.kind}
        </a>
      ))}
      {contact.unlockedUntil && (
        <Text size="sm" c="dimmed">
          {t`Unlocked until ${{ day: day(contact.unlockedUntil) }}; the candidate sees who looked.`}
        </Text>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ta-part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Entries<Row extends { _id: string }>({
  title,
  rows,
  children,
}: {
  title: string
  rows: Row[]
  children: (row: Row) => ReactNode
}) {
  if (rows.length === 0) return null
  return (
    <Part title={title}>
      <ul className="ta-entries">
        {rows.map((row) => (
          <li key={row._id}>{children(row)}</li>
        ))}
      </ul>
    </Part>
  )
}

function Entry({
  title,
  under,
  when,
  text,
  skills = [],
}: {
  title: string
  under?: string | null
  when?: string
  text?: string | null
  skills?: { skillId: string; skillName: string }[]
}) {
  return (
    <>
      <div className="ta-entry-head">
        <strong>{title}</strong>
        {when && <span className="dim num">{when}</span>}
      </div>
      {under && <div className="dim">{under}</div>}
      {text && <p className="ta-text">{text}</p>}
      {skills.length > 0 && (
        <div className="dim ta-entry-skills">{skills.map((one) => one.skillName).join(' · ')}</div>
      )}
    </>
  )
}

/** The facts that companies filter by. */
function AtAGlance({ profile }: { profile: Profile }) {
  const place = [
    profile.city,
    profile.stateName,
    profile.countryCode && countryName(profile.countryCode),
  ]
    .filter(Boolean)
    .join(', ')
  const facts: [string, ReactNode][] = [
    [
      t`Experience`,
      profile.experience
        ? `${profile.experience} ${profile.experience === 1 ? 'year' : 'years'}`
        : null,
    ],
    [t`Place`, place],
    [t`Works`, profile.workModes.map((mode) => labelIn(workModes, mode)).join(', ')],
    [t`Employment`, profile.jobTypes.map((type) => labelIn(jobTypes, type)).join(', ')],
    [t`Availability`, profile.availability && labelIn(availabilities, profile.availability)],
    [t`Notice`, notice(profile.noticePeriodDays)],
    [
      t`Expects`,
      profile.expectedPay &&
        t`from ${{ money: money(profile.expectedPay.min, profile.expectedPay.currency ?? 'INR') }} ${{ eachPeriod: eachPeriod(profile.expectedPay.per ?? 'year') }}`,
    ],
    [
      t`English`,
      profile.englishBand &&
        `${profile.englishBand}${profile.english === 'cleared' ? t`, test cleared` : ''}`,
    ],
    [t`May work in`, profile.workAuthorisation.map(countryName).join(', ')],
    [t`Would relocate`, profile.relocation ? t`Yes` : null],
    [t`Looks for`, profile.preferredTitles.join(', ')],
    [t`Time zone`, profile.timeZone?.replace('_', ' ')],
  ]
  return (
    <Part title={t`At a glance`}>
      <dl className="ta-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Part>
  )
}

/** The jobs of this company that they applied to. */
function AppliedToYou({ profile }: { profile: Profile }) {
  return (
    <Part title={t`Applied to you`}>
      <ul className="ta-applied">
        {profile.applications.map((one) => (
          <li key={one._id}>
            <Link to={`/client/jobs/${one.jobId}/applicants?application=${one._id}`}>
              {one.jobTitle}
            </Link>
            <ApplicationStatus status={one.status} />
            <span className="dim">{day(one.appliedAt)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** What they did, learned and reached, the latest first. */
function Career({ profile }: { profile: Profile }) {
  const { employment, projects, additionalProjects, education, certifications, achievements } =
    profile
  return (
    <>
      <Entries title={t`Employment`} rows={employment}>
        {(one) => (
          <Entry
            title={one.title}
            under={[one.company, one.location].filter(Boolean).join(', ')}
            when={months(one)}
            text={one.description}
            skills={one.skills}
          />
        )}
      </Entries>
      <Entries title={t`Projects`} rows={projects}>
        {(one) => (
          <Entry
            title={one.title}
            under={one.role}
            when={months(one)}
            text={one.description}
            skills={one.skills}
          />
        )}
      </Entries>
      <Entries title={t`More projects`} rows={additionalProjects}>
        {(one) => <Entry title={one.title} text={one.description} skills={one.skills} />}
      </Entries>
      <Entries title={t`Education`} rows={education}>
        {(one) => (
          <Entry
            title={[one.degree, one.field].filter(Boolean).join(', ')}
            under={one.institution}
            when={months(one)}
            text={one.grade ? t`Grade: ${{ grade: one.grade }}` : null}
          />
        )}
      </Entries>
      <Entries title={t`Certificates`} rows={certifications}>
        {(one) => (
          <Entry title={one.name} under={one.issuer} when={months({ start: one.issued })} />
        )}
      </Entries>
      <Entries title={t`Achievements`} rows={achievements}>
        {(one) => (
          <Entry title={one.title} when={months({ start: one.date })} text={one.description} />
        )}
      </Entries>
    </>
  )
}
