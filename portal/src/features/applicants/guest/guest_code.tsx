import { useState } from 'react'
import { Button, Group } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { CODE_PAUSE_SECONDS } from '#api/accounts/account_facts'
import { api, type ApiError } from '../../../app/api'
import { useSession } from '../../../app/session/session'
import { useCountdown } from '../../../components/times/countdown'
import { CodeField } from '../../../components/forms/code_field'
import { useSendForm } from '../../../components/forms/form'
import { Refused } from '../../../components/forms/refused'
import type { Sent } from './guest_data'

/** The code of the mail sends the application, in this browser only. */
export function GuestCode({
  id,
  email,
  again,
  failure,
  busy,
  onBack,
  onSent,
}: {
  id: string
  email: string
  again: () => void
  failure?: ApiError
  busy: boolean
  onBack: () => void
  onSent: (data: Sent) => void
}) {
  const { signIn } = useSession()
  const [wrong, setWrong] = useState(0)
  const form = useSendForm({
    initialValues: { code: '' },
    validate: {
      code: (value: string) => (/^\d{6}$/.test(value) ? null : t`Type the six digits of the mail`),
    },
    async send({ code }) {
      try {
        return await api.post('/guest-applications/:id/confirm', {
          params: { id },
          body: { code },
          notice: 'none',
        })
      } catch (error) {
        // empty boxes to type into
        form.setFieldValue('code', '')
        setWrong((times) => times + 1)
        throw error
      }
    },
    onSent({ data }) {
      onSent(data)
      signIn(data)
    },
  })
  const problem = form.errors.code ?? (form.values.code ? undefined : form.failure?.message)
  return (
    <section className="c-section" aria-labelledby="code" style={{ marginTop: 24 }}>
      <header>
        <div>
          <h2 id="code">{t`One step left: the code`}</h2>
          <p>
            <Trans>
              We sent a mail to <strong>{email}</strong>. The code in it sends your application. If
              the address has an account, the mail says how to send it from there.
            </Trans>
          </p>
        </div>
      </header>
      <form onSubmit={form.submit} noValidate>
        <CodeField form={form} wrong={wrong} problem={problem} />
        <Group gap="sm" mt="md">
          <Button type="submit" size="lg" loading={form.busy}>
            {t`Send the application`}
          </Button>
          <Again again={again} busy={busy} />
          <Button variant="subtle" onClick={onBack}>
            {t`Change something`}
          </Button>
        </Group>
        <Refused failure={failure} />
      </form>
    </section>
  )
}

/** A new code, at most one a minute. */
function Again({ again, busy }: { again: () => void; busy: boolean }) {
  const [left, setLeft] = useCountdown(CODE_PAUSE_SECONDS)
  return (
    <Button
      variant="default"
      disabled={left > 0}
      loading={busy}
      onClick={() => {
        setLeft(CODE_PAUSE_SECONDS)
        again()
      }}
    >
      {left ? t`Send a new code in ${left} s` : t`Send a new code`}
    </Button>
  )
}
