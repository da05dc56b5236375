import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { linkedinLimits, seniorities } from '#api/imports/import_facts'

export default defineCatalogue({
  name: 'linkedin-candidates',
  label: 'LinkedIn candidates',
  one: 'LinkedIn candidate',
  model: 'LinkedinCandidate',
  group: 'Imports',
  title: 'name',
  read: 'see_people',
  write: 'bring_people_in',
  // they come by CSV, and are listed by POST too (spec.md 7)
  can: [],
  fields: {
    name: { type: 'text', of: 'fullName' },
    fName: { type: 'text', column: 'firstName', readOnly: true, echo: true },
    lName: { type: 'text', column: 'lastName', readOnly: true, echo: true },
    profileUrl: { type: 'url', readOnly: true, label: 'Profile' },
    headline: { type: 'text', readOnly: true, max: linkedinLimits.text.max },
    company: { type: 'text', readOnly: true },
    location: { type: 'text', readOnly: true, detail: true },
    seniorLevel: {
      type: 'choice',
      column: 'seniority',
      choices: seniorities,
      readOnly: true,
      label: 'Seniority',
    },
    profileComplete: { type: 'boolean', readOnly: true, label: 'Complete profile' },
    hasContact: { type: 'boolean', of: 'hasContact', label: 'Has contact details' },
    tags: { type: 'list', readOnly: true, detail: true },
    devId: { ...BUYER.devId, label: 'Candidate here', detail: true },
    lastContactAt: { type: 'datetime', readOnly: true, label: 'Last contact' },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: [
    'name',
    'headline',
    'company',
    'seniorLevel',
    'profileComplete',
    'lastContactAt',
    'updatedAt',
  ],
  filters: ['seniorLevel', 'profileComplete', 'createdAt'],
  sorts: ['updatedAt', 'createdAt', 'lastContactAt'],
  sort: ['updatedAt', 'DESC'],
  search: ['firstName+lastName+headline+company'],
  related: [{ catalogue: 'contact-logs', by: 'linkedinCandidateId' }],
  empty: 'Import a CSV from LinkedIn that you have the right to use.',
})
