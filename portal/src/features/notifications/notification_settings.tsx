import './notification_settings.css'
import { useState } from 'react'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  digestRhythms,
  weekdayNames,
  type DigestRhythm,
} from '#api/notifications/notification_facts'
import { api, type DataOf } from '../../app/api'
import { read } from '../../app/read'
import { useSession } from '../../app/session/session'
import { NotYet } from '../../components/page/fetched'
import { readerZone } from '../../components/format'
import { refresh, useWrite } from '../../components/forms/write'
import { Section } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
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
  { value: 'mail', label: t`Mail immediately` },
  { value: 'digest', label: t`Mail in the digest` },
  { value: 'none', label: t`No mail` },
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
    <Section title={t`Notifications`} note={t`What you are told about, and how.`}>
      {!settings.data && (
        <NotYet read={settings} what={t`The settings`}>
          <ListSkeleton rows={4} height={44} />
        </NotYet>
      )}
      {settings.data && (
        // roles are named, as phones lay the rows out as grids
        <table className="c-channels" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader">{t`About`}</th>
              <th role="columnheader">{t`In the page`}</th>
              <th role="columnheader">{t`By mail`}</th>
              <th role="columnheader">{t`On devices`}</th>
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
                    label={t`In the page`}
                    checked={row.bell}
                    disabled={row.required}
                    onChange={(event) => set(row.kind, { bell: event.currentTarget.checked })}
                    aria-label={t`${{ label: row.label }}: in the page`}
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
                    aria-label={t`${{ label: row.label }}: by mail`}
                  />
                </td>
                <td role="cell">
                  <Switch
                    label={t`On devices`}
                    checked={row.push}
                    disabled={row.required}
                    onChange={(event) => set(row.kind, { push: event.currentTarget.checked })}
                    aria-label={t`${{ label: row.label }}: on devices`}
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
      <Section title={t`When`}>
        <NotYet read={preferences} what={t`The times`}>
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
        title={t`Digest`}
        note={t`One mail with what you put into the digest above, if you have not read it by then.`}
      >
        <div className="c-times">
          <NativeSelect
            label={t`How often`}
            data={[...digestRhythms]}
            value={chosen.digest}
            onChange={({ currentTarget: { value } }) =>
              void send({ digest: value as DigestRhythm })
            }
          />
          {chosen.digest === 'weekly' && (
            <NativeSelect
              label={t`Day`}
              data={days}
              value={String(chosen.digestWeekday)}
              onChange={({ currentTarget: { value } }) =>
                void send({ digestWeekday: Number(value) })
              }
            />
          )}
          {chosen.digest !== 'off' && (
            <NativeSelect
              label={t`Time`}
              data={hours}
              value={String(chosen.digestHour)}
              onChange={({ currentTarget: { value } }) => void send({ digestHour: Number(value) })}
            />
          )}
        </div>
        {chosen.nextDigest && (
          <p className="dim">
            <Trans>
              The next one comes <When at={chosen.nextDigest} />.
            </Trans>
          </p>
        )}
      </Section>
      <Section
        title={t`Quiet hours`}
        note={t`Mails and device notifications wait until they end, except those about an upcoming interview or your account.`}
      >
        <Switch
          label={t`Keep quiet every day`}
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
                label={end === 'from' ? t`From` : t`To`}
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
          <Trans>Times are those of {{ timeZone: chosen.timeZone }}.</Trans>{' '}
          {here !== chosen.timeZone && (
            <button type="button" className="c-link" onClick={() => void send({ timeZone: here })}>
              <Trans>Use {here}, as this device</Trans>
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
      title={t`This device`}
      note={t`Shows notifications also while no page is open. Each device is switched on by itself.`}
    >
      <div className="c-push" aria-live="polite">
        {state.data === 'unsupported' && (
          <p>
            {wantsInstalling()
              ? t`Add this page to your home screen first: Share, then “Add to Home Screen”. Open it from there and come back here.`
              : t`This browser cannot show notifications of a page. Use another one, or mails.`}
          </p>
        )}
        {state.data === 'denied' && (
          <p>
            {t`You have told this browser not to show our notifications. Allow them in its settings for this page, beside the address, and come back here.`}
          </p>
        )}
        {state.data === 'off' && (
          <>
            <p>{t`Notifications are off on this device.`}</p>
            <Button loading={busy} onClick={() => void change(() => switchPushOn(user!._id))}>
              {t`Show notifications on this device`}
            </Button>
          </>
        )}
        {state.data === 'on' && (
          <>
            <p>{t`Notifications are on, until you sign out here.`}</p>
            <Button variant="default" loading={busy} onClick={() => void change(switchPushOff)}>
              {t`Switch them off on this device`}
            </Button>
          </>
        )}
        {failed && (
          <p className="c-push-failed" role="alert">
            {t`It did not work: the browser could not reach its notification service. Check your connection and try again.`}
          </p>
        )}
      </div>
    </Section>
  )
}
