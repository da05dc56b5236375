import { t } from '@lingui/core/macro'
import { storedToken } from '../../app/session/session_store'
import { notify } from '../../app/notices'

/** Fetches a file that needs the bearer and hands it to the browser under its name; returns what the server said with it. */
export async function download(path: string, name: string) {
  const answer = await fetch(`/api/v1${path}`, {
    headers: { authorization: `Bearer ${storedToken()}` },
  }).catch(() => undefined)
  if (!answer?.ok) {
    notify.error(t`The file could not be fetched; try again in a moment`)
    return
  }
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(await answer.blob()),
    download: name,
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  return answer.headers
}
