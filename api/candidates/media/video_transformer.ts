import { imageUrl } from '#api/files/image_url'
import { signedUrl } from '#api/files/signed_url'
import { WATCH_MINUTES } from '#api/candidates/candidate_facts'
import type Candidate from '#api/candidates/models/candidate'

/** A link by which a video plays, and its poster frame. */
export const videoUrl = (fileId: number, companyId?: number) =>
  signedUrl({ id: fileId }, { as: 'inline', minutes: WATCH_MINUTES, companyId })

/** The live video of a profile, or null; for a company, its link ends with the reach. */
export const videoOf = ({ videoFileId, posterKey }: Candidate, companyId?: number) =>
  videoFileId === null || videoFileId === undefined
    ? null
    : { url: videoUrl(videoFileId, companyId), poster: imageUrl(posterKey) }
