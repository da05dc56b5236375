import { useQueries } from '@tanstack/react-query'
import type { AdminRole } from '#api/accounts/admin_rights'
import { catalogueOf, mayRead, titleOf } from '../../catalogues'
import { rows } from '../../http'

type OwnList = {
  catalogue: string
  label: string
  filter: Record<string, unknown>
  /** The time of a row that matters here; by it, if the list can be sorted so. */
  at: string
  /** The reference whose row's name calls a row that is a number itself. */
  by?: string
}

/** What a role has under way besides its queues: it is looked after, and asks for no decision. */
const lists: Partial<Record<AdminRole, OwnList[]>> = {
  finance: [
    {
      catalogue: 'orders',
      label: 'Orders not paid yet',
      filter: { status: ['pending', 'failed'] },
      at: 'createdAt',
    },
    {
      catalogue: 'invoices',
      label: 'Invoices to issue',
      filter: { status: 'draft' },
      at: 'createdAt',
    },
    {
      catalogue: 'subscriptions',
      label: 'Plans with a payment due',
      filter: { status: ['past_due', 'suspended'] },
      at: 'pastDueSince',
      by: 'clientId',
    },
  ],
  content: [
    {
      catalogue: 'blogs',
      label: 'Scheduled articles',
      filter: { status: 'scheduled' },
      at: 'publishAt',
    },
    {
      catalogue: 'blogs',
      label: 'Article drafts',
      filter: { status: 'draft' },
      at: 'updatedAt',
    },
    {
      catalogue: 'help-pages',
      label: 'Help page drafts',
      filter: { status: 'draft' },
      at: 'updatedAt',
    },
    { catalogue: 'faqs', label: 'FAQ drafts', filter: { status: 'draft' }, at: 'updatedAt' },
    {
      catalogue: 'skill-pages',
      label: 'Skill page drafts',
      filter: { status: 'draft' },
      at: 'updatedAt',
    },
  ],
}

const ROWS = 3

/** What the lists of a role's home hold, those with something in them; undefined until it is known of all. */
export function useOwnLists(role?: string) {
  const own = (lists[role as AdminRole] ?? []).filter(({ catalogue }) =>
    mayRead(catalogueOf(catalogue), role)
  )
  const found = useQueries({
    queries: own.map((list) => ({
      queryKey: ['dashboard', 'own', list.label],
      staleTime: 30_000,
      refetchInterval: 60_000,
      meta: { isAside: true },
      queryFn: ({ signal }: { signal: AbortSignal }) => read(list, signal),
    })),
  })
  if (found.some(({ isPending }) => isPending)) return undefined
  // one that could not be read is missed by nobody who reads the queues
  return found.flatMap(({ data }) => (data?.count ? [data] : []))
}

async function read({ catalogue: name, label, filter, at, by }: OwnList, signal: AbortSignal) {
  const catalogue = catalogueOf(name)
  const sort = catalogue.sorts.includes(at) ? [at, 'ASC'] : catalogue.sort
  const { data, total } = await rows(name, { filter, sort, count: ROWS }, signal)
  const others = by ? catalogueOf(catalogue.fields[by].reference!) : undefined
  const named =
    others && total > 0
      ? (await rows(others.name, { filter: { id: data.map((row) => row[by!]) } }, signal)).data
      : []
  return {
    to: `/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    label,
    count: total,
    rows: data.map((row) => ({
      _id: String(row._id),
      title: others
        ? titleOf(others, named.find(({ id }) => id === row[by!]) ?? { _id: row[by!] })
        : titleOf(catalogue, row),
      at: row[at],
    })),
  }
}
