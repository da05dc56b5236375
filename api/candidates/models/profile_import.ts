import { ProfileImportSchema } from '#database/schema'

/** A profile brought along from elsewhere, waiting to be accepted part by part; the latest one counts. */
export default class ProfileImport extends ProfileImportSchema {
  declare source: 'json_resume' | 'linkedin'
}
