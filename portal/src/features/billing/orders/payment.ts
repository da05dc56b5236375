import { useNavigate } from 'react-router-dom'
import type { BuyerSide } from '#api/billing/billing_facts'

export type Paying = { orderId: string; payment: { redirectUrl: string | null } | null }

/** Goes on after an order was made: to its gateway's page, or to the order where nothing is left to pay there. */
export function useGoToPayment(side: BuyerSide) {
  const navigate = useNavigate()
  return ({ orderId, payment }: Paying) => {
    if (payment?.redirectUrl) window.location.assign(payment.redirectUrl)
    else navigate(`/${side}/orders/${orderId}`)
  }
}
