import { useQuery } from '@tanstack/react-query'
import type { AdminRole } from '#api/accounts/admin_rights'
import { catalogueOf, mayRead, titleOf } from '../../catalogues'
import { rows } from '../../http'
import { WaitingCard } from './waiting_card'

type OwnList = {
  catalogue: string
  label: string
  filter: Record<string, unknown>
  /** The time of a row that matters here; by it, if the list can be sorted so. */
  at: string
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

/** The lists that the home of a role leads with beside its queues, those with something in them. */
export function OwnLists({ role }: { role?: string }) {
  const own = (lists[role as AdminRole] ?? []).filter(({ catalogue }) =>
    mayRead(catalogueOf(catalogue), role)
  )
  return own.map((list) => <OneList key={list.label} list={list} />)
}

function OneList({ list: { catalogue: name, label, filter, at } }: { list: OwnList }) {
  const catalogue = catalogueOf(name)
  const sort = catalogue.sorts.includes(at) ? [at, 'ASC'] : catalogue.sort
  const { data } = useQuery({
    queryKey: ['dashboard', 'own', label],
    staleTime: 30_000,
    refetchInterval: 60_000,
    meta: { isAside: true },
    queryFn: ({ signal }) => rows(name, { filter, sort, count: ROWS }, signal),
  })
  if (!data?.total) return null
  return (
    <WaitingCard
      to={`/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
      label={label}
      count={data.total}
      rows={data.data.map((row) => ({
        _id: String(row._id),
        // a plan's row is called by its number; whose it is says more, where it is known by name
        title: titleOf(catalogue, row),
        at: row[at],
      }))}
    />
  )
}
