import db from '@adonisjs/lucid/services/db'
import type Company from '#api/companies/models/company'
import Review from '#api/reviews/models/review'

/** What candidates say of a company as everyone may read it, the latest first, with the number and the average of all of it. */
export async function reviewsOfCompany(
  { id }: Pick<Company, 'id'>,
  { page = 1, limit = 20 }: { page?: number; limit?: number } = {}
) {
  const shown = { company_id: id, side: 'candidate', status: 'published' }
  const reviews = await Review.query()
    .where(shown)
    .withScopes((scopes) => scopes.withNames())
    .orderBy('id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
  const [{ count, average }] = await db
    .from('reviews')
    .where(shown)
    .select(db.raw('count(*)::int as count, round(avg(rating), 1)::float as average'))
  return { reviews, summary: { count: count as number, average: average as number | null } }
}
