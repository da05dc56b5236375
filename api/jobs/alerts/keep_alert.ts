import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import type User from '#api/accounts/models/user'
import { assertPerson } from '#api/accounts/captcha'
import { limitKey, within } from '#api/http/limiters'
import { pagination } from '#api/http/pagination'
import { checkProof } from '#api/accounts/proof_of_work'
import { Refusal } from '#api/http/refusal'
import { queueMail } from '#api/notifications/queue_mail'
import { alertPath } from '#api/jobs/alerts/alert_links'
import { confirmMails } from '#api/jobs/alerts/alert_limits'
import { alertLimits, CONFIRM_DAYS, type AlertFrequency } from '#api/jobs/alerts/alert_facts'
import type { keepAlert as keepAlertValidator } from '#api/jobs/alerts/alert_validators'
import { searchOf } from '#api/jobs/browse/job_address'
import { browseJobs } from '#api/jobs/browse/browse_jobs'
import { filterOfSearch, wordsOf } from '#api/jobs/alerts/alert_words'
import JobAlert from '#api/jobs/models/job_alert'

const LIMIT = 20
const CONFIRM = 'job.confirm'
type Asked = Infer<typeof keepAlertValidator>
type Page = { page?: number; limit?: number }

/** A search in one spelling. */
const watched = (search?: string | null) => searchOf(new URLSearchParams(search ?? ''))

/** What an alert for an address would be about: its words, and how many jobs are there today. */
export async function previewAlert(address: string | null | undefined, language: Language) {
  const search = watched(address)
  const [words, { pagination: pages }] = await Promise.all([
    wordsOf(search),
    browseJobs(filterOfSearch(search), { limit: 1 }, undefined),
  ])
  return { search, label: say(language, words), count: pages.total }
}

/** A page of a candidate's alerts, the newest first. */
export async function alertsOf(user: User, { page = 1, limit = LIMIT }: Page, language: Language) {
  const found = await JobAlert.query()
    .where('user_id', user.id)
    .orderBy('id', 'desc')
    .paginate(page, limit)
  return {
    alerts: await withWords(found.all(), language),
    pagination: pagination(page, limit, found.total),
  }
}

/** Alerts with what they are about, in words of a language. */
export const withWords = (alerts: JobAlert[], language: Language) =>
  Promise.all(
    alerts.map(async (alert) => ({ alert, label: say(language, await wordsOf(alert.search)) }))
  )

/**
 * Keeps an alert of a candidate, which begins at once. The same search again changes how often it comes. Refuses (409)
 * more than the most.
 */
export async function keepOwnAlert(user: User, { search, frequency = 'daily' }: Asked) {
  return db.transaction(async (trx) => {
    // two at once count one after the other
    await trx.from('users').where('id', user.id).forUpdate().select('id')
    const own = { userId: user.id, search: watched(search) }
    const same = await JobAlert.query({ client: trx }).where(own).first()
    if (same) {
      await same.followPerson()
      same.changeTo(frequency)
      return same.save()
    }
    await assertRoom(trx, { user_id: user.id })
    const alert = new JobAlert().useTransaction(trx)
    alert.merge({ ...own, frequency, timeZone: user.timeZone ?? 'UTC' })
    alert.begin()
    return alert.save()
  })
}

/**
 * Keeps an alert of somebody without an account, and mails the link that begins it. Strangers learn nothing by it: the
 * response is the same whether the alert runs already, waits, or its address had enough such mails today. Refuses (422)
 * who is taken for a machine.
 */
export async function askForAlert({ email, proof, website, captcha, ...asked }: Asked, ip: string) {
  if (!email)
    throw new Refusal('Enter the address that the mails go to', { status: 422, field: 'email' })
  await assertPerson('lead', captcha, ip)
  if (proof) await checkProof(proof)
  // only machines fill in what is not shown
  if (website?.trim()) return
  if (!(await within(confirmMails.consume(limitKey('job-alert', email))))) return
  const { search, frequency = 'daily', timeZone = 'UTC' } = asked
  const label = await wordsOf(watched(search), { toStranger: true })
  await db.transaction(async (trx) => {
    const own = { email, search: watched(search) }
    await trx.rawQuery(
      `insert into job_alerts (email, search, frequency, time_zone) values (?, ?, ?, ?)
       on conflict (email, search) where email is not null do nothing`,
      [own.email, own.search, frequency, timeZone]
    )
    const alert = await JobAlert.query({ client: trx }).where(own).forUpdate().firstOrFail()
    if (alert.confirmedAt) return
    await alert.merge({ frequency, timeZone }).save()
    if (await justAsked(trx, alert)) return
    await queueMail(trx, {
      to: email,
      kind: CONFIRM,
      about: alert.reference,
      subject: sentence('Confirm your job alert'),
      lines: [
        sentence(
          'Somebody, hopefully you, asked us to write to this address about new jobs: {label}.',
          { label }
        ),
        sentence(
          'Nothing comes unless you confirm it. The link works for {days} days; if it was not you, do nothing and the request is deleted.',
          { days: CONFIRM_DAYS }
        ),
      ],
      action: { label: sentence('Confirm the alert'), path: alertPath('confirm', alert.id) },
    })
  })
}

/** Whether the mail went out within the last minute: a double click is one wish. */
const justAsked = (trx: TransactionClientContract, { reference, email }: JobAlert) =>
  trx
    .from('mails')
    .where({ recipient: email, kind: CONFIRM, about: reference })
    .where('created_at', '>', DateTime.now().minus({ minutes: 1 }).toJSDate())
    .first()

/** Begins an alert whose address was proved by its link; one that runs goes on. Refuses (409) more than the most. */
export async function confirmAlert({ id }: JobAlert) {
  await db.transaction(async (trx) => {
    const alert = await JobAlert.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
    if (alert.confirmedAt) return
    await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [alert.email!])
    await assertRoom(trx, { email: alert.email! })
    alert.begin()
    await alert.save()
  })
}

/** Changes how often an alert sends its jobs. */
export async function changeFrequency(alert: JobAlert, frequency: AlertFrequency) {
  await alert.followPerson()
  alert.changeTo(frequency)
  return alert.save()
}

async function assertRoom(
  trx: TransactionClientContract,
  whose: { user_id: number } | { email: string }
) {
  const [{ count }] = await JobAlert.query({ client: trx })
    .where(whose)
    .whereNotNull('confirmed_at')
    .pojo<{ count: string }>()
    .count('* as count')
  if (Number(count) >= alertLimits.alerts.max)
    throw new Refusal(
      sentence('You have {max} job alerts, which is the limit; end one before you add another', {
        max: alertLimits.alerts.max,
      })
    )
}
