import { CandidateToolSchema } from '#database/schema'

export default class CandidateTool extends CandidateToolSchema {}
