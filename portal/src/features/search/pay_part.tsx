import { NumberInput, Group, Select } from '@mantine/core'
import { t } from '@lingui/core/macro'
import type { Filter } from './filter'
import { currencies, payPeriods } from '#api/jobs/job_facts'

/** The filter by pay. */
export function PayPart({
  filter,
  onChange,
}: {
  filter: Filter
  onChange: (change: Partial<Filter>) => void
}) {
  const currency = filter.currency ?? 'INR'
  return (
    <div className="se-more">
      <NumberInput
        size="sm"
        label={t`At most`}
        min={0}
        allowDecimal={false}
        hideControls
        thousandSeparator
        thousandsGroupStyle={currency === 'INR' ? 'lakh' : 'thousand'}
        placeholder="2500000"
        value={filter.payMax ?? ''}
        onChange={(value) =>
          onChange(
            value === ''
              ? { payMax: undefined, currency: undefined, payPer: undefined }
              : { payMax: Number(value), currency, payPer: filter.payPer ?? 'year' }
          )
        }
      />
      <Group gap={6} grow wrap="nowrap">
        <Select
          size="xs"
          aria-label={t`Currency`}
          allowDeselect={false}
          data={currencies}
          value={currency}
          onChange={(value) => onChange({ currency: value ?? 'INR' })}
        />
        <Select
          size="xs"
          aria-label={t`Per`}
          allowDeselect={false}
          data={payPeriods.map(({ value, each }) => ({ value, label: each }))}
          value={filter.payPer ?? 'year'}
          onChange={(value) => onChange({ payPer: value })}
        />
      </Group>
    </div>
  )
}
