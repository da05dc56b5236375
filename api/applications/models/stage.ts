import { StageSchema } from '#database/schema'
import type { StageStatus } from '#api/applications/application_flow'

/** A step of a company's pipeline in its own words; the candidate sees the status it stands for. */
export default class Stage extends StageSchema {
  declare status: StageStatus
}
