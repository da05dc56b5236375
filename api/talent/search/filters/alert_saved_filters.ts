import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { can } from '#api/companies/access/can'
import CompanyMember from '#api/companies/models/company_member'
import { notify } from '#api/notifications/notify'
import SavedFilter from '#api/talent/models/saved_filter'
import { findDevelopers } from '#api/talent/search/search_developers'
import { seconds } from '#api/talent/search/filters/keep_filter'

const BATCH = 200
const NAMED = 5
/** A profile approved a moment ago may still be in its transaction: it is told of the next time. */
const SETTLED = { seconds: 60 }

/**
 * Tells members of developers who were listed since the last alert of their saved searches. The mail and the moment up
 * to which was told are written together, so a second run, or another instance, has nothing to tell.
 */
export default async function alertSavedFilters() {
  let told = 0
  let after = 0
  for (;;) {
    const due = await SavedFilter.query()
      .where('next_alert_at', '<=', new Date())
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .select('id')
    for (const { id } of due) if (await alertFilter(id)) told++
    if (due.length < BATCH) return told
    after = due.at(-1)!.id
  }
}

async function alertFilter(id: number) {
  return db.transaction(async (trx) => {
    const filter = await SavedFilter.query({ client: trx })
      .where('id', id)
      .where('next_alert_at', '<=', new Date())
      .forUpdate()
      .skipLocked()
      .first()
    if (!filter) return false
    const until = DateTime.now().minus(SETTLED)
    const member = await CompanyMember.query({ client: trx })
      .where({ userId: filter.userId, companyId: filter.companyId })
      .preload('company')
      .first()
    const listed = { after: seconds(filter.alertedAt ?? filter.createdAt), until: seconds(until) }
    const found =
      member && can(member, 'search').allowed && listed.until > listed.after
        ? await findDevelopers(member.company, filter.filter, NAMED, listed)
        : { total: 0, developers: [] }
    if (listed.until > listed.after) filter.toldUntil(until)
    else filter.toldUntil(filter.alertedAt!)
    await filter.useTransaction(trx).save()
    if (found.total === 0) return false

    const { name } = filter
    const message =
      found.total === 1
        ? sentence('A new developer for “{name}”', { name })
        : sentence('{total} new developers for “{name}”', { total: found.total, name })
    await notify(trx, {
      to: [filter.userId],
      kind: 'search.alert',
      message,
      link: `/client/search?filter=${filter.id}`,
      clientId: filter.companyId,
      data: { savedFilterId: String(filter.id), count: found.total },
      mail: {
        subject: message,
        lines: [
          sentence('Your saved search “{name}” found developers who were not there before:', {
            name,
          }),
          ...found.developers.map(
            ({ headline, city }) => `• ${[headline, city].filter(Boolean).join(', ')}`
          ),
          sentence('To end the alert of this search only, set it to off beside the search.'),
        ],
        action: { label: sentence('See who is new'), path: `/client/search?filter=${filter.id}` },
      },
    })
    return true
  })
}
