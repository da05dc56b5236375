import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED } from '#api/catalogues/shared_fields'
import { bulkLimits, importBases, importSources } from '#api/imports/import_facts'
import { importedProfileFlow } from '#api/imports/claims/imported_profile_flow'

export default defineCatalogue({
  name: 'imported-profiles',
  label: 'Imported profiles',
  one: 'imported profile',
  model: 'ImportedProfile',
  group: 'Imports',
  // no name in the audit log, which nobody changes
  title: '_id',
  read: 'see_people',
  write: 'bring_people_in',
  can: ['delete'],
  removes: 'discard',
  fields: {
    devId: BUYER.devId,
    name: { type: 'text', of: 'candidate.user.fullName' },
    email: { type: 'email', of: 'candidate.user.email' },
    source: { type: 'choice', choices: importSources, readOnly: true },
    basis: { type: 'choice', choices: importBases, readOnly: true, label: 'Lawful basis' },
    basisNote: { type: 'text', max: bulkLimits.basisNote.max, readOnly: true, detail: true },
    status: {
      type: 'choice',
      choices: importedProfileFlow.choices.filter(({ value }) => value !== 'removed'),
      readOnly: true,
    },
    uploadId: {
      type: 'reference',
      reference: 'bulk-pdf-uploads',
      label: 'Upload',
      readOnly: true,
      detail: true,
    },
    clientId: { ...BUYER.clientId, detail: true },
    by: { type: 'text', of: 'importer.fullName', detail: true },
    invitedAt: { type: 'datetime', readOnly: true },
    claimedAt: { type: 'datetime', readOnly: true, detail: true },
    expiresAt: { type: 'datetime', readOnly: true, label: 'Removed' },
    createdAt: CREATED,
    updatedAt: { type: 'datetime', readOnly: true, detail: true },
  },
  list: ['devId', 'email', 'source', 'status', 'basis', 'createdAt', 'expiresAt'],
  filters: ['status', 'source', 'basis', 'uploadId', 'clientId', 'createdAt'],
  sorts: ['createdAt', 'expiresAt'],
  sort: ['createdAt', 'DESC'],
  search: ['basisNote'],
  actions: {
    invite: {
      label: importedProfileFlow.moves.invite.label,
      when: importedProfileFlow.when('invite'),
      bulk: true,
    },
  },
  empty: 'People whose resumes were imported are listed here until they claim their profile.',
})
