import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#api/accounts/models/user'

const text = (id: number | null | undefined) =>
  id === null || id === undefined ? undefined : String(id)

/** A person about themselves; needs the `withIdentity` scope. */
export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      _id: String(user.id),
      fName: user.firstName,
      lName: user.lastName,
      email: user.email,
      userType: user.userType,
      userImage: user.imageKey && `/images/${user.imageKey}`,
      emailVerified: user.emailVerifiedAt !== null,
      hasPassword: Boolean(user.password),
      countryCode: user.countryCode,
      timeZone: user.timeZone,
      language: user.language,
      phone: user.phone,
      phoneVerified: user.phoneVerifiedAt !== null,
      clientId: text(user.$extras.client_id),
      companyRole: (user.$extras.company_role as string | null) ?? undefined,
      devId: text(user.$extras.dev_id),
      adminRole: user.adminRole ?? undefined,
    }
  }
}
