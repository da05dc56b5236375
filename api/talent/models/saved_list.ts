import { SavedListSchema } from '#database/schema'

/** A company's own list of saved profiles, such as "Payments team". */
export default class SavedList extends SavedListSchema {}
