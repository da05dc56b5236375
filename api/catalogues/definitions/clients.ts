import { CREATED, defineCatalogue, UPDATED, GRANT, reason } from '#api/catalogues/definition'
import { accountLimits } from '#api/accounts/account_facts'
import { companyLimits, companySizes } from '#api/companies/company_facts'
import { placeLimits } from '#api/taxonomy/taxonomy_facts'
import { companyFlow } from '#api/companies/company_flow'
import { nameFlow } from '#api/companies/name_flow'

export default defineCatalogue({
  name: 'clients',
  label: 'Companies',
  one: 'company',
  model: 'Company',
  group: 'Marketplace',
  title: 'companyName',
  read: 'see_companies',
  write: 'decide_companies',
  can: ['create', 'edit', 'delete'],
  fields: {
    companyName: { type: 'text', column: 'name', required: true, max: companyLimits.name.max },
    slug: { type: 'slug', from: 'companyName', suffix: true, max: 140 },
    companyId: { type: 'id', column: 'id', readOnly: true, echo: true },
    tagline: { type: 'text', ...companyLimits.tagline, detail: true },
    aboutCompany: { type: 'html', column: 'about', max: companyLimits.about.max, detail: true },
    website: { type: 'url', ...companyLimits.link },
    email: { type: 'email', ...accountLimits.email },
    phone: { type: 'text', max: 20, detail: true },
    industryId: { type: 'reference', reference: 'industries' },
    size: {
      type: 'choice',
      choices: companySizes,
    },
    foundedYear: { type: 'number', ...companyLimits.foundedYear, max: 2100, detail: true },
    countryCode: { type: 'text', min: 2, max: 2, pattern: '^[A-Z]{2}$', default: 'IN' },
    stateCode: { type: 'text', ...placeLimits.stateCode, detail: true },
    stateName: { type: 'text', ...placeLimits.stateName, detail: true },
    city: { type: 'text', ...placeLimits.city },
    address: { type: 'longtext', ...companyLimits.address, detail: true },
    postalCode: { type: 'text', ...companyLimits.postalCode, detail: true },
    verification: {
      type: 'choice',
      choices: companyFlow.choices,
      readOnly: true,
    },
    verificationNote: { type: 'text', readOnly: true, detail: true },
    pendingName: { type: 'text', readOnly: true, label: 'New name that waits', detail: true },
    nameStatus: { type: 'choice', choices: nameFlow.choices, readOnly: true, detail: true },
    nameNote: { type: 'text', readOnly: true, detail: true },
    verifiedAt: { type: 'datetime', readOnly: true },
    isActive: { type: 'boolean', readOnly: true },
    isTopCompany: { type: 'boolean', readOnly: true },
    spotLight: { type: 'boolean', until: 'spotlightExpiresAt', label: 'Spotlight', detail: true },
    spotlightExpiryDate: {
      type: 'datetime',
      column: 'spotlightExpiresAt',
      readOnly: true,
      detail: true,
    },
    userLimit: { type: 'number', min: 1, max: 10_000, detail: true },
    openJobLimit: { type: 'number', min: 0, max: 10_000, detail: true },
    contactRequestLimit: { type: 'number', min: 0, max: 100_000, detail: true },
    firstEntry: { type: 'boolean', readOnly: true, detail: true },
    approvedJobCount: { type: 'number', readOnly: true, detail: true },
    strikes: { type: 'number', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['companyName', 'verification', 'isTopCompany', 'city', 'countryCode', 'createdAt'],
  filters: ['verification', 'nameStatus', 'isTopCompany', 'industryId', 'countryCode', 'createdAt'],
  sorts: ['companyName', 'createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['name', 'email', 'city'],
  usedBy: { company_members: 'company_id', jobs: 'company_id', applications: 'company_id' },
  actions: {
    'verify': {
      label: 'Verify',
      key: 'a',
      when: companyFlow.when('verify'),
      bulk: true,
      input: {
        note: { type: 'longtext', max: 500, help: 'Kept with the company; not shown to it' },
      },
    },
    'reject': {
      label: 'Reject',
      key: 'r',
      harm: true,
      bulk: true,
      when: companyFlow.when('reject'),
      input: {
        reason: reason('The company reads this'),
      },
    },
    'suspend': {
      label: 'Suspend',
      key: 's',
      harm: true,
      when: companyFlow.when('suspend'),
      input: {
        reason: reason('The company reads this'),
      },
    },
    'restore': {
      label: 'Restore',
      when: companyFlow.when('restore'),
      input: { reason: reason('The company reads this') },
    },
    'approve-name': {
      label: 'Approve the new name',
      method: 'approveName',
      when: nameFlow.when('approveName'),
    },
    'reject-name': {
      label: 'Reject the new name',
      method: 'rejectName',
      harm: true,
      when: nameFlow.when('rejectName'),
      input: { reason: reason('The company reads this; the old name stays') },
    },
    'spotlight': {
      label: 'Spotlight',
      input: {
        days: GRANT.days,
        spotlightExpiryDate: GRANT.until,
        note: GRANT.note,
      },
    },
    'top-company': { label: 'Turn top company on or off', method: 'toggleTopCompany', bulk: true },
  },
  queue: {
    label: 'Companies to verify',
    filter: { verification: ['pending', 'unverified'] },
    order: 'createdAt',
  },
})
