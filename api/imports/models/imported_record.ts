import { ImportedRecordSchema } from '#database/schema'
import type { ImportedKind } from '#api/imports/import_facts'

/** What a record of another system became here, and whether the import made it: for sending again, and for undoing. */
export default class ImportedRecord extends ImportedRecordSchema {
  declare kind: ImportedKind
}
