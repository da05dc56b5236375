import { BaseTransformer } from '@adonisjs/core/transformers'
import { signedUrl } from '#api/files/signed_url'
import { payOf } from '#api/candidates/candidate_transformer'
import { videoOf } from '#api/candidates/media/video_transformer'
import { marksShown } from '#api/candidates/verified_marks'
import * as sections from '#api/candidates/sections/section_transformers'
import CandidateCardTransformer from '#api/talent/candidate_card_transformer'
import type { CandidateView } from '#api/talent/profile/look_at_candidate'

/** A candidate's whole profile for a company: what is not unlocked is not in it. */
export default class CandidateProfileTransformer extends BaseTransformer<CandidateView> {
  toObject() {
    const { candidate, isUnlocked, saved, names } = this.resource
    const seen = {
      unlocked: new Set(isUnlocked ? [candidate.id] : []),
      saved: new Set(saved ? [candidate.id] : []),
    }
    return {
      ...new CandidateCardTransformer(candidate, seen).toObject(),
      story: candidate.story,
      preferredTitles: candidate.preferredTitles,
      state: candidate.stateCode,
      timeZone: candidate.user.timeZone,
      expectedPay: payOf(candidate),
      workModes: candidate.workModes,
      jobTypes: candidate.jobTypes,
      relocation: candidate.relocation,
      workAuthorisation: candidate.workAuthorisation,
      english: candidate.english,
      marks: marksShown(candidate.marks),
      tools: sections.ToolTransformer.transform(candidate.tools),
      employment: sections.EmploymentTransformer.transform(candidate.employments, names),
      projects: sections.ProjectTransformer.transform(candidate.projects, names),
      additionalProjects: sections.AdditionalProjectTransformer.transform(
        candidate.additionalProjects,
        names
      ),
      certifications: sections.CertificationTransformer.transform(candidate.certifications),
      education: sections.AcademicRecordTransformer.transform(candidate.academicRecords),
      achievements: sections.AchievementTransformer.transform(candidate.achievements),
      ...this.#between(),
      ...this.#contact(),
    }
  }

  /** Null until unlocked, every part of it. */
  #contact() {
    const { candidate, companyId, isUnlocked } = this.resource
    const { user, currentResume, socialLinks } = candidate
    return {
      email: isUnlocked ? user.email : null,
      phone: isUnlocked ? user.phone : null,
      resumeUrl: isUnlocked && currentResume ? signedUrl(currentResume.file, { companyId }) : null,
      resumeName: isUnlocked && currentResume ? currentResume.file.fileName : null,
      /** Nobody can take a name or a number out of what is said in it. */
      video: isUnlocked ? videoOf(candidate, companyId) : null,
      hasResume: currentResume !== null && currentResume !== undefined,
      links: isUnlocked ? sections.SocialLinkTransformer.transform(socialLinks) : null,
    }
  }

  #between() {
    const { saved, request, quota, applications, unlockedUntil, commentsCount, isUnlocked } =
      this.resource
    return {
      saved: saved
        ? {
            note: saved.note,
            list: saved.list ? { _id: String(saved.list.id), name: saved.list.name } : null,
            savedAt: saved.createdAt.toUTC().toISO(),
          }
        : null,
      contact: {
        state: isUnlocked ? 'unlocked' : request?.status === 'pending' ? 'pending' : 'locked',
        unlockedUntil: unlockedUntil?.toISOString() ?? null,
        lastRequest: request
          ? {
              _id: String(request.id),
              status: request.status,
              jobTitle: (request.job?.title ?? null) as string | null,
              sentAt: request.createdAt.toUTC().toISO(),
              sentBy: (request.sender?.fullName ?? null) as string | null,
              expiresAt: request.expiresAt.toUTC().toISO(),
            }
          : null,
        quota,
      },
      applications: applications.map((row) => ({
        _id: String(row.id),
        jobId: String(row.job_id),
        jobTitle: row.title,
        status: row.status,
        appliedAt: row.created_at.toISOString(),
      })),
      commentsCount,
    }
  }
}
