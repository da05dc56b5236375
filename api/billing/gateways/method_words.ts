const names: Record<string, string> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay later',
  sepa_debit: 'SEPA direct debit',
  us_bank_account: 'Bank account',
  paypal: 'PayPal',
  ideal: 'iDEAL',
  eps: 'EPS',
  blik: 'BLIK',
}

/** By what somebody paid, as they know it: "Visa ending 4242", "UPI". Never more of a card than its last four digits. */
export function methodWords(
  type: string | null | undefined,
  { brand, last4 }: { brand?: string | null; last4?: string | null } = {}
): string | null {
  if (!type) return null
  const name = (type === 'card' && brand && upperFirst(brand)) || names[type] || spoken(type)
  return (last4 ? `${name} ending ${last4.slice(-4)}` : name).slice(0, 60)
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const spoken = (type: string) => upperFirst(type.replaceAll('_', ' '))
