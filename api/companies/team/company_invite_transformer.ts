import { BaseTransformer } from '@adonisjs/core/transformers'
import { inviteFlow } from '#api/companies/team/invite_flow'
import type CompanyInvite from '#api/companies/models/company_invite'
import { roleNames } from '#api/companies/access/company_rights'

export default class CompanyInviteTransformer extends BaseTransformer<CompanyInvite> {
  toObject() {
    const { id, email, role, jobIds, expiresAt, createdAt } = this.resource
    return {
      _id: String(id),
      email,
      role,
      jobIds: jobIds.map(String),
      status: inviteFlow.stateOf(this.resource),
      actions: inviteFlow.may(this.resource, 'client').filter((move) => move !== 'accept'),
      expiresAt: expiresAt.toUTC().toISO(),
      invitedAt: createdAt.toUTC().toISO(),
    }
  }

  /** To the person who holds the link: what they would join. */
  forGuest() {
    const { email, role, company, inviter, expiresAt } = this.resource
    return {
      email,
      role,
      roleName: roleNames[role],
      companyName: company.name,
      invitedBy: inviter?.fullName ?? null,
      expiresAt: expiresAt.toUTC().toISO(),
    }
  }
}
