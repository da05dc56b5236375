import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../app/api'
import { refreshConversations } from '../../chat_data'

export type Arranging = ReturnType<typeof useArranging>

/** Muting, pinning and blocking a conversation. */
export function useArranging(id: string) {
  const client = useQueryClient()
  return {
    arrange: async (body: { muted?: boolean; pinned?: boolean }) => {
      await api
        .put('/conversation/:id/arrange', { params: { id }, body, notice: 'errors' })
        .catch(() => undefined)
      await refreshConversations(client)
    },
    block: async (blocked: boolean) => {
      await api
        .put('/conversation/:id/block', { params: { id }, body: { blocked } })
        .catch(() => undefined)
      await refreshConversations(client)
    },
  }
}
