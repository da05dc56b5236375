import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from '../../load/own/server.js'
import { broken } from '../calls.js'
import { must } from '../verdict.js'
import { query, storage } from '../world.js'
import { told, writes } from './acts.js'
import { people } from './people.js'

/** Compares every write that was told to be done with the database and the storage. */
export async function checkAll() {
  print('writes that were told to be done', writes())
  print(
    'messages; resumes; answers of tests; imports; paid orders',
    `${told.messages.length}; ${told.uploads.size}; ${told.answers.size}; ${told.imports.length}; ${told.orders.length}`
  )
  await checkMessages()
  await checkUploads()
  await checkTests()
  await checkResults()
  await checkImports()
  await checkOrders()
  must('answers above 499 that were no 503', broken)
}

const count = (rows: { name: string; n: number }[]) => new Map(rows.map(({ name, n }) => [name, n]))
const unlike = (one: number | undefined) => one !== 1

async function checkMessages() {
  const found = count(
    await query(
      `select body as name, count(*)::int as n from messages where body like 'Message %' group by 1`
    )
  )
  must(
    'messages that are lost',
    told.messages.filter((text) => !found.has(text))
  )
  must(
    'messages that are there twice',
    [...found].filter(([, n]) => n > 1)
  )
}

async function checkUploads() {
  const rows = await query(
    `select f.file_name as name, f.storage_key as key from resumes r join files f on f.id = r.file_id where f.file_name like 'resume-%'`
  )
  const found = Map.groupBy(rows, ({ name }) => name as string)
  const bytesOf = (key: string) => {
    try {
      return createHash('sha256')
        .update(readFileSync(join(storage, key)))
        .digest('hex')
    } catch {
      return 'gone'
    }
  }
  must(
    'resumes that are lost, with another content, or there twice',
    [...told.uploads].filter(([name, sum]) => {
      const there = found.get(name) ?? []
      return unlike(there.length) || bytesOf(there[0].key) !== sum
    })
  )
}

async function checkTests() {
  const rows = await query(
    `select q.id, q.answer, q.revision from attempt_questions q where q.attempt_id = any($1)`,
    [people.takers.map(({ attemptId }) => attemptId)]
  )
  must(
    'answers of tests that are lost',
    rows.filter(({ id, answer, revision }) => {
      const said = told.answers.get(Number(id))
      const here = Array.isArray(answer) ? String(answer[0] + 1) : null
      return said && (here !== said.answer || revision < said.revision)
    })
  )
}

/** Tests that were finished, each with its result. */
async function checkResults() {
  must(
    'tests without a result',
    await query(
      `select a.id, a.status from attempts a where a.status <> 'done' or not exists (select from test_results r where r.attempt_id = a.id)`
    )
  )
}

async function checkImports() {
  const found = new Map(
    (await query(`select id::int, status, reason from company_imports`)).map((row) => [row.id, row])
  )
  must(
    'imports that are lost or not done',
    told.imports.flatMap(({ id }) =>
      found.get(id)?.status === 'done' ? [] : [found.get(id) ?? id]
    )
  )
  const brought = count(
    await query(
      `select u.email as name, count(*)::int as n from users u join candidates c on c.user_id = u.id where u.email like '%@example.org' group by 1`
    )
  )
  must(
    'people of imports who are lost, or there twice',
    told.imports.flatMap(({ emails }) => emails.filter((email) => unlike(brought.get(email))))
  )
}

async function checkOrders() {
  const rows = await query(
    `select o.id::int, o.company_id::int as "companyId", o.status, o.fulfilled_at is not null as fulfilled,
       (select count(*)::int from invoices i where i.order_id = o.id) as invoices,
       (select count(*)::int from credit_ledger c where c.reference = 'order:' || o.id) as credits,
       (select count(*)::int from payments p join sandbox_payments s on s.ref = p.gateway_ref where p.order_id = o.id and s.status = 'paid') as paid
     from orders o`
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  must(
    'paid orders that are lost, or not paid, given and billed once',
    told.orders.flatMap(({ id }) => {
      const row = found.get(id)
      const isWhole =
        row?.status === 'paid' &&
        row.fulfilled &&
        [row.paid, row.invoices, row.credits].every((times) => times === 1)
      return isWhole ? [] : [row ?? id]
    })
  )
  const known = new Set(told.orders.map(({ id }) => id))
  must(
    'orders that nobody made',
    rows.filter(({ id }) => !known.has(id))
  )
}
