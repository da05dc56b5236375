import './form.css'
import type { ReactNode } from 'react'
import { Button, Group } from '@mantine/core'
import { useFocusBack } from '../focus'

/** The end of a dialog: the way back, then what it is there for. When it closes, the focus is where it was. */
export function DialogEnd({
  back,
  onBack,
  children,
}: {
  back: string
  onBack: () => void
  children: ReactNode
}) {
  useFocusBack()
  return (
    <Group className="c-dialog-end" justify="flex-end">
      <Button variant="default" onClick={onBack}>
        {back}
      </Button>
      {children}
    </Group>
  )
}
