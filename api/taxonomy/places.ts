import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { keptCountries } from '#api/taxonomy/kept_countries'
import Location from '#api/taxonomy/models/location'
import { escapeLike } from '#api/taxonomy/suggest'

type Search = { search?: string; q?: string; country?: string; page?: number; limit?: number }

type Places = ModelQueryBuilderContract<typeof Location, Location>

function matching(query: Places, typed: string | undefined): Places {
  if (!typed) return query
  const like = { contains: `%${escapeLike(typed)}%`, starts: `${escapeLike(typed)}%` }
  return query
    .whereRaw('(name ilike :contains or plain_name ilike :contains)', like)
    .orderByRaw('(name ilike :starts or coalesce(plain_name ilike :starts, false)) desc', like)
}

const active = (): Places => Location.query().where('status', 'active')

/** Every country, which nobody changes, or those that match. */
export async function countries({ search, q }: Search): Promise<Location[]> {
  const find = (typed?: string) =>
    matching(active().where('kind', 'country'), typed).orderBy('name')
  const typed = search ?? q
  return typed ? find(typed) : keptCountries.get('', async () => find())
}

/** A country's first-level subdivisions. */
export const states = (countryCode: string, { search, q }: Search) =>
  matching(
    active().where({ kind: 'state', country_code: countryCode.toUpperCase() }),
    search ?? q
  ).orderBy('name')

/**
 * A state's cities, the largest first. `IN-MH` names both, as `MH` with a country does. A code alone is a state of
 * India, else a country without states (`SG`), else every state of that code anywhere (`CA`: California and more).
 */
export async function cities(code: string, { country, search, q, page = 1, limit = 100 }: Search) {
  const [, first, second] = code.toUpperCase().match(/^(?:([A-Z]{2})-)?([A-Z0-9]{1,3})$/) ?? []
  const inState = (of: object) => active().where({ kind: 'city', state_code: second, ...of })
  const named = first ?? country
  const choices: Places[] = !second
    ? []
    : named
      ? [inState({ country_code: named })]
      : [
          inState({ country_code: 'IN' }),
          active().where({ kind: 'city', country_code: second }).whereNull('state_code'),
          inState({}),
        ]
  let query = active().whereRaw('false')
  for (const choice of choices)
    if (await choice.clone().first()) {
      query = choice
      break
    }
  return matching(query, search ?? q)
    .orderBy('population', 'desc')
    .orderBy('id')
    .paginate(page, limit)
}

/** A state or country by its code or the beginning of its name, as it follows a place: "San Francisco, CA". */
function within(query: Places, named: string): Places {
  return query.whereRaw(
    `(upper(state_code) = upper(:named) or country_code = upper(:named) or exists (
       select from locations around
       where around.country_code = locations.country_code and around.name ilike :starts
         and (around.kind = 'country' or around.kind = 'state' and around.code = locations.state_code)))`,
    { named, starts: `${escapeLike(named)}%` }
  )
}

/**
 * Cities, states and countries by what a person types: those that start with it first, the larger ones first. What
 * follows a comma is where they are; a code of a state and a country ("Ontario, CA") finds both.
 */
export async function places({ search, q, country, page = 1, limit = 20 }: Search) {
  const query = active().if(country, (each) => each.where('country_code', country!))
  const [named, ...around] = (search ?? q ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  for (const part of around) within(query, part)
  return matching(query, named)
    .select('locations.*')
    .select(
      Location.query().client.raw(
        `(select s.name from locations s where s.kind = 'state' and s.country_code = locations.country_code and s.code = locations.state_code) as state_name`
      )
    )
    .select(
      Location.query().client.raw(
        `(select c.name from locations c where c.kind = 'country' and c.code = locations.country_code) as country_name`
      )
    )
    .orderByRaw(
      `case kind when 'country' then 100000000 when 'state' then 3000000 else population end desc, id`
    )
    .paginate(page, limit)
}
