import './frames/workspace.css'
import { useSyncExternalStore } from 'react'
import { t } from '@lingui/core/macro'
import { OldReads } from '../components/page/old_reads'

function watch(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Says that what is shown may be old: for as long as there is no connection, and where a read has failed. */
export function Offline() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true
  )
  return (
    <div className="c-offline-place">
      <div aria-live="polite">
        {!online && (
          <p className="c-offline">
            {t`No connection. You see what was here before; it goes on when the connection is back.`}
          </p>
        )}
      </div>
      {online && <OldReads />}
    </div>
  )
}
