import { giveUpRefund } from '#api/billing/payments/refund_payment'

/** Gives up a refund whose last try failed. */
export default giveUpRefund
