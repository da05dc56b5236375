import { Button, TextInput } from '@mantine/core'
import type { SignUpType } from '#api/accounts/account_facts'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { api } from '../../app/api'
import { captchaToken } from '../../app/humans/captcha'
import { keepWish, takeWish } from '../../app/wishes'
import { useFlags } from '../../app/flags'
import { readerZone } from '../../components/format'
import { useSendForm } from '../../components/forms/form'
import { NewPassword, passwordFault, passwordHint } from './new_password'
import { AccountCard } from './account_card'
import { Providers } from './sign_in/providers'
import { CountryField, newcomerFaults, NewcomerFields } from './newcomer_fields'

/** /sign-up: makes an account for a candidate or a company. */
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
          : t`Write an address such as name@example.com`,
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
      title={t`Create account`}
      note={t`Free for candidates. Companies start without a card.`}
      foot={
        <>
          <Trans>
            Already have an account?{' '}
            <Link to={`/login${next ? `?next=${encodeURIComponent(next)}` : ''}`}>Sign in</Link>
          </Trans>
        </>
      }
    >
      <Providers />
      <form className="c-form" onSubmit={form.submit} noValidate>
        <NewcomerFields form={form} />
        <TextInput
          label={client ? t`Work e-mail address` : t`E-mail address`}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...form.getInputProps('email')}
        />
        <NewPassword
          form={form}
          description={t`${{ passwordHint: passwordHint() }}; a short sentence works well`}
        />
        <CountryField form={form} />
        <Button type="submit" size="md" loading={form.busy}>
          {client ? t`Create company account` : t`Create candidate account`}
        </Button>
      </form>
    </AccountCard>
  )
}
