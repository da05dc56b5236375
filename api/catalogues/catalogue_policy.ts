import { BasePolicy } from '@adonisjs/bouncer'
import { AuthorizationResponse } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import { mayRead, mayWrite, type Catalogue } from '#api/catalogues/definition'

/** Which admin reads or writes a catalogue; the catalogue itself names the roles. */
export default class CataloguePolicy extends BasePolicy {
  read(admin: User, catalogue: Catalogue) {
    return (
      mayRead(catalogue, admin.adminRole) ||
      AuthorizationResponse.deny(
        `Your role does not include reading ${catalogue.label.toLowerCase()}; ask a super admin`,
        403
      )
    )
  }

  write(admin: User, catalogue: Catalogue) {
    return (
      mayWrite(catalogue, admin.adminRole) ||
      AuthorizationResponse.deny(
        `Your role does not include changing ${catalogue.label.toLowerCase()}; ask a super admin`,
        403
      )
    )
  }
}
