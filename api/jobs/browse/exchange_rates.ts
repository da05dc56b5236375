import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { ask } from '#api/http/hot_reads'
import { Kept } from '#api/http/kept'

/** What a USD costs in other currencies, on a day, as its source published it. */
export type Rates = { date: string; source: string; perUsd: Record<string, number> }

type Published = {
  date: string
  source: string
  base: string
  rates: Record<string, number>
  pegs: Record<string, number>
}

const published = (): Published =>
  JSON.parse(readFileSync(app.makePath('database/data/exchange_rates.json'), 'utf8'))

/** The rates that come with the product. */
export const repositoryRates = (): Rates => perUsd(published())

/**
 * Reads rates from a file's text: one like `database/data/exchange_rates.json`, or `eurofxref-daily.xml` of the
 * European Central Bank. Throws what is wrong with it, in words.
 */
export function ratesFrom(text: string): Rates {
  const { source, pegs } = published()
  if (text.trimStart().startsWith('{')) return perUsd({ pegs, ...JSON.parse(text) })
  const date = /time=['"](\d{4}-\d\d-\d\d)['"]/.exec(text)?.[1]
  const rows = [...text.matchAll(/currency=['"]([A-Z]{3})['"] rate=['"]([\d.]{1,20})['"]/g)]
  if (!date || rows.length === 0)
    throw new Error(
      'This file has no date and rates; take eurofxref-daily.xml of the European Central Bank, or a JSON file like database/data/exchange_rates.json'
    )
  return perUsd({
    source,
    pegs,
    date,
    base: 'EUR',
    rates: Object.fromEntries(rows.map(([, currency, rate]) => [currency, Number(rate)])),
  })
}

/** Rates of one base as what a USD costs; currencies that are fixed to the USD stand by their peg. */
function perUsd({ date, source, base, rates, pegs }: Published): Rates {
  const all: Record<string, number> = { [base]: 1, ...rates }
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !source)
    throw new Error('The rates need a date and a source')
  for (const [currency, rate] of [...Object.entries(all), ...Object.entries(pegs)])
    if (!/^[A-Z]{3}$/.test(currency) || !(rate > 0))
      throw new Error(`The rate of ${currency} must be a number above 0`)
  if (!all.USD) throw new Error('The rates need one for USD, as pay is compared in it')
  return {
    date,
    source,
    perUsd: {
      ...Object.fromEntries(
        Object.entries(all).map(([currency, rate]) => [currency, rate / all.USD])
      ),
      ...pegs,
    },
  }
}

/** SQL that keeps rates in place of what was known; its values are checked numbers, codes and a quoted source. */
export const insertRates = ({ date, source, perUsd: rates }: Rates) =>
  `insert into exchange_rates (currency, per_usd, as_of, source) values ${Object.entries(rates)
    .map(
      ([currency, rate]) =>
        `('${currency}', ${rate}, '${date}', '${source.replaceAll("'", "''").replaceAll('?', '')}')`
    )
    .join(', ')}
   on conflict (currency) do update set per_usd = excluded.per_usd, as_of = excluded.as_of, source = excluded.source`

/** Keeps rates, and what each job's pay is worth by them. Returns how many jobs are worth something else now; safe to run twice. */
export async function loadRates(rates: Rates): Promise<number> {
  const changed = await db.transaction(async (trx) => {
    await trx.rawQuery('set local statement_timeout = 0')
    await trx.rawQuery(insertRates(rates))
    const { rows } = await trx.rawQuery(
      `with priced as (
         select id, case when hide_budget then 0 else pay_worth(coalesce(budget_max, budget_min, 0), budget_for, currency) end as worth from jobs
       ), changed as (
         update jobs set pay_worth = worth from priced where priced.id = jobs.id and pay_worth <> worth returning jobs.id, worth
       ), listed as (
         update job_skills set pay_worth = worth from changed where job_id = changed.id
       ) select count(*)::int as count from changed`
    )
    return rows[0].count as number
  })
  loaded.outdate()
  return changed
}

/** Loads the product's own rates where they are newer than those that are kept. */
export async function refreshRates() {
  const rates = repositoryRates()
  const { rows } = await db.rawQuery('select max(as_of)::text as date from exchange_rates')
  return (rows[0].date ?? '') < rates.date ? loadRates(rates) : 0
}

type Loaded = { currency: 'USD'; per: 'year'; date: string; source: string }
const loaded = new Kept<Loaded | null>({
  most: 1,
  freshFor: (_, outdated) => (app.inTest || outdated ? 0 : 60_000),
})

/** By which rates pay is compared. */
export const comparedBy = () =>
  loaded.get('', async () => {
    const [row] = await ask<{ date: string; source: string }>(
      'rates_loaded',
      'select as_of::text as date, source from exchange_rates order by as_of desc, id limit 1',
      []
    )
    return row ? { currency: 'USD', per: 'year', ...row } : null
  })
