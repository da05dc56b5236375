import { defineCatalogue, inWords } from '#api/catalogues/definition'
import { BUYER, CREATED, reason, UPDATED } from '#api/catalogues/shared_fields'
import { userStatuses } from '#api/accounts/account_facts'
import { memberStatuses } from '#api/companies/company_facts'
import { companyRoles, roleNames } from '#api/companies/access/company_rights'

export default defineCatalogue({
  name: 'client-users',
  label: 'Company users',
  one: 'company user',
  model: 'CompanyMember',
  group: 'Marketplace',
  title: 'name',
  read: 'see_people',
  write: 'decide_people',
  // a company keeps its own team
  can: [],
  fields: {
    name: { type: 'text', of: 'user.fullName' },
    email: { type: 'email', of: 'user.email' },
    userId: { type: 'id', readOnly: true, detail: true },
    clientId: BUYER.clientId,
    role: {
      type: 'choice',
      choices: companyRoles.map((value) => ({ value, label: inWords(roleNames[value]) })),
      readOnly: true,
    },
    status: {
      type: 'choice',
      choices: memberStatuses,
      readOnly: true,
      label: 'In the company',
    },
    accountStatus: { type: 'choice', choices: userStatuses, of: 'user.status', label: 'Account' },
    deactivatedAt: { type: 'datetime', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'email', 'clientId', 'role', 'status', 'accountStatus', 'createdAt'],
  filters: ['clientId', 'role', 'status'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['user.firstName+lastName', 'user.email'],
  related: [
    { catalogue: 'email-history', by: 'userId', of: 'userId' },
    { catalogue: 'sessions', by: 'userId', of: 'userId' },
    { catalogue: 'account-visits', by: 'userId', of: 'userId' },
  ],
  actions: {
    suspend: {
      label: 'Suspend',
      harm: true,
      when: { accountStatus: 'active' },
      input: { reason: reason('The person reads this; they are signed out at once') },
    },
    restore: {
      label: 'Restore',
      when: { accountStatus: 'deactivated' },
      input: { reason: reason('The person reads this') },
    },
  },
})
