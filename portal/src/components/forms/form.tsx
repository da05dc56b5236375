import './form.css'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import { t } from '@lingui/core/macro'
import type { ApiError } from '../../app/api'
import { guardHistory } from '../../app/leaving'
import { unsaved } from '../../app/session/session_store'
import { useFocus } from '../focus_kept'
import { useWrite, type Reads } from './write'

const FAULT = '[aria-invalid="true"]'

type Options<Values extends Record<string, any>, Result> = UseFormInput<Values> & {
  /** Sends the values. A failure keeps what was typed and shows the server's words beside the fields. */
  send: (values: Values) => Promise<Result>
  /** The reads that the write changes; they are fetched before `onSent`. */
  refreshes?: Reads
  onSent?: (result: Result, values: Values) => unknown
  /** Asks before leaving with changes that were not saved. */
  guard?: boolean
}

export type SendForm<Values extends Record<string, any>> = UseFormReturnType<Values> & {
  busy: boolean
  submit: (event?: any) => void
  failure: ApiError | undefined
}

/** @mantine/form with our conventions: `<form onSubmit={form.submit} noValidate>`, `{...form.getInputProps('email')}`, `loading={form.busy}`. */
export function useSendForm<Values extends Record<string, any>, Result = unknown>({
  send,
  refreshes,
  onSent,
  guard,
  ...options
}: Options<Values, Result>): SendForm<Values> {
  const form = useForm<Values>({
    validateInputOnBlur: false,
    clearInputErrorOnChange: true,
    ...options,
  })
  const focus = useFocus()
  const write = useWrite(send, {
    refreshes,
    onDone: async (result, values) => {
      form.resetDirty(values)
      await onSent?.(result, values)
    },
    onRefused: ({ fields }) => {
      form.setErrors(fields)
      if (Object.keys(fields).length > 0) focus(FAULT)
    },
  })
  const { busy, failure } = write
  const dirty = form.isDirty()
  useUnsaved(dirty)
  useUnsavedGuard(Boolean(guard) && dirty && !busy)
  const submit = form.onSubmit(
    (values) => (busy ? undefined : void write.send(values)),
    () => focus(FAULT)
  )
  return Object.assign(form, { busy, submit, failure })
}

/** Counts what is not saved, also while it is being sent: where the session ends amid it, the screen stays. */
export function useUnsaved(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return
    unsaved.set(unsaved.get() + 1)
    return () => unsaved.set(unsaved.get() - 1)
  }, [dirty])
}

const mayLeave = () =>
  window.confirm(t`You have changes that are not saved. Leave this page and lose them?`)

/** Warns before the page is closed, a link is followed, or the browser goes back, while something is not saved. */
export function useUnsavedGuard(dirty: boolean) {
  const { key } = useLocation()
  useEffect(() => {
    if (!dirty) return
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
      if (!mayLeave()) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    const unguard = guardHistory(mayLeave)
    window.addEventListener('beforeunload', onClose)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onClose)
      document.removeEventListener('click', onClick, true)
      unguard()
    }
  }, [dirty, key])
}
