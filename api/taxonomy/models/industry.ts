import { IndustrySchema } from '#database/schema'

export default class Industry extends IndustrySchema {}
