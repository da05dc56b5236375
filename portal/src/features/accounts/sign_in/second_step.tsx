import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { accountLimits } from '#api/accounts/account_facts'
import { ApiError, api } from '../../../app/api'
import { useSendForm } from '../../../components/forms/form'
import { Refused } from '../../../components/forms/refused'
import { useWrite } from '../../../components/forms/write'
import { AccountCard } from '../account_card'
import type { User } from '../../../app/session/session'
import type { UserType } from '../../../app/session/session_store'
import type { SecondFactorKind } from '#api/accounts/account_facts'

export type SignedIn = {
  user: User
  accessToken: string
  userType: UserType
  redirectUrl?: string
  mustSetSecondFactor?: boolean
}

export type Waiting = { secondFactor: SecondFactorKind[]; ticket: string }

/** The second half of a sign-in: a code of an app, a passkey, or a recovery code. */
export default function SecondStep({
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
  const form = useSendForm({
    initialValues: { code: '' },
    validate: {
      code: (value) =>
        value.trim().length >= accountLimits.secondFactorCode.min
          ? null
          : byRecovery
            ? t`Type one of your recovery codes`
            : t`Type the six digits that your app shows`,
    },
    send: ({ code }) =>
      api.post('/login/second-factor', { body: { ticket, code }, notice: 'none' }),
    onSent: ({ data }) => onDone(data),
  })
  const byPasskey = useWrite(
    async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { data } = await api.post('/login/passkey', { body: { ticket }, notice: 'none' })
      const passkey = await startAuthentication({ optionsJSON: data }).catch(() => {
        throw new ApiError(0, t`The passkey was not used. Try again, or use another way`)
      })
      return api.post('/login/second-factor', {
        body: { ticket, passkey: { ...passkey } },
        notice: 'none',
      })
    },
    { onDone: ({ data }) => onDone(data) }
  )
  return (
    <AccountCard
      title={t`One step more`}
      note={
        byRecovery
          ? t`Type one of the recovery codes that you kept. Each works once.`
          : hasApp
            ? t`Type the six digits that your app shows now.`
            : t`Confirm with your passkey that it is you.`
      }
      foot={
        <Button variant="transparent" size="compact-sm" onClick={onBack}>
          {t`Sign in with another account`}
        </Button>
      }
    >
      <div className="c-form" style={{ marginTop: 20 }}>
        {showsCode && (
          <form className="c-form" onSubmit={form.submit} noValidate>
            <TextInput
              key={String(byRecovery)}
              label={byRecovery ? t`Recovery code` : t`Code of your app`}
              autoComplete="one-time-code"
              inputMode={byRecovery ? 'text' : 'numeric'}
              autoFocus
              maxLength={accountLimits.secondFactorCode.max}
              {...form.getInputProps('code')}
            />
            <Refused failure={form.failure} beside={['code']} />
            <Button type="submit" size="md" loading={form.busy}>
              {t`Sign in`}
            </Button>
          </form>
        )}
        {hasPasskey && !byRecovery && (
          <Button
            variant={showsCode ? 'default' : 'filled'}
            size="md"
            loading={byPasskey.busy}
            onClick={() => void byPasskey.send()}
          >
            {t`Use a passkey`}
          </Button>
        )}
        <Refused failure={byPasskey.failure} beside={[]} />
        <Button
          variant="subtle"
          onClick={() => {
            form.reset()
            byPasskey.forget()
            setByRecovery(!byRecovery)
          }}
        >
          {byRecovery ? t`Use your second factor` : t`I have neither: use a recovery code`}
        </Button>
      </div>
    </AccountCard>
  )
}
