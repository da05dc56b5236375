import type { RefObject } from 'react'
import { PART_BYTES, type PartKind } from '#api/files/file_facts'
import { api, ApiError, sendBytes, type CallOptions } from '../../app/api'

/** A file that is under way in parts, and how many of them have arrived. */
export type Begun = { file: File; id: string; arrived: number[] }

type Sending = {
  file: File
  kind: PartKind
  fields?: Record<string, string>
  /** What a former try left; the same file goes on where that stopped. */
  begun: RefObject<Begun | undefined>
}
type Options = { signal: AbortSignal; onPercent: (percent: number) => void }

/** How often a part is sent that does not arrive, before the person is asked. */
const TRIES = 3

/** Sends a large file part after part, then the call that takes it; returns what that one says. */
export async function sendParts<T>(
  path: string,
  { file, kind, fields, begun }: Sending,
  { signal, onPercent }: Options
): Promise<{ message: string; data: T }> {
  const quiet = { signal, notice: 'none' } as const
  const one = (begun.current = await goOn(begun.current, file, kind, quiet))
  for (let part = 1; (part - 1) * PART_BYTES < file.size; part++) {
    if (one.arrived.includes(part)) continue
    const before = (part - 1) * PART_BYTES
    const bytes = file.slice(before, before + PART_BYTES)
    const told = (percent: number) =>
      // the last word is that of the call which takes it
      onPercent(Math.min(99, Math.round((100 * before + percent * bytes.size) / file.size)))
    await patiently(signal, () =>
      sendBytes(`/uploads/${one.id}/parts/${part}`, bytes, {
        ...quiet,
        method: 'PUT',
        onPercent: told,
      })
    )
    one.arrived.push(part)
  }
  onPercent(100)
  const done = await api.post(path as '/candidate/video', {
    body: { ...fields, uploadId: Number(one.id) } as never,
    signal,
  })
  begun.current = undefined
  return done as never
}

/** The upload of a former try while the server still has it, or a new one. */
async function goOn(
  begun: Begun | undefined,
  file: File,
  kind: PartKind,
  options: CallOptions
): Promise<Begun> {
  if (begun?.file === file) {
    const params = { id: begun.id }
    const found = await api.get('/uploads/:id', { params, ...options } as never).catch(unlessGone)
    if (found) return { ...begun, arrived: found.data.arrived }
  }
  const body = { kind, fileName: file.name, byteSize: file.size }
  const { data } = await api.post('/uploads', { body, ...options } as never)
  return { file, id: data._id, arrived: [...data.arrived] }
}

function unlessGone(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return undefined
  throw error
}

/** Tries again what was lost on the way; what was refused is not sent again. */
async function patiently(signal: AbortSignal, act: () => Promise<unknown>) {
  for (let tries = 1; ; tries++) {
    try {
      return await act()
    } catch (error) {
      const isLost = error instanceof ApiError && !error.isRefusal
      if (!isLost || tries === TRIES || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, 1_000 * tries))
    }
  }
}
