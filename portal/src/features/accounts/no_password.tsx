import { useState } from 'react'
import { Button } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { captchaToken } from '../../app/humans/captcha'
import { useSession } from '../../app/session/session'
import { useWrite } from '../../components/forms/write'
import { Refused } from '../../components/forms/refused'

/** Whether the signed-in person lacks a password: they came with an application, or by another service. */
export const useLacksPassword = () => useSession().user?.hasPassword === false

/** In place of a field for the password, for who has none: the way to one. */
export function NoPassword() {
  const email = useSession().user?.email ?? ''
  const [sent, setSent] = useState(false)
  const ask = useWrite(
    async () =>
      api.put('/forget-password', {
        body: { email, captcha: await captchaToken('forgot') },
        notice: 'none',
      }),
    { onDone: () => setSent(true) }
  )
  if (sent)
    return (
      <p role="status">
        {t`The link is on its way to ${email}. Choose your password by it, sign in with it, and come back here.`}
      </p>
    )
  return (
    <>
      <p>
        {t`You have no password yet, and this asks for one. We mail a link to ${email} by which you choose it; that signs out every device.`}
      </p>
      <Refused failure={ask.failure} beside={[]} />
      <Button
        variant="default"
        loading={ask.busy}
        onClick={() => void ask.send()}
        style={{ justifySelf: 'start', alignSelf: 'start' }}
      >
        {t`Send the link`}
      </Button>
    </>
  )
}
