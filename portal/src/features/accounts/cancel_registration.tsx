import { useState } from 'react'
import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router-dom'
import { api } from '../../app/api'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { AccountCard } from './account_card'

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
  const home = <Link to="/">Go to the start</Link>
  if (done)
    return (
      <AccountCard
        title="The registration is removed"
        note="Nothing of it is kept, and we write to this address no more."
        foot={home}
      />
    )
  if (!token)
    return (
      <AccountCard
        title="This link is not whole"
        note="Open the link from the mail again."
        foot={home}
      />
    )
  return (
    <AccountCard
      title="Remove this registration?"
      note="Someone signed up with your e-mail address. If it was not you, remove it here; everything that was entered goes with it."
      foot={home}
    >
      <form onSubmit={form.submit}>
        <Refused failure={form.failure} beside={[]} />
        <Button type="submit" color="red" size="md" fullWidth loading={form.busy}>
          Remove the registration
        </Button>
      </form>
    </AccountCard>
  )
}
