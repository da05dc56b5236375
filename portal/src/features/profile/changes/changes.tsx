import '../../../components/page/page_tabs.css'
import '../../../components/lists/cards.css'
import './changes.css'
import './theirs.css'
import { Badge, Box, Button, Group, Tabs, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { readPages, rowsOf } from '../../../app/read'
import { GrowingList } from '../../../components/lists/growing_list'
import { day } from '../../../components/format'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { PageHeader } from '../../../components/page/page_header'
import { ListSkeleton } from '../../../components/page/skeletons'
import { EditAgain } from './edit_again'
import type { Update } from '../profile_draft'
import { differencesOf, titleOf } from './updates'
import { TakeBack } from './waiting'

const statuses = {
  pending: { tab: t`Waiting`, label: t`Awaiting approval`, color: 'amber' },
  rejected: { tab: t`Not approved`, label: t`Not approved`, color: 'red' },
  success: { tab: t`Approved`, label: t`Approved`, color: 'candor' },
  withdrawn: { tab: t`Taken back`, label: t`Taken back`, color: 'gray' },
} as const
type Status = keyof typeof statuses

/** /candidate/changes: what was asked to change on an approved profile, and what became of it. */
export default function Changes() {
  const [params, setParams] = useSearchParams()
  const given = params.get('status')
  const status = given && given in statuses ? (given as Status) : undefined
  const list = useInfiniteQuery(
    readPages('GET', '/candidate/profile-update-requests', {
      query: { limit: 20, status },
    })
  )
  const rows = rowsOf(list)
  return (
    <>
      <PageHeader title={t`Your changes`}>
        {t`We review a new name, headline, employment, certification, photo, video or resume of an approved profile before companies see it. Everything else shows immediately.`}
      </PageHeader>
      <Tabs
        className="page-tabs"
        value={status ?? 'all'}
        onChange={(value) =>
          setParams(value && value !== 'all' ? { status: value } : {}, { replace: true })
        }
        mb="md"
      >
        <Tabs.List className="c-sideways">
          <Tabs.Tab value="all">{t`All`}</Tabs.Tab>
          {Object.entries(statuses).map(([key, { tab }]) => (
            <Tabs.Tab key={key} value={key}>
              {tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <GrowingList
        list={list}
        what={t`Your changes`}
        rows={rows}
        pending={<ListSkeleton rows={3} />}
        empty={
          <EmptyState
            icon={<Spot name="answered" />}
            title={status ? t`Nothing of this kind` : t`No changes yet`}
            action={
              <Button component={Link} to="/candidate/profile">
                {t`Go to your profile`}
              </Button>
            }
          >
            {t`Change your profile whenever you like; changes that need approval appear here.`}
          </EmptyState>
        }
      >
        <ul className="cards" aria-label={t`Your changes`}>
          {rows.map((update) => (
            <Change key={update._id} update={update} />
          ))}
        </ul>
      </GrowingList>
    </>
  )
}

function Change({ update }: { update: Update }) {
  const { label, color } = statuses[update.status]
  return (
    <li className="card">
      <Group justify="space-between" align="start" gap="xs" wrap="nowrap">
        <h3>{titleOf(update)}</h3>
        <Badge color={color} flex="none">
          {label}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {t`Sent ${{ day: day(update.createdAt) }}${{ decidedAt: update.decidedAt ? t` · decided ${{ day: day(update.decidedAt) }}` : '' }}`}
      </Text>
      <dl className="differences">
        {differencesOf(update).map(({ name, label, from, to }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {from && to && from !== to && <del>{from}</del>}
              {to ? <span>{to}</span> : <span className="dim">{t`Left empty; was ${from}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {update.status === 'rejected' && (
        <>
          {update.reason && <p className="wiz-theirs">{update.reason}</p>}
          <Box mt="sm">
            <EditAgain update={update} />
          </Box>
        </>
      )}
      {update.status === 'pending' && <TakeBack update={update} />}
    </li>
  )
}
