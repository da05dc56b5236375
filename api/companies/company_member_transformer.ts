import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import type CompanyMember from '#api/companies/models/company_member'

/** A person of the team, with the user preloaded. */
export default class CompanyMemberTransformer extends BaseTransformer<CompanyMember> {
  toObject() {
    const { user, role, status } = this.resource
    return {
      _id: String(user.id),
      fName: user.firstName,
      lName: user.lastName,
      userImage: imageUrl(user.imageKey),
      role,
      isActive: status === 'active',
    }
  }

  forManagers() {
    const { id, user, status, createdAt, canPromote } = this.resource
    return {
      ...this.toObject(),
      memberId: String(id),
      email: user.email,
      status,
      canPromote,
      jobIds: ((this.resource.$extras.job_ids ?? []) as number[]).map(String),
      lastActiveAt: user.lastActiveAt?.toUTC().toISO() ?? null,
      createdAt: createdAt.toUTC().toISO(),
    }
  }
}
