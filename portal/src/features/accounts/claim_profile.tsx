import { useState } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { accountLimits } from '#api/accounts/account_facts'
import { importBases, UNCLAIMED_DAYS } from '#api/imports/import_facts'
import { labelIn } from '#api/http/choices'
import { api } from '../../app/api'
import { useSession } from '../../app/session/session'
import { day, listed, readerZone } from '../../components/format'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { PageNotYet } from '../../components/page/fetched'
import { PageSkeleton } from '../../components/page/skeletons'
import { NewPassword, passwordFault } from './new_password'
import { AccountCard } from './account_card'
import { WayOn } from './way_on'

/** "3 jobs, 1 school and 12 skills": what there is, and nothing of what there is not. */
function inWords(holds: { employment: number; education: number; skills: number }) {
  const { employment, education, skills } = holds
  const parts = [
    employment > 0 && plural({ count: employment }, { one: '# job', other: '# jobs' }),
    education > 0 && plural({ count: education }, { one: '# school', other: '# schools' }),
    skills > 0 && plural({ count: skills }, { one: '# skill', other: '# skills' }),
  ]
  return listed(parts.filter((part) => part !== false))
}

/** /claim-profile?token=…: somebody whose resume was brought in takes the profile over, or has it removed. */
export default function ClaimProfile() {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const navigate = useNavigate()
  const { signIn } = useSession()
  const [removed, setRemoved] = useState(false)
  const whole = token.length >= accountLimits.token.min
  const held = useQuery({
    queryKey: ['/imported-profile', token],
    queryFn: ({ signal }) =>
      api.post('/imported-profile', { body: { token }, signal, notice: 'none' }),
    enabled: whole,
    staleTime: Infinity,
    retry: false,
  })
  const form = useSendForm({
    initialValues: { password: '' },
    validate: { password: passwordFault },
    send: ({ password }) =>
      api.post('/imported-profile/claim', { body: { token, password, timeZone: readerZone() } }),
    onSent: ({ data }) => {
      signIn(data)
      navigate('/candidate/profile')
    },
  })
  const removal = useSendForm({
    initialValues: {},
    send: () => api.post('/imported-profile/decline', { body: { token }, notice: 'errors' }),
    onSent: () => setRemoved(true),
  })
  if (removed)
    return (
      <AccountCard
        title={t`Your resume is removed`}
        note={t`Nothing of it is kept, and it is not imported again.`}
      >
        <WayOn to="/">{t`Go to the home page`}</WayOn>
      </AccountCard>
    )
  if (held.isPending && whole) return <PageSkeleton />
  if (held.error && !held.error.isRefusal) return <PageNotYet read={held} what={t`The profile`} />
  const found = held.data?.data
  if (!found)
    return (
      <AccountCard
        title={t`This link does not work`}
        note={
          held.error?.message ??
          t`Open the link from the mail again. It works for ${UNCLAIMED_DAYS} days, until you decide.`
        }
      >
        <WayOn to="/login">{t`Sign in`}</WayOn>
      </AccountCard>
    )
  const holds = inWords(found.holds)
  return (
    <AccountCard
      title={t`Is this you, ${{ fName: found.fName }}?`}
      note={
        <>
          {found.fileName
            ? t`The resume “${{ fileName: found.fileName }}” came to us.`
            : t`A profile came to us.`}{' '}
          {holds && t`It has ${holds}.`}{' '}
          {t`No company sees it. Why we have it: ${{ basis: labelIn(importBases, found.basis) }}`}
          {found.basisNote && ` (${found.basisNote})`}.{' '}
          {found.removedAt &&
            t`If you do nothing, it is removed on ${{ day: day(found.removedAt) }}.`}
        </>
      }
      foot={<Link to="/">{t`Go to the home page`}</Link>}
    >
      <form className="c-form" onSubmit={form.submit} noValidate>
        <p style={{ overflowWrap: 'anywhere' }}>
          <Trans>
            Choose a password, and the profile is yours. You sign in with {{ email: found.email }}.
          </Trans>
        </p>
        <NewPassword form={form} withAsterisk />
        <Refused failure={form.failure} />
        <Button type="submit" size="md" loading={form.busy} disabled={removal.busy}>
          {t`Take it over`}
        </Button>
      </form>
      <form className="c-form" onSubmit={removal.submit}>
        <Refused failure={removal.failure} beside={[]} />
        <Button
          type="submit"
          variant="default"
          size="md"
          mt="sm"
          fullWidth
          loading={removal.busy}
          disabled={form.busy}
        >
          {t`No, remove it`}
        </Button>
      </form>
    </AccountCard>
  )
}
