import './notification_settings.css'
import { useState } from 'react'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  digestRhythms,
  weekdayNames,
  type DigestRhythm,
} from '#api/notifications/notification_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { useSession } from '../../app/session'
import { NotYet } from '../../components/fetched'
import { readerZone } from '../../components/format'
import { refresh, useWrite } from '../../components/forms/write'
import { Section } from '../../components/page_header'
import { ListSkeleton } from '../../components/skeletons'
import { When } from '../../components/when'
import { pushState, switchPushOff, switchPushOn, wantsInstalling } from './push'

/** What reaches a person, by which way, and when. */
export function NotificationSettings() {
  return (
    <>
      <Channels />
      <Times />
      <ThisDevice />
    </>
  )
}

type Setting = DataOf<'GET', '/notification-settings'>[number]
type Change = Partial<Pick<Setting, 'bell' | 'mail' | 'digest' | 'push'>>

const mailWays = [
  { value: 'mail', label: 'Mail at once' },
  { value: 'digest', label: 'Mail in the digest' },
  { value: 'none', label: 'No mail' },
]
const wayOf = ({ mail, digest }: Setting) => (mail ? 'mail' : digest ? 'digest' : 'none')

function Channels() {
  const settings = useQuery(read('GET', '/notification-settings'))
  const client = useQueryClient()
  const refreshes = ['/notification-settings']
  const { send } = useWrite(
    (kind: string, change: Change) =>
      api.put('/notification-settings', { body: { kind, ...change }, notice: 'errors' }),
    { onRefused: () => refresh(client, refreshes) }
  )
  function set(kind: string, change: Change) {
    client.setQueryData(
      read('GET', '/notification-settings').queryKey,
      (old) =>
        old && {
          ...old,
          data: old.data.map((row) => (row.kind === kind ? { ...row, ...change } : row)),
        }
    )
    void send(kind, change)
  }
  return (
    <Section title="Notifications" note="What reaches you, and by which way.">
      {!settings.data && (
        <NotYet read={settings} what="The settings">
          <ListSkeleton rows={4} height={44} />
        </NotYet>
      )}
      {settings.data && (
        // roles are named, as phones lay the rows out as grids
        <table className="c-channels" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader">About</th>
              <th role="columnheader">In the page</th>
              <th role="columnheader">By mail</th>
              <th role="columnheader">On devices</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {settings.data.data.map((row) => (
              <tr role="row" key={row.kind}>
                <th role="rowheader" scope="row">
                  {row.label}
                </th>
                <td role="cell">
                  <Switch
                    label="In the page"
                    checked={row.bell}
                    disabled={row.required}
                    onChange={(event) => set(row.kind, { bell: event.currentTarget.checked })}
                    aria-label={`${row.label}: in the page`}
                  />
                </td>
                <td role="cell">
                  <NativeSelect
                    data={mailWays}
                    value={wayOf(row)}
                    disabled={row.required}
                    onChange={({ currentTarget: { value } }) =>
                      set(row.kind, { mail: value === 'mail', digest: value === 'digest' })
                    }
                    aria-label={`${row.label}: by mail`}
                  />
                </td>
                <td role="cell">
                  <Switch
                    label="On devices"
                    checked={row.push}
                    disabled={row.required}
                    onChange={(event) => set(row.kind, { push: event.currentTarget.checked })}
                    aria-label={`${row.label}: on devices`}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const days = weekdayNames.map((label, index) => ({ value: String(index + 1), label }))
const usualNight = { from: '22:00', to: '07:00' }

type Times = {
  digest?: DigestRhythm
  digestHour?: number
  digestWeekday?: number
  quiet?: { from: string; to: string } | null
  timeZone?: string
}

function Times() {
  const preferences = useQuery(read('GET', '/notification-preferences'))
  const { send, failure } = useWrite(
    (body: Times) => api.put('/notification-preferences', { body, notice: 'errors' }),
    { refreshes: ['/notification-preferences'] }
  )
  const chosen = preferences.data?.data
  if (!chosen)
    return (
      <Section title="When">
        <NotYet read={preferences} what="The times">
          <ListSkeleton rows={2} height={44} />
        </NotYet>
      </Section>
    )
  const here = readerZone()
  const quiet = chosen.quietFrom
    ? { from: chosen.quietFrom, to: chosen.quietTo ?? usualNight.to }
    : null
  return (
    <>
      <Section
        title="Digest"
        note="One mail with what you put into the digest above, if you have not read it by then."
      >
        <div className="c-times">
          <NativeSelect
            label="How often"
            data={[...digestRhythms]}
            value={chosen.digest}
            onChange={({ currentTarget: { value } }) =>
              void send({ digest: value as DigestRhythm })
            }
          />
          {chosen.digest === 'weekly' && (
            <NativeSelect
              label="Day"
              data={days}
              value={String(chosen.digestWeekday)}
              onChange={({ currentTarget: { value } }) =>
                void send({ digestWeekday: Number(value) })
              }
            />
          )}
          {chosen.digest !== 'off' && (
            <NativeSelect
              label="Time"
              data={hours}
              value={String(chosen.digestHour)}
              onChange={({ currentTarget: { value } }) => void send({ digestHour: Number(value) })}
            />
          )}
        </div>
        {chosen.nextDigest && (
          <p className="dim">
            The next one comes <When at={chosen.nextDigest} />.
          </p>
        )}
      </Section>
      <Section
        title="Quiet hours"
        note="Mails and devices wait until they end; what is about an interview that is near, and about your account, does not."
      >
        <Switch
          label="Keep quiet every day"
          checked={Boolean(quiet)}
          onChange={(event) =>
            void send({ quiet: event.currentTarget.checked ? usualNight : null })
          }
        />
        {quiet && (
          <div className="c-times" style={{ marginTop: 12 }}>
            {(['from', 'to'] as const).map((end) => (
              <TextInput
                key={`${end} ${quiet[end]}`}
                type="time"
                label={end === 'from' ? 'From' : 'To'}
                defaultValue={quiet[end]}
                error={failure?.fields[`quiet.${end}`]}
                onBlur={({ currentTarget: { value } }) =>
                  value && value !== quiet[end] && void send({ quiet: { ...quiet, [end]: value } })
                }
              />
            ))}
          </div>
        )}
        <p className="dim">
          Times are those of {chosen.timeZone}.{' '}
          {here !== chosen.timeZone && (
            <button type="button" className="c-link" onClick={() => void send({ timeZone: here })}>
              Use {here}, as this device
            </button>
          )}
        </p>
      </Section>
    </>
  )
}

/** Pushes to the browser that shows this; what it cannot do it says, and why. */
function ThisDevice() {
  const { user } = useSession()
  const client = useQueryClient()
  const key = ['push', user?._id]
  const state = useQuery({
    queryKey: key,
    queryFn: () => pushState(user!._id),
    enabled: Boolean(user),
    staleTime: 0,
  })
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  async function change(work: () => Promise<unknown>) {
    setBusy(true)
    setFailed(false)
    await work().catch(() => setFailed(true))
    await client.invalidateQueries({ queryKey: key })
    setBusy(false)
  }
  return (
    <Section
      title="This device"
      note="Shows notifications also while no page is open. Each device is switched on by itself."
    >
      <div className="c-push" aria-live="polite">
        {state.data === 'unsupported' && (
          <p>
            {wantsInstalling()
              ? 'Add this page to your home screen first: Share, then “Add to Home Screen”. Open it from there and come back here.'
              : 'This browser cannot show notifications of a page. Use another one, or mails.'}
          </p>
        )}
        {state.data === 'denied' && (
          <p>
            You have told this browser not to show our notifications. Allow them in its settings for
            this page, beside the address, and come back here.
          </p>
        )}
        {state.data === 'off' && (
          <>
            <p>Notifications are off on this device.</p>
            <Button loading={busy} onClick={() => void change(() => switchPushOn(user!._id))}>
              Show notifications on this device
            </Button>
          </>
        )}
        {state.data === 'on' && (
          <>
            <p>Notifications are on, until you sign out here.</p>
            <Button variant="default" loading={busy} onClick={() => void change(switchPushOff)}>
              Switch them off on this device
            </Button>
          </>
        )}
        {failed && (
          <p className="c-push-failed" role="alert">
            It did not work: the browser could not reach its notification service. Look at your
            connection and try again.
          </p>
        )}
      </div>
    </Section>
  )
}
