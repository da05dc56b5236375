import { ApprovedProfileSchema } from '#database/schema'
import type { ProfileSheet } from '#api/candidates/approval/profile_changes'

/** A candidate's profile as it was approved last. */
export default class ApprovedProfile extends ApprovedProfileSchema {
  declare sheet: ProfileSheet
}
