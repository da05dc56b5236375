import db from '@adonisjs/lucid/services/db'
import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { catalogues } from '#generated/catalogues'
import { dashboardDays, mayRead, mayWrite, type Catalogue } from '#api/catalogues/definition'
import { listIds } from '#api/catalogues/listing'
import { modelOf, rowsOf, toWire } from '#api/catalogues/rows'

const dashboardValidator = vine.create({
  days: vine
    .number()
    .in([...dashboardDays])
    .optional(),
})

export default class ConsoleDashboardController {
  /** What waits for a decision first, then what happened on each of the last days, 30 unless told. */
  async show({ auth, request }: HttpContext) {
    const { days = 30 } = await request.validateUsing(dashboardValidator)
    const { adminRole } = auth.getUserOrFail()
    const waiting = Object.values(catalogues).filter(
      (catalogue) => catalogue.queue && mayRead(catalogue, adminRole)
    )
    const [queues, activity] = await Promise.all([
      Promise.all(
        waiting.map(async (catalogue) => ({
          ...(await queueOf(catalogue)),
          /** Whether the reader is one of those who decide. */
          mayDecide: mayWrite(catalogue, adminRole),
        }))
      ),
      activityByDay(days),
    ])
    return { message: 'Dashboard', data: { queues, activity } }
  }
}

async function queueOf(catalogue: Catalogue) {
  const { label, filter, order } = catalogue.queue!
  const model = await modelOf(catalogue)
  const { ids, total } = await listIds(catalogue, model, {
    sort: order,
    descending: false,
    offset: 0,
    limit: 5,
    filter,
  })
  const rows = ids.length ? await rowsOf(catalogue, model.query()).whereIn('id', ids) : []
  const oldest = ids.map((id) =>
    toWire(
      catalogue,
      rows.find((row) => row.$primaryKeyValue === id)!,
      true
    )
  )
  return {
    name: catalogue.name,
    label,
    count: total,
    filter,
    oldest: oldest.map((row) => ({
      _id: String(row._id),
      title: row[catalogue.title] as string | null,
      since: (row.submittedAt ?? row.createdAt) as string | null,
    })),
  }
}

async function activityByDay(days: number) {
  const since = `now() - interval '${days - 1} days'`
  const counted = (name: string, table: string) =>
    `(select count(*) from ${table} where created_at >= day and created_at < day + interval '1 day') as "${name}"`
  const { rows } = await db.rawQuery(
    `select to_char(day, 'YYYY-MM-DD') as day, ${counted('jobs', 'jobs')}, ${counted('applications', 'applications')}, ${counted('interviews', 'interviews')}, ${counted('developers', 'candidates')}, ${counted('companies', 'companies')} from generate_series(date_trunc('day', ${since}), date_trunc('day', now()), interval '1 day') as day order by day`
  )
  return rows as Activity[]
}

/** What was made on one day, such as `2026-12-01`. */
type Activity = { day: string } & Record<
  'jobs' | 'applications' | 'interviews' | 'developers' | 'companies',
  number
>
