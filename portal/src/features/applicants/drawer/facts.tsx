import './facts.css'
import type { ReactNode } from 'react'
import { Stack, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { count, countryName, experience, money } from '../../../components/format'
import type { Reviewed, JobShown } from '../applicants_data'
import { eachPeriod } from '#api/jobs/job_facts'

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

export function Skills({ one, job }: { one: Reviewed; job?: JobShown }) {
  const has = new Map(one.dev.skills.map((skill) => [skill.skillId, skill]))
  const asked = job?.devChooseSkills ?? []
  const others = one.dev.skills.filter(
    ({ skillId }) => !asked.some((skill) => skill.skillId === skillId)
  )
  const years = (number: number | null) =>
    number ? (
      <span className="num" title={count(number, 'year')}>
        {number} y
      </span>
    ) : null
  return (
    <Stack gap="sm">
      {asked.length > 0 && (
        <ul className="ap-skills" aria-label="Asked by the job">
          {asked.map(({ skillId, skillName, isRequired }) => {
            const own = has.get(skillId)
            return (
              <li key={skillId} data-has={own ? '' : undefined} data-misses={own ? undefined : ''}>
                {own ? (
                  <IconCheck size={15} stroke={2} aria-label="Has it" />
                ) : (
                  <IconX size={15} stroke={1.5} aria-label="Does not name it" />
                )}
                {skillName} {own ? years(own.years) : isRequired && <small>needed</small>}
              </li>
            )
          })}
        </ul>
      )}
      {others.length > 0 && (
        <div>
          {asked.length > 0 && (
            <Text size="sm" c="dimmed" mb={6}>
              Also
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
      {!asked.length && !others.length && <p className="dim">No skills on the profile yet.</p>}
    </Stack>
  )
}

export function Facts({ dev }: { dev: Reviewed['dev'] }) {
  const rows: [string, ReactNode][] = [
    ['E-mail', dev.email && <a href={`mailto:${dev.email}`}>{dev.email}</a>],
    ['Phone', dev.phone && <a href={`tel:${dev.phone}`}>{dev.phone}</a>],
    [
      'Lives in',
      [dev.city, dev.stateName, dev.countryCode && countryName(dev.countryCode)]
        .filter(Boolean)
        .join(', '),
    ],
    [
      'Their time',
      dev.timeZone &&
        new Intl.DateTimeFormat('en-GB', {
          hour: '2-digit',
          minute: '2-digit',
          timeZone: dev.timeZone,
          timeZoneName: 'short',
        }).format(new Date()),
    ],
    ['Experience', dev.experience > 0 && experience(dev.experience, dev.experience)],
    [
      'Can start',
      dev.noticePeriodDays === null
        ? null
        : dev.noticePeriodDays === 0
          ? 'at once'
          : `in ${count(dev.noticePeriodDays, 'day')}`,
    ],
    [
      'Expects',
      dev.expectedPay &&
        `${money(dev.expectedPay.min, dev.expectedPay.currency ?? undefined)} ${eachPeriod(dev.expectedPay.per ?? 'year')}`,
    ],
    ['Works', [...(dev.workModes ?? []), ...(dev.jobTypes ?? [])].join(', ')],
    ['English', dev.englishBand],
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
