import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { notifyAll } from '#api/notifications/notify'
import Company from '#api/companies/models/company'
import type Job from '#api/jobs/models/job'
import type Application from '#api/applications/models/application'
import { euCountries, jurisdictions, type Jurisdiction } from '#api/screening/screening_facts'
import ScreeningNotice from '#api/screening/models/screening_notice'

type Place = { countryCode?: string | null; stateCode?: string | null; city?: string | null }

/** Whose law speaks for somebody: where they are and where the job is; our own rules always do. */
export function jurisdictionsOf(places: Place[]): Jurisdiction[] {
  const found = new Set<Jurisdiction>()
  for (const { countryCode, stateCode, city } of places) {
    if (countryCode && (euCountries as readonly string[]).includes(countryCode)) found.add('eu')
    if (countryCode !== 'US') continue
    if (stateCode === 'IL') found.add('us_il')
    if (stateCode === 'CO') found.add('us_co')
    if (
      /^(new york( city)?|nyc|brooklyn|queens|manhattan|the bronx|bronx|staten island)$/i.test(
        city?.trim() ?? ''
      )
    )
      found.add('us_nyc')
  }
  return found.size > 0 ? [...found] : ['general']
}

/** So many business days on; public holidays are not known here, so a day more is never too early. */
export function businessDaysAfter(day: DateTime, days: number): DateTime {
  let at = day
  for (let left = days; left > 0; left -= at.weekday < 6 ? 1 : 0) at = at.plus({ days: 1 })
  return at
}

/**
 * Tells those applicants who were not told yet that screening is used, by which law and by which text, and keeps when. With
 * their candidates loaded. Returns from when each may be analysed.
 */
export async function giveNotice(
  trx: TransactionClientContract,
  job: Job,
  applications: Application[]
): Promise<Map<number, DateTime>> {
  // two who start at once tell a person once
  await trx.rawQuery('select id from jobs where id = ? for no key update', [job.id])
  const before = await ScreeningNotice.query({ client: trx }).whereIn(
    'application_id',
    applications.map(({ id }) => id)
  )
  const from = new Map<number, DateTime>()
  const fresh: { application: Application; laws: (typeof jurisdictions)[number][] }[] = []
  const now = DateTime.now()
  for (const application of applications) {
    const wanted = jurisdictionsOf([job, application.candidate])
    const laws = jurisdictions.filter(({ value }) => wanted.includes(value))
    const had = before.filter(({ applicationId }) => applicationId === application.id)
    const missing = laws.filter(
      ({ value, version }) =>
        !had.some((one) => one.jurisdiction === value && one.version === version)
    )
    const days = [
      ...had.map(({ analysedFrom }) => analysedFrom),
      ...missing.map(({ waitDays }) => (waitDays ? businessDaysAfter(now, waitDays) : now)),
    ]
    from.set(application.id, DateTime.max(...days)!)
    if (missing.length > 0) fresh.push({ application, laws: missing })
  }
  if (fresh.length > 0) await tell(trx, job, fresh, now)
  return from
}

async function tell(
  trx: TransactionClientContract,
  job: Job,
  fresh: { application: Application; laws: (typeof jurisdictions)[number][] }[],
  now: DateTime
) {
  await ScreeningNotice.createMany(
    fresh.flatMap(({ application, laws }) =>
      laws.map(({ value, version, waitDays }) => ({
        companyId: job.companyId,
        applicationId: application.id,
        jurisdiction: value,
        version,
        sentAt: now,
        analysedFrom: waitDays ? businessDaysAfter(now, waitDays) : now,
      }))
    ),
    { client: trx }
  )
  const company = await Company.findOrFail(job.companyId, { client: trx })
  await notifyAll(
    trx,
    fresh.map(({ application, laws }) => {
      const message = sentence('{company} uses software to read applications for {job}', {
        company: company.name,
        job: job.title,
      })
      const link = `/candidate/screening/${application.id}`
      const wait = Math.max(...laws.map(({ waitDays }) => waitDays))
      return {
        to: [application.candidate.userId],
        kind: 'screening.notice',
        message,
        link,
        jobId: job.id,
        devId: application.candidateId,
        clientId: job.companyId,
        data: { appliedId: String(application.id) },
        mail: {
          subject: message,
          lines: [
            sentence(
              '{message}. It compares your resume, answers and tests with what the job asks for and says why. Your name, gender, age, school, place and gaps are taken out before.',
              { message }
            ),
            sentence(
              'It decides nothing: a person at the company reads it and decides. You can read everything it says about you, with the words it is based on, and have it explained, corrected or reviewed.'
            ),
            ...(wait > 0
              ? [
                  sentence(
                    'It is not used for you before {wait} business days from today are over.',
                    { wait }
                  ),
                ]
              : []),
            ...laws.map(({ law, text }) =>
              sentence('We tell you this by {law}. {text}', { law, text })
            ),
          ],
          action: { label: sentence('See what is said about you'), path: link },
          about: `application:${application.id}`,
        },
      }
    })
  )
}
