import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Known = { kind: 'skill' | 'tool'; id: number; name: string }
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
  kind: 'country' | 'state' | 'city'
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
  // "IN" may be India or Indiana: names count before codes
  const country =
    of('country').find((row) => words.includes(squeezed(row.name))) ??
    of('country').find((row) => words.slice(1).includes((row.code ?? '').toLowerCase()))
  const inCountry = (row: PlaceRow) => !country || row.country_code === country.country_code
  const states = of('state').filter(inCountry)
  const cities = of('city').filter(inCountry)
  const inState = (row: PlaceRow) =>
    states.some((state) => state.country_code === row.country_code && state.code === row.state_code)
  const city =
    cities.find(inState) ?? cities.find((row) => row.country_code === near) ?? cities.at(0)
  if (city) return { countryCode: city.country_code, state: city.state_code, city: city.name }
  const state = states.find((row) => row.country_code === near) ?? states.at(0)
  if (state) return { countryCode: state.country_code, state: state.code }
  return country && { countryCode: country.country_code }
}
