import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { changeSavedProfile, saveProfile, unsaveProfile } from '#api/talent/saved/save_profile'
import { countSaved, listSavedProfiles } from '#api/talent/saved/saved_profiles'
import SavedProfileTransformer from '#api/talent/saved/saved_profile_transformer'
import * as valid from '#api/talent/saved/saved_validators'
import type SavedProfile from '#api/talent/models/saved_profile'

/** The profiles that a company keeps. */
export default class SavedProfilesController {
  /** Lists the profiles that the company has saved. */
  async index({ member, request, serialize }: HttpContext) {
    const { saved, seen, pagination } = await listSavedProfiles(
      member,
      await request.validateUsing(valid.savedProfiles)
    )
    return serialize({
      message: 'Saved profiles',
      data: SavedProfileTransformer.transform(saved, seen),
      pagination,
    })
  }

  /** Saves a profile for the company. */
  async store({ member, request }: HttpContext) {
    const saved = await saveProfile(member, await request.validateUsing(valid.saveProfile))
    return { message: 'Profile saved', data: await standing(saved) }
  }

  /** Changes the list or the note of a saved profile. */
  async update({ member, params, request }: HttpContext) {
    const devId = rowId(params.devId)
    const input = await request.validateUsing(valid.changeSavedProfile)
    return {
      message: 'Saved',
      data: await standing(await changeSavedProfile(member, devId, input)),
    }
  }

  /** Takes a profile off the company's list. */
  async destroy({ member, params }: HttpContext) {
    const devId = rowId(params.devId)
    await unsaveProfile(member, devId)
    return {
      message: 'Profile removed from your list',
      data: {
        _id: String(devId),
        devId: String(devId),
        is_saved_profile: false,
        savedProfilesCount: await countSaved(member.companyId),
      },
    }
  }
}

async function standing({ candidateId, listId, note, companyId }: SavedProfile) {
  return {
    _id: String(candidateId),
    devId: String(candidateId),
    is_saved_profile: true,
    listId: listId === null ? null : String(listId),
    note,
    savedProfilesCount: await countSaved(companyId),
  }
}
