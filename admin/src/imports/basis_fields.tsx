import { MenuItem, TextField } from '@mui/material'
import { bulkLimits, importBases } from '#api/imports/import_facts'

export type Basis = { basis: string; basisNote: string }

/** On which ground people are brought in who did not ask for it: kept with the import, and told to them. */
export function BasisFields({
  value,
  onChange,
  disabled,
}: {
  value: Basis
  onChange: (value: Basis) => void
  disabled?: boolean
}) {
  return (
    <>
      <TextField
        select
        required
        label="Lawful basis"
        value={value.basis}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, basis: event.target.value })}
        helperText="Your legal ground for importing these people; each of them is told"
      >
        {importBases.map(({ value: one, label }) => (
          <MenuItem key={one} value={one}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Where they come from"
        value={value.basisNote}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, basisNote: event.target.value })}
        helperText="Such as “Job fair in Pune, 14 November”; the people read it"
        slotProps={{ htmlInput: { maxLength: bulkLimits.basisNote.max } }}
      />
    </>
  )
}
