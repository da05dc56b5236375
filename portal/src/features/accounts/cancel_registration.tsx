import { useState } from 'react'
import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { AccountCard } from './account_card'
import { WayOn } from './way_on'

/** For a person who gets a verification mail without having signed up. */
export default function CancelRegistration() {
  const [params] = useSearchParams()
  const token = params.get('cancel') ?? params.get('token')
  const [done, setDone] = useState(false)
  const form = useSendForm({
    initialValues: {},
    send: () => api.post('/cancel-registration', { body: { token: token! }, notice: 'errors' }),
    onSent: () => setDone(true),
  })
  const home = <WayOn to="/">{t`Go to the home page`}</WayOn>
  if (done)
    return (
      <AccountCard
        title={t`The registration is removed`}
        note={t`Nothing of it is kept, and we no longer write to this address.`}
      >
        {home}
      </AccountCard>
    )
  if (!token)
    return (
      <AccountCard title={t`This link is incomplete`} note={t`Open the link from the mail again.`}>
        {home}
      </AccountCard>
    )
  return (
    <AccountCard
      title={t`Remove this registration?`}
      note={t`Someone signed up with your e-mail address. If it was not you, remove it here; everything that was entered goes with it.`}
      foot={<Link to="/">{t`Go to the home page`}</Link>}
    >
      <form onSubmit={form.submit}>
        <Refused failure={form.failure} beside={[]} />
        <Button type="submit" color="red" size="md" fullWidth loading={form.busy}>
          {t`Remove the registration`}
        </Button>
      </form>
    </AccountCard>
  )
}
