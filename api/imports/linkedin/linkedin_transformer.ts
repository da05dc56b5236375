import { BaseTransformer } from '@adonisjs/core/transformers'
import type LinkedinCandidate from '#api/imports/models/linkedin_candidate'

/** A LinkedIn candidate as lists show them: whether there is a contact, never the contact itself. */
export default class LinkedinCandidateTransformer extends BaseTransformer<LinkedinCandidate> {
  toObject() {
    const it = this.resource
    return {
      _id: String(it.id),
      fName: it.firstName,
      lName: it.lastName,
      profileUrl: it.profileUrl,
      headline: it.headline,
      company: it.company,
      location: it.location,
      seniorLevel: it.seniority,
      profileComplete: it.profileComplete,
      hasContact: it.hasContact,
      tags: it.tags,
      devId: it.candidateId === null ? null : String(it.candidateId),
      connectedOn: it.connectedOn,
      lastContactAt: it.lastContactAt?.toUTC().toISO() ?? null,
      createdAt: it.createdAt.toUTC().toISO(),
      updatedAt: it.updatedAt.toUTC().toISO(),
    }
  }
}
