import { useState } from 'react'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, api } from '../../app/api'
import { captchaToken } from '../../app/humans/captcha'
import { homeOf, useSession } from '../../app/session/session'
import { takeWish, type Wish } from '../../app/wishes'
import type { UserType } from '../../app/session/session_store'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { AccountCard, ownPath } from './account_card'
import { Providers } from './providers'
import { SecondStep, type SignedIn, type Waiting } from './second_step'

/** Keeps the session, does what the person wanted before they signed in, and goes where they were. */
export function useEnter(
  starts: Partial<Record<UserType, string>> = {},
  wanted: string | null = null
) {
  const { signIn } = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return async (data: SignedIn) => {
    signIn(data)
    const wish = takeWish()
    // a job that is gone meanwhile is no reason to stop here
    if (wish && data.userType === 'developer') await grant(wish).catch(() => {})
    const to =
      ownPath(wanted ?? params.get('next') ?? wish?.next ?? null) ??
      starts[data.userType] ??
      data.redirectUrl ??
      homeOf(data.userType)
    if (data.mustSetSecondFactor) navigate('/settings/security', { replace: true })
    else if (data.userType === 'admin') window.location.assign('/admin')
    else navigate(to, { replace: true })
  }
}

async function grant({ save, follow }: Wish) {
  if (save) await api.post('/save-job', { body: { jobId: save, isSaved: true } })
  if (follow) await api.put('/candidate/followed-companies/:slug', { params: { slug: follow } })
}

/** /login: signs in by password or provider, with a second step where there is one. */
export default function Login() {
  const [params] = useSearchParams()
  const enter = useEnter()
  const navigate = useNavigate()
  const next = params.get('next')
  const [waiting, setWaiting] = useState<Waiting>()
  const form = useSendForm({
    initialValues: { email: params.get('email') ?? '', password: '' },
    validate: {
      email: (value) => (value.trim() ? null : t`Your e-mail address is needed`),
      password: (value) => (value ? null : t`Your password is needed`),
    },
    async send(values) {
      const captcha = await captchaToken('login')
      try {
        return await api.post('/login', {
          body: { ...values, captcha },
          latest: 'login',
          notice: 'errors',
        })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'E_EMAIL_UNVERIFIED')
          navigate(
            `/verify-email?email=${encodeURIComponent(values.email)}${next ? `&next=${encodeURIComponent(next)}` : ''}`
          )
        throw error
      }
    },
    onSent: ({ data }) => ('ticket' in data ? setWaiting(data) : enter(data)),
  })
  if (waiting)
    return <SecondStep waiting={waiting} onDone={enter} onBack={() => setWaiting(undefined)} />
  const on = next ? `?next=${encodeURIComponent(next)}` : ''
  return (
    <AccountCard
      title={t`Sign in`}
      foot={
        <>
          <Trans>
            New here? <Link to={`/sign-up${on}`}>Create account</Link>
          </Trans>
        </>
      }
    >
      <Providers />
      <form className="c-form" onSubmit={form.submit} noValidate style={{ marginTop: 20 }}>
        <TextInput
          label={t`E-mail address`}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t`Password`}
          autoComplete="current-password"
          aria-invalid={Boolean(form.errors.password) || undefined}
          {...form.getInputProps('password')}
        />
        <Refused failure={form.failure} />
        <Button type="submit" size="md" loading={form.busy}>
          {t`Sign in`}
        </Button>
        <Link to="/forgot-password" style={{ fontSize: '0.875rem', justifySelf: 'center' }}>
          {t`Forgot your password?`}
        </Link>
      </form>
    </AccountCard>
  )
}
