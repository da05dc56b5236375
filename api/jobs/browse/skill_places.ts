import string from '@adonisjs/core/helpers/string'
import db from '@adonisjs/lucid/services/db'
import Job from '#api/jobs/models/job'
import { keptPlaces, type SkillPlace } from '#api/jobs/browse/job_list_query'

/** A place has a page for a skill from so many open jobs on: a page of one job says no more than the job. */
const PLACE_FROM = 3
/** The fullest places of a skill; the others are found by the filters of the list. */
const MOST_PLACES = 40

/** The cities with enough open jobs for a skill, the fullest first. */
export const placesOfSkill = (skillId: number): Promise<SkillPlace[]> =>
  keptPlaces.get(String(skillId), async () => {
    const rows = await Job.query()
      .withScopes((scopes) => scopes.public())
      .whereIn('jobs.id', db.from('job_skills').where('skill_id', skillId).select('job_id'))
      .whereNotNull('city')
      .groupByRaw('lower(city)')
      .havingRaw('count(*) >= ?', [PLACE_FROM])
      .select(db.raw('mode() within group (order by city) as city, count(*)::int as count'))
      .orderByRaw('count desc, lower(city)')
      .limit(MOST_PLACES)
      .pojo<{ city: string; count: number }>()
    const places = rows.map(({ city, count }) => ({
      slug: string.slug(city, { lower: true, strict: true }),
      city,
      count,
    }))
    // a name without a Latin letter has no address of its own, and of two with one the fuller has it
    return places.filter(
      ({ slug }, index) => slug && places.findIndex((place) => place.slug === slug) === index
    )
  })
