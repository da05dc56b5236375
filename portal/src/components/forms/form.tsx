import './form.css'
import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import { ApiError } from '../../app/api'
import { useFocus } from '../focus'

const FAULT = '[aria-invalid="true"]'

type Options<Values extends Record<string, any>, Result> = UseFormInput<Values> & {
  /** Sends the values. A failure keeps what was typed and shows the server's words beside the fields. */
  send: (values: Values) => Promise<Result>
  onSent?: (result: Result, values: Values) => unknown
  /** Asks before leaving with changes that were not saved. */
  guard?: boolean
}

export type SendForm<Values extends Record<string, any>> = UseFormReturnType<Values> & {
  busy: boolean
  submit: (event?: any) => void
  failure: ApiError | null
}

/** @mantine/form with our conventions: `<form onSubmit={form.submit} noValidate>`, `{...form.getInputProps('email')}`, `loading={form.busy}`. */
export function useSendForm<Values extends Record<string, any>, Result = unknown>({
  send,
  onSent,
  guard,
  ...options
}: Options<Values, Result>): SendForm<Values> {
  const form = useForm<Values>({
    validateInputOnBlur: false,
    clearInputErrorOnChange: true,
    ...options,
  })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const sending = useRef(false)
  const focus = useFocus()
  useUnsavedGuard(Boolean(guard) && form.isDirty() && !busy)
  const submit = form.onSubmit(
    async (values) => {
      if (sending.current) return
      sending.current = true
      setBusy(true)
      setFailure(null)
      try {
        const result = await send(values)
        form.resetDirty(values)
        await onSent?.(result, values)
      } catch (error) {
        if (!(error instanceof ApiError)) {
          if ((error as Error)?.name !== 'AbortError') throw error
          return
        }
        setFailure(error)
        form.setErrors(error.fields)
        if (Object.keys(error.fields).length > 0) focus(FAULT)
      } finally {
        sending.current = false
        setBusy(false)
      }
    },
    () => focus(FAULT)
  )
  return Object.assign(form, { busy, submit, failure })
}

// what somebody began to write and did not save, on the whole page
const unsaved = new Set<object>()

/** Whether what was begun may be lost: true when nothing is unsaved, else what the reader says. */
export const mayLose = () =>
  unsaved.size === 0 || window.confirm('You have changes that are not saved. Close and lose them?')

/** Warns before the page is closed, or a link is followed, while something is not saved. */
export function useUnsavedGuard(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    const mine = {}
    unsaved.add(mine)
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = (event.target as HTMLElement).closest?.('a[href]') as HTMLAnchorElement | null
      if (
        !link ||
        link.target === '_blank' ||
        event.ctrlKey ||
        event.metaKey ||
        new URL(link.href).pathname === location.pathname
      )
        return
      if (!window.confirm('You have changes that are not saved. Leave this page and lose them?')) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    window.addEventListener('beforeunload', onClose)
    document.addEventListener('click', onClick, true)
    return () => {
      unsaved.delete(mine)
      window.removeEventListener('beforeunload', onClose)
      document.removeEventListener('click', onClick, true)
    }
  }, [dirty])
}
