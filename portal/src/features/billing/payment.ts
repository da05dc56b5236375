import { useNavigate } from 'react-router-dom'

type Paying = { orderId: string; payment: { redirectUrl: string | null } | null }

/** Goes on after an order was made: to its gateway's page, or to the order where nothing is left to pay there. */
export function useGoToPayment(side: 'client' | 'candidate') {
  const navigate = useNavigate()
  return ({ orderId, payment }: Paying) => {
    if (payment?.redirectUrl) window.location.assign(payment.redirectUrl)
    else navigate(`/${side}/orders/${orderId}`)
  }
}
