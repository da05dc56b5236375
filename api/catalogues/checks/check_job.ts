import db from '@adonisjs/lucid/services/db'
import { textOf } from '#api/http/text/rich_text'
import Job from '#api/jobs/models/job'
import { counted, good, look, unknown } from '#api/catalogues/checks/check'
import { checkContacts } from '#api/catalogues/checks/check_contacts'
import { checkPairs } from '#api/catalogues/checks/check_pairs'
import type { Check } from '#api/catalogues/definition'

/** Live jobs of a category from which on their pay says what is usual. */
const ENOUGH = 5
/** How many times the lower end the upper end of a pay may be. */
const WIDEST = 2.5
/** From here on two texts are the same one, changed a little. */
const SAME_TEXT = 0.8
/** As much of a text is compared with others. */
const COMPARED = 1_500
/** So many jobs of its company and category are compared, as each takes a part of a millisecond. */
const NEWEST = 500

/** What is looked at by itself before a job is approved: its pay, its text, its skills and its company. */
export async function checkJob(id: number): Promise<Check[]> {
  const job = await Job.query().where('id', id).preload('company').firstOrFail()
  const { title, shortDescription, description, skillIds } = job
  return [
    await checkPay(job),
    await wordsOf(job),
    checkContacts([
      ['the title', title],
      ['the short description', textOf(shortDescription)],
      ['the description', textOf(description)],
    ]),
    await checkPairs(skillIds, 'No skill is asked for.'),
    await checkCompanyOf(job),
  ]
}

/** The pay of a job, as it is in memory, beside that of the live jobs of its category. */
export async function checkPay(job: Job): Promise<Check> {
  const { id, jobCategoryId, budgetMin, budgetMax, budgetFor, currency } = job
  const label = 'Pay'
  if (!budgetMin && !budgetMax) return look(label, 'No pay is given.')
  if (budgetMin && budgetMax && budgetMax > budgetMin * WIDEST)
    return look(
      label,
      `The upper end is ${(budgetMax / budgetMin).toFixed(1)} times the lower: too wide to tell candidates what it pays.`
    )
  const { rows } = await db.rawQuery(
    `with worths as (
       select pay_worth(coalesce(budget_max, budget_min, 0), budget_for, currency) as worth
       from jobs where listed and id <> :id and job_category_id = :category
     )
     select count(*)::int as others, percentile_cont(0.1) within group (order by worth) as low,
       percentile_cont(0.9) within group (order by worth) as high,
       pay_worth(:paid, :per, :currency)::float as own
     from worths where worth > 0`,
    {
      id,
      category: jobCategoryId ?? 0,
      paid: budgetMax ?? budgetMin ?? 0,
      per: budgetFor,
      currency,
    } as never
  )
  const { others, low, high, own } = rows[0] as Record<'others' | 'low' | 'high' | 'own', number>
  const among = `${counted(others, 'live job')} of its category`
  if (others < ENOUGH || !own) return unknown(label, `Too few to compare: ${among}.`)
  if (own > high * WIDEST) return look(label, `Far above 90 % of ${among}.`)
  if (own * WIDEST < low) return look(label, `Far below 90 % of ${among}.`)
  return good(label, `In the usual range of ${among}.`)
}

async function wordsOf({ id, companyId, jobCategoryId, description }: Job): Promise<Check> {
  const label = 'Text'
  const words = textOf(description).slice(0, COMPARED)
  const { rows } = await db.rawQuery(
    `select jobs.id::text as _id, jobs.title, jobs.company_id <> :company as elsewhere
     from (
       select * from jobs
       where id <> :id and status <> 'draft'
         and (company_id = :company or job_category_id is not distinct from :category::bigint)
       order by id desc limit :newest
     ) jobs, lateral (select left(regexp_replace(description, '<[^>]*>', ' ', 'g'), :compared) as words) plain
     where similarity(plain.words, :words) >= :same
     order by elsewhere desc, jobs.id desc limit 5`,
    {
      id,
      company: companyId,
      category: jobCategoryId,
      words,
      compared: COMPARED,
      same: SAME_TEXT,
      newest: NEWEST,
    }
  )
  const found = rows as { _id: string; title: string; elsewhere: boolean }[]
  if (found.length === 0) return good(label, 'Not found in any other job.')
  const others = found.filter(({ elsewhere }) => elsewhere).length
  return look(
    label,
    others > 0
      ? `Almost the same text at ${counted(others, 'other company', 'other companies')}.`
      : 'Almost the same text in another job of this company.',
    found.map(({ _id, title }) => ({ catalogue: 'jobs', _id, title }))
  )
}

/** Who offers a job: whether it is verified, and what became of its other jobs. */
export async function checkCompanyOf({ companyId, company }: Job): Promise<Check> {
  const label = 'Company'
  const { approved, refused, suspended } = await db
    .from('jobs')
    .where('company_id', companyId)
    .select(
      db.raw('count(*) filter (where is_approved)::int as approved'),
      db.raw('count(*) filter (where not is_approved)::int as refused'),
      db.raw(`count(*) filter (where status = 'suspended')::int as suspended`)
    )
    .first()
  const record = [
    `${counted(approved, 'job')} approved`,
    refused > 0 && `${refused} not approved`,
    suspended > 0 && `${suspended} suspended`,
    company.responseRate !== null && `${company.responseRate} % answered in time`,
  ]
    .filter(Boolean)
    .join(', ')
  const rows = [{ catalogue: 'clients', _id: String(companyId), title: company.name }]
  if (company.verification !== 'verified') return look(label, `Not verified. ${record}.`, rows)
  if (suspended > 0 || company.strikes > 0) return look(label, `${record}.`, rows)
  return good(label, `Verified. ${record}.`)
}
