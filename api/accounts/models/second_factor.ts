import { SecondFactorSchema } from '#database/schema'
import type { SecondFactorKind } from '#api/accounts/account_facts'

/** What a person has beside the password: an app that shows codes, or a passkey. Counts once it is confirmed. */
export default class SecondFactor extends SecondFactorSchema {
  declare kind: SecondFactorKind
  declare transports: string[]

  static confirmedOf(userId: number) {
    return this.query().where('userId', userId).whereNotNull('confirmedAt').orderBy('id')
  }
}
