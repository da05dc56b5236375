import type { BoardColumn } from '../applicants_data'
import { MessageDialog, MoveDialog } from '../bulk/bulk_dialogs'
import { RejectDialog } from '../reject_dialog'
import type { Acts } from './use_acts'

/** What is asked before applicants are moved, written to or rejected. */
export function ActDialogs({ acts, columns }: { acts: Acts; columns: BoardColumn[] }) {
  const { acting, onActed, rejecting, setRejecting, move, moveMany, rejectMany } = acts
  const clear = () => acts.selection.onSelect([])
  return (
    <>
      {acting?.act === 'move' && (
        <MoveDialog
          all={acting.all}
          columns={columns}
          onClose={onActed}
          onMove={async (place, feedBack) => {
            await moveMany(acting.all, place, feedBack)
            clear()
          }}
        />
      )}
      {acting?.act === 'message' && (
        <MessageDialog all={acting.all} onClose={onActed} onSent={clear} />
      )}
      {rejecting && (
        <RejectDialog
          all={rejecting}
          onClose={() => setRejecting(undefined)}
          onReject={async (said) => {
            if (rejecting.length === 1) return move(rejecting[0], 'rejected', said)
            await rejectMany(rejecting, said)
            clear()
            return true
          }}
        />
      )}
    </>
  )
}
