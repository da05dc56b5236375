import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type { Quota } from '#api/companies/access/can'
import { quotaMonth, quotaOf } from '#api/companies/access/quotas'

/**
 * How many AI runs a company has this month, how many are used, and how many are left: `{ limit, used, left, … }`.
 * For screens and for an answer before anything is started; a start itself calls `spendAiRuns`.
 */
export const aiRunsOf = (companyId: number): Promise<Quota> => quotaOf(companyId, 'ai_run')

/**
 * Takes AI runs from the month of a company. Called in the transaction that starts them, before they are queued:
 *
 * ```ts
 * await spendAiRuns(trx, { companyId: member.companyId, runs: applicants.length, key: `analysis:${run.id}` })
 * ```
 *
 * `key` names this start for ever, at most 80 characters; the same key again takes nothing, so that a request or a
 * background job may be repeated. The company's row is locked until the transaction ends, so that two starts cannot both
 * take the last run. Refuses with 403, reason `quota`, where too few are left; nothing is taken then. Returns the
 * quota as it is afterwards.
 */
export async function spendAiRuns(
  trx: TransactionClientContract,
  { companyId, runs = 1, key }: { companyId: number; runs?: number; key: string }
): Promise<Quota> {
  await trx.rawQuery('select id from companies where id = ? for no key update', [companyId])
  const quota = await quotaOf(companyId, 'ai_run', trx)
  if (await trx.from('plan_uses').where('key', key).first()) return quota
  if (quota.left < runs) throw tooFew(quota, runs)
  await trx
    .table('plan_uses')
    .insert({ company_id: companyId, feature: 'ai_runs', month: quotaMonth(), amount: runs, key })
  return { ...quota, used: quota.used + runs, left: quota.left - runs }
}

/**
 * Gives AI runs back that came to nothing by a fault of ours: all that were taken with this key, or `runs` of them.
 * Safe to run twice where all are given back; with `runs`, the caller sees to it that each failure calls once.
 */
export async function giveBackAiRuns(
  trx: TransactionClientContract,
  { key, runs }: { key: string; runs?: number }
) {
  if (runs !== undefined) {
    const kept = await trx
      .from('plan_uses')
      .where('key', key)
      .where('amount', '>', runs)
      .decrement('amount', runs)
    if (Number(kept)) return
  }
  await trx.from('plan_uses').where('key', key).delete()
}

function tooFew({ limit, left, plan, resetsAt, upgradeTo }: Quota, runs: number) {
  const given = sentence(
    plan
      ? 'The {plan} plan includes {limit} AI analyses a month'
      : 'Your plan includes {limit} AI analyses a month',
    { plan, limit }
  )
  const day = DateTime.fromISO(resetsAt!).toUTC()
  return new Refusal(
    left === 0
      ? sentence(
          upgradeTo
            ? '{given}: all are used. Wait until {day}, or choose a larger plan'
            : '{given}: all are used. Wait until {day}',
          { given, day }
        )
      : sentence(
          upgradeTo
            ? '{given}: {left, plural, one {# is} other {# are}} left, and this needs {runs}. Choose fewer, wait until {day}, or choose a larger plan'
            : '{given}: {left, plural, one {# is} other {# are}} left, and this needs {runs}. Choose fewer, wait until {day}',
          { given, left, runs, day }
        ),
    {
      status: 403,
      reason: 'quota',
      details: { limit, used: limit - left, left, ...(upgradeTo && { upgradeTo }) },
    }
  )
}
