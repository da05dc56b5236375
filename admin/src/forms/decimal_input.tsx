import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { InputAdornment, TextField } from '@mui/material'
import { InputHelperText, useInput, type InputProps } from 'react-admin'
import type { Field } from '../catalogues'
import { read, unitOf, written } from '../values/decimals'

/** Money or a percentage: typed as people write it, kept in its smallest units; its unit is beside it. */
export function DecimalInput({
  of: { moneyIn, hundredthsOf, min, max },
  label,
  helperText,
  validate,
  ...props
}: InputProps & { of: Field }) {
  const currency = useWatch({ name: moneyIn ?? '' })
  const unit = unitOf({ type: 'number', moneyIn, hundredthsOf }, currency)
  const { field, fieldState, id, isRequired } = useInput({
    ...props,
    validate: [
      ...[validate ?? []].flat(),
      (value: unknown) => {
        if (value === null || value === undefined || value === '') return
        if (typeof value !== 'number') return `Write it as ${written(123_456, unit)}`
        if (min !== undefined && value < min) return `At least ${written(min, unit)}`
        if (max !== undefined && value > max) return `At most ${written(max, unit)}`
      },
    ],
  })
  const [text, setText] = useState(() =>
    typeof field.value === 'number' ? written(field.value, unit) : ''
  )
  const change = (now: string) => field.onChange(read(now, unit))
  const { digits } = unit
  const before = useRef(digits)
  useEffect(() => {
    // the same text is another amount in a currency of other units
    if (before.current !== digits && text) change(text)
    before.current = digits
  }, [digits])
  return (
    <TextField
      id={id}
      name={field.name}
      label={label}
      required={isRequired}
      fullWidth
      value={text}
      onChange={({ target }) => (setText(target.value), change(target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: {
          endAdornment: unit.name && <InputAdornment position="end">{unit.name}</InputAdornment>,
        },
      }}
    />
  )
}
