import { CreditLotSchema } from '#database/schema'

/** Credits that came together and run out together; what it holds is written by the ledger alone. */
export default class CreditLot extends CreditLotSchema {}
