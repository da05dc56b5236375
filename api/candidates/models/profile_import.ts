import { ProfileImportSchema } from '#database/schema'
import type { ImportSource } from '#api/candidates/candidate_facts'

/** A profile brought along from elsewhere, waiting to be accepted part by part; the latest one counts. */
export default class ProfileImport extends ProfileImportSchema {
  declare source: ImportSource
}
