import { plural, t } from '@lingui/core/macro'
import type { JobListCall } from '#api/jobs/browse/job_address'
import { experienceBands } from '#api/jobs/job_facts'
import { moneyShort } from '../../../components/format'
import { modeLabel, typeLabel } from '../job'
import type { FilterLinks } from './filter_links'
import type { Counted, JobCounts } from './job_filters'

type Active = [label: string, without: string]

const nameIn = (list: Counted[] | undefined, id: string, other: string) =>
  list?.find((row) => row._id === id)?.name ?? other

/** The filters that are in force, each with the address without it. */
export function activeFilters(
  { body, query }: JobListCall,
  { params, to, values, toggled }: FilterLinks,
  { skills, counts }: { skills: Counted[]; counts?: JobCounts | null }
): Active[] {
  const active: Active[] = []
  const add = (label: string, change: Record<string, string | null>) =>
    active.push([label, to(change)])
  const search = params.get('search')
  if (search) add(`“${search}”`, { search: null })
  if (body.city) add(body.city, { city: null })
  if (query.catId) add(nameIn(counts?.category, query.catId, t`Category`), { category: null })
  if (query.industryId)
    add(nameIn(counts?.industry, query.industryId, t`Industry`), { industry: null })
  for (const mode of values('mode')) add(modeLabel(mode), { mode: toggled('mode', mode) })
  for (const type of values('type')) add(typeLabel(type), { type: toggled('type', type) })
  for (const id of values('skills'))
    add(nameIn(skills, id, t`Skill`), { skills: toggled('skills', id) })
  const [min, max] = [params.get('minExp') ?? '', params.get('maxExp') ?? '']
  if (min || max) {
    const band = experienceBands.find(
      (one) => min === String(one.min) && max === String(one.max ?? '')
    )
    add(band?.label ?? t`Experience`, { minExp: null, maxExp: null })
  }
  if (body.budgetMin)
    add(t`${{ moneyShort: moneyShort(body.budgetMin, body.currency) }} and more`, {
      pay: null,
      currency: null,
    })
  if (body.postedWithinDays)
    add(
      t`Last ${plural({ postedWithinDays: body.postedWithinDays }, { one: '# day', other: '# days' })}`,
      { days: null }
    )
  return active
}
