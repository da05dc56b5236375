import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import { companyLimits } from '#api/companies/company_facts'
import { accountLimits } from '#api/accounts/account_facts'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/api'
import { captchaToken } from '../../app/captcha'
import { useFlags } from '../../app/flags'
import { read } from '../../app/read'
import { readerZone } from '../../components/format'
import { useSendForm } from '../../components/forms/form'
import { passwordFault, passwordHint } from './new_password'
import { AccountCard } from './account_card'
import type { SignUpType } from '#api/accounts/account_facts'

export default function SignUp() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { country } = useFlags()
  const countries = useQuery(read('GET', '/countries')).data?.data
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
      fName: (value) => (value.trim() ? null : 'Your first name is needed'),
      lName: (value) => (value.trim() ? null : 'Your last name is needed'),
      email: (value) =>
        /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim())
          ? null
          : 'Write an address such as name@example.com',
      password: passwordFault,
      companyName: (value, values) =>
        values.userType !== 'client' || value.trim() ? null : 'The name of your company is needed',
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
      title="Make an account"
      note="Free for candidates. Companies start without a card."
      foot={
        <>
          You have an account?{' '}
          <Link to={`/login${next ? `?next=${encodeURIComponent(next)}` : ''}`}>Sign in</Link>
        </>
      }
    >
      <form className="c-form" onSubmit={form.submit} noValidate>
        <fieldset className="c-pick">
          <legend className="sr-only">What do you want to do?</legend>
          <label>
            <input
              type="radio"
              name="userType"
              value="developer"
              checked={!client}
              onChange={() => form.setFieldValue('userType', 'developer')}
            />
            <strong>Find work</strong>
            <span className="dim">Make a profile and apply</span>
          </label>
          <label>
            <input
              type="radio"
              name="userType"
              value="client"
              checked={client}
              onChange={() => form.setFieldValue('userType', 'client')}
            />
            <strong>Hire people</strong>
            <span className="dim">Post jobs and search</span>
          </label>
        </fieldset>
        <div className="c-form-row">
          <TextInput
            label="First name"
            autoComplete="given-name"
            maxLength={accountLimits.name.max}
            {...form.getInputProps('fName')}
          />
          <TextInput
            label="Last name"
            autoComplete="family-name"
            maxLength={accountLimits.name.max}
            {...form.getInputProps('lName')}
          />
        </div>
        {client && (
          <TextInput
            label="Company name"
            autoComplete="organization"
            maxLength={companyLimits.name.max}
            {...form.getInputProps('companyName')}
          />
        )}
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
        <NativeSelect
          label="Country"
          autoComplete="country"
          data={
            countries?.length
              ? countries.map((one: any) => ({ value: one.countryCode, label: one.name }))
              : [{ value: 'IN', label: 'India' }]
          }
          {...form.getInputProps('countryCode')}
        />
        <Button type="submit" size="md" loading={form.busy}>
          {client ? 'Make a company account' : 'Make a candidate account'}
        </Button>
      </form>
    </AccountCard>
  )
}
