import '../billing.css'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { countryName } from '../../../components/format'
import type { DataOf } from '../../../app/api'
import { statesOf } from '../billing_reads'

/** To whom an order is billed. */
export function Buyer({ buyer }: { buyer: DataOf<'POST', '/quote-order'>['buyer'] }) {
  const { name, line1, line2, city, postalCode, state, countryCode, taxNumber, isSez } = buyer
  const states = useQuery(statesOf(state ? countryCode : '')).data?.data
  const place = [
    [city, postalCode].filter(Boolean).join(' '),
    states?.find((one) => one.state === state)?.stateName,
    countryName(countryCode),
  ]
  return (
    <address className="bill-buyer">
      <strong>{name}</strong>
      {[line1, line2, place.filter(Boolean).join(', ')].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {taxNumber && (
        <span>
          {countryCode === 'IN' ? t`GSTIN` : t`Tax number`} {taxNumber}
          {isSez && t`, special economic zone`}
        </span>
      )}
    </address>
  )
}
