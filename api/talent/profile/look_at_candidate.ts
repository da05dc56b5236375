import db from '@adonisjs/lucid/services/db'
import { namesOf } from '#api/taxonomy/names'
import type CompanyMember from '#api/companies/models/company_member'
import type Candidate from '#api/candidates/models/candidate'
import { seenSql } from '#api/applications/seen_applications'
import { recordView } from '#api/candidates/control/record_view'
import { unlockedAmong } from '#api/talent/contact_access'
import { quotaOf } from '#api/companies/access/quotas'
import ContactRequest from '#api/talent/models/contact_request'
import SavedProfile from '#api/talent/models/saved_profile'
import { hideContacts } from '#api/candidates/control/hide_contacts'
import { visibleTo } from '#api/talent/visible_candidates'

const ordered = (query: any) => query.orderBy('position').orderBy('id')

/** A candidate as this company may see them, with what stands between the two; the candidate sees who looked. */
export async function lookAtCandidate(member: CompanyMember, devId: number) {
  const { companyId } = member
  const candidate = await visibleTo(member)
    .where('candidates.id', devId)
    .withScopes((scopes) => (scopes.withCard(), scopes.withBackground()))
    .preload('projects', ordered)
    .preload('additionalProjects', ordered)
    .preload('certifications', ordered)
    .preload('achievements', ordered)
    .preload('socialLinks', ordered)
    .preload('tools', (tools) => ordered(tools.preload('tool')))
    .preload('currentResume', (resume) => resume.preload('file'))
    .firstOrFail()
  const isUnlocked = (await unlockedAmong(member, [devId])).has(devId)
  if (!isUnlocked) mask(candidate)
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
  ])
  await recordView(devId, companyId, member.userId)
  const names = await namesOf(
    'skills',
    [...candidate.employments, ...candidate.projects, ...candidate.additionalProjects].flatMap(
      ({ skillIds }) => skillIds
    )
  )
  return { candidate, companyId, isUnlocked, saved, request, quota, names, ...between }
}

export type CandidateView = Awaited<ReturnType<typeof lookAtCandidate>>

/** Free text may tell what is not unlocked; the rows are not saved. */
function mask(candidate: Candidate) {
  candidate.story = hideContacts(candidate.story)
  candidate.headline = hideContacts(candidate.headline)
  candidate.employments.forEach((row) => (row.description = hideContacts(row.description)))
  candidate.academicRecords.forEach((row) => (row.description = hideContacts(row.description)))
  for (const row of [
    ...candidate.projects,
    ...candidate.additionalProjects,
    ...candidate.achievements,
  ]) {
    row.description = hideContacts(row.description)
    row.url = null
  }
  for (const row of candidate.certifications) {
    row.url = null
    row.credentialId = null
  }
}

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
