import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { pagination } from '#api/http/pagination'
import { Refusal } from '#api/http/refusal'
import type CompanyMember from '#api/companies/models/company_member'
import SavedFilter from '#api/talent/models/saved_filter'
import { countDevelopers } from '#api/talent/search/search_developers'
import type { changeFilter, saveFilter } from '#api/talent/search/filters/saved_filter_validators'
import { talentLimits } from '#api/talent/talent_facts'

const LIMIT = 20

type Page = { page?: number; limit?: number }

/** A page of a member's own filters, each with how many developers it finds that were listed since their last look. */
export async function filtersOf(member: CompanyMember, { page = 1, limit = LIMIT }: Page) {
  const found = await SavedFilter.query()
    .where({ userId: member.userId, companyId: member.companyId })
    .orderBy('id', 'desc')
    .paginate(page, limit)
  const filters = await Promise.all(
    found.all().map(async (filter) => {
      const listed = { after: seconds(filter.seenAt) }
      return { filter, newCount: await countDevelopers(member.company, filter.filter, listed) }
    })
  )
  return { filters, pagination: pagination(page, limit, found.total) }
}

/** Keeps a company user's filter of the search. Refuses with 409 above the most that are kept. */
export async function keepFilter(member: CompanyMember, input: Infer<typeof saveFilter>) {
  const own = { userId: member.userId, companyId: member.companyId }
  return db.transaction(async (trx) => {
    // two at once count one after the other
    await trx.from('company_members').where('id', member.id).forUpdate().select('id')
    const kept = await SavedFilter.query({ client: trx }).where(own).select('id')
    if (kept.length >= talentLimits.filters.max)
      throw new Refusal(
        sentence('You have {max} saved searches; remove one before you save another', {
          max: talentLimits.filters.max,
        })
      )
    const filter = new SavedFilter().useTransaction(trx).merge({ ...own, ...named(input) })
    filter.alert = 'off'
    filter.seenAt = DateTime.now()
    filter.setAlert(input.alert ?? 'off')
    return filter.save()
  })
}

/** Another filter under the same name begins anew: nothing of what it finds is new yet. */
export async function changeKept(filter: SavedFilter, input: Infer<typeof changeFilter>) {
  filter.merge(named(input))
  if (input.filter) filter.seenAt = DateTime.now()
  if (input.filter && filter.alert !== 'off') filter.alertedAt = DateTime.now()
  if (input.alert) filter.setAlert(input.alert)
  return db.transaction((trx) => filter.useTransaction(trx).save())
}

const named = ({ name, filter }: Infer<typeof changeFilter>) => ({
  ...(name !== undefined && { name }),
  ...(filter !== undefined && { filter }),
})

/** A time in whole seconds, as the index keeps it. */
export const seconds = (time: DateTime) => Math.floor(time.toSeconds())
