import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { ApiError, api } from '../../app/api'
import { useSendForm } from '../../components/forms/form'
import { AccountCard } from './account_card'
import type { User } from '../../app/session'
import type { UserType } from '../../app/session_store'

export type SignedIn = {
  user: User
  accessToken: string
  userType: UserType
  redirectUrl?: string
  mustSetSecondFactor?: boolean
}

export type Waiting = { secondFactor: ('totp' | 'passkey')[]; ticket: string }

/** The second half of a sign-in: a code of an app, a passkey, or a recovery code. */
export function SecondStep({
  waiting: { secondFactor, ticket },
  onDone,
  onBack,
}: {
  waiting: Waiting
  onDone: (data: SignedIn) => void
  onBack: () => void
}) {
  const hasApp = secondFactor.includes('totp')
  const hasPasskey = secondFactor.includes('passkey')
  const [byRecovery, setByRecovery] = useState(!hasApp && !hasPasskey)
  const showsCode = hasApp || byRecovery
  const [refused, setRefused] = useState<string>()
  const form = useSendForm({
    initialValues: { code: '' },
    validate: {
      code: (value) =>
        value.trim().length >= 6
          ? null
          : byRecovery
            ? 'Type one of your recovery codes'
            : 'Type the six digits that your app shows',
    },
    send: ({ code }) =>
      api.post('/login/second-factor', { body: { ticket, code }, notice: 'none' }),
    onSent: ({ data }) => onDone(data),
  })
  async function usePasskey() {
    setRefused(undefined)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { data } = await api.post('/login/passkey', { body: { ticket }, notice: 'none' })
      const passkey = await startAuthentication({ optionsJSON: data })
      const done = await api.post('/login/second-factor', {
        body: { ticket, passkey: { ...passkey } },
        notice: 'none',
      })
      onDone(done.data)
    } catch (error) {
      setRefused(
        error instanceof ApiError
          ? error.message
          : 'The passkey was not used. Try again, or use another way'
      )
    }
  }
  return (
    <AccountCard
      title="One step more"
      note={
        byRecovery
          ? 'Type one of the recovery codes that you kept. Each works once.'
          : hasApp
            ? 'Type the six digits that your app shows now.'
            : 'Confirm with your passkey that it is you.'
      }
      foot={
        <Button variant="transparent" size="compact-sm" onClick={onBack}>
          Sign in with another account
        </Button>
      }
    >
      <div className="c-form" style={{ marginTop: 20 }}>
        {showsCode && (
          <form className="c-form" onSubmit={form.submit} noValidate>
            <TextInput
              key={String(byRecovery)}
              label={byRecovery ? 'Recovery code' : 'Code of your app'}
              autoComplete="one-time-code"
              inputMode={byRecovery ? 'text' : 'numeric'}
              autoFocus
              maxLength={20}
              {...form.getInputProps('code')}
            />
            {form.failure && !form.failure.fields.code && (
              <p className="c-form-error" role="alert">
                {form.failure.message}
              </p>
            )}
            <Button type="submit" size="md" loading={form.busy}>
              Sign in
            </Button>
          </form>
        )}
        {hasPasskey && !byRecovery && (
          <Button
            variant={showsCode ? 'default' : 'filled'}
            size="md"
            onClick={() => void usePasskey()}
          >
            Use a passkey
          </Button>
        )}
        {refused && (
          <p className="c-form-error" role="alert">
            {refused}
          </p>
        )}
        <Button
          variant="subtle"
          onClick={() => {
            form.reset()
            setRefused(undefined)
            setByRecovery(!byRecovery)
          }}
        >
          {byRecovery ? 'Use your second factor' : 'I have neither: use a recovery code'}
        </Button>
      </div>
    </AccountCard>
  )
}
