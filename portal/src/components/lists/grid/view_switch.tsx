import { SegmentedControl } from '@mantine/core'

/** Between the cards of a list and its table; the address says which, as `view`. */
export const ViewSwitch = ({
  asTable,
  onChange,
}: {
  asTable: boolean
  onChange: (view: string | null) => void
}) => (
  <SegmentedControl
    aria-label="View"
    data={[
      { value: 'cards', label: 'Cards' },
      { value: 'table', label: 'Table' },
    ]}
    value={asTable ? 'table' : 'cards'}
    onChange={(value) => onChange(value === 'table' ? 'table' : null)}
  />
)
