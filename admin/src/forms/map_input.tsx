import { Box, FormControlLabel, FormHelperText, FormLabel, Switch, TextField } from '@mui/material'
import { useInput, useRecordContext, type InputProps } from 'react-admin'
import type { Keys } from '#api/catalogues/definition'
import { keysIn, useKeysOf } from '../values/map_keys'

/** A value for each key: a switch, a number or a text. An empty one is left out. */
export function MapInput({ keys, label, helperText, ...props }: InputProps & { keys: Keys }) {
  const record = useRecordContext()
  const { field, fieldState, id } = useInput({ ...props, defaultValue: props.defaultValue ?? {} })
  const value: Record<string, unknown> = field.value ?? {}
  const entries = useKeysOf(keys, value, keysIn(keys, record))
  const change = (key: string, to: unknown) => {
    const { [key]: _, ...others } = value
    field.onChange(to === '' || to === undefined ? others : { ...others, [key]: to })
  }
  const said = fieldState.error?.message ?? helperText
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ width: '100%', mb: 2 }}>
      <FormLabel id={`${id}-label`} component="div" sx={{ mb: 1.5, fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {entries.map(({ key, name, kind }) =>
          kind === 'switch' ? (
            <FormControlLabel
              key={key}
              label={name}
              control={
                <Switch
                  checked={value[key] === true}
                  onChange={({ target }) => change(key, target.checked)}
                />
              }
            />
          ) : (
            <TextField
              key={key}
              label={name}
              type={kind === 'number' ? 'number' : 'text'}
              value={value[key] ?? ''}
              onChange={({ target }) =>
                change(
                  key,
                  kind === 'number' && target.value !== '' ? Number(target.value) : target.value
                )
              }
              onBlur={field.onBlur}
              slotProps={kind === 'number' ? { htmlInput: { min: 0 } } : undefined}
            />
          )
        )}
      </Box>
      {said && <FormHelperText error={fieldState.invalid}>{String(said)}</FormHelperText>}
    </Box>
  )
}
