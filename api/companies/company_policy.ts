import { BasePolicy } from '@adonisjs/bouncer'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { authorization, can, type Page } from '#api/companies/access/page_access'

export default class CompanyPolicy extends BasePolicy {
  /** May this member use this page of their own company? */
  use(_user: User, member: CompanyMember, page: Page) {
    return authorization(can(member, page))
  }
}
