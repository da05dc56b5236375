import './facts.css'
import type { ReactNode } from 'react'
import { Stack, Text } from '@mantine/core'
import { IconCheck, IconQuote, IconX } from '@tabler/icons-react'
import { plural, t } from '@lingui/core/macro'
import { clock, countryName, experience, money, zoneName } from '../../../components/format'
import { Coming } from '../../../components/page/skeletons'
import type { Reviewed, JobShown } from '../applicants_data'
import type { Evidence, Proof } from './resume/resume_evidence'
import { eachPeriod } from '#api/jobs/job_facts'

/** One entry of an applicant’s background: its title, what it is about, and their words. */
export const Background = ({
  title,
  about,
  words,
}: {
  title: string
  about: (string | null)[]
  words: string | null
}) => (
  <div className="ap-background">
    <strong>{title}</strong>
    <p className="dim">{about.filter(Boolean).join(' · ')}</p>
    {words && <p className="ap-words">{words}</p>}
  </div>
)

/** How a skill leads to the line of the resume that names it. */
export type Proving = {
  /** Undefined before the resume was read. */
  evidence?: Evidence
  proof?: Proof
  onProve: (proof: Proof) => void
}

/** An applicant's skills, those first that the job asks for. */
export function Skills({
  one,
  job,
  evidence,
  proof,
  onProve,
}: Proving & { one: Reviewed; job?: JobShown }) {
  const has = new Map(one.dev.skills.map((skill) => [skill.skillId, skill]))
  const asked = job?.devChooseSkills ?? []
  const others = one.dev.skills.filter(
    ({ skillId }) => !asked.some((skill) => skill.skillId === skillId)
  )
  const years = (number: number | null) =>
    number ? (
      <span className="num" title={plural(number, { one: '# year', other: '# years' })}>
        {t`${number} y`}
      </span>
    ) : null
  const proven = (skillId: string) =>
    evidence?.skills.find((skill) => skill.skillId === skillId)?.places.length ?? 0
  /** To the first place, and on to the next one with each press. */
  const prove = (skillId: string) =>
    onProve({
      skillId,
      at: proof?.skillId === skillId ? (proof.at + 1) % proven(skillId) : 0,
      asked: (proof?.asked ?? 0) + 1,
    })
  return (
    <Stack gap="sm">
      {asked.length > 0 && (
        <ul className="ap-skills" aria-label={t`Asked by the job`}>
          {asked.map(({ skillId, skillName, isRequired }) => {
            const own = has.get(skillId)
            const places = proven(skillId)
            const what = (
              <>
                {own ? (
                  <IconCheck size={15} stroke={2} aria-label={t`On the profile`} />
                ) : (
                  <IconX size={15} stroke={1.5} aria-label={t`Not on the profile`} />
                )}
                {skillName} {own ? years(own.years) : isRequired && <small>{t`needed`}</small>}
              </>
            )
            return (
              <li key={skillId} data-has={own ? '' : undefined} data-misses={own ? undefined : ''}>
                {places > 0 ? (
                  <button
                    type="button"
                    className="ap-skill-prove"
                    aria-pressed={proof?.skillId === skillId}
                    title={
                      proof?.skillId === skillId && places > 1
                        ? t`Place ${{ at: proof.at + 1 }} of ${places} in the resume; press for the next`
                        : t`Show where the resume names it (${places})`
                    }
                    onClick={() => prove(skillId)}
                  >
                    {what}
                    <span className="num">
                      <IconQuote size={13} stroke={2} aria-hidden="true" /> {places}
                      <span className="sr-only">{t` in the resume`}</span>
                    </span>
                  </button>
                ) : (
                  what
                )}
              </li>
            )
          })}
        </ul>
      )}
      {one.resume && !evidence && <Coming />}
      {asked.length > 0 && evidence?.isRead && (
        <p className="dim ap-skills-note">
          {asked.some(({ skillId }) => proven(skillId) > 0)
            ? t`Press a skill with a number to see the lines of the resume that name it.`
            : t`The resume names none of them.`}
        </p>
      )}
      {others.length > 0 && (
        <div>
          {asked.length > 0 && (
            <Text size="sm" c="dimmed" mb={6}>
              {t`Also`}
            </Text>
          )}
          <ul className="ap-skills">
            {others.map((skill) => (
              <li key={skill._id}>
                {skill.skillName} {years(skill.years)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!asked.length && !others.length && <p className="dim">{t`No skills on the profile yet.`}</p>}
    </Stack>
  )
}

/** What is known of an applicant in short: contact, place, time, experience, pay. */
export function Facts({ dev }: { dev: Reviewed['dev'] }) {
  const rows: [string, ReactNode][] = [
    [t`E-mail`, dev.email && <a href={`mailto:${dev.email}`}>{dev.email}</a>],
    [t`Phone`, dev.phone && <a href={`tel:${dev.phone}`}>{dev.phone}</a>],
    [
      t`Lives in`,
      [dev.city, dev.stateName, dev.countryCode && countryName(dev.countryCode)]
        .filter(Boolean)
        .join(', '),
    ],
    [
      t`Their time`,
      dev.timeZone && `${clock(new Date(), dev.timeZone)} ${zoneName(new Date(), dev.timeZone)}`,
    ],
    [t`Experience`, dev.experience > 0 && experience(dev.experience, dev.experience)],
    [
      t`Can start`,
      dev.noticePeriodDays === null
        ? null
        : dev.noticePeriodDays === 0
          ? t`at once`
          : t`in ${plural({ days: dev.noticePeriodDays }, { one: '# day', other: '# days' })}`,
    ],
    [
      t`Expects`,
      dev.expectedPay &&
        `${money(dev.expectedPay.min, dev.expectedPay.currency ?? undefined)} ${eachPeriod(dev.expectedPay.per ?? 'year')}`,
    ],
    [t`Works`, [...(dev.workModes ?? []), ...(dev.jobTypes ?? [])].join(', ')],
    [t`English`, dev.englishBand],
  ]
  return (
    <dl className="ap-facts">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <FactRow key={name} name={name}>
            {value}
          </FactRow>
        ))}
    </dl>
  )
}

const FactRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
)
