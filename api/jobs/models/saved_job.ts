import { SavedJobSchema } from '#database/schema'

export default class SavedJob extends SavedJobSchema {}
