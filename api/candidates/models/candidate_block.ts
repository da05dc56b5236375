import { CandidateBlockSchema } from '#database/schema'

export default class CandidateBlock extends CandidateBlockSchema {}
