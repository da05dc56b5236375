import type { HttpContext } from '@adonisjs/core/http'
import Candidate from '#api/candidates/models/candidate'
import { changeProfile } from '#api/candidates/change_profile'
import { measureProgress } from '#api/candidates/progress'
import { changePhoto, removePhoto } from '#api/candidates/media/keep_photo'
import {
  activeTabValidator,
  cropValidator,
  profileValidator,
} from '#api/candidates/candidate_validators'
import CandidateTransformer, { ProgressTransformer } from '#api/candidates/candidate_transformer'
import { imageUrl } from '#api/files/image_url'
import { receiveUpload } from '#api/files/receive_upload'

export default class ProfileController {
  /** Shows the candidate's own profile. */
  async show({ candidate, serialize }: HttpContext) {
    return serialize({
      message: 'Your profile',
      data: CandidateTransformer.transform(await Candidate.loadProfile(candidate.id))
        .useVariant('forOwner')
        .depth(2),
    })
  }

  /** Changes what is sent of the profile; null clears what may be empty. */
  async update({ auth, candidate, request, serialize }: HttpContext) {
    const change = await request.validateUsing(profileValidator, {
      meta: { countryCode: candidate.countryCode },
    })
    const waits = await changeProfile(auth.user!, candidate, change)
    return serialize({
      message: waits
        ? 'Saved; name and headline are sent for approval and show once we have looked'
        : 'Your profile is saved',
      notice: waits ? 'warn' : undefined,
      data: CandidateTransformer.transform(await Candidate.loadProfile(candidate.id))
        .useVariant('forOwner')
        .depth(2),
    })
  }

  /** Says how complete the profile is, and what would add to it. */
  async progress({ candidate, serialize }: HttpContext) {
    return serialize({
      message: 'How far your profile is',
      data: ProgressTransformer.transform({
        ...(await measureProgress(candidate.id)),
        activeTab: candidate.activeTab,
      }),
    })
  }

  /** Remembers the step that the candidate is at. */
  async chooseTab({ candidate, request, serialize }: HttpContext) {
    const { activeTab } = await request.validateUsing(activeTabValidator)
    candidate.activeTab = activeTab
    await candidate.save()
    return serialize({
      message: 'Saved',
      data: ProgressTransformer.transform({ ...(await measureProgress(candidate.id)), activeTab }),
    })
  }

  /** Stores a photo, cut as asked. */
  async changePhoto({ auth, candidate, request, response, serialize }: HttpContext) {
    const crop = await request.validateUsing(cropValidator, { data: request.qs() })
    const waits = await receiveUpload(request, { field: 'image', kind: 'photo' }, (upload) =>
      changePhoto(auth.user!, candidate, upload, crop)
    )
    return response.status(201).send(
      await serialize({
        message: waits
          ? 'Your photo is sent for approval; the old one shows until we have looked'
          : 'Your photo is saved',
        notice: waits ? 'warn' : undefined,
        data: { userImage: imageUrl(candidate.photoKey), progress: candidate.progress, waits },
      })
    )
  }

  /** Removes the photo. */
  async removePhoto({ auth, candidate, serialize }: HttpContext) {
    await removePhoto(auth.user!, candidate)
    return serialize({
      message: 'Your photo is removed',
      data: { userImage: null, progress: candidate.progress },
    })
  }
}
