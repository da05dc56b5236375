import { LinkedinImportSchema } from '#database/schema'
import type { ImportBasis } from '#api/imports/import_facts'

/** A CSV of LinkedIn candidates that the operator has the right to. */
export default class LinkedinImport extends LinkedinImportSchema {
  declare basis: ImportBasis
}
