import { Button } from '@mantine/core'
import { INVITE_DAYS } from '#api/companies/company_facts'
import { accountLimits } from '#api/accounts/account_facts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { NameFields } from '../../components/forms/name_fields'
import { api } from '../../app/api'
import { useSession } from '../../app/session/session'
import { useSendForm } from '../../components/forms/form'
import { readerZone } from '../../components/format'
import { PageNotYet } from '../../components/page/fetched'
import { PageSkeleton } from '../../components/page/skeletons'
import { Refused } from '../../components/forms/refused'
import { NewPassword, passwordFault } from './new_password'
import { AccountCard } from './account_card'
import { WayOn } from './way_on'

/** /accept-invite?token=…: a colleague joins a company's team. */
export default function AcceptInvite() {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const navigate = useNavigate()
  const { signIn } = useSession()
  const invite = useQuery({
    queryKey: ['/open-invite', token],
    queryFn: ({ signal }) => api.post('/open-invite', { body: { token }, signal, notice: 'none' }),
    enabled: token.length >= accountLimits.token.min,
    staleTime: Infinity,
    retry: false,
  })
  const form = useSendForm({
    initialValues: { fName: '', lName: '', password: '' },
    validate: {
      fName: (value) => (value.trim() ? null : t`Write your name`),
      password: passwordFault,
    },
    send: (values) =>
      api.post('/accept-invite', {
        body: { token, ...values, lName: values.lName || undefined, timeZone: readerZone() },
      }),
    onSent: ({ data }) => {
      // a link that came by hand proves no address: the code does
      if ('confirm' in data)
        return navigate(`/verify-email?email=${encodeURIComponent(data.confirm)}`)
      signIn(data)
      navigate('/client/dashboard')
    },
  })
  if (invite.isPending && token.length >= accountLimits.token.min) return <PageSkeleton />
  if (invite.error && !invite.error.isRefusal)
    return <PageNotYet read={invite} what={t`The invitation`} />
  const found = invite.data?.data
  if (!found)
    return (
      <AccountCard
        title={t`This invitation does not work`}
        note={
          invite.error?.message ??
          t`Open the link from the mail again. It works once, for ${INVITE_DAYS} days; ask the person who invited you for a new one.`
        }
      >
        <WayOn to="/login">{t`Sign in`}</WayOn>
      </AccountCard>
    )
  return (
    <AccountCard
      title={t`Join ${{ companyName: found.companyName }}`}
      note={t`${{ invitedBy: found.invitedBy ?? t`A colleague` }} invited you. Your role: ${{ roleName: found.roleName }}. You sign in with ${{ email: found.email }}.`}
      foot={
        <>
          <Trans>
            Joined already? <Link to="/login">Sign in</Link>
          </Trans>
        </>
      }
    >
      <form className="c-form" onSubmit={form.submit} noValidate>
        <NameFields form={form} first={{ withAsterisk: true, autoFocus: true }} />
        <NewPassword form={form} withAsterisk />
        <Refused failure={form.failure} />
        <Button type="submit" size="md" loading={form.busy}>
          {t`Join the team`}
        </Button>
      </form>
    </AccountCard>
  )
}
