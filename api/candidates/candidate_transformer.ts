import { BaseTransformer } from '@adonisjs/core/transformers'
import type Candidate from '#api/candidates/models/candidate'
import type CandidateSkill from '#api/candidates/models/candidate_skill'
import type Resume from '#api/candidates/models/resume'
import type { Progress } from '#api/candidates/progress'
import {
  AcademicRecordTransformer,
  EmploymentTransformer,
} from '#api/candidates/sections/section_transformers'
import UpdateTransformer from '#api/candidates/updates/update_transformer'
import { videoOf } from '#api/candidates/media/video_transformer'
import { marksShown } from '#api/candidates/verified_marks'
import { hideContacts } from '#api/candidates/control/hide_contacts'
import { imageUrl } from '#api/files/image_url'
import { signedUrl } from '#api/files/signed_url'

/** A candidate with `user` and `skills.skill` loaded: as a card, as they see themselves, as a company sees them once they applied to it. */
export default class CandidateTransformer extends BaseTransformer<Candidate> {
  constructor(
    candidate: Candidate,
    /** The company that reads. */
    protected companyId?: number
  ) {
    super(candidate)
  }

  toObject() {
    const { id, user, headline, photoKey, skills } = this.resource
    return {
      _id: String(id),
      fName: user.firstName,
      lName: user.lastName,
      headline,
      userImage: imageUrl(photoKey),
      skills: SkillTransformer.transform(skills),
    }
  }

  /** What everyone may read of who made their profile public: no family name, no contact. */
  forPublic() {
    const card = this.toObject()
    const { slug, story, city, countryCode, experienceYears, availability, englishBand } =
      this.resource
    return {
      ...card,
      headline: hideContacts(card.headline, this.resource.user),
      lName: `${card.lName.slice(0, 1)}.`,
      slug,
      story: hideContacts(story, this.resource.user),
      city: hideContacts(city, this.resource.user),
      countryCode,
      experience: Number(experienceYears),
      availability,
      englishBand,
      marks: marksShown(this.resource.marks),
    }
  }

  /** Applying unlocks the contact for that company; asks for `withBackground`. */
  forCompany() {
    const { user, employments, academicRecords } = this.resource
    return {
      ...this.toObject(),
      ...this.#about(),
      email: user.email,
      phone: user.phone,
      employment: EmploymentTransformer.transform(employments),
      education: AcademicRecordTransformer.transform(academicRecords),
      marks: marksShown(this.resource.marks),
    }
  }

  forOwner() {
    const {
      user,
      slug,
      isPublic,
      approval,
      approvalReason,
      visibility,
      snoozedUntil,
      progress,
      activeTab,
      currentResume,
    } = this.resource
    return {
      ...this.toObject(),
      ...this.#about(),
      slug,
      email: user.email,
      phone: user.phone,
      phoneVerified: user.phoneVerifiedAt !== null,
      isPublic,
      approval,
      approvalReason,
      visibility,
      snoozedUntil: snoozedUntil?.toUTC().toISO() ?? null,
      progress,
      activeTab,
      // one that is removed between the reads of its row and of its file is gone
      resume: currentResume?.file
        ? ResumeTransformer.transform(currentResume, currentResume.id)
        : null,
      /** What companies do not see yet. */
      pendingUpdates: UpdateTransformer.transform(this.resource.pendingUpdates),
    }
  }

  #about() {
    const candidate = this.resource
    return {
      story: candidate.story,
      video: videoOf(candidate, this.companyId),
      preferredTitles: candidate.preferredTitles,
      industries: candidate.industryIds.map(String),
      countryCode: candidate.countryCode,
      state: candidate.stateCode,
      stateName: candidate.stateName,
      city: candidate.city,
      timeZone: candidate.user.timeZone,
      experience: Number(candidate.experienceYears),
      noticePeriodDays: candidate.noticePeriodDays,
      expectedPay: payOf(candidate),
      workModes: candidate.workModes,
      jobTypes: candidate.jobTypes,
      relocation: candidate.relocation,
      workAuthorisation: candidate.workAuthorisation,
      availability: candidate.availability,
      english: candidate.english,
      englishBand: candidate.englishBand,
    }
  }
}

/** The pay a candidate looks for, in whole units; none when they do not say. */
export const payOf = (candidate: Candidate) =>
  candidate.expectedPay === null
    ? null
    : {
        min: candidate.expectedPay,
        currency: candidate.expectedPayCurrency,
        per: candidate.expectedPayPer,
      }

export class SkillTransformer extends BaseTransformer<CandidateSkill> {
  toObject() {
    const { id, skillId, skill, years, lastUsed, level } = this.resource
    return {
      _id: String(id),
      skillId: String(skillId),
      skillName: skill.name,
      skillIcon: skill.icon,
      years: years === null ? null : Number(years),
      lastUsed: lastUsed === null ? null : String(lastUsed),
      level,
    }
  }
}

/** A resume with its file loaded, for its owner. */
export class ResumeTransformer extends BaseTransformer<Resume> {
  constructor(
    resume: Resume,
    protected currentId: number | null = null
  ) {
    super(resume)
  }

  toObject() {
    const { id, file, parseStatus, parseReason, createdAt } = this.resource
    return {
      _id: String(id),
      fileName: file.fileName,
      size: file.byteSize,
      type: file.mimeType,
      resumeUrl: signedUrl(file),
      isCurrent: id === this.currentId,
      uploadedAt: createdAt.toUTC().toISO(),
      parsed: { status: parseStatus, reason: parseReason ?? undefined },
    }
  }
}

export class ProgressTransformer extends BaseTransformer<Progress & { activeTab: number }> {
  toObject() {
    const { activeTab, steps, progress, nextStep } = this.resource
    return { activeTab, steps, progress, nextStep }
  }
}
