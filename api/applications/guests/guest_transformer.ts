import { BaseTransformer } from '@adonisjs/core/transformers'
import type GuestApplication from '#api/applications/models/guest_application'
import { nameOf } from '#api/candidates/resume/draft/draft_parts'

/** An application before it is one, as its browser or its account's person sees it. */
export default class GuestTransformer extends BaseTransformer<GuestApplication> {
  toObject() {
    const guest = this.resource
    return {
      _id: String(guest.id),
      jobId: String(guest.jobId),
      jobTitle: guest.job.title,
      jobSlug: guest.job.slug,
      organisation: guest.job.organisation ?? guest.job.company.name,
      fileName: guest.file.fileName,
      status: guest.parseStatus,
      reason: guest.parseReason,
      coverLetter: guest.coverLetter,
      answers: guest.answers,
      expiresAt: guest.expiresAt.toUTC().toISO(),
      createdAt: guest.createdAt.toUTC().toISO(),
    }
  }

  /** With what the form begins with: what was typed before, else what the resume says. */
  forGuest() {
    const { parsed, signUp, email, skills } = this.resource
    const said = parsed?.fullName ? nameOf(parsed.fullName.value) : {}
    return {
      ...this.toObject(),
      fName: signUp?.firstName ?? said.fName ?? '',
      lName: signUp?.lastName ?? said.lName ?? '',
      email: email ?? parsed?.email?.value.toLowerCase() ?? '',
      skills: email ? skills : (parsed?.skills ?? []).map(({ value }) => value),
      isSent: email !== null,
    }
  }
}
