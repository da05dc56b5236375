import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { settings } from '#api/http/settings'
import { forgetCountries } from '#api/taxonomy/kept_countries'
import { forgetNames } from '#api/taxonomy/names'
import { quartersOf } from '#database/quarters'

const files = [
  'skill_categories',
  'skills',
  'stacks',
  'tools',
  'industries',
  'job_categories',
  'job_titles',
  'perks',
  'locations',
  'features',
  'plans',
  'products',
  'price_slabs',
] as const
type File = (typeof files)[number]
type Loaded = { hash: string; slugs: Record<string, string[]> }

const read = (file: File) => readFileSync(app.makePath('database/data', `${file}.json`), 'utf8')

/**
 * Loads database/data into the tables, found again by slug; returns how many rows changed, undefined when
 * the content is what it was. A row is ours while nobody edited it (updated_at = created_at); a row that an
 * admin edited stays as it is, and one that an admin deleted stays away.
 */
export async function loadReferenceData(say: (line: string) => void = () => {}) {
  const texts = Object.fromEntries(files.map((file) => [file, read(file)])) as Record<File, string>
  const digest = createHash('sha1')
  for (const file of files) digest.update(texts[file])
  const hash = digest.digest('hex')
  const before = await settings.read<Loaded>('reference_data')
  if (before?.hash === hash) return undefined

  const loaded = await db.transaction(async (trx) => {
    let changed = 0
    const slugs: Loaded['slugs'] = {}
    const tell = quartersOf(say, 'Reference data')
    for (const [index, table] of files.entries()) {
      const rows = table === 'locations' ? locationRows(texts.locations) : JSON.parse(texts[table])
      const known = new Set(before?.slugs[table] ?? [])
      slugs[table] = rows.map((row: { slug: string }) => row.slug)
      changed += await load(trx, table, rows, [...known])
      tell(index + 1, files.length)
    }
    await settings.write('reference_data', { hash, slugs }, trx)
    return changed
  })
  forgetNames()
  forgetCountries()
  return loaded
}

/** How a file's entry becomes columns: SQL over `r`, one JSON object a row. */
const category = `(select id from skill_categories where slug = r->>'category')`
const columns: Record<File, Record<string, string>> = {
  skill_categories: { name: text('name'), icon: text('icon'), position: 'n::int' },
  skills: {
    skill_category_id: category,
    name: text('name'),
    icon: text('icon'),
    aliases: list('aliases'),
    popularity: `(r->>'popularity')::int`,
  },
  stacks: {
    skill_category_id: category,
    name: text('name'),
    icon: text('icon'),
    description: text('description'),
    skill_ids: `(select coalesce(array_agg(s.id::int order by each.n), '{}') from jsonb_array_elements_text(r->'skills') with ordinality each(slug, n) join skills s on s.slug = each.slug)`,
  },
  tools: { skill_category_id: category, name: text('name'), icon: text('icon') },
  industries: { name: text('name'), icon: text('icon') },
  job_categories: { name: text('name'), icon: text('icon'), description: text('description') },
  job_titles: {
    job_category_id: `(select id from job_categories where slug = r->>'category')`,
    name: text('name'),
    synonyms: list('synonyms'),
  },
  perks: { name: text('name'), icon: text('icon'), perk_group: text('group') },
  locations: {
    kind: text('kind'),
    name: text('name'),
    plain_name: text('plainName'),
    code: text('code'),
    country_code: text('country'),
    state_code: text('state'),
    currency: text('currency'),
    dial_code: text('dialCode'),
    region: text('region'),
    latitude: `(r->>'lat')::float8`,
    longitude: `(r->>'lng')::float8`,
    time_zone: text('timeZone'),
    population: `coalesce((r->>'population')::int, 0)`,
  },
  features: {
    name: text('name'),
    kind: text('kind'),
    position: `(r->>'position')::int`,
    status: `coalesce(r->>'status', 'active')`,
  },
  plans: {
    name: text('name'),
    description: text('description'),
    is_free: `coalesce((r->>'isFree')::boolean, false)`,
    trial_days: `(r->>'trialDays')::int`,
    entitlements: `r->'entitlements'`,
    position: `(r->>'position')::int`,
  },
  products: {
    name: text('name'),
    description: text('description'),
    kind: text('kind'),
    side: text('side'),
    days: `(r->>'days')::int`,
    sac: text('sac'),
    position: `(r->>'position')::int`,
  },
  price_slabs: {
    plan_id: `(select id from plans where slug = r->>'plan')`,
    product_id: `(select id from products where slug = r->>'product')`,
    country_code: text('country'),
    region: text('region'),
    currency: text('currency'),
    billing_interval: text('interval'),
    unit: text('unit'),
    tax_included: `(r->>'taxIncluded')::boolean`,
    bands: `r->'bands'`,
  },
}
const uniqueNames = ['skills', 'stacks', 'tools']

function text(key: string) {
  return `r->>'${key}'`
}

function list(key: string) {
  return `array(select jsonb_array_elements_text(r->'${key}'))`
}

async function load(trx: TransactionClientContract, table: File, rows: object[], known: string[]) {
  const key = table === 'locations' ? 'source_key' : 'slug'
  const names = Object.keys(columns[table])
  const { rowCount } = await trx.rawQuery(
    `insert into ${table} as t (${key}, ${names.join(', ')}, created_at, updated_at)
     select r->>'slug', ${Object.values(columns[table]).join(', ')}, now(), now()
     from jsonb_array_elements(cast(:rows as jsonb)) with ordinality each(r, n)
     where (not r->>'slug' = any(:known) or exists (select from ${table} where ${key} = r->>'slug'))
     ${uniqueNames.includes(table) ? `and not exists (select from ${table} o where lower(o.name) = lower(r->>'name') and o.slug <> r->>'slug')` : ''}
     order by n
     on conflict (${key}) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
     where t.updated_at = t.created_at and (${names.map((name) => `t.${name}`).join(', ')}) is distinct from (${names.map((name) => `excluded.${name}`).join(', ')})`,
    { rows: JSON.stringify(rows), known }
  )
  return rowCount as number
}

function locationRows(text: string) {
  const { countries, states, cities } = JSON.parse(text) as Record<string, any[]>
  return [
    ...countries.map((each) => ({ ...each, slug: each.code, kind: 'country', country: each.code })),
    ...states.map((each) => ({
      ...each,
      slug: `${each.country}-${each.code}`,
      kind: 'state',
      state: each.code,
    })),
    ...cities.map((each) => ({
      ...each,
      slug: [each.country, each.state, each.name].filter(Boolean).join('-'),
      kind: 'city',
    })),
  ].map((each) => ({ ...each, plainName: withoutAccents(each.name) }))
}

function withoutAccents(name: string) {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(
      /[łŁøØıðÐßæÆœŒđĐ]/g,
      (letter) =>
        ({
          ł: 'l',
          Ł: 'L',
          ø: 'o',
          Ø: 'O',
          ı: 'i',
          ð: 'd',
          Ð: 'D',
          ß: 'ss',
          æ: 'ae',
          Æ: 'Ae',
          œ: 'oe',
          Œ: 'Oe',
          đ: 'd',
          Đ: 'D',
        })[letter]!
    )
  return plain === name ? null : plain
}
