import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED } from '#api/catalogues/shared_fields'
import { bulkLimits, importBases } from '#api/imports/import_facts'

export default defineCatalogue({
  name: 'bulk-pdf-uploads',
  label: 'Bulk resume uploads',
  one: 'upload',
  model: 'BulkUpload',
  group: 'Imports',
  title: '_id',
  read: 'see_people',
  write: 'bring_people_in',
  can: ['delete'],
  removes: 'discard',
  fields: {
    state: {
      type: 'choice',
      choices: [
        { value: 'working', label: 'In progress' },
        { value: 'done', label: 'Done' },
      ],
      readOnly: true,
    },
    total: { type: 'number', readOnly: true, label: 'Files' },
    parsed: { type: 'number', readOnly: true, label: 'Imported' },
    duplicates: { type: 'number', readOnly: true, label: 'Duplicates' },
    failed: { type: 'number', readOnly: true },
    percent: { type: 'number', readOnly: true, label: 'Progress, %' },
    basis: { type: 'choice', choices: importBases, readOnly: true, label: 'Lawful basis' },
    basisNote: { type: 'text', max: bulkLimits.basisNote.max, readOnly: true, detail: true },
    invites: { type: 'boolean', readOnly: true, label: 'Invites by mail', detail: true },
    by: { type: 'text', of: 'creator.fullName' },
    createdAt: CREATED,
    updatedAt: { type: 'datetime', readOnly: true, detail: true },
  },
  list: ['createdAt', 'by', 'state', 'percent', 'total', 'parsed', 'duplicates', 'failed'],
  filters: ['state', 'basis', 'createdAt'],
  sorts: ['createdAt', 'total', 'percent'],
  sort: ['createdAt', 'DESC'],
  search: ['basisNote'],
  related: [{ catalogue: 'imported-profiles', by: 'uploadId' }],
  empty: 'Upload resumes as PDFs or a zip of them; each person is invited to claim their profile.',
})
