import { randomBytes } from 'node:crypto'
import { getCountries } from 'libphonenumber-js/max'
import string from '@adonisjs/core/helpers/string'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { escapeHtml } from '#api/http/text/escape_html'
import { sanitizeRichText } from '#api/http/text/rich_text'
import { jobLimits } from '#api/jobs/job_facts'
import type { JobRow } from '#api/imports/systems/rows'
import {
  firstOfEach,
  isOurs,
  keepRecords,
  keyOf,
  recordsOf,
  type Bringing,
} from '#api/imports/transfer/bring/bringing'
import { insertRows, nextIds } from '#api/imports/insert_rows'

/** Brings jobs in as drafts or closed ones; a job of the company with the same title is taken for the same. */
export async function bringJobs(
  trx: TransactionClientContract,
  bringing: Bringing,
  given: JobRow[]
) {
  const { wanted, dry, tally, would, now } = bringing
  const rows = firstOfEach(given)
  const records = await recordsOf(
    trx,
    bringing,
    'job',
    rows.map(({ id }) => id)
  )
  const byTitle = await jobsByTitle(trx, bringing, rows)
  const fresh: JobRow[] = []
  const found: { id: string; made: boolean; job_id: number }[] = []
  for (const row of rows) {
    const record = records.get(keyOf(row.id))
    const same = byTitle.get(row.title.toLowerCase())
    if (record || same) {
      const ours = record && isOurs(bringing, record)
      tally.count('job', ours ? 'new' : 'known', row.source, row.title, {
        message: ours ? '' : sentence('A job of this title is here already'),
      })
      if (!record) found.push({ id: row.id, made: false, job_id: same! })
    } else {
      tally.count('job', 'new', row.source, row.title)
      fresh.push(row)
    }
    if (dry) would.add(`job ${row.id}`)
  }
  if (dry) return
  const ids = await nextIds(trx, 'jobs', fresh.length)
  await insertRows(
    trx,
    'jobs',
    columns,
    fresh.map((row, at) => jobOf(bringing, row, ids[at]))
  )
  await insertRows(
    trx,
    'job_events',
    {
      company_id: 'bigint',
      job_id: 'bigint',
      actor_id: 'bigint',
      action: 'text',
      to_state: 'text',
      reason: 'text',
      created_at: 'timestamptz',
    },
    fresh.map(({ status }, at) => ({
      company_id: wanted.companyId,
      job_id: ids[at],
      actor_id: wanted.createdBy,
      action: 'create',
      to_state: status,
      reason: `import ${wanted.id}`,
      created_at: now,
    }))
  )
  await keepRecords(trx, bringing, 'job', [
    ...found,
    ...fresh.map(({ id }, at) => ({ id, made: true, job_id: ids[at] })),
  ])
}

/** Those of the company that no import of this system made: two of one title that it names itself stay two. */
async function jobsByTitle(trx: TransactionClientContract, { wanted }: Bringing, rows: JobRow[]) {
  if (rows.length === 0) return new Map<string, number>()
  const { rows: here } = await trx.rawQuery(
    `select j.id, lower(j.title) as title from jobs j
     where j.company_id = :company and j.status <> 'archived' and lower(j.title) = any(:titles)
       and not exists (select from imported_records r where r.job_id = j.id and r.system = :system)
     order by j.id`,
    {
      company: wanted.companyId,
      system: wanted.system,
      titles: rows.map(({ title }) => title.toLowerCase()),
    } as any
  )
  return new Map(
    (here as { id: number; title: string }[]).map(({ id, title }) => [title, Number(id)])
  )
}

const columns = {
  id: 'bigint',
  company_id: 'bigint',
  created_by: 'bigint',
  title: 'text',
  slug: 'text',
  organisation: 'text',
  industry_id: 'bigint',
  country_code: 'text',
  country_name: 'text',
  city: 'text',
  job_type: 'text',
  location_type: 'text',
  currency: 'text',
  budget_min: 'bigint',
  budget_max: 'bigint',
  budget_for: 'text',
  description: 'text',
  status: 'text',
  closed_at: 'timestamptz',
  created_at: 'timestamptz',
  refreshed_at: 'timestamptz',
  updated_at: 'timestamptz',
}

function jobOf({ wanted, now }: Bringing, row: JobRow, id: number) {
  const { company } = wanted
  const country = countryOf(row.country)
  const [min, max] = [row.payMin ?? null, row.payMax ?? null]
  return {
    id,
    company_id: company.id,
    created_by: wanted.createdBy,
    title: [...row.title].slice(0, jobLimits.title.max).join(''),
    slug: `${string.slug(row.title, { lower: true, strict: true }).slice(0, 80) || 'job'}-${randomBytes(5).toString('hex')}`,
    organisation: company.name,
    industry_id: company.industryId,
    country_code: country ?? (row.country ? null : company.countryCode),
    country_name: row.country ?? null,
    city: row.city ?? null,
    job_type: row.jobType ?? 'Full-Time',
    location_type: row.workMode ?? 'On Site',
    currency: row.currency ?? 'INR',
    budget_min: min !== null && max !== null ? Math.min(min, max) : min,
    budget_max: min !== null && max !== null ? Math.max(min, max) : max,
    budget_for: row.payPer ?? 'year',
    description: descriptionOf(row),
    status: row.status,
    closed_at: row.status === 'closed' ? (row.closedAt ?? now) : null,
    created_at: row.openedAt ?? now,
    refreshed_at: row.openedAt ?? now,
    updated_at: now,
  }
}

/** Rich text as it came, or plain text as paragraphs, and below it what has no field of its own. */
function descriptionOf({ description = '', facts = [] }: JobRow) {
  const words = /<\/?(?:p|div|br|ul|ol|li|h\d|strong|em|b|i|span|a)\b/i.test(description)
    ? description
    : description
        .split(/\n{2,}/)
        .map((part) =>
          part.trim() ? `<p>${escapeHtml(part.trim()).replace(/\n/g, '<br>')}</p>` : ''
        )
        .join('')
  const list = facts
    .map(([label, value]) => `<li>${escapeHtml(`${label}: ${value}`)}</li>`)
    .join('')
  return sanitizeRichText(
    `${words.slice(0, jobLimits.description.max)}${list ? `<ul>${list}</ul>` : ''}`
  )
}

const english = new Intl.DisplayNames('en', { type: 'region' })
const codes = new Map<string, string>(
  getCountries().map((code) => [(english.of(code) ?? code).toLowerCase(), code])
)
for (const [name, code] of [
  ['usa', 'US'],
  ['uk', 'GB'],
  ['england', 'GB'],
  ['deutschland', 'DE'],
  ['bharat', 'IN'],
])
  codes.set(name, code)

/** The code of a country by its code or English name. */
export const countryOf = (words: string | undefined): string | null => {
  if (!words) return null
  const code = words.trim().toUpperCase()
  if (code.length === 2 && (getCountries() as string[]).includes(code)) return code
  return codes.get(words.trim().toLowerCase()) ?? null
}
