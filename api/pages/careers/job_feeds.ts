import { appUrl, productName } from '#config/app'
import { inXml } from '#api/http/text/escape_html'
import { shownRichText } from '#api/http/text/rich_text'
import type Job from '#api/jobs/models/job'
import { textOfJob } from '#api/pages/heads'

type Field = [name: string, value: string | null | undefined]

/** What a feed says of a source: nothing of it is escaped, as job boards ask for CDATA. */
const element = (fields: Field[]) =>
  `<job>${fields
    .filter(([, value]) => value)
    .map(([field, value]) => `<${field}><![CDATA[${safe(value!)}]]></${field}>`)
    .join('')}</job>`

/** Text that neither ends its section nor holds what XML has no word for. */
const safe = (value: string) => inXml(value).replaceAll(']]>', ']]]]><![CDATA[>')

const document = (jobs: Job[], elements: string[]) => {
  const built = jobs[0]?.refreshedAt ?? jobs[0]?.publishedAt
  return `<?xml version="1.0" encoding="UTF-8"?><source><publisher>${productName}</publisher><publisherurl>${appUrl}</publisherurl>${built ? `<lastBuildDate>${built.toUTC().toHTTP()}</lastBuildDate>` : ''}${elements.join('')}</source>`
}

const url = ({ slug }: Job, source: string) => `${appUrl}/jobs/${slug}?utm_source=${source}`
const companyOf = ({ organisation, company }: Job) => organisation ?? company.name
const words = (job: Job) => shownRichText(textOfJob(job))

/** The feed that Indeed reads. */
export const indeedFeed = (jobs: Job[]) =>
  document(
    jobs,
    jobs.map((job) =>
      element([
        ['title', job.title],
        ['date', job.publishedAt?.toUTC().toHTTP()],
        ['referencenumber', String(job.id)],
        ['requisitionid', String(job.id)],
        ['url', url(job, 'indeed')],
        ['company', companyOf(job)],
        ['sourcename', job.company.name],
        ['city', job.city],
        ['state', job.stateName],
        ['country', job.countryCode ?? job.company.countryCode],
        ['description', words(job)],
        ['salary', payOf(job)],
        ['jobtype', job.jobType?.toLowerCase()],
        ['remotetype', remote[job.locationType ?? '']],
        ['expirationdate', job.validThrough?.toUTC().toISODate()],
      ])
    )
  )

/** The feed that LinkedIn reads. */
export const linkedinFeed = (jobs: Job[]) =>
  document(
    jobs,
    jobs.map((job) =>
      element([
        ['partnerJobId', String(job.id)],
        ['company', companyOf(job)],
        ['title', job.title],
        ['description', words(job)],
        ['location', [job.city, job.stateName, job.countryName].filter(Boolean).join(', ')],
        ['city', job.city],
        ['state', job.stateName],
        ['country', job.countryCode ?? job.company.countryCode],
        ['applyUrl', url(job, 'linkedin')],
        ['workplaceTypes', job.locationType],
        ['jobtype', job.jobType?.toUpperCase().replace('-', '_')],
        ['listDate', job.publishedAt?.toUTC().toISODate()],
        ['expirationDate', job.validThrough?.toUTC().toISODate()],
      ])
    )
  )

const remote: Record<string, string> = { Remote: 'Fully remote', Hybrid: 'Hybrid remote' }

/** Nothing where the company keeps it to itself. */
function payOf({ hideBudget, budgetMin, budgetMax, currency, budgetFor }: Job) {
  const bounds = [...new Set([budgetMin, budgetMax].filter((value) => value !== null))]
  if (hideBudget || bounds.length === 0) return null
  return `${currency} ${bounds.join(' - ')} per ${budgetFor}`
}
