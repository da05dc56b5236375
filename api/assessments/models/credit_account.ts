import { CreditAccountSchema } from '#database/schema'

/** The test credits of a company or a candidate; what it holds is written by the ledger alone. */
export default class CreditAccount extends CreditAccountSchema {}
