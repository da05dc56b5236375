import { ask } from '#api/http/hot_reads'
import { namesOf, type Names } from '#api/taxonomy/names'
import { verifiedMarks } from '#api/candidates/candidate_ports'
import type { VerifiedMark } from '#api/candidates/verified_mark'
import { extentOf } from '#api/companies/access/company_rights'
import type CompanyMember from '#api/companies/models/company_member'
import { unlockedAmong, unlockedSql } from '#api/talent/contact_access'
import { BLOCK_MARK } from '#api/talent/search/resolve_filter'
import type { Scored } from '#api/talent/search/factors'

export type FoundDeveloper = Scored & {
  id: number
  firstName: string
  lastName: string
  headline: string | null
  photoKey: string | null
  experienceYears: number
  city: string | null
  stateName: string | null
  countryCode: string | null
  timeZone: string
  workModeNames: string[]
  noticePeriodDays: number | null
  availabilityName: string | null
  englishName: string
  englishBand: string | null
  lastActiveAt: string
  spotlightExpiresAt: string | null
  promotionExpiresAt: string | null
  isSaved: boolean
  isUnlocked: boolean
  /** The company's block list when these were read. */
  blockMark: string
  skills: {
    id: number
    skillId: number
    years: number | null
    lastUsed: number | null
    level: string | null
  }[]
}
export type Found = FoundDeveloper & { names: Names; marks: VerifiedMark[] }

/**
 * The rows of a page in its order, read for this company: approval, visibility and the block list are asked again
 * here, whatever the index said.
 */
export async function foundDevelopers(companyId: number, ids: number[]): Promise<Found[]> {
  if (ids.length === 0) return []
  const [rows, marks] = await Promise.all([
    ask<FoundDeveloper>('found_developers', ROWS, [ids, companyId]),
    verifiedMarks(ids),
  ])
  const names = await namesOf(
    'skills',
    rows.flatMap(({ skills }) => skills.map(({ skillId }) => skillId))
  )
  return rows.map((row) => ({ ...row, names, marks: marks.get(row.id) ?? [] }))
}

/** The rows as one of the company's people sees them: an application that they do not see unlocks nothing for them. */
export async function asSeenBy<Row extends Found>(
  member: CompanyMember,
  found: Row[]
): Promise<Row[]> {
  if (extentOf('see_applicants', member.role) === true) return found
  const unlocked = await unlockedAmong(
    member,
    found.map(({ id }) => id)
  )
  return found.map((row) => ({ ...row, isUnlocked: unlocked.has(row.id) }))
}

const ROWS = `
  select c.id, u.first_name as "firstName", u.last_name as "lastName", c.headline, c.photo_key as "photoKey", c.experience_years as "experienceYears", c.city,
    c.state_name as "stateName", c.country_code as "countryCode", u.time_zone as "timeZone", c.work_modes as "workModeNames", c.notice_period_days as "noticePeriodDays",
    c.availability as "availabilityName", c.english as "englishName", c.english_band as "englishBand", greatest(c.last_active_at, u.last_active_at) as "lastActiveAt",
    c.spotlight_expires_at as "spotlightExpiresAt", c.promotion_expires_at as "promotionExpiresAt", s.id is not null as "isSaved", ${unlockedSql('c.id').replaceAll(':company', '$2::bigint')} as "isUnlocked", ${BLOCK_MARK} as "blockMark",
    d.skill_ids as "skillIds", d.skill_years as "skillYears", d.stack_ids as "stackIds", d.title_ids as "titleIds", d.word_ids as "wordIds", d.place_id as "placeId",
    d.availability, d.english, d.progress, d.active_at as "activeAt", d.spotlight_until as "spotlightUntil", d.promoted_until as "promotedUntil",
    (select coalesce(json_agg(json_build_object('id', k.id, 'skillId', k.skill_id, 'years', k.years, 'lastUsed', k.last_used, 'level', k.level) order by k.position, k.id), '[]')
     from candidate_skills k where k.candidate_id = c.id) as skills
  from unnest($1::bigint[]) with ordinality page (id, position)
  join candidates c on c.id = page.id
  join users u on u.id = c.user_id
  join candidate_documents d on d.candidate_id = c.id
  left join saved_profiles s on s.company_id = $2::bigint and s.candidate_id = c.id
  where c.approval = 'approved' and c.visibility = 'active' and u.status = 'active'
    and not exists (select from candidate_blocks b where b.candidate_id = c.id and b.company_id = $2::bigint)
  order by page.position`
