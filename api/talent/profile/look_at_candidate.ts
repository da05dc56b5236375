import db from '@adonisjs/lucid/services/db'
import { sentence, type Sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { looksADay } from '#api/talent/talent_facts'
import type CompanyMember from '#api/companies/models/company_member'
import { seenSql } from '#api/applications/seen_applications'
import { recordView } from '#api/candidates/control/record_view'
import { unlockedAmong } from '#api/talent/contact_access'
import { quotaOf } from '#api/companies/access/quotas'
import ContactRequest from '#api/talent/models/contact_request'
import SavedProfile from '#api/talent/models/saved_profile'
import { withMarks } from '#api/candidates/verified_marks'
import { visibleTo } from '#api/talent/visible_candidates'
import { maskProfile, skillNames, withSections } from '#api/talent/profile/shown_profile'

/** A candidate as this company may see them, with what the two have to do with each other; the candidate sees who looked. */
export async function lookAtCandidate(
  member: CompanyMember,
  devId: number,
  { isNoted = true }: { isNoted?: boolean } = {}
) {
  const { companyId } = member
  const candidate = await withSections(visibleTo(member))
    .where('candidates.id', devId)
    .firstOrFail()
  const isUnlocked = (await unlockedAmong(member, [devId])).has(devId)
  if (isNoted) await noteLook(member, devId)
  if (!isUnlocked) maskProfile(candidate)
  const [saved, request, between, quota] = await Promise.all([
    SavedProfile.query().where({ companyId, candidateId: devId }).preload('list').first(),
    ContactRequest.query()
      .where({ companyId, candidateId: devId })
      .orderBy('id', 'desc')
      .preload('job')
      .preload('sender')
      .first(),
    standing(member, devId),
    quotaOf(companyId, 'contact_request'),
    withMarks(candidate),
  ])
  const names = await skillNames(candidate)
  return { candidate, companyId, isUnlocked, saved, request, quota, names, ...between }
}

export type CandidateView = Awaited<ReturnType<typeof lookAtCandidate>>

// a company's own applicants are there to be read
const LOOKED_AT = `from profile_views v where v.company_id = :company and v.viewed_on = current_date and v.candidate_id <> :candidate
  and not exists (select from applications a where a.company_id = v.company_id and a.candidate_id = v.candidate_id)`

/** Records the look, within those of a day; refuses (403, quota) one beyond them. */
async function noteLook({ companyId, userId }: CompanyMember, candidateId: number) {
  await db.transaction(async (trx) => {
    // a company's looks are counted one after another
    await trx.rawQuery("select pg_advisory_xact_lock(hashtextextended('company looks', ?))", [
      companyId,
    ])
    const { rows } = await trx.rawQuery(
      `select (select count(*) ${LOOKED_AT})::int as company, (select count(*) ${LOOKED_AT} and v.viewed_by = :user)::int as member,
         exists (select from applications where company_id = :company and candidate_id = :candidate)
           or exists (select from profile_views where company_id = :company and candidate_id = :candidate and viewed_on = current_date) as free`,
      { company: companyId, user: userId, candidate: candidateId }
    )
    const { company, member, free } = rows[0]
    if (!free && member >= looksADay.ofMember)
      throw lookedEnough(
        sentence(
          'You can open {limit} profiles a day and have done so; continue tomorrow, or ask us for more',
          { limit: looksADay.ofMember }
        )
      )
    if (!free && company >= looksADay.ofCompany)
      throw lookedEnough(
        sentence(
          'Your company can open {limit} profiles a day and has done so; continue tomorrow, or ask us for more',
          { limit: looksADay.ofCompany }
        )
      )
    await recordView(candidateId, companyId, userId, trx)
  })
}

const lookedEnough = (said: Sentence) => new Refusal(said, { status: 403, reason: 'quota' })

type Applied = { id: number; job_id: number; title: string; status: string; created_at: Date }

async function standing(member: CompanyMember, devId: number) {
  const { companyId, userId } = member
  const [applications, unlock, comments] = await Promise.all([
    db
      .from('applications')
      .join('jobs', 'jobs.id', 'applications.job_id')
      .where({ 'applications.company_id': companyId, 'applications.candidate_id': devId })
      .whereRaw(seenSql(member), { user: userId })
      .orderBy('applications.id', 'desc')
      .limit(20)
      .select(
        'applications.id',
        'applications.job_id',
        'jobs.title',
        'applications.status',
        'applications.created_at'
      ),
    db
      .from('contact_unlocks')
      .where({ company_id: companyId, candidate_id: devId })
      .whereNull('revoked_at')
      .where('expires_at', '>', new Date())
      .orderBy('expires_at', 'desc')
      .select('expires_at')
      .first(),
    db
      .from('candidate_comments')
      .where({ company_id: companyId, candidate_id: devId })
      .count('* as total')
      .first(),
  ])
  return {
    applications: applications as Applied[],
    // who applied stays unlocked
    unlockedUntil: applications.length > 0 ? null : ((unlock?.expires_at as Date) ?? null),
    commentsCount: Number(comments.total),
  }
}
