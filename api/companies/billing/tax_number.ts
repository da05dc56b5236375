const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Is this a GSTIN: two digits of the state, a PAN, an entity number, Z, and the check digit of the rest? */
export function isGstin(text: string) {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text)) return false
  const sum = [...text.slice(0, 14)].reduce((total, sign, index) => {
    const product = digits.indexOf(sign) * (index % 2 ? 2 : 1)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return text[14] === digits[(36 - (sum % 36)) % 36]
}
