import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { type LocationKind } from '#api/taxonomy/taxonomy_facts'
import type { AskableKind } from '#api/taxonomy/taxonomy_facts'

type Known = { kind: AskableKind; id: number; name: string }
export type KnownSkills = (name: string) => Known | undefined

const squeezed = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ')

/** The skills and tools of our lists by name or alias; skills before tools of the same name. */
export async function knownSkills(
  client: QueryClientContract,
  names: string[]
): Promise<KnownSkills> {
  const wanted = [...new Set(names.map(squeezed))].filter(Boolean)
  const known = new Map<string, Known>()
  if (wanted.length) {
    const { rows } = await client.rawQuery(
      `select 'tool' as kind, id, name, array[]::text[] as aliases, lower(name) = any(:wanted) as exact from tools
         where status = 'active' and lower(name) = any(:wanted)
       union all
       select 'skill', id, name, aliases, lower(name) = any(:wanted) from skills
         where status = 'active' and (lower(name) = any(:wanted) or exists (select from unnest(aliases) as alias where lower(alias) = any(:wanted)))
       order by kind desc, exact desc`,
      { wanted } as any
    )
    for (const { kind, id, name, aliases } of [...rows].reverse())
      for (const each of [...aliases, name]) known.set(squeezed(each), { kind, id, name })
    // a name beats another's alias
    for (const { kind, id, name, exact } of rows)
      if (exact && kind === 'skill') known.set(squeezed(name), { kind, id, name })
  }
  return (name) => known.get(squeezed(name))
}

export type KnownPlace = { countryCode: string; state?: string | null; city?: string }

type PlaceRow = {
  kind: LocationKind
  name: string
  plain_name: string | null
  code: string | null
  country_code: string
  state_code: string | null
  population: number
}

/** A place in words ("Pune, Maharashtra", "Austin, TX", "Berlin, Germany") as our list has it; `near` decides between equals. */
export async function knownPlace(
  client: QueryClientContract,
  text: string,
  near: string | null
): Promise<KnownPlace | undefined> {
  const words = text
    .split(/[,|•()/]| - | – /)
    .map((word) => squeezed(word.replace(/\b\d{4,7}\b/g, '')))
    .filter(Boolean)
    .slice(0, 8)
  if (!words.length) return undefined
  const { rows } = (await client.rawQuery(
    `select kind, name, plain_name, code, country_code, state_code, population from locations
     where status = 'active' and (lower(name) = any(:words) or lower(plain_name) = any(:words) or (kind in ('state', 'country') and lower(code) = any(:words)))
     order by population desc nulls last limit 200`,
    { words } as any
  )) as { rows: PlaceRow[] }
  const of = (kind: PlaceRow['kind']) => rows.filter((row) => row.kind === kind)
  const isNear = (row: PlaceRow) => row.country_code === near
  const codes = words.slice(1)
  const says = (row: PlaceRow, ...among: string[][]) =>
    among.some((list) => list.includes((row.code ?? '').toLowerCase())) ||
    words.includes(squeezed(row.name)) ||
    words.includes(squeezed(row.plain_name ?? ''))

  // Names of countries count before codes, and codes of states before those of countries: "CA" is California beside
  // San Francisco, and Canada beside Toronto.
  const named = of('country').find((row) => says(row))
  const within = (row: PlaceRow) => !named || row.country_code === named.country_code
  const states = of('state').filter((row) => within(row) && says(row, codes))
  const countries = named ? [named] : of('country').filter((row) => says(row, codes))
  const cities = of('city').filter(within)
  const isOf = (city: PlaceRow, state: PlaceRow) =>
    city.country_code === state.country_code && city.state_code === state.code
  const inState = cities.filter((city) => states.some((state) => isOf(city, state)))
  const inCountry = cities.filter((city) =>
    countries.some((country) => city.country_code === country.country_code)
  )
  // "Ontario, CA" is a town in California and a province of Canada: the person chooses.
  const namedState = states.find(
    (state) => says(state) && countries.some((row) => row.country_code === state.country_code)
  )
  if (!named && namedState && inState.some((city) => city.country_code !== namedState.country_code))
    return undefined
  const isAlone = !codes.length || (!states.length && !countries.length)
  const choice = [inState, inCountry, isAlone ? cities : []].find((list) => list.length) ?? []
  const city = choice.find(isNear) ?? choice.at(0)
  if (city) return { countryCode: city.country_code, state: city.state_code, city: city.name }
  if (named) {
    const state = states.at(0)
    return { countryCode: named.country_code, ...(state && { state: state.code }) }
  }
  // A code without a town that we know: of several that bear it only the one that is near is sure.
  const bearers = namedState ? [namedState] : [...states, ...countries]
  const state = bearers.length > 1 ? bearers.find(isNear) : bearers.at(0)
  if (!state) return undefined
  return state.kind === 'state'
    ? { countryCode: state.country_code, state: state.code }
    : { countryCode: state.country_code }
}
