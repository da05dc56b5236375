import { Button } from '@mantine/core'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { dropSession } from '../../app/session/session_store'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { NewPassword, passwordFault } from './new_password'
import { AccountCard } from './account_card'
import { WayOn } from './way_on'

/** /reset-password: chooses a new password by the link of a mail. */
export default function ResetPassword() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const token = params.get('token')
  const form = useSendForm({
    initialValues: { password: '' },
    validate: {
      password: passwordFault,
    },
    send: (values) => api.put('/reset-password', { body: { token: token!, ...values } }),
    onSent() {
      // every session of the account has ended
      dropSession()
      navigate('/login')
    },
  })
  if (!token)
    return (
      <AccountCard
        title={t`This link is incomplete`}
        note={t`Open the link from the mail again, or ask for a new one.`}
      >
        <WayOn to="/forgot-password">{t`Ask for a new link`}</WayOn>
      </AccountCard>
    )
  return (
    <AccountCard
      title={t`Choose a new password`}
      note={t`Afterwards every device is signed out.`}
      foot={form.failure && <Link to="/forgot-password">{t`Ask for a new link`}</Link>}
    >
      <form className="c-form" onSubmit={form.submit} noValidate>
        <NewPassword form={form} label={t`New password`} autoFocus />
        <Refused failure={form.failure} />
        <Button type="submit" size="md" loading={form.busy}>
          {t`Change the password`}
        </Button>
      </form>
    </AccountCard>
  )
}
