import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { notify } from '../../../app/notices'
import { useWrite } from '../../../components/forms/write'
import { nameOf, type Card } from '../candidate_facts'

type Kept = { _id: string; is_saved_profile: boolean }
type FoundPage = { data: { candidates: Kept[] } }

const refreshes = [
  '/client/saved-profile-list',
  '/client/saved-lists',
  '/client/top-shortlist',
  '/client/dashboard',
]

/** Shows a profile as saved or not wherever search has it, without asking again. */
function mark(client: QueryClient, id: string, saved: boolean) {
  const one = <T extends Kept>(card: T) =>
    card._id === id ? { ...card, is_saved_profile: saved } : card
  client.setQueriesData<InfiniteData<FoundPage>>(
    { queryKey: ['/client/search-dev'] },
    (held) =>
      held && {
        ...held,
        pages: held.pages.map((page) => ({
          ...page,
          data: { ...page.data, candidates: page.data.candidates.map(one) },
        })),
      }
  )
  client.setQueriesData<{ data: Kept }>(
    { queryKey: ['/client/candidate/:devId'] },
    (held) => held && { ...held, data: one(held.data) }
  )
}

/** The last change of each profile: one that follows fast waits for it, as the server takes them in any order. */
const turns = new Map<string, { saved: boolean; turn: Promise<unknown> }>()

/** Keeps a profile for the team or lets it go: shown at once, put back when the server refuses, undone by a bar. */
export function useSaving() {
  const client = useQueryClient()
  const { send: save } = useWrite(
    async (
      card: Pick<Card, '_id' | 'fName' | 'lName'>,
      saved: boolean,
      { list, note, quiet }: { list?: string | null; note?: string | null; quiet?: boolean } = {}
    ) => {
      const last = turns.get(card._id)
      // the second of two clicks wishes what the first did
      if (last?.saved === saved) return
      mark(client, card._id, saved)
      const send = (): Promise<unknown> =>
        saved
          ? api.post('/client/save-profile', {
              body: { devId: card._id, list, note },
              notice: 'errors',
            })
          : api.put('/client/unsaved-profile/:devId', {
              params: { devId: card._id },
              notice: 'errors',
            })
      const mine = { saved, turn: (last?.turn ?? Promise.resolve()).then(send, send) }
      turns.set(card._id, mine)
      try {
        await mine.turn
        // what was wished since has its own turn
        if (turns.get(card._id) !== mine) return
        // an answer that was on its way before the save would show the old state
        mark(client, card._id, saved)
        if (!quiet)
          notify.undo(
            saved
              ? t`${{ name: nameOf(card) }} is saved for your team`
              : t`${{ name: nameOf(card) }} is no longer saved`,
            () => void save(card, !saved, { list, note, quiet: true })
          )
      } catch (error) {
        mark(client, card._id, !saved)
        throw error
      } finally {
        if (turns.get(card._id) === mine) turns.delete(card._id)
      }
    },
    { refreshes }
  )
  return save
}
