import './settings.css'
import '../../app/look/styles_rest'
import { Badge, Button, PasswordInput, Select } from '@mantine/core'
import { NavLink, Navigate, useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { languages, type LanguageCode, type OfferedLanguage } from '#api/languages/language_facts'
import { api } from '../../app/api'
import { OwnFrame } from '../../app/frames/own_frame'
import { read } from '../../app/read'
import { SchemeSwitch } from '../../app/look/scheme_switch'
import { useSession } from '../../app/session/session'
import { NotYet } from '../../components/page/fetched'
import { useSendForm, type SendForm } from '../../components/forms/form'
import { useWrite } from '../../components/forms/write'
import { PageHeader, Section } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { When } from '../../components/when'
import { NotificationSettings } from '../notifications'
import { NewPassword, passwordFault } from './new_password'
import { NoPassword, useLacksPassword } from './no_password'
import { Identities } from './identities'
import { Privacy } from './privacy/privacy'
import { Security } from './security'

const parts = () =>
  [
    ['password', t`Password`],
    ['security', t`Signing in`],
    ['devices', t`Devices`],
    ['notifications', t`Notifications`],
    ['privacy', t`Privacy`],
    ['appearance', t`Appearance`],
  ] as const

/** What a person sets for themselves; the parts have their own addresses. */
export default function Settings() {
  const { part } = useParams()
  const { user, userType } = useSession()
  const shown = parts().filter(([key]) => key !== 'privacy' || userType !== 'admin')
  if (!part || !shown.some(([key]) => key === part))
    return <Navigate to="/settings/password" replace />
  return (
    <OwnFrame>
      <PageHeader title={t`Settings`}>{user?.email}</PageHeader>
      <div className="c-settings">
        <nav aria-label={t`Settings`}>
          {shown.map(([key, label]) => (
            <NavLink key={key} to={`/settings/${key}`}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div>
          {part === 'privacy' && userType && <Privacy userType={userType} />}
          {part === 'password' && <Password />}
          {part === 'security' && (
            <>
              <Security />
              {userType !== 'admin' && <Identities />}
            </>
          )}
          {part === 'devices' && <Devices />}
          {part === 'notifications' && <NotificationSettings />}
          {part === 'appearance' && (
            <>
              <Section title={t`Appearance`} note={t`Follows your device unless you choose.`}>
                <SchemeSwitch />
              </Section>
              {user && <OwnLanguage of={user.language} />}
            </>
          )}
        </div>
      </div>
    </OwnFrame>
  )
}

/** The language of what is sent to a person, apart from that of the page they read at the moment. */
function OwnLanguage({ of }: { of: LanguageCode }) {
  const { refresh } = useSession()
  const change = useWrite(
    (chosen: OfferedLanguage) => api.put('/language', { body: { language: chosen } }),
    { onDone: refresh }
  )
  return (
    <Section
      title={t`Language`}
      note={t`Mails and notifications come in this language. The page keeps the one of its address.`}
    >
      <Select
        aria-label={t`Language of mails and notifications`}
        data={languages.map(({ code, name }) => ({ value: code, label: name }))}
        value={of}
        allowDeselect={false}
        disabled={change.busy}
        onChange={(chosen) => void change.send(chosen as OfferedLanguage)}
        style={{ maxWidth: 280 }}
      />
    </Section>
  )
}

function Password() {
  const lacksPassword = useLacksPassword()
  const form: SendForm<{ currentPassword: string; password: string }> = useSendForm({
    initialValues: { currentPassword: '', password: '' },
    validate: {
      currentPassword: (value) => (value ? null : t`Your current password is needed`),
      password: passwordFault,
    },
    guard: true,
    send: (values) => api.put('/change-password', { body: values }),
    onSent: (): void => form.reset(),
  })
  if (lacksPassword)
    return (
      <Section title={t`Password`}>
        <div className="c-form">
          <NoPassword />
        </div>
      </Section>
    )
  return (
    <Section title={t`Password`} note={t`A change signs out your other devices.`}>
      <form className="c-form" onSubmit={form.submit} noValidate style={{ maxWidth: 420 }}>
        <PasswordInput
          label={t`Current password`}
          autoComplete="current-password"
          aria-invalid={Boolean(form.errors.currentPassword) || undefined}
          {...form.getInputProps('currentPassword')}
        />
        <NewPassword form={form} label={t`New password`} />
        <Button type="submit" loading={form.busy} style={{ justifySelf: 'start' }}>
          {t`Change the password`}
        </Button>
      </form>
    </Section>
  )
}

function Devices() {
  const devices = useQuery(read('GET', '/sessions'))
  const end = useWrite((id: string) => api.delete('/sessions/:id', { params: { id } }), {
    refreshes: ['/sessions'],
  })
  const { signOut } = useSession()
  const endAll = useWrite(() => api.delete('/sessions'), { onDone: signOut })
  return (
    <Section
      title={t`Devices`}
      actions={
        <Button
          variant="default"
          color="red"
          loading={endAll.busy}
          onClick={() => void endAll.send()}
        >
          {t`Sign out everywhere`}
        </Button>
      }
      note={t`Where you are signed in. Sign out any device you do not recognise, then change your password.`}
    >
      {!devices.data && (
        <NotYet read={devices} what={t`The devices`}>
          <ListSkeleton rows={3} height={48} />
        </NotYet>
      )}
      {devices.data?.data.map((one) => (
        <div className="c-row" key={one._id}>
          <span>
            <strong>
              {one.device ?? t`Unknown device`}{' '}
              {one.isCurrent && <Badge ms={6}>{t`This device`}</Badge>}
            </strong>
            <span className="dim">
              {one.ipAddress && `${one.ipAddress} · `}
              <When at={one.lastUsedAt} prefix={t`used`} />
            </span>
          </span>
          {!one.isCurrent && (
            <Button
              size="xs"
              variant="default"
              loading={end.busyWith(one._id)}
              onClick={() => void end.send(one._id)}
            >
              {t`Sign out`}
            </Button>
          )}
        </div>
      ))}
    </Section>
  )
}
