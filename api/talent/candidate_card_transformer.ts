import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import { SkillTransformer } from '#api/candidates/candidate_transformer'
import { hideContacts } from '#api/candidates/control/hide_contacts'
import { marksShown } from '#api/candidates/verified_marks'
import type Candidate from '#api/candidates/models/candidate'
import { placesShown } from '#api/talent/spotlight/places'

/** What a company knows of the candidates on a page: whose contact it may read, whom it keeps. */
export type Seen = { unlocked: Set<number>; saved: Set<number> }

/** The family name until it is unlocked: its first letter. */
export const initial = (name: string) => {
  const [first] = Array.from(name)
  return first ? `${first}.` : ''
}

/** A candidate in a company's lists, with the card loaded: masked until unlocked. */
export default class CandidateCardTransformer extends BaseTransformer<Candidate> {
  constructor(
    candidate: Candidate,
    protected seen: Seen
  ) {
    super(candidate)
  }

  toObject() {
    const candidate = this.resource
    const isUnlocked = this.seen.unlocked.has(candidate.id)
    const shown = (text: string | null) => (isUnlocked ? text : hideContacts(text, candidate.user))
    return {
      _id: String(candidate.id),
      fName: candidate.user.firstName,
      lName: isUnlocked ? candidate.user.lastName : initial(candidate.user.lastName),
      isUnlocked,
      headline: shown(candidate.headline),
      userImage: imageUrl(candidate.photoKey),
      skills: SkillTransformer.transform(candidate.skills),
      experience: Number(candidate.experienceYears),
      city: shown(candidate.city),
      stateName: candidate.stateName,
      countryCode: candidate.countryCode,
      availability: candidate.availability,
      noticePeriodDays: candidate.noticePeriodDays,
      englishBand: candidate.englishBand,
      marks: marksShown(candidate.marks),
      is_saved_profile: this.seen.saved.has(candidate.id),
      ...placesShown(candidate),
      lastActiveAt: candidate.latestActivity.toUTC().toISO(),
    }
  }
}
