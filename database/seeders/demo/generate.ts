import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { formerEmployers, namePools } from '#database/seeders/demo/candidates/people'
import { markets, seniorityPay, seniorityYears } from '#database/seeders/demo/places'
import { roles } from '#database/seeders/demo/roles'
import { idsOf, openWorld, slugOf } from '#database/seeders/demo/world'

type Say = (line: string) => void

const BATCH = 50_000
const DOCUMENTS = 20_000
const JOBS_A_COMPANY = 250

/** Public jobs of companies made for them. Rows are made inside PostgreSQL, which beats sending them there. */
export async function generateJobs(count: number, say: Say) {
  await bulk(['companies', 'jobs', 'job_skills'], async (trx) => {
    await shapes(trx)
    const companies = Math.max(1, Math.ceil(count / JOBS_A_COMPANY))
    const firstCompany = await reserve(trx, 'companies', companies)
    await trx.rawQuery(
      `insert into companies (id, name, slug, tagline, about, website, email, industry_id, size, founded_year, country_code, state_code, state_name, city, verification, verified_at, first_entry)
       select ${firstCompany} + i, word || ' ' || i, 'load-' || (${firstCompany} + i), 'Made for load tests', '<p>This company was made for load tests.</p>', 'https://load.example', 'load-' || i || '@load.example',
         industry, '51-200', 2000 + i % 24, s.country_code, s.state_code, s.state_name, s.city, 'verified', now(), false
       from generate_series(0, ${companies - 1}) i
       join spots s on s.n = pg_temp.die(i, 1, (select count(*) from spots))
       cross join lateral (select (select ids[1 + pg_temp.die(i, 2, cardinality(ids))] from (select array_agg(id order by id) as ids from industries) x) as industry, ($1::text[])[1 + pg_temp.die(i, 3, ${formerEmployers.length})] as word) w`.replace(
        '$1',
        '?'
      ),
      [formerEmployers]
    )
    await trx.rawQuery(
      `create temporary table employers on commit drop as
       select row_number() over (order by id) - 1 as n, id, name, industry_id, setweight(to_tsvector('simple', job_search_text(name)), 'C') as words from companies where id >= ${firstCompany}`
    )
    await trx.rawQuery('create unique index on employers (n)')
    const first = await reserve(trx, 'jobs', count)
    for (let from = 0; from < count; from += BATCH) {
      await trx.rawQuery(
        jobsSql(first, firstCompany, companies, from, Math.min(from + BATCH, count) - 1)
      )
      say(`Jobs ${Math.round((100 * Math.min(from + BATCH, count)) / count)} %`)
    }
    // what the resting triggers would have written
    await trx.rawQuery(
      `update jobs set pay_worth = case when hide_budget then 0 else pay_worth(coalesce(budget_max, budget_min, 0), budget_for, currency) end where id between ${first} and ${first + count - 1}`
    )
    await trx.rawQuery(
      `insert into job_skills select distinct skill, id, job_category_id, industry_id, location_type, job_type, country_code, currency, min_experience, max_experience, pay_min, pay_max, refreshed_at, valid_through, pay_worth
       from jobs, unnest(skill_ids) skill where id between ${first} and ${first + count - 1} and not exists (select from job_skills where job_id = jobs.id)`
    )
    await trx.rawQuery(
      `insert into job_words select distinct word from (
         select unnest(tsvector_to_array(words)) from shapes union all select unnest(tsvector_to_array(words)) from employers union all select unnest(tsvector_to_array(words)) from spots
         union all select unnest(tsvector_to_array(to_tsvector('simple', words))) from skill_words) all_words(word)
       where length(word) between 2 and 40 on conflict do nothing`
    )
    say('Jobs: building the indexes')
  })
}

/** Approved profiles with skills and employment. */
export async function generateProfiles(count: number, say: Say) {
  let first = 0
  await bulk(['users', 'candidates', 'candidate_skills', 'employments'], async (trx) => {
    await shapes(trx)
    const women = namePools.flatMap((pool) => pool.women.split(' '))
    const firsts = [...women, ...namePools.flatMap((pool) => pool.men.split(' '))]
    const lasts = namePools.flatMap((pool) => pool.families.split(' '))
    const [user, candidate] = [
      await reserve(trx, 'users', count),
      await reserve(trx, 'candidates', count),
    ]
    const employment = await reserve(trx, 'employments', count * 2)
    await trx.rawQuery(
      'create temporary table words (firsts text[], lasts text[], former text[]) on commit drop'
    )
    await trx.rawQuery('insert into words values (?, ?, ?)', [
      firsts,
      lasts,
      formerEmployers,
    ] as any[])
    for (let from = 0; from < count; from += BATCH) {
      const last = Math.min(from + BATCH, count) - 1
      for (const sql of profileSql({ user, candidate, employment, from, last }))
        await trx.rawQuery(sql)
      say(`Profiles ${Math.round((100 * (last + 1)) / count)} %`)
    }
    first = candidate
    say('Profiles: building the indexes')
  })
  // what the resting triggers would have written; the indexes of what it reads are there again
  await bulk(['candidate_documents'], async (trx) => {
    for (let from = 0; from < count; from += DOCUMENTS) {
      const last = Math.min(from + DOCUMENTS, count) - 1
      await trx.rawQuery(
        `select refresh_candidate_documents(array(select generate_series(${first + from}::bigint, ${first + last}::bigint)))`
      )
      say(`Search: ${Math.round((100 * (last + 1)) / count)} %`)
    }
  })
}

/**
 * One transaction around a bulk load: indexes without a constraint are dropped first and built again at the end, and
 * triggers rest where the database lets us (they would check a million times what is right by construction).
 */
async function bulk(tables: string[], load: (trx: TransactionClientContract) => Promise<void>) {
  await db.transaction(async (trx) => {
    await trx.rawQuery(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local maintenance_work_mem = '512MB'; set local work_mem = '64MB'; set local synchronous_commit = off`
    )
    const { rows } = await trx.rawQuery(
      `select rolsuper from pg_roles where rolname = current_user`
    )
    if (rows[0]?.rolsuper) await trx.rawQuery('set local session_replication_role = replica')
    const { rows: indexes } = await trx.rawQuery(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = any(?::regclass[]) and not indisprimary and not exists (select from pg_constraint where conindid = indexrelid)`,
      [tables]
    )
    for (const { name } of indexes) await trx.rawQuery(`drop index ${name}`)
    await load(trx)
    for (const { definition } of indexes) await trx.rawQuery(definition)
    if (rows[0]?.rolsuper) await trx.rawQuery('set local session_replication_role = origin')
  })
  await db.transaction(async (trx) => {
    await trx.rawQuery('set local statement_timeout = 0')
    await trx.rawQuery(`analyze ${tables.join(', ')}`)
  })
}

/** Takes ids out of a table's sequence and returns the first. */
async function reserve(
  trx: TransactionClientContract,
  table: string,
  count: number
): Promise<number> {
  const { rows } = await trx.rawQuery(
    `select setval(pg_get_serial_sequence(?, 'id'), greatest((select coalesce(max(id), 0) from ${table}), 1) + ?) - ? + 1 as first`,
    [table, count, count]
  )
  return rows[0].first
}

/** Temporary tables of what the rows are made from: kinds of work by seniority, places with their pay, words of skills, and a die. */
async function shapes(trx: TransactionClientContract) {
  const world = await openWorld(trx)
  await trx.rawQuery(
    'drop table if exists pg_temp.shapes, pg_temp.spots, pg_temp.skill_words, pg_temp.employers, pg_temp.words'
  )
  await trx.rawQuery(
    `create or replace function pg_temp.die(i bigint, throw int, faces bigint) returns int language sql immutable as $$ select ((hashint8extended(i, throw) & 9007199254740991) % greatest(faces, 1))::int $$`
  )
  const kinds = roles.flatMap((role) =>
    role.titles.map((title, seniority) => ({
      title,
      slug: slugOf(title),
      key: role.key,
      category: world.categories.get(role.category),
      skills: idsOf(world.skills, role.skills),
      stacks: idsOf(world.stacks, role.stacks ?? []),
      pay: role.pay * seniorityPay[seniority],
      least: seniorityYears[seniority][0],
      most: seniorityYears[seniority][1],
      short: `<p>We look for a ${title}. ${role.mission}</p>`,
      text: `<h2>The job</h2><p>${role.mission}</p><h3>What you will do</h3><ul>${role.duties
        .slice(0, 4)
        .map((duty) => `<li>${duty}</li>`)
        .join('')}</ul>`,
      headline: `${title}: ${role.skills
        .slice(0, 3)
        .map((slug) => world.skillNames.get(slug))
        .join(', ')}`.slice(0, 120),
      deed: `${role.deeds[seniority]}.`,
    }))
  )
  await trx.rawQuery(
    `create temporary table shapes on commit drop as
     select n - 1 as n, k.*, setweight(to_tsvector('simple', job_search_text(k.title)), 'A') || setweight(to_tsvector('simple', job_search_text(k.key)), 'D') as words
     from jsonb_array_elements(cast(? as jsonb)) with ordinality e(r, n),
     jsonb_to_record(r) as k(title text, slug text, key text, category bigint, skills int[], stacks int[], pay numeric, least int, most int, short text, text text, headline text, deed text)`,
    [JSON.stringify(kinds)]
  )
  const rates = Object.values(markets).map(({ country, name, currency, rate, step, zone }) => ({
    country,
    country_name: name,
    currency,
    rate,
    step,
    zone,
  }))
  await trx.rawQuery(
    `create temporary table spots on commit drop as
     select row_number() over (order by m.country = 'IN' desc, c.population desc, c.id) - 1 as n, c.country_code, c.state_code, s.name as state_name, c.name as city, m.country_name, m.currency, m.rate, m.step, coalesce(c.time_zone, m.zone) as zone,
       setweight(to_tsvector('simple', job_search_text(concat_ws(' ', c.name, s.name, m.country_name))), 'D') as words
     from jsonb_to_recordset(cast(? as jsonb)) as m(country text, country_name text, currency text, rate numeric, step numeric, zone text)
     join lateral (select * from locations where kind = 'city' and country_code = m.country order by population desc limit case when m.country = 'IN' then 60 else 8 end) c on true
     left join locations s on s.kind = 'state' and s.country_code = c.country_code and s.code = c.state_code`,
    [JSON.stringify(rates)]
  )
  await trx.rawQuery(
    `create temporary table skill_words on commit drop as select id::int as id, job_search_text(name || ' ' || array_to_string(aliases, ' ')) as words from skills where id in (select unnest(skills) from shapes)`
  )
  await trx.rawQuery(
    `create unique index on shapes (n); create unique index on spots (n); create unique index on skill_words (id); analyze shapes; analyze spots; analyze skill_words`
  )
}

const shapeOf = (throwing: number) => `pg_temp.die(i, ${throwing}, (select count(*) from shapes))`
const spotOf = (throwing: number) => `pg_temp.die(i, ${throwing}, (select count(*) from spots))`
/** The first three skills of a shape and about half of the others. */
const skills = `(select array_agg(skill order by place) from unnest(k.skills) with ordinality x(skill, place) where place <= 3 or pg_temp.die(i, 40 + place::int, 2) = 0)`

function jobsSql(
  first: number,
  firstCompany: number,
  companies: number,
  from: number,
  last: number
) {
  return `
    insert into jobs (id, company_id, title, slug, organisation, employer_role, job_category_id, industry_id, job_type, location_type, country_code, country_name, state_code, state_name, city, currency, budget_min, budget_max, budget_for, hide_budget,
      min_experience, max_experience, short_description, description, skill_ids, required_skill_ids, stack_ids, tags, status, is_approved, answer_by_days, published_at, valid_through, refreshed_at, submitted_at, company_live, search, created_at, updated_at)
    select ${first} + i, e.id, k.title, k.slug || '-' || (${first} + i), e.name, 'Direct employer', k.category, e.industry_id,
      (array['Full-Time', 'Full-Time', 'Full-Time', 'Contract', 'Part-Time', 'Freelance', 'Internship'])[1 + pg_temp.die(i, 11, 7)], (array['On Site', 'Hybrid', 'Remote'])[1 + pg_temp.die(i, 12, 3)],
      p.country_code, p.country_name, p.state_code, p.state_name, p.city, p.currency, greatest(1, floor(k.pay * p.rate * 0.86 / p.step)) * p.step, greatest(1, ceil(k.pay * p.rate * (1.02 + pg_temp.die(i, 13, 30) / 100.0) / p.step)) * p.step, 'year', pg_temp.die(i, 14, 20) = 0,
      k.least, k.most, k.short, k.text, chosen.skills, chosen.skills[1:2], k.stacks, array[k.key], 'open', true, 14, posted.at, posted.at + interval '30 days', posted.at, posted.at, true,
      k.words || setweight(to_tsvector('simple', (select string_agg(words, ' ') from skill_words where id = any(chosen.skills))), 'B') || e.words || p.words, posted.at, posted.at
    from generate_series(${from}::bigint, ${last}::bigint) i
    join shapes k on k.n = ${shapeOf(1)}
    join spots p on p.n = ${spotOf(2)}
    join employers e on e.n = i % ${companies}
    cross join lateral (select ${skills} as skills) chosen
    cross join lateral (select now() - pg_temp.die(i, 15, 29 * 86400) * interval '1 second' - pg_temp.die(i, 16, 1000000) * interval '1 microsecond' as at) posted
    where e.id >= ${firstCompany}`
}

type Ids = { user: number; candidate: number; employment: number; from: number; last: number }

function profileSql({ user, candidate, employment, from, last }: Ids) {
  const series = `from generate_series(${from}::bigint, ${last}::bigint) i`
  const shape = `join shapes k on k.n = ${shapeOf(101)}`
  const spot = `join spots p on p.n = ${spotOf(102)}`
  const years = `(k.least + pg_temp.die(i, 103, (k.most - k.least) * 2 + 1) / 2.0)`
  const joined = `now() - pg_temp.die(i, 104, 400) * interval '1 day'`
  return [
    `insert into users (id, email, first_name, last_name, user_type, country_code, time_zone, email_verified_at, last_active_at, created_at, updated_at)
     select ${user} + i, 'load-' || (${user} + i) || '@load.example', w.firsts[1 + pg_temp.die(i, 105, cardinality(w.firsts))], w.lasts[1 + pg_temp.die(i, 106, cardinality(w.lasts))], 'developer', p.country_code, p.zone, now(), now() - pg_temp.die(i, 107, 90) * interval '1 day', ${joined}, ${joined}
     ${series} cross join words w ${spot}`,
    `insert into candidates (id, user_id, slug, headline, story, country_code, state_code, state_name, city, preferred_titles, experience_years, notice_period_days, expected_pay, expected_pay_currency, expected_pay_per, work_modes, job_types, relocation, availability, approval, submitted_at, approved_at, english, english_band, progress, last_active_at, created_at, updated_at)
     select ${candidate} + i, ${user} + i, 'load-' || (${candidate} + i), k.headline, k.deed || ' ' || k.deed, p.country_code, p.state_code, p.state_name, p.city, array[k.title], ${years}, (array[0, 15, 30, 60, 90])[1 + pg_temp.die(i, 108, 5)],
       greatest(1, round(k.pay * p.rate * (0.9 + pg_temp.die(i, 109, 25) / 100.0) / p.step)) * p.step, p.currency, 'year', (array['{Remote}', '{Remote,Hybrid}', '{Hybrid,"On Site"}', '{Remote,Hybrid,"On Site"}'])[1 + pg_temp.die(i, 110, 4)]::text[], (array['{Full-Time}', '{Full-Time,Contract}', '{Contract,Freelance}'])[1 + pg_temp.die(i, 111, 3)]::text[],
       pg_temp.die(i, 112, 3) = 0, (array['open', 'looking', 'not_looking'])[1 + pg_temp.die(i, 113, 3)], 'approved', ${joined}, ${joined}, (array['cleared', 'not_taken'])[1 + pg_temp.die(i, 114, 2)], case when pg_temp.die(i, 114, 2) = 0 then (array['B2', 'C1', 'C2'])[1 + pg_temp.die(i, 115, 3)] end, 85, now() - pg_temp.die(i, 107, 90) * interval '1 day', ${joined}, ${joined}
     ${series} ${shape} ${spot}`,
    `insert into candidate_skills (candidate_id, skill_id, years, last_used, level, position)
     select ${candidate} + i, skill, greatest(0.5, round(${years} * (0.4 + pg_temp.die(i, 120 + place::int, 60) / 100.0), 1)), 2026 - pg_temp.die(i, 140 + place::int, 3), (array['beginner', 'intermediate', 'advanced', 'expert'])[1 + least(3, floor(${years} / 3)::int)], place - 1
     ${series} ${shape} cross join lateral unnest(${skills}) with ordinality x(skill, place)`,
    `insert into employments (id, candidate_id, company, title, employment_type, location, country_code, starts_on, ends_on, is_current, description, skill_ids, position)
     select ${employment} + i * 2 + post, ${candidate} + i, w.former[1 + pg_temp.die(i, 160 + post, cardinality(w.former))], k.title, 'Full-Time', p.city, p.country_code,
       (now() - (post + 1) * greatest(${years}, 0.5) / 2 * interval '365 days')::date, case when post = 1 then (now() - greatest(${years}, 0.5) / 2 * interval '365 days')::date end, post = 0, k.deed, k.skills[1:3], post
     ${series} cross join words w ${shape} ${spot} cross join generate_series(0, 1) post`,
  ]
}
