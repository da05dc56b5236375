import { useState, type FormEvent, type InputHTMLAttributes, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, api } from '../../../app/api'
import { captchaToken } from '../../../app/humans/captcha'
import { Mantine } from '../../../app/routing/route'
import { screen } from '../../../app/routing/screen'
import { homeOf, useSession } from '../../../app/session/session'
import { takeWish, type Wish } from '../../../app/wishes'
import type { UserType } from '../../../app/session/session_store'
import { useFocus } from '../../../components/focus_kept'
import { Refused } from '../../../components/forms/refused'
import { useWrite } from '../../../components/forms/write'
import { AccountCard } from '../account_card'
import { ownPath } from './own_path'
import { Providers } from './providers'
import type { SignedIn, Waiting } from './second_step'

/** What few people come to, and what it is made of, is fetched when a password was right. */
const SecondStep = screen(() => import('./second_step'))
const secondStep = () => Promise.all([Mantine.preload(), SecondStep.preload()])

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

type Typed = { email: string; password: string }
const FAULT = '[aria-invalid="true"]'

/**
 * /login: signs in by password or provider, with a second step where there is one. Made of plain elements, as those who
 * come by a link in a mail begin here.
 */
export default function Login() {
  const [params] = useSearchParams()
  const enter = useEnter()
  const navigate = useNavigate()
  const next = params.get('next')
  const [waiting, setWaiting] = useState<Waiting>()
  const [email, setEmail] = useState(params.get('email') ?? '')
  const [wrong, setWrong] = useState<Partial<Typed>>({})
  const focus = useFocus()
  const refuse = (faults: Partial<Typed>) => {
    setWrong(faults)
    if (Object.values(faults).some(Boolean)) focus(FAULT)
  }
  const write = useWrite(
    async (typed: Typed) => {
      const captcha = await captchaToken('login')
      try {
        return await api.post('/login', {
          body: { ...typed, captcha },
          latest: 'login',
          notice: 'errors',
        })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'E_EMAIL_UNVERIFIED')
          navigate(
            `/verify-email?email=${encodeURIComponent(typed.email)}${next ? `&next=${encodeURIComponent(next)}` : ''}`
          )
        throw error
      }
    },
    {
      async onDone({ data }) {
        if (!('ticket' in data)) return enter(data)
        await secondStep()
        setWaiting(data)
      },
      onRefused: ({ fields }) => refuse(fields),
    }
  )
  if (waiting)
    return (
      <Mantine>
        <SecondStep waiting={waiting} onDone={enter} onBack={() => setWaiting(undefined)} />
      </Mantine>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (write.busy) return
    const { elements } = event.currentTarget
    const valueOf = (id: keyof Typed) => (elements.namedItem(id) as HTMLInputElement).value
    const typed = { email: valueOf('email'), password: valueOf('password') }
    setEmail(typed.email)
    const faults = {
      email: typed.email.trim() ? undefined : t`Your e-mail address is needed`,
      password: typed.password ? undefined : t`Your password is needed`,
    }
    refuse(faults)
    if (!faults.email && !faults.password) void write.send(typed)
  }
  const clear = (id: keyof Typed) => ({ onInput: () => setWrong({ ...wrong, [id]: undefined }) })
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
      <form className="c-asked c-sign-in" onSubmit={submit} noValidate>
        <Field
          id="email"
          label={t`E-mail address`}
          wrong={wrong.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          defaultValue={email}
          {...clear('email')}
        />
        <Password wrong={wrong.password} {...clear('password')} />
        <Refused failure={write.failure} />
        <button className="c-button" type="submit" aria-disabled={write.busy || undefined}>
          {t`Sign in`}
        </button>
        <Link to="/forgot-password">{t`Forgot your password?`}</Link>
      </form>
    </AccountCard>
  )
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  /** No name beside it: sent before the page is live, a password would be part of the address. */
  id: keyof Typed
  label: string
  wrong?: string
  children?: ReactNode
}

function Field({ id, label, wrong, children, ...input }: FieldProps) {
  return (
    <div className="c-sign-in-field">
      <label htmlFor={id}>{label}</label>
      <input
        className="c-field"
        id={id}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        {...input}
      />
      {children}
      {wrong && (
        <p className="c-wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}

function Password(props: { wrong?: string; onInput: () => void }) {
  const [isShown, show] = useState(false)
  return (
    <Field
      id="password"
      label={t`Password`}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    >
      <button className="c-link" type="button" onClick={() => show(!isShown)}>
        {isShown ? t`Hide the password` : t`Show the password`}
      </button>
    </Field>
  )
}
