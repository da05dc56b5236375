import { CREATED, defineCatalogue, UPDATED } from '#api/catalogues/definition'

const roles = ['super', 'moderator', 'finance', 'content', 'support'] as const

export default defineCatalogue({
  name: 'members', label: 'Members', one: 'member', model: 'User', group: 'Platform', title: 'name', access: 'super',
  can: ['create', 'edit', 'delete'],
  where: { userType: 'admin' },
  initial: { emailVerifiedAt: 'now' },
  fields: {
    name: { type: 'text', of: 'fullName' },
    fName: { type: 'text', column: 'firstName', label: 'First name', required: true, max: 60, detail: true },
    lName: { type: 'text', column: 'lastName', label: 'Last name', required: true, max: 60, detail: true },
    email: { type: 'email', required: true, max: 254, createOnly: true },
    adminRole: { type: 'choice', choices: roles, required: true, createOnly: true, label: 'Role' },
    password: { type: 'password', min: 10, max: 128, createOnly: true, secret: true, help: 'Left empty, they get a mail to choose one' },
    status: { type: 'choice', choices: ['active', 'deactivated', 'erased'], readOnly: true },
    countryCode: { type: 'text', min: 2, max: 2, pattern: '^[A-Z]{2}$', default: 'IN', detail: true },
    timeZone: { type: 'text', max: 60, detail: true, default: 'Asia/Kolkata' },
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
    deactivate: { label: 'Deactivate', harm: true, when: { status: 'active' } },
    reactivate: { label: 'Reactivate', when: { status: 'deactivated' } },
    role: { label: 'Change role', method: 'changeRole', when: { status: 'active' }, input: { adminRole: { type: 'choice', choices: roles, required: true, label: 'Role' } } },
  },
})
