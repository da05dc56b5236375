import { useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { api } from '../../app/api'
import { captchaToken } from '../../app/humans/captcha'
import { useSendForm } from '../../components/forms/form'
import { AccountCard } from './account_card'
import { WayOn } from './way_on'

/** /forgot-password: asks for a link by which a new password is chosen. */
export default function ForgotPassword() {
  const [sent, setSent] = useState<string>()
  const form = useSendForm({
    initialValues: { email: '' },
    validate: {
      email: (value) =>
        /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim())
          ? null
          : t`Write an address such as name@example.com`,
    },
    send: async (values) =>
      api.put('/forget-password', {
        body: { ...values, captcha: await captchaToken('forgot') },
        notice: 'errors',
      }),
    onSent: (_, { email }) => setSent(email),
  })
  if (sent)
    return (
      <AccountCard
        title={t`Check your mail`}
        note={
          <>
            <Trans>
              If <strong>{sent}</strong> has an account, a link to choose a new password arrives
              within a minute. Check your junk mail too.
            </Trans>
          </>
        }
      >
        <WayOn to="/login">{t`Back to sign in`}</WayOn>
      </AccountCard>
    )
  return (
    <AccountCard
      title={t`Choose a new password`}
      note={t`Enter your address, and we send you a link.`}
      foot={<Link to="/login">{t`Back to sign in`}</Link>}
    >
      <form className="c-form" onSubmit={form.submit} noValidate>
        <TextInput
          label={t`E-mail address`}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" loading={form.busy}>
          {t`Send the link`}
        </Button>
      </form>
    </AccountCard>
  )
}
