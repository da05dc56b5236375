import { useState } from 'react'
import { TextField } from '@mui/material'
import { InputHelperText, useInput, type InputProps } from 'react-admin'

/** A value of several parts, written as JSON; while it cannot be read, the form says so and keeps what was typed. */
export function JsonInput({ label, helperText, validate, ...props }: InputProps) {
  const checks = [validate ?? []].flat()
  const { field, fieldState, id, isRequired } = useInput({
    ...props,
    validate: [...checks, readable],
  })
  const [text, setText] = useState(() => written(field.value))
  return (
    <TextField
      id={id}
      label={label}
      required={isRequired}
      multiline
      minRows={3}
      maxRows={16}
      fullWidth
      spellCheck={false}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        field.onChange(read(target.value))
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
      slotProps={{ htmlInput: { style: { fontFamily: 'monospace', fontSize: 13 } } }}
    />
  )
}

const written = (value: unknown) =>
  value === null || value === undefined || value === '' ? '' : JSON.stringify(value, null, 2)

/** What a text says as JSON; the text itself while it is none, which `readable` refuses. */
function read(text: string): unknown {
  if (!text.trim()) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const readable = (value: unknown) =>
  typeof value === 'string' && value
    ? 'This is not JSON yet: look at the quotes, commas and brackets'
    : undefined
