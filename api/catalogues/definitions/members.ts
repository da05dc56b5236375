import { defineCatalogue } from '#api/catalogues/definition'
import { COUNTRY, CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { accountLimits, userStatuses, type UserStatus } from '#api/accounts/account_facts'
import { adminRoles } from '#api/accounts/admin_rights'

export default defineCatalogue({
  name: 'members',
  label: 'Members',
  one: 'member',
  model: 'User',
  group: 'Platform',
  title: 'name',
  read: 'see_admins',
  write: 'keep_admins',
  can: ['create', 'edit', 'delete'],
  where: { userType: 'admin' },
  initial: { emailVerifiedAt: 'now' },
  fields: {
    name: { type: 'text', of: 'fullName' },
    fName: {
      type: 'text',
      column: 'firstName',
      label: 'First name',
      required: true,
      max: accountLimits.name.max,
      detail: true,
    },
    lName: {
      type: 'text',
      column: 'lastName',
      label: 'Last name',
      required: true,
      max: accountLimits.name.max,
      detail: true,
    },
    email: { type: 'email', required: true, max: 254, createOnly: true },
    adminRole: {
      type: 'choice',
      choices: adminRoles,
      required: true,
      createOnly: true,
      label: 'Role',
    },
    password: {
      type: 'password',
      ...accountLimits.password,
      createOnly: true,
      secret: true,
      help: 'Leave empty to mail them a link to choose one',
    },
    status: { type: 'choice', choices: userStatuses, readOnly: true },
    countryCode: { ...COUNTRY, default: 'IN', detail: true },
    timeZone: { type: 'text', ...accountLimits.timeZone, detail: true, default: 'Asia/Kolkata' },
    lastActiveAt: { type: 'datetime', readOnly: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'email', 'adminRole', 'status', 'lastActiveAt', 'createdAt'],
  filters: ['adminRole', 'status'],
  sorts: ['email', 'createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['firstName+lastName', 'email'],
  removes: 'removeMember',
  actions: {
    deactivate: {
      label: 'Deactivate',
      harm: true,
      when: { status: 'active' satisfies UserStatus },
    },
    reactivate: { label: 'Reactivate', when: { status: 'deactivated' satisfies UserStatus } },
    role: {
      label: 'Change role',
      method: 'changeRole',
      when: { status: 'active' satisfies UserStatus },
      input: { adminRole: { type: 'choice', choices: adminRoles, required: true, label: 'Role' } },
    },
  },
})
