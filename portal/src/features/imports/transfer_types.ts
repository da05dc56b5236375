import { fileKinds } from '#api/files/file_facts'

/** Media types of what may be brought in, as browsers of every system name them. */
export const transferTypes = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
  'application/json',
  'application/zip',
  'application/x-zip-compressed',
  ...fileKinds.resume.types,
]
