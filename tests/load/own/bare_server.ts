/**
 * The least that can answer the job list: node:http and named statements of pg, nothing checked, nothing remembered.
 * `job_list.ts` starts it with DATABASE_URL and compares the product with it on the same tables.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

type Body = {
  skills?: number[]
  jobLocation?: string[]
  jobType?: string[]
  countryCode?: string
  catId?: number
  page?: number
  limit?: number
}

pg.types.setTypeParser(20, Number)
// as many connections as the product's list has
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 6 })

const COLUMNS = `j.id, j.company_id, j.title, j.slug, j.organisation, j.employer_role, j.job_category_id, j.industry_id, j.job_type, j.location_type, j.country_code, j.country_name, j.state_code, j.state_name, j.city,
  j.currency, j.budget_min, j.budget_max, j.budget_for, j.hide_budget, j.min_experience, j.max_experience, j.short_description, j.skill_ids, j.required_skill_ids, j.stack_ids, j.required_stack_ids,
  j.tags, j.is_candor_job, j.status, j.is_approved, j.answer_by_days, j.published_at, j.valid_through, j.refreshed_at, j.promotion_expires_at, c.logo_key, c.slug as company_slug, c.is_top_company`

/** One skill and what else narrows it, or the whole list: each shape is a statement that PostgreSQL plans once. */
async function answer({
  skills,
  jobLocation,
  jobType,
  countryCode,
  catId,
  page = 1,
  limit = 20,
}: Body) {
  const values: unknown[] = []
  const conditions = ['l.valid_through > now()']
  const add = (name: string, condition: string, value: unknown) => {
    if (value === undefined) return ''
    values.push(value)
    conditions.push(condition.replace('?', `$${values.length}`))
    return name
  }
  const name = [
    add('skill', 'l.skill_id = ?::int', skills?.[0]),
    add('place', 'l.location_type = ?', jobLocation?.[0]),
    add('type', 'l.job_type = ?', jobType?.[0]),
    add('country', 'l.country_code = ?', countryCode),
    add('category', 'l.job_category_id = ?::bigint', catId),
  ].join('-')
  const [table, id] = skills ? ['job_skills', 'l.job_id'] : ['jobs', 'l.id']
  const where = `from ${table} l where ${skills ? '' : 'l.listed and '}${conditions.join(' and ')}`
  const [rows, total] = await Promise.all([
    pool.query({
      name: `rows-${name}`,
      text: `select ${COLUMNS} from (select ${id} as id, l.refreshed_at ${where} order by l.refreshed_at desc, ${id} desc limit $${values.length + 1} offset $${values.length + 2}) page
        join jobs j on j.id = page.id join companies c on c.id = j.company_id order by page.refreshed_at desc, page.id desc`,
      values: [...values, limit, (page - 1) * limit],
    }),
    pool.query({ name: `total-${name}`, text: `select count(*) as total ${where}`, values }),
  ])
  return { data: rows.rows, total: total.rows[0].total }
}

const server = createServer(async (request, response) => {
  try {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = JSON.stringify(await answer(JSON.parse(Buffer.concat(chunks).toString() || '{}')))
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port })
)
