import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { Link } from 'react-router-dom'
import { api } from '../../app/api'
import { captchaToken } from '../../app/captcha'
import { useSendForm } from '../../components/forms/form'
import { AccountCard } from './account_card'

export default function ForgotPassword() {
  const [sent, setSent] = useState<string>()
  const form = useSendForm({
    initialValues: { email: '' },
    validate: {
      email: (value) =>
        /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim())
          ? null
          : 'Write an address such as name@example.com',
    },
    send: async (values) =>
      api.put('/forget-password', {
        body: { ...values, captcha: await captchaToken('forgot') },
        notice: 'errors',
      }),
    onSent: (_, { email }) => setSent(email),
  })
  const back = <Link to="/login">Back to sign in</Link>
  if (sent)
    return (
      <AccountCard
        title="Look at your mail"
        note={
          <>
            If <strong>{sent}</strong> has an account, a link to choose a new password is there in a
            minute. Look among junk mail too.
          </>
        }
        foot={back}
      />
    )
  return (
    <AccountCard
      title="Choose a new password"
      note="Tell us your address and we send a link."
      foot={back}
    >
      <form className="c-form" onSubmit={form.submit} noValidate>
        <TextInput
          label="E-mail address"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" loading={form.busy}>
          Send the link
        </Button>
      </form>
    </AccountCard>
  )
}
