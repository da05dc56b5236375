import type { MouseEvent } from 'react'
import { Button, IconButton, useMediaQuery, type Theme } from '@mui/material'
import type { IconStack2 } from '@tabler/icons-react'

/** A tool of a list: by its words, on a phone by its picture alone. */
export function ToolButton({
  label,
  icon: Icon,
  opens,
  disabled,
  onClick,
}: {
  label: string
  icon: typeof IconStack2
  /** It opens a dialog. */
  opens?: boolean
  disabled?: boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
}) {
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const props = { 'aria-haspopup': opens ? ('dialog' as const) : undefined, disabled, onClick }
  return small ? (
    <IconButton aria-label={label} {...props}>
      <Icon size={20} stroke={1.5} />
    </IconButton>
  ) : (
    <Button size="small" startIcon={<Icon size={18} stroke={1.5} />} {...props}>
      {label}
    </Button>
  )
}
