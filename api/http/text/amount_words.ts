/** An amount in digits, in the groups of its currency: 24,00,000 of rupees, 2,400,000 of any other. */
export const amountWords = (amount: number, currency: string | null | undefined) =>
  amount.toLocaleString(currency === 'INR' ? 'en-IN' : 'en-US')
