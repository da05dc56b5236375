import { useState } from 'react'
import { Badge, Button, Group, PasswordInput, TextInput } from '@mantine/core'
import { CODE_DIGITS, RECOVERY_CODES } from '#api/accounts/account_facts'
import { useQuery } from '@tanstack/react-query'
import { ph, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, api, type DataOf } from '../../app/api'
import { Dialog } from '../../components/dialog'
import { read } from '../../app/read'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { EmptyState } from '../../components/message'
import { Section } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { When } from '../../components/when'
import { NoPassword, useLacksPassword } from './no_password'

type Act = { kind: 'totp' | 'passkey' | 'recovery' } | { kind: 'remove'; id: string; name: string }
const READS = ['/second-factors']
type SecondFactors = DataOf<'GET', '/second-factors'>
type App = DataOf<'POST', '/second-factors/totp'>

/** Apps with codes, passkeys and recovery codes beside the password. */
export function Security() {
  const mine = useQuery(read('GET', '/second-factors'))
  const [act, setAct] = useState<Act>()
  const [app, setApp] = useState<App>()
  const [codes, setCodes] = useState<string[]>()

  /** Does what was asked for, once the password is given again. */
  async function go(password: string) {
    if (!act) return
    if (act.kind === 'totp') {
      setApp((await api.post('/second-factors/totp', { body: { password }, notice: 'none' })).data)
    } else if (act.kind === 'passkey') {
      const { data } = await api.post('/second-factors/passkey-options', {
        body: { password },
        notice: 'none',
      })
      return void makePasskey.send(data)
    } else if (act.kind === 'recovery') {
      const { data } = await api.post('/second-factors/recovery-codes', {
        body: { password },
        notice: 'none',
      })
      setCodes(data.recoveryCodes)
    } else if (act.kind === 'remove') {
      await api.delete('/second-factors/:id', { params: { id: act.id }, body: { password } })
    }
  }

  const makePasskey = useWrite(
    async (options: DataOf<'POST', '/second-factors/passkey-options'>) => {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const passkey = await startRegistration({ optionsJSON: options }).catch(() => {
        throw new ApiError(0, t`No passkey was made. Try again, or use an app with codes`)
      })
      return api.post('/second-factors/passkeys', {
        body: { name: 'Passkey', passkey: { ...passkey } },
      })
    },
    {
      refreshes: READS,
      onDone: ({ data }) => data.recoveryCodes && setCodes(data.recoveryCodes),
    }
  )

  const data = mine.data?.data
  return (
    <Section
      title={t`Second factor`}
      note={
        !data?.isRequired
          ? t`You enter it after your password, so that a stolen password alone opens nothing.`
          : data.factors.length > 0
            ? t`Administrators sign in with one. Yours is set up.`
            : t`Administrators sign in with one. Set up an app with codes or a passkey to go on.`
      }
    >
      {mine.isPending && <ListSkeleton rows={2} height={48} />}
      {mine.isError && (
        <EmptyState
          title={t`Your second factors could not be fetched`}
          action={
            <Button variant="default" onClick={() => void mine.refetch()}>
              {t`Try again`}
            </Button>
          }
        >
          {mine.error.message}
        </EmptyState>
      )}
      {data?.factors.map((one) => (
        <Factor key={one._id} factor={one} setAct={setAct} />
      ))}
      {data && data.factors.length > 0 && <RecoveryCodesLeft data={data} setAct={setAct} />}
      {data && <AddFactor data={data} setAct={setAct} />}
      {data?.isRequired && data.factors.length > 0 && !codes && (
        <p>
          <a className="c-text-link" href="/admin">{t`Open the console`}</a>
        </p>
      )}
      <Refused failure={makePasskey.failure} beside={[]} />
      {act && (
        <Dialog onClose={() => setAct(undefined)} title={titles()[act.kind]}>
          <PasswordAgain act={act} go={go} onDone={() => setAct(undefined)} />
        </Dialog>
      )}
      {app && (
        <Dialog onClose={() => setApp(undefined)} title={t`Set up your app`}>
          <ConfirmApp
            app={app}
            onDone={(fresh) => {
              setApp(undefined)
              if (fresh) setCodes(fresh)
            }}
          />
        </Dialog>
      )}
      {codes && (
        <Dialog onClose={() => setCodes(undefined)} title={t`Your recovery codes`}>
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </Dialog>
      )}
    </Section>
  )
}

const titles = () => ({
  totp: t`Add an app with codes`,
  passkey: t`Add a passkey`,
  recovery: t`Make new recovery codes`,
  remove: t`Remove a second factor`,
})

function PasswordAgain({
  act,
  go,
  onDone,
}: {
  act: Act
  go: (password: string) => Promise<unknown>
  onDone: () => void
}) {
  const lacksPassword = useLacksPassword()
  const form = useSendForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : t`Your password is needed`) },
    send: ({ password }) => go(password),
    refreshes: READS,
    onSent: onDone,
  })
  if (lacksPassword)
    return (
      <div className="c-form">
        <NoPassword />
      </div>
    )
  return (
    <form className="c-form" onSubmit={form.submit} noValidate>
      {act.kind === 'remove' && (
        <p>
          <Trans>Signing in will no longer ask for “{{ name: act.name }}”.</Trans>
        </p>
      )}
      {act.kind === 'recovery' && <p>{t`Your current codes stop working.`}</p>}
      <PasswordInput
        label={t`Your password`}
        autoComplete="current-password"
        data-autofocus
        aria-invalid={Boolean(form.errors.password) || undefined}
        {...form.getInputProps('password')}
      />
      <Refused failure={form.failure} beside={['password']} />
      <Button type="submit" loading={form.busy} color={act.kind === 'remove' ? 'red' : undefined}>
        {act.kind === 'remove' ? t`Remove it` : t`Continue`}
      </Button>
    </form>
  )
}

function ConfirmApp({ app, onDone }: { app: App; onDone: (codes: string[] | null) => void }) {
  const form = useSendForm({
    initialValues: { code: '' },
    validate: {
      code: (value) => (/^\d{6}$/.test(value) ? null : t`Type the six digits that the app shows`),
    },
    send: ({ code }) => api.put('/second-factors/totp', { body: { code }, notice: 'none' }),
    refreshes: READS,
    onSent: ({ data }) => onDone(data.recoveryCodes),
  })
  return (
    <form className="c-form" onSubmit={form.submit} noValidate>
      <p>{t`Scan this picture with an app such as Aegis, 1Password or Google Authenticator.`}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(app.qr)}`}
        alt={t`QR code for your app`}
        width={200}
        height={200}
        style={{ justifySelf: 'center', background: '#fff', borderRadius: 8 }}
      />
      <p className="dim" style={{ overflowWrap: 'anywhere' }}>
        <Trans>
          No camera? Type this key:{' '}
          <code>{ph({ key: app.secret.replace(/.{4}(?=.)/g, '$& ') })}</code>
        </Trans>
      </p>
      <TextInput
        label={t`The six digits that the app shows`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS}
        data-autofocus
        {...form.getInputProps('code')}
      />
      <Refused failure={form.failure} beside={['code']} />
      <Button type="submit" loading={form.busy}>
        {t`Turn it on`}
      </Button>
    </form>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const file = `data:text/plain,${encodeURIComponent(codes.join('\n') + '\n')}`
  return (
    <div className="c-form">
      <p>
        {t`Keep them where you can reach them without your phone. Each works once in place of your second factor. They are not shown again.`}
      </p>
      {/* a column for each where a whole code has room: half of one would be copied wrong */}
      <pre style={{ columns: '18rem 2', margin: 0, fontSize: '0.9375rem', lineHeight: 2 }}>
        {codes.join('\n')}
      </pre>
      <Group>
        <Button component="a" href={file} download="candor-recovery-codes.txt" variant="default">
          {t`Save as a file`}
        </Button>
        <Button onClick={onDone}>{t`I have saved them`}</Button>
      </Group>
    </div>
  )
}

/** One app or passkey. */
function Factor({
  factor,
  setAct,
}: {
  factor: SecondFactors['factors'][number]
  setAct: (act: Act) => void
}) {
  return (
    <div className="c-row">
      <span>
        <strong>
          {factor.name} <Badge ms={6}>{factor.kind === 'totp' ? t`Codes` : t`Passkey`}</Badge>
        </strong>
        <span className="dim">
          {factor.lastUsedAt ? (
            <When at={factor.lastUsedAt} prefix={t`used`} />
          ) : (
            <When at={factor.createdAt} prefix={t`added`} />
          )}
        </span>
      </span>
      <Button
        size="xs"
        variant="default"
        onClick={() => setAct({ kind: 'remove', id: factor._id, name: factor.name })}
      >
        {t`Remove`}
      </Button>
    </div>
  )
}

/** How many recovery codes are left. */
function RecoveryCodesLeft({ data, setAct }: { data: SecondFactors; setAct: (act: Act) => void }) {
  return (
    <div className="c-row">
      <span>
        <strong>{t`Recovery codes`}</strong>
        <span className="dim">
          <Trans>
            {{ recoveryCodesLeft: data.recoveryCodesLeft }} of {RECOVERY_CODES} left, for a lost
            phone
          </Trans>
        </span>
      </span>
      <Button size="xs" variant="default" onClick={() => setAct({ kind: 'recovery' })}>
        {t`Make new codes`}
      </Button>
    </div>
  )
}

/** What can be added. */
function AddFactor({
  data,
  setAct,
}: {
  data: SecondFactors
  setAct: (act: Act | undefined) => void
}) {
  return (
    <Group mt={16}>
      <Button
        variant={data.factors.length ? 'default' : 'filled'}
        onClick={() => setAct({ kind: 'totp' })}
      >
        {t`Add an app with codes`}
      </Button>
      {data.passkeysWork && (
        <Button variant="default" onClick={() => setAct({ kind: 'passkey' })}>
          {t`Add a passkey`}
        </Button>
      )}
    </Group>
  )
}
