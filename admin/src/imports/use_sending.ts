import { useRef, useState } from 'react'
import type { Data } from '#data'
import { sendForm } from '../forms/send_files'
import type { Basis } from './basis_fields'

type Upload = Data.Imports.Bulk.BulkUpload

/** What is said of the people in the files, with the first request. */
export type About = { basis: Basis; invite: boolean }

/** How far an upload is: in bytes, and the files that are left; `fault` where it broke off. */
export type Sending = {
  sent: number
  total: number
  upload?: Upload
  left: File[]
  fault?: string
}

/** Files and bytes of one request: small enough that little is sent again when the connection breaks off. */
const FILES = 25
const BYTES = 20 * 1024 * 1024

/** Sends files in small requests one after the other, so that what has arrived stays; it can be paused and continued. */
export function useSending(about: About, onSent: () => void) {
  const [state, setState] = useState<Sending>()
  const stop = useRef<AbortController>(undefined)

  async function send(from: Sending) {
    stop.current = new AbortController()
    let now: Sending = { ...from, fault: undefined }
    setState(now)
    while (now.left.length > 0) {
      const before = now
      const part = partOf(before.left)
      const weight = weightOf(part)
      try {
        const upload = await sendForm<Upload>(
          `admin/bulk-pdf-uploads${before.upload ? `/${before.upload._id}/files` : ''}`,
          formOf(part, before.upload ? undefined : about),
          (bytes) => setState({ ...before, sent: before.sent + Math.min(bytes, weight) }),
          stop.current.signal
        )
        now = {
          ...before,
          upload,
          sent: before.sent + weight,
          left: before.left.slice(part.length),
        }
        setState(now)
      } catch (error) {
        setState({ ...before, fault: (error as Error).message })
        return
      }
    }
    onSent()
  }

  return {
    state,
    busy: Boolean(state && state.left.length > 0 && !state.fault),
    begin: (files: File[]) => send({ sent: 0, total: weightOf(files), left: files }),
    goOn: () => state && send(state),
    pause: () => stop.current?.abort(),
    forget: () => setState(undefined),
  }
}

export const weightOf = (files: File[]) => files.reduce((sum, { size }) => sum + size, 0)

function formOf(files: File[], about?: About) {
  const form = new FormData()
  if (about) {
    const { basis, basisNote } = about.basis
    form.set('basis', basis)
    if (basisNote.trim()) form.set('basisNote', basisNote.trim())
    form.set('invite', String(about.invite))
  }
  for (const file of files) form.append('files[]', file, file.name)
  return form
}

/** The next files of one request; one that is large travels alone. */
function partOf(left: File[]) {
  let bytes = 0
  const end = left.findIndex(
    (file, at) => at > 0 && (at >= FILES || (bytes += file.size) + left[0].size > BYTES)
  )
  return end < 0 ? left : left.slice(0, end)
}
