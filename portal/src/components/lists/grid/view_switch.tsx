import { SegmentedControl } from '@mantine/core'
import { t } from '@lingui/core/macro'

/** Between the cards of a list and its table; the address says which, as `view`. */
export const ViewSwitch = ({
  asTable,
  onChange,
}: {
  asTable: boolean
  onChange: (view: string | null) => void
}) => (
  <SegmentedControl
    aria-label={t`View`}
    data={[
      { value: 'cards', label: t`Cards` },
      { value: 'table', label: t`Table` },
    ]}
    value={asTable ? 'table' : 'cards'}
    onChange={(value) => onChange(value === 'table' ? 'table' : null)}
  />
)
