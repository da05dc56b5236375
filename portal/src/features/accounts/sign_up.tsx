import { Button, PasswordInput, TextInput } from '@mantine/core'
import type { SignUpType } from '#api/accounts/account_facts'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../app/api'
import { captchaToken } from '../../app/captcha'
import { keepWish, takeWish } from '../../app/wishes'
import { useFlags } from '../../app/flags'
import { readerZone } from '../../components/format'
import { useSendForm } from '../../components/forms/form'
import { passwordFault, passwordHint } from './new_password'
import { AccountCard } from './account_card'
import { Providers } from './providers'
import { CountryField, newcomerFaults, NewcomerFields } from './newcomer_fields'

export default function SignUp() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { country } = useFlags()
  const form = useSendForm({
    initialValues: {
      userType: (params.get('as') === 'client' ? 'client' : 'developer') as SignUpType,
      fName: '',
      lName: '',
      email: '',
      password: '',
      companyName: '',
      countryCode: country,
    },
    validate: {
      ...newcomerFaults,
      email: (value) =>
        /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim())
          ? null
          : 'Write an address such as name@example.com',
      password: passwordFault,
    },
    guard: true,
    async send(values) {
      const captcha = await captchaToken('sign_up')
      return api.post('/sign-up', {
        body: {
          ...values,
          companyName: values.userType === 'client' ? values.companyName : undefined,
          timeZone: readerZone(),
          captcha,
        },
        latest: 'sign-up',
        notice: 'errors',
      })
    },
    onSent(_, values) {
      const next = params.get('next')
      // the link of the mail does not say it
      const wish = takeWish()
      if (next) keepWish({ ...(wish?.next === next && wish), next })
      navigate(
        `/verify-email?email=${encodeURIComponent(values.email.trim())}${next ? `&next=${encodeURIComponent(next)}` : ''}`
      )
    },
  })
  const client = form.values.userType === 'client'
  const next = params.get('next')
  return (
    <AccountCard
      wide
      title="Create account"
      note="Free for candidates. Companies start without a card."
      foot={
        <>
          You have an account?{' '}
          <Link to={`/login${next ? `?next=${encodeURIComponent(next)}` : ''}`}>Sign in</Link>
        </>
      }
    >
      <Providers />
      <form className="c-form" onSubmit={form.submit} noValidate>
        <NewcomerFields form={form} />
        <TextInput
          label={client ? 'Work e-mail address' : 'E-mail address'}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          description={`${passwordHint}; a sentence is better than a riddle`}
          autoComplete="new-password"
          aria-invalid={Boolean(form.errors.password) || undefined}
          {...form.getInputProps('password')}
        />
        <CountryField form={form} />
        <Button type="submit" size="md" loading={form.busy}>
          {client ? 'Create company account' : 'Create candidate account'}
        </Button>
      </form>
    </AccountCard>
  )
}
