import { useAddress } from '../../../app/address'
import type { ApplicationStatus as Status, Filter, Sort } from '../applicants_data'

export type ApplicantView = ReturnType<typeof useApplicantView>

/** What the address says: which applicants are looked at and how, and which one is open. */
export function useApplicantView(phone: boolean) {
  const [params, setAddress] = useAddress()
  const filter: Filter = {
    status: (params.get('status') as Status) ?? undefined,
    stageId: params.get('stage') ?? undefined,
    search: params.get('search') ?? undefined,
    sort: (params.get('sort') as Sort) ?? undefined,
    minScore: Number(params.get('score')) || undefined,
  }
  const view = phone
    ? 'cards'
    : params.get('view') === 'table'
      ? 'table'
      : filter.status || filter.stageId
        ? 'cards'
        : 'board'
  return {
    filter,
    view,
    application: params.get('application'),
    set: (changes: Record<string, string | null>, replace = true) =>
      setAddress(changes, { replace, preventScrollReset: true }),
  }
}
