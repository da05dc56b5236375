import { BaseTransformer } from '@adonisjs/core/transformers'
import { hideContacts } from '#api/candidates/control/hide_contacts'
import { marksShown } from '#api/candidates/verified_marks'
import { imageUrl } from '#api/files/image_url'
import { initial } from '#api/talent/candidate_card_transformer'
import type { Factor } from '#api/talent/search/factors'
import { placesShown } from '#api/talent/spotlight/places'
import type { Found } from '#api/talent/search/found_developers'

/** A developer in a list of search: the family name only once this company may read the contact. */
export default class DeveloperTransformer extends BaseTransformer<Found & { why: Factor[] }> {
  toObject() {
    const found = this.resource
    const shown = (text: string | null) => (found.isUnlocked ? text : hideContacts(text, found))
    return {
      _id: String(found.id),
      fName: found.firstName,
      lName: found.isUnlocked ? found.lastName : initial(found.lastName),
      isUnlocked: found.isUnlocked,
      headline: shown(found.headline),
      userImage: imageUrl(found.photoKey),
      skills: found.skills.map(({ id, skillId, years, lastUsed, level }) => ({
        _id: String(id),
        skillId: String(skillId),
        skillName: found.names.get(skillId)?.name ?? '',
        skillIcon: found.names.get(skillId)?.icon ?? null,
        years,
        lastUsed: lastUsed === null ? null : String(lastUsed),
        level,
      })),
      experience: found.experienceYears,
      city: shown(found.city),
      stateName: found.stateName,
      countryCode: found.countryCode,
      timeZone: found.timeZone,
      workModes: found.workModeNames,
      noticePeriodDays: found.noticePeriodDays,
      availability: found.availabilityName,
      english: found.englishName,
      englishBand: found.englishBand,
      marks: marksShown(found.marks),
      lastActiveAt: found.lastActiveAt,
      is_saved_profile: found.isSaved,
      ...placesShown(found),
      why: found.why.map(({ skillId, ...factor }) => ({
        ...factor,
        skillName: skillId === undefined ? undefined : found.names.get(skillId)?.name,
      })),
    }
  }
}
