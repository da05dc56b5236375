import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { authorization, can, type Page } from '#api/companies/access/page_access'

/** Who in a company may look for people, keep them, ask for their contact and speak about them. */
export default class TalentPolicy extends BasePolicy {
  use(_user: User, member: CompanyMember, page: Page) {
    return authorization(can(member, page))
  }
}
