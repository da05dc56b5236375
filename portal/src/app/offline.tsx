import './frames/workspace.css'
import { useSyncExternalStore } from 'react'
import { t } from '@lingui/core/macro'

function watch(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says that what is shown may be old, for as long as there is no connection. */
export function Offline() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true
  )
  return (
    <div aria-live="polite" className="c-offline-place">
      {!online && (
        <p className="c-offline">
          {t`No connection. You see what was here before; it goes on when the connection is back.`}
        </p>
      )}
    </div>
  )
}
