import type { ComponentProps, ReactNode } from 'react'
import { Button, Stack } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Dialog, DialogEnd } from '../dialog'
import type { SendForm } from './form'
import { Refused } from './refused'

type Props = Omit<ComponentProps<typeof Dialog>, 'dirty' | 'saved' | 'action'> & {
  form: SendForm<any>
  /** What the button says that sends the form. */
  action: string
  /** The colour of that button. */
  color?: string
  disabled?: boolean
  back?: string
  /** The fields that show their own words; without it, every field does. */
  beside?: string[]
  /** The line above the words of a refusal. */
  refusal?: string
  children: ReactNode
}

/** A dialog that is one form: its fields, why it was refused, the way back and the button that sends it. */
export function FormDialog({
  form,
  action,
  color,
  disabled,
  back = t`Cancel`,
  beside,
  refusal,
  children,
  onClose,
  ...props
}: Props) {
  return (
    <Dialog {...props} onClose={onClose} dirty={form.isDirty()}>
      <form onSubmit={form.submit} noValidate>
        <Stack>
          {children}
          <Refused failure={form.failure} title={refusal} beside={beside} />
          <DialogEnd back={back} onBack={onClose}>
            <Button type="submit" color={color} disabled={disabled} loading={form.busy}>
              {action}
            </Button>
          </DialogEnd>
        </Stack>
      </form>
    </Dialog>
  )
}
