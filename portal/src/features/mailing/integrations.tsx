import { Badge, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { useWrite } from '../../components/forms/write'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { When } from '../../components/when'

type Integration = DataOf<'GET', '/client/integrations'>[number]
const refreshes = ['/client/integrations']

/** The accounts elsewhere that a person linked, and where more can be. */
export function Integrations() {
  const list = useQuery(read('GET', '/client/integrations'))
  const rows = (list.data?.data ?? []) as Integration[]
  return (
    <GrowingList
      list={list}
      what="The integrations"
      rows={rows}
      empty={<EmptyState title="There is nothing to link" />}
    >
      <ul className="cl-list">
        {rows.map((one) => (
          <Row key={one.provider} one={one} />
        ))}
      </ul>
    </GrowingList>
  )
}

function Row({ one }: { one: Integration }) {
  const params = { provider: one.provider }
  const link = useWrite(
    () => api.get('/client/integrations/:provider/redirect', { params, notice: 'errors' }),
    { onDone: ({ data }) => location.assign(data.url) }
  )
  const end = useWrite(() => api.delete('/client/integrations/:provider', { params }), {
    refreshes,
  })
  return (
    <li className="cl-card ma-row">
      <div className="ma-main">
        <h3>
          <span>{one.name}</span>
          {one.connected && <Badge color="candor">Linked</Badge>}
        </h3>
        <p>{one.what}</p>
        {one.note && <p className="dim">{one.note}</p>}
        {one.connected && (
          <p className="ma-foot">
            {one.address}
            {one.since && (
              <>
                , <When at={one.since} prefix="linked" />
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
            aria-label={`Unlink ${one.name}`}
            onClick={() =>
              window.confirm(`Unlink ${one.name}? Mails that wait for it will not go.`) &&
              void end.send()
            }
          >
            Unlink
          </Button>
        ) : (
          one.configured && (
            <Button
              size="xs"
              loading={link.busy}
              aria-label={`Link ${one.name}`}
              onClick={() => void link.send()}
            >
              Link
            </Button>
          )
        )}
      </Group>
    </li>
  )
}
