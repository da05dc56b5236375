import { ScreeningNoticeSchema } from '#database/schema'
import type { Jurisdiction } from '#api/screening/screening_facts'

/** That an applicant was told that screening is used, by which text, and when. */
export default class ScreeningNotice extends ScreeningNoticeSchema {
  declare jurisdiction: Jurisdiction
}
