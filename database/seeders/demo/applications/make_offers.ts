import type { Application } from '#database/seeders/demo/applications/make_applications'
import { memberOf } from '#database/seeders/demo/companies/make_companies'
import { DAY } from '#database/seeders/demo/random'
import { iso, type World } from '#database/seeders/demo/world'

/** An open offer for everyone whose application is there, with the highest pay that the job names. */
export async function makeOffers({ trx, now }: World, applications: Application[]) {
  const offered = applications.filter(({ status }) => status === 'offer')
  for (const [index, { id, opening, steps }] of offered.entries())
    await trx.rawQuery(
      `insert into offers (company_id, application_id, candidate_id, made_by, pay_amount, pay_currency, pay_per, start_date,
         place, body, answer_by, created_at, updated_at)
       select a.company_id, a.id, a.candidate_id, :by, coalesce(j.budget_max, j.budget_min), j.currency, j.budget_for,
         cast(:start as date), j.city, 'Welcome, if you like. Ask whatever is open; we answer the same day.', :until, :at, :at
       from applications a join jobs j on j.id = a.job_id
       where a.id = :id and coalesce(j.budget_max, j.budget_min) > 0`,
      {
        id,
        by: memberOf(opening.company, 'owner').userId,
        start: iso(now + 40 * DAY),
        until: `${iso(now + (4 + (index % 6)) * DAY).slice(0, 10)}T18:29:59Z`,
        at: iso(steps.at(-1)!.at),
      }
    )
}
