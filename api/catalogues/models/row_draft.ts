import { RowDraftSchema } from '#database/schema'

/** What an administrator typed into the form of a row, or of a new one, and did not save. */
export default class RowDraft extends RowDraftSchema {
  declare changed: Record<string, unknown>
}
