import './dialog.css'
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { Button, Drawer, Group, Modal, type DrawerProps, type ModalProps } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { useFocusBack } from './focus'
import { isTextField, textOf, useEscape } from './keys'

/** What was typed into the fields of an element and would be lost with it. */
function useTyped() {
  const before = useRef(new Map<HTMLElement, string>())
  const typed = () =>
    [...before.current].some(
      ([field, text]) => field.isConnected && textOf(field).trim() !== text.trim()
    )
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => typed() && event.preventDefault()
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [])
  return {
    typed,
    onFocusCapture({ target }: FocusEvent) {
      if (isTextField(target) && !before.current.has(target))
        before.current.set(target, textOf(target))
    },
    keep: () => before.current.forEach((_, field, all) => all.set(field, textOf(field))),
  }
}

type Ending = {
  onClose: () => void
  /** Something was typed that is not on the screen now, such as in an earlier step. */
  dirty?: boolean
  /** Changes when what was typed has been saved and the dialog stays open. */
  saved?: unknown
}

/**
 * How a dialog or drawer ends: Escape closes the innermost one, what was typed and not saved is asked about
 * first, and the focus returns to what opened it.
 */
export function useDialogEnd({ onClose, dirty, saved }: Ending) {
  const { typed, keep, onFocusCapture } = useTyped()
  const mayLose = () =>
    (!dirty && !typed()) ||
    window.confirm(t`You have changes that are not saved. Close and lose them?`)
  const close = () => mayLose() && onClose()
  useEffect(keep, [saved])
  useEscape(close)
  useFocusBack()
  return { close, mayLose, props: { onClose: close, closeOnEscape: false, onFocusCapture } }
}

/** A dialog over the page, drawn while it is open. Its own "Cancel" closes without asking. */
export function Dialog({
  onClose,
  dirty,
  saved,
  ...props
}: Omit<ModalProps, 'opened' | 'closeOnEscape'> & Ending) {
  const end = useDialogEnd({ onClose, dirty, saved })
  return <Modal opened {...props} {...end.props} />
}

/** The same at the side of the page. */
export function SideDialog({
  onClose,
  ...props
}: Omit<DrawerProps, 'opened' | 'closeOnEscape' | 'onClose'> & Pick<Ending, 'onClose'>) {
  const end = useDialogEnd({ onClose })
  return <Drawer opened {...props} {...end.props} />
}

/** The buttons at the end of a dialog: the way back, then what it is there for. */
export function DialogEnd({
  back,
  onBack,
  children,
}: {
  back: string
  onBack: () => void
  children: ReactNode
}) {
  return (
    <Group className="dialog-end" justify="flex-end">
      <Button variant="default" onClick={onBack}>
        {back}
      </Button>
      {children}
    </Group>
  )
}

/** The end of a form about one thing that is kept by name: the way to remove it, where it is there, and to send the form. */
export function FormEnd({
  form,
  send,
  remove,
  removeLabel,
}: {
  form: { busy: boolean }
  send: string
  remove?: { busy: boolean; send: () => unknown }
  removeLabel: string
}) {
  return (
    <Group justify={remove ? 'space-between' : 'flex-end'}>
      {remove && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} stroke={1.5} />}
          loading={remove.busy}
          onClick={() => void remove.send()}
        >
          {removeLabel}
        </Button>
      )}
      <Button type="submit" loading={form.busy}>
        {send}
      </Button>
    </Group>
  )
}
