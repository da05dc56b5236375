import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { undoLast } from './undo_bars'
import { useKeys } from '../../../../components/keys'
import type { Walk } from './desk_head'
import type { Desk } from './use_desk'

/** The keys of the desk; they rest while a dialog lies above it. */
export function useDeskKeys(
  desk: Desk,
  { labels, onStep }: Walk,
  { inDialog, busy }: { inDialog: boolean; busy: boolean }
) {
  useKeys(
    {
      c: commentOn,
      j: () => onStep(1),
      k: () => onStep(-1),
      s: desk.shortlist,
      r: desk.reject,
      i: desk.interview,
      m: desk.toggleMoving,
      u: undoLast,
    },
    {
      inDialog,
      rest: busy || desk.scheduling || desk.offering,
      told: {
        'J, K': `${labels.next}, ${labels.previous.toLowerCase()}`,
        'S': t`Shortlist`,
        'R': t`Reject`,
        'I': t`Interview`,
        'M': t`Move to a stage`,
        'C': t`Comment`,
        'U': t`Undo the last move`,
      },
    }
  )
}

function commentOn() {
  const field = document.querySelector<HTMLElement>('.ap-comments textarea')
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}

/** The keys, written under what they act on. */
export function KeyHint({ rights, keys }: { rights: Desk['rights']; keys: string }) {
  return (
    <div className="ap-hint" aria-label={t`Keys`}>
      <span>
        <kbd>J</kbd> <kbd>K</kbd> {keys}
      </span>
      {rights.canMove && (
        <span>
          <Trans>
            <kbd>S</kbd> shortlist
          </Trans>
        </span>
      )}
      {rights.mayInterview && (
        <span>
          <Trans>
            <kbd>I</kbd> interview
          </Trans>
        </span>
      )}
      {rights.canMove && (
        <span>
          <Trans>
            <kbd>R</kbd> reject
          </Trans>
        </span>
      )}
      {rights.canMove && (
        <>
          <span>
            <Trans>
              <kbd>M</kbd> move to a stage
            </Trans>
          </span>
          <span>
            <Trans>
              <kbd>U</kbd> undo
            </Trans>
          </span>
        </>
      )}
      <span>
        <Trans>
          <kbd>/</kbd> find in the resume
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>C</kbd> comment
        </Trans>
      </span>
    </div>
  )
}
