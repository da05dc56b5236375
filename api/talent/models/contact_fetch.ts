import { ContactFetchSchema } from '#database/schema'

/** Someone of a company took a candidate's contact details out, and said why. */
export default class ContactFetch extends ContactFetchSchema {}
