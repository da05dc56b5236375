import './saved_mark.css'
import {
  IconAlertTriangle,
  IconCloudOff,
  IconCheck,
  IconDots,
  IconRefresh,
} from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import type { SaveState } from './typed_fields'

const marks = {
  saved: { icon: IconCheck, text: t`Saved` },
  saving: { icon: IconRefresh, text: t`Saving` },
  unsent: { icon: IconCloudOff, text: t`Not saved yet, kept on this device` },
  held: { icon: IconDots, text: t`Kept on this device until it is complete` },
  refused: { icon: IconAlertTriangle, text: t`One field is not saved; see beside it` },
  conflict: { icon: IconAlertTriangle, text: t`Changed elsewhere too; choose below` },
} satisfies Record<SaveState, unknown>

/** Says quietly whether what was typed is safe. */
export function SavedMark({ state }: { state: SaveState }) {
  const { icon: Icon, text } = marks[state]
  return (
    <span className="wiz-saved" data-state={state} role="status">
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      {text}
    </span>
  )
}
