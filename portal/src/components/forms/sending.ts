import { useState } from 'react'
import { ApiError } from '../../app/api'

/**
 * What a dialog needs to send something: whether it is under way, what the API refused, and `run`, which
 * does it. Other errors than refusals are thrown on.
 */
export function useSending() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()

  async function run(work: () => Promise<unknown>) {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, run }
}
