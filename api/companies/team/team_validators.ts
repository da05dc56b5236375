import vine from '@vinejs/vine'
import { email, name, timeZone } from '#api/accounts/account_fields'
import { newPassword } from '#api/accounts/passwords/new_password'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { companyRoles } from '#api/companies/access/company_rights'
import { accountLimits } from '#api/accounts/account_facts'
import { companyLimits } from '#api/companies/company_facts'

const role = () => vine.enum(companyRoles)
const jobIds = () => vine.array(id()).maxLength(companyLimits.memberJobs.max).distinct().optional()
const token = () =>
  vine.string().trim().minLength(accountLimits.token.min).maxLength(accountLimits.token.max)

export const userInvite = vine.create({ email: email(), role: role(), jobIds: jobIds() })
export const invites = vine.create(paging)
export const inviteAgain = vine.create({
  inviteId: id().optional().requiredIfMissing(['email']),
  email: email().optional().requiredIfMissing(['inviteId']),
})
export const inviteLink = vine.create({ inviteId: id() })
export const inviteToken = vine.create({ token: token() })
export const acceptInvite = vine.create({
  token: token(),
  /** The whole name in one field, or in two. */
  name: name().optional().requiredIfMissing(['fName']),
  fName: name().optional().requiredIfMissing(['name']),
  lName: name().optional(),
  password: newPassword(),
  timeZone: timeZone().optional(),
})
export const userRole = vine.create({
  userId: id(),
  role: role().optional(),
  jobIds: jobIds(),
  canPromote: vine.boolean().optional(),
})
export const userActive = vine.create({ userId: id(), active: vine.boolean() })
export const userGone = vine.create({ userId: id() })
