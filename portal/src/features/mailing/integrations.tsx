import '../../components/lists/cards.css'
import './mailing.css'
import { Badge, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import type { LinkUse } from '#api/mailing/linked/linked_facts'
import type { EitherSide } from '#api/accounts/account_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { useWrite } from '../../components/forms/write'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { When } from '../../components/when'

type Integration = DataOf<'GET', '/client/integrations'>[number]
type Use = Integration['uses'][number]

/** What changes where an account is linked, or is not any more. */
export const linkReads = (side: EitherSide) => [`/${side}/integrations`, '/client/calendar-busy']

/** The accounts elsewhere that a person linked and what for, and where more can be. */
export function Integrations({ side = 'client' }: { side?: EitherSide }) {
  const list = useQuery(
    (side === 'client'
      ? read('GET', '/client/integrations')
      : read('GET', '/candidate/integrations')) as ReturnType<
      typeof read<'GET', '/client/integrations'>
    >
  )
  const rows = list.data?.data ?? []
  const isNoneSetUp = rows.every(({ configured }) => !configured)
  return (
    <GrowingList
      list={list}
      what={t`The integrations`}
      rows={rows}
      empty={<EmptyState title={t`There is nothing to link`} />}
    >
      {isNoneSetUp && (
        <Text size="sm" c="dimmed" mb="md">
          {t`Nothing can be linked yet: the operator of this site has to set these services up.`}
        </Text>
      )}
      <ul className="cards">
        {rows.map((one) => (
          <Row key={one.provider} one={one} side={side} hasNote={!isNoneSetUp} />
        ))}
      </ul>
    </GrowingList>
  )
}

function Row({
  one,
  side,
  hasNote,
}: {
  one: Integration
  side: EitherSide
  /** Is what hinders it said here, and not for all of them? */
  hasNote: boolean
}) {
  const params = { provider: one.provider }
  const end = useWrite(
    (): Promise<unknown> =>
      side === 'client'
        ? api.delete('/client/integrations/:provider', { params })
        : api.delete('/candidate/integrations/:provider', { params }),
    { refreshes: linkReads(side) }
  )
  const stops = one.uses.flatMap(({ use, linked }) => (linked ? stop[use] : []))
  return (
    <li className="card ma-row">
      <div className="ma-main">
        <h3>
          <span>{one.name}</span>
          {one.connected && <Badge color="candor">{t`Linked`}</Badge>}
        </h3>
        {one.uses.length === 0 && <p className="dim">{one.what}</p>}
        {hasNote && one.note && <p className={one.configured ? 'ma-warn' : 'dim'}>{one.note}</p>}
        {one.uses.length > 0 && (
          <ul className="ma-uses">
            {one.uses.map((use) => (
              <UseRow key={use.use} one={one} use={use} side={side} />
            ))}
          </ul>
        )}
        {one.connected && (
          <p className="ma-foot">
            {one.address}
            {one.since && (
              <>
                , <When at={one.since} prefix={t`linked`} />
              </>
            )}
          </p>
        )}
      </div>
      <Group gap="xs" className="ma-end">
        {one.connected ? (
          <Button
            size="xs"
            variant="default"
            loading={end.busy}
            aria-label={t`Unlink ${{ name: one.name }}`}
            onClick={() =>
              window.confirm([t`Unlink ${{ name: one.name }}?`, ...stops].join(' ')) &&
              void end.send()
            }
          >
            {t`Unlink`}
          </Button>
        ) : (
          one.configured &&
          one.uses.length === 0 && <LinkButton one={one} side={side} label={t`Link`} />
        )}
      </Group>
    </li>
  )
}

const stop: Record<LinkUse, string> = {
  mail: t`Mails waiting for it will not be sent.`,
  calendar: t`Interviews already in your calendar stay there and are no longer updated.`,
}

/** One thing that an account can be linked for, each by itself. */
function UseRow({ one, use, side }: { one: Integration; use: Use; side: EitherSide }) {
  const tells =
    use.use === 'calendar' && side === 'client'
      ? t` Colleagues who plan with you see when you are busy, never with what.`
      : ''
  return (
    <li>
      <div>
        <strong>{use.label}</strong>{' '}
        {use.linked && (
          <Badge size="sm" variant="light">
            {t`On`}
          </Badge>
        )}
        <p>
          {use.what}
          {tells}
        </p>
      </div>
      {one.configured && !use.linked && (
        <LinkButton
          one={one}
          side={side}
          use={use.use}
          label={one.address && !one.connected ? t`Link again` : t`Link`}
        />
      )}
    </li>
  )
}

function LinkButton({
  one,
  use,
  side,
  label,
}: {
  one: Integration
  use?: LinkUse
  side: EitherSide
  label: string
}) {
  const options = { params: { provider: one.provider }, query: { use }, notice: 'errors' } as const
  const link = useWrite(
    () =>
      side === 'client'
        ? api.get('/client/integrations/:provider/redirect', options)
        : api.get('/candidate/integrations/:provider/redirect', options),
    { onDone: ({ data }) => location.assign(data.url) }
  )
  return (
    <Button
      size="xs"
      loading={link.busy}
      aria-label={`${label} ${one.name}${use ? ` ${use}` : ''}`}
      onClick={() => void link.send()}
    >
      {label}
    </Button>
  )
}
