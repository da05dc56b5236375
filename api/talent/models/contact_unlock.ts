import { ContactUnlockSchema } from '#database/schema'

/** A company may read a candidate's contact details until this runs out or is taken back. */
export default class ContactUnlock extends ContactUnlockSchema {}
