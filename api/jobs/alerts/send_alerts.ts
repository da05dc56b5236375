import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { amountWords } from '#api/http/text/amount_words'
import { sentence } from '#api/languages/sentence'
import { notify } from '#api/notifications/notify'
import { queueMail } from '#api/notifications/queue_mail'
import { pageBySql, type JobRow } from '#api/jobs/browse/job_list_query'
import { ALERT_JOBS } from '#api/jobs/alerts/alert_facts'
import { filterOfSearch, wordsOf } from '#api/jobs/alerts/alert_words'
import JobAlert from '#api/jobs/models/job_alert'

const BATCH = 200
/** A job published a moment ago may still be in its transaction: it is told of the next time. */
const SETTLED = { seconds: 60 }

/**
 * Tells people of jobs that were published since their alert last looked. The mail and the moment up to which was told
 * are written together, so a second run, or another instance, has nothing to tell. Returns how many were told.
 */
export default async function sendAlerts() {
  let told = 0
  let after = 0
  for (;;) {
    const due = await JobAlert.query()
      .where('next_alert_at', '<=', new Date())
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .select('id')
    for (const { id } of due) if (await sendAlert(id)) told++
    if (due.length < BATCH) return told
    after = due.at(-1)!.id
  }
}

async function sendAlert(id: number) {
  return db.transaction(async (trx) => {
    const alert = await JobAlert.query({ client: trx })
      .where('id', id)
      .where('next_alert_at', '<=', new Date())
      .forUpdate()
      .skipLocked()
      .first()
    if (!alert) return false
    await alert.followPerson()
    const since = alert.alertedAt.toJSDate()
    const until = DateTime.now().minus(SETTLED)
    alert.toldUntil(DateTime.max(alert.alertedAt, until))
    await alert.save()
    if (until.toJSDate() <= since) return false
    // each stretch of time is looked at once: an index that is behind would lose jobs
    const { rows, pagination } = await pageBySql(
      {
        ...filterOfSearch(alert.search),
        publishedBetween: [since, until.toJSDate()],
        sort: 'latest',
      },
      { limit: ALERT_JOBS }
    )
    if (rows.length === 0) return false
    await tell(trx, alert, rows as JobRow[], pagination.total ?? rows.length)
    return true
  })
}

/** A candidate hears by the bell, too, and as their settings say; an address without an account by mail alone. */
async function tell(
  trx: TransactionClientContract,
  alert: JobAlert,
  rows: JobRow[],
  total: number
) {
  const label = alert.search && sentence(': {search}', { search: await wordsOf(alert.search) })
  const subject =
    total === 1
      ? sentence('A new job{label}', { label })
      : sentence('{total} new jobs{label}', { total, label })
  const link = alert.search ? `/jobs?${alert.search}` : '/jobs'
  const mail = {
    subject,
    lines: [
      total > rows.length
        ? sentence('The newest {count} of {total}:', { count: rows.length, total })
        : sentence('Published since the last mail:'),
    ],
    items: rows.map((row) => ({ text: lineOf(row), path: `/jobs/${row.slug}` })),
    action: { label: sentence('See all of them'), path: link },
  }
  if (alert.userId)
    await notify(trx, {
      to: [alert.userId],
      kind: 'job.alert',
      message: subject,
      link,
      data: { jobAlertId: String(alert.id), count: total },
      mail: {
        ...mail,
        lines: [...mail.lines, sentence('To end this alert only, remove it under “Job alerts”.')],
      },
    })
  else
    await queueMail(trx, {
      to: alert.email!,
      kind: 'job.alert',
      about: alert.reference,
      ...mail,
      footer: sentence('You asked for these mails on our job list.'),
    })
}

/** A job in one line: title, company, place, and pay where it is shown. */
function lineOf(row: JobRow) {
  const place = row.city ?? row.countryName
  const pay =
    !row.hideBudget && row.currency && row.budgetMin
      ? [row.budgetMin, row.budgetMax].flatMap((amount) =>
          amount ? amountWords(Number(amount), row.currency!) : []
        )
      : undefined
  const job = [row.title, row.organisation].filter(Boolean).join(', ')
  const where = row.locationType === 'Remote' ? sentence('Remote') : place
  return sentence('{job}{where}{pay}', {
    job,
    where: where && sentence(', {where}', { where }),
    pay:
      pay &&
      (pay[1]
        ? sentence(', {currency} {from} to {upTo}', {
            currency: row.currency,
            from: pay[0],
            upTo: pay[1],
          })
        : `, ${row.currency} ${pay[0]}`),
  })
}
