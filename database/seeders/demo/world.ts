import string from '@adonisjs/core/helpers/string'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Row } from '#database/seeders/demo/insert'
import { dice, type Dice } from '#database/seeders/demo/random'
import { markets, type Market } from '#database/seeders/demo/places'

export type Place = {
  country_code: string
  state_code: string | null
  state_name: string | null
  city: string
  time_zone: string | null
}
type Ids = Map<string, number>

/** What the demo's makers share: the transaction, the hour it plays in, the die, and the ids of the reference content by slug. */
export type World = {
  trx: TransactionClientContract
  now: number
  dice: Dice
  skills: Ids
  skillNames: Map<string, string>
  stacks: Ids
  tools: Ids
  industries: Ids
  categories: Ids
  perks: number[]
  /** Everyone's notifications, written last and in the order of their time. */
  bells: Row[]
  place(country: string, city: string): Place
}

export async function openWorld(trx: TransactionClientContract): Promise<World> {
  const ids = async (table: string) =>
    new Map<string, number>(
      (await trx.from(table).select('id', 'slug')).map((row) => [row.slug, row.id])
    )
  const cities = Object.values(markets).flatMap((market: Market) => market.cities)
  const { rows } = await trx.rawQuery(
    `select c.country_code, c.state_code, s.name as state_name, c.name as city, c.time_zone
     from locations c left join locations s on s.kind = 'state' and s.country_code = c.country_code and s.code = c.state_code
     where c.kind = 'city' and c.name = any(?) order by c.population`,
    [cities]
  )
  // the largest of a name is read last
  const places = new Map<string, Place>(
    rows.map((row: Place) => [`${row.country_code}|${row.city}`, row])
  )
  const skillRows = await trx.from('skills').select('slug', 'name')
  return {
    trx,
    now: Date.now(),
    dice: dice(20_260_101),
    bells: [],
    skills: await ids('skills'),
    skillNames: new Map(skillRows.map((row) => [row.slug, row.name])),
    stacks: await ids('stacks'),
    tools: await ids('tools'),
    industries: await ids('industries'),
    categories: await ids('job_categories'),
    perks: (await trx.from('perks').select('id').orderBy('id')).map((row) => row.id),
    place: (country, city) =>
      places.get(`${country}|${city}`) ?? {
        country_code: country,
        state_code: null,
        state_name: null,
        city,
        time_zone: markets[country].zone,
      },
  }
}

export const idsOf = (map: Ids, slugs: readonly string[]) =>
  slugs.flatMap((slug) => map.get(slug) ?? [])
export const slugOf = (text: string) => string.slug(text, { lower: true, strict: true })
export const iso = (time: number) => new Date(time).toISOString()
export const day = (time: number) => new Date(time).toISOString().slice(0, 10)
