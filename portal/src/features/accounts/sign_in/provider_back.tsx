import { useEffect, useState } from 'react'
import { Button, Group, Loader } from '@mantine/core'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import type { SignUpType } from '#api/accounts/account_facts'
import {
  identityProviders,
  identityProviderValues,
  type IdentityProvider,
} from '#api/accounts/identities/identity_facts'
import { labelIn } from '#api/http/choices'
import { api } from '../../../app/api'
import { useFlags } from '../../../app/flags'
import { readerZone } from '../../../components/format'
import { useSendForm } from '../../../components/forms/form'
import { Refused } from '../../../components/forms/refused'
import { useWrite } from '../../../components/forms/write'
import { AccountCard } from '../account_card'
import { WayOn } from '../way_on'
import { useEnter } from './login'
import { errandOf } from './providers'
import { CountryField, newcomerFaults, NewcomerFields } from '../newcomer_fields'
import SecondStep, { type SignedIn, type Waiting } from './second_step'

type Newcomer = { ticket: string; email: string; fName: string; lName: string }

/** /login/:provider/callback: where Google, Microsoft and LinkedIn lead back to, to sign in as well as to link. */
export default function ProviderBack() {
  const asked = useParams().provider
  const known = identityProviderValues.find((value) => value === asked)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [errand] = useState(errandOf)
  const enter = useEnter({}, errand.next ?? null)
  const [waiting, setWaiting] = useState<Waiting>()
  const [newcomer, setNewcomer] = useState<Newcomer>()
  const provider = known as IdentityProvider
  const name = labelIn(identityProviders, known) ?? t`The provider`
  const isLink = errand.what === 'link'
  const finish = useWrite(async () => {
    const call = {
      params: { provider },
      body: {
        state: params.get('state') ?? '',
        code: params.get('code') ?? undefined,
        error: params.get('error') ?? undefined,
        iss: params.get('iss') ?? undefined,
      },
      notice: 'none' as const,
    }
    if (isLink) {
      await api.post('/identities/:provider/finish', { ...call, notice: 'errors' })
      return navigate('/settings/security', { replace: true })
    }
    const { data } = await api.post('/sign-in-providers/:provider/finish', call)
    if ('newcomer' in data) setNewcomer(data.newcomer)
    else if ('ticket' in data) setWaiting(data)
    else enter(data)
  })
  // a code works once: it is sent once, whatever is drawn again
  useEffect(() => {
    if (known && params.has('state')) void finish.send()
  }, [])
  if (waiting)
    return <SecondStep waiting={waiting} onDone={enter} onBack={() => navigate('/login')} />
  if (newcomer)
    return <Complete name={name} newcomer={newcomer} as={errand.as ?? null} onDone={enter} />
  const problem = !known
    ? t`There is no such way to sign in`
    : params.has('state')
      ? finish.failure?.message
      : t`Nothing came back from ${name}; start again`
  if (problem)
    return (
      <AccountCard title={isLink ? t`${name} was not linked` : t`You are not signed in`}>
        <p role="alert">{problem}.</p>
        <WayOn to={isLink ? '/settings/security' : '/login'}>
          {isLink ? t`Back to your settings` : t`Sign in another way`}
        </WayOn>
      </AccountCard>
    )
  return (
    <AccountCard title={isLink ? t`Linking ${name}` : t`Signing you in with ${name}`}>
      <Group gap="sm" role="status">
        <Loader size="sm" />
        {t`One moment…`}
      </Group>
    </AccountCard>
  )
}

/** The rest of a sign-up: the role, and the name as it is to be shown. */
function Complete({
  name,
  newcomer,
  as,
  onDone,
}: {
  name: string
  newcomer: Newcomer
  as: string | null
  onDone: (data: SignedIn) => void
}) {
  const { country } = useFlags()
  const form = useSendForm({
    initialValues: {
      userType: (as === 'client' ? 'client' : 'developer') as SignUpType,
      fName: newcomer.fName,
      lName: newcomer.lName,
      companyName: '',
      countryCode: country,
    },
    validate: {
      ...newcomerFaults,
    },
    send: (values) =>
      api.post('/sign-in-providers/sign-up', {
        body: {
          ...values,
          ticket: newcomer.ticket,
          companyName: values.userType === 'client' ? values.companyName : undefined,
          timeZone: readerZone(),
        },
        notice: 'errors',
      }),
    onSent: ({ data }) => onDone(data),
  })
  const client = form.values.userType === 'client'
  return (
    <AccountCard
      wide
      title={t`Create account`}
      note={t`${name} says that you are ${{ email: newcomer.email }}. An address has one role, so choose what you are here for.`}
    >
      <form className="c-form" onSubmit={form.submit} noValidate>
        <NewcomerFields form={form} />
        <CountryField form={form} />
        <Refused failure={form.failure} beside={['fName', 'lName', 'companyName', 'countryCode']} />
        <Button type="submit" size="md" loading={form.busy}>
          {client ? t`Create company account` : t`Create candidate account`}
        </Button>
      </form>
    </AccountCard>
  )
}
