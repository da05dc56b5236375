import { useEffect, useRef, useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { Link, useSearchParams } from 'react-router-dom'
import { ph, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CODE_MINUTES, CODE_PAUSE_SECONDS } from '#api/accounts/account_facts'
import { ApiError, api } from '../../app/api'
import { useCountdown } from '../../components/times/countdown'
import { CodeField } from '../../components/forms/code_field'
import { useSendForm, type SendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { NewPassword, passwordFault } from './new_password'
import { AccountCard } from './account_card'
import CancelRegistration from './cancel_registration'
import { useEnter } from './sign_in/login'

/** A resume is the shortest way into a profile. */
const firstScreens = { developer: '/candidate/resume' }

/** Proves the address by the code of the mail, or by its link. */
export default function VerifyEmail() {
  const [params] = useSearchParams()
  if (params.has('cancel')) return <CancelRegistration />
  const token = params.get('token')
  return token ? <ByLink token={token} /> : <ByCode />
}

function ByLink({ token }: { token: string }) {
  const enter = useEnter(firstScreens)
  const [failed, setFailed] = useState<string>()
  const [elsewhere, setElsewhere] = useState(false)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    api.post('/email-verification', { body: { token }, notice: 'none' }).then(
      ({ data }) => enter(data),
      (error) => {
        if (needsPassword(error)) setElsewhere(true)
        else
          setFailed(
            error instanceof ApiError ? error.message : t`The link could not be checked; try again`
          )
      }
    )
  }, [token])
  if (elsewhere) return <OwnPassword proof={{ token }} />
  return failed ? (
    <AccountCard
      title={t`This link does not work`}
      note={failed}
      foot={
        <>
          <Trans>
            Already confirmed? <Link to="/login">Sign in</Link>
          </Trans>
        </>
      }
    >
      <Resend />
    </AccountCard>
  ) : (
    <AccountCard title={t`Confirming your address`} note={t`One moment.`} />
  )
}

const needsPassword = (error: unknown) =>
  error instanceof ApiError && error.code === 'E_PASSWORD_NEEDED'

/** Another browser than the one that signed up: the person who reads the mail chooses the password. */
function OwnPassword({ proof }: { proof: { token: string } | { email: string; code: string } }) {
  const enter = useEnter(firstScreens)
  const form = useSendForm({
    initialValues: { password: '' },
    validate: {
      password: passwordFault,
    },
    send: ({ password }) =>
      api.post('/email-verification', { body: { ...proof, password }, notice: 'none' }),
    onSent: ({ data }) => enter(data),
  })
  return (
    <AccountCard
      title={t`Choose your password`}
      note={t`Your address is right. You signed up in another browser, so choose here the password that your account will have.`}
    >
      <form className="c-form" onSubmit={form.submit} noValidate>
        <NewPassword form={form} autoFocus />
        <Refused failure={form.failure} beside={['password']} />
        <Button type="submit" size="md" loading={form.busy}>
          {t`Confirm and sign in`}
        </Button>
      </form>
    </AccountCard>
  )
}

function ByCode() {
  const [params] = useSearchParams()
  const enter = useEnter(firstScreens)
  const [wrong, setWrong] = useState(0)
  const [elsewhere, setElsewhere] = useState<{ email: string; code: string }>()
  const form: SendForm<{ email: string; code: string }> = useSendForm({
    initialValues: { email: params.get('email') ?? '', code: '' },
    validate: {
      email: (value) => (value.trim() ? null : t`The address that you signed up with is needed`),
      code: (value) => (/^\d{6}$/.test(value) ? null : t`Type the six digits of the mail`),
    },
    async send(values) {
      try {
        return await api.post('/email-verification', {
          body: values,
          notice: 'none',
        })
      } catch (error) {
        if (needsPassword(error)) setElsewhere(values)
        // empty boxes to type into, so that mending one digit does not send a half-mended code
        form.setFieldValue('code', '')
        setWrong((times) => times + 1)
        throw error
      }
    },
    onSent: ({ data }) => enter(data),
  })
  const problem =
    form.errors.code ??
    (form.values.code ? undefined : form.errors.email ? undefined : form.failure?.message)
  const known = Boolean(params.get('email'))
  if (elsewhere) return <OwnPassword proof={elsewhere} />
  return (
    <AccountCard
      title={t`Confirm your address`}
      note={
        known ? (
          <>
            <Trans>
              We sent a code of six digits to{' '}
              <strong>{ph({ email: params.get('email') ?? '' })}</strong>. It works for{' '}
              {ph({ minutes: CODE_MINUTES })} minutes.
            </Trans>
          </>
        ) : (
          t`Type the code of six digits from our mail.`
        )
      }
      foot={
        <>
          <Trans>
            Wrong address? <Link to="/sign-up">Sign up again</Link>
          </Trans>
        </>
      }
    >
      <form className="c-form" onSubmit={form.submit} noValidate>
        {!known && (
          <TextInput
            label={t`E-mail address`}
            type="email"
            autoComplete="email"
            {...form.getInputProps('email')}
          />
        )}
        <CodeField form={form} wrong={wrong} problem={problem} />
        <Button type="submit" size="md" loading={form.busy}>
          {t`Confirm the address`}
        </Button>
      </form>
      <Resend email={form.values.email} />
    </AccountCard>
  )
}

/** A new code, at most one a minute. */
function Resend({ email: given }: { email?: string }) {
  const [left, setLeft] = useCountdown(0)
  const form = useSendForm({
    initialValues: { email: given ?? '' },
    send: (values) =>
      api.post('/resend-email-verification', { body: { email: given ?? values.email } }),
    onSent: () => setLeft(CODE_PAUSE_SECONDS),
  })
  return (
    <form className="c-form" onSubmit={form.submit} noValidate style={{ marginTop: 16 }}>
      {given === undefined && (
        <TextInput
          label={t`E-mail address`}
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
      )}
      <Button
        type="submit"
        variant={given === undefined ? 'filled' : 'subtle'}
        disabled={left > 0}
        loading={form.busy}
      >
        {left ? t`Send a new code in ${left} s` : t`Send a new code`}
      </Button>
    </form>
  )
}
