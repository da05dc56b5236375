import { useRef, useState } from 'react'
import { Box, Button, Typography } from '@mui/material'
import { IconFileUpload } from '@tabler/icons-react'

/** Files by the button or dropped here. */
export function FilePicker({
  label,
  hint,
  accept,
  multiple,
  disabled,
  onFiles,
}: {
  label: string
  hint: string
  accept: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => list?.length && onFiles([...list])
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) take(event.dataTransfer.files)
      }}
      sx={{
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : undefined,
        borderRadius: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Button
        variant="outlined"
        disabled={disabled}
        startIcon={<IconFileUpload size={18} stroke={1.5} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {hint}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </Box>
  )
}
