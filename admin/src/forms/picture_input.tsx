import { useRef, useState, type MouseEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Box, Button, FormHelperText, FormLabel } from '@mui/material'
import { useInput, type InputProps } from 'react-admin'
import { fileKinds, megabytes } from '#api/files/file_facts'
import type { Field } from '../catalogues'
import { sendForm } from './send_files'

const { types, maxBytes, takes } = fileKinds.cover

/**
 * A picture that is uploaded as it is chosen. A press on it says what must stay in sight when it is cut; the fields of
 * that point can be typed as well.
 */
export default function PictureInput({
  label,
  picture: { to, x, y },
  ...props
}: InputProps & { picture: NonNullable<Field['picture']> }) {
  const { field, fieldState } = useInput(props)
  const { setValue } = useFormContext()
  const [left, top] = useWatch({ name: [x, y] }) as [number | null, number | null]
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const url = field.value && `/images/${field.value}`

  async function send(file: File) {
    const form = new FormData()
    form.append('cover', file)
    setSending(true)
    setFault(undefined)
    try {
      field.onChange((await sendForm<{ key: string }>(to, form)).key)
    } catch (error) {
      setFault((error as Error).message)
    } finally {
      setSending(false)
    }
  }
  const keepInSight = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const percent = (part: number, whole: number) => Math.round((100 * part) / whole)
    setValue(x, percent(clientX - box.left, box.width), { shouldDirty: true })
    setValue(y, percent(clientY - box.top, box.height), { shouldDirty: true })
  }
  return (
    <Box role="group" aria-label={String(label)} sx={{ width: '100%', mb: 2 }}>
      <FormLabel sx={{ fontSize: 13 }}>{label}</FormLabel>
      {url && (
        <Box sx={{ position: 'relative', width: 'fit-content', my: 1 }}>
          <Box
            component="img"
            src={url}
            alt="The cover; a press on it says what stays in sight"
            onClick={keepInSight}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: 280, cursor: 'crosshair' }}
          />
          <Box
            aria-hidden="true"
            sx={{
              position: 'absolute',
              left: `${left ?? 50}%`,
              top: `${top ?? 50}%`,
              width: 18,
              height: 18,
              translate: '-50% -50%',
              pointerEvents: 'none',
              border: '2px solid #fff',
              borderRadius: '50%',
              boxShadow: '0 0 0 2px #10171a',
            }}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={sending}
          onClick={() => input.current?.click()}
        >
          {sending ? 'Uploading' : url ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {url && (
          <Button size="small" color="error" onClick={() => field.onChange(null)}>
            Remove
          </Button>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={`File for ${label}`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      <FormHelperText error={Boolean(fault ?? fieldState.error)} role={fault ? 'alert' : undefined}>
        {fault ??
          fieldState.error?.message ??
          `${takes[0]!.toUpperCase()}${takes.slice(1)} of up to ${megabytes(maxBytes)}. Press on the picture where it must not be cut.`}
      </FormHelperText>
    </Box>
  )
}
