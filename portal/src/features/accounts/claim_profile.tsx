import { useState } from 'react'
import { Button, PasswordInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { accountLimits } from '#api/accounts/account_facts'
import { importBases, UNCLAIMED_DAYS } from '#api/imports/import_facts'
import { labelIn } from '#api/http/choices'
import { api } from '../../app/api'
import { useSession } from '../../app/session'
import { count, day, readerZone } from '../../components/format'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { PageSkeleton } from '../../components/skeletons'
import { passwordFault, passwordHint } from './new_password'
import { AccountCard } from './account_card'

/** "3 jobs, 1 school and 12 skills": what there is, and nothing of what there is not. */
function inWords(holds: { employment: number; education: number; skills: number }) {
  const some = (value: number, one: string) => (value > 0 ? [count(value, one)] : [])
  const parts = [
    ...some(holds.employment, 'job'),
    ...some(holds.education, 'school'),
    ...some(holds.skills, 'skill'),
  ]
  return parts.length > 0 ? ` with ${parts.join(', ').replace(/, ([^,]*)$/, ' and $1')}` : ''
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
  const home = <Link to="/">Go to the start</Link>
  if (removed)
    return (
      <AccountCard
        title="Your resume is removed"
        note="Nothing of it is kept, and it is not brought in again."
        foot={home}
      />
    )
  if (held.isPending && whole) return <PageSkeleton />
  const found = held.data?.data
  if (!found)
    return (
      <AccountCard
        title="This link does not work"
        note={
          held.error?.message ??
          `Open the link from the mail again. It works for ${UNCLAIMED_DAYS} days, until you decide.`
        }
        foot={<Link to="/login">Sign in</Link>}
      />
    )
  return (
    <AccountCard
      title={`Is this you, ${found.fName}?`}
      note={
        <>
          {found.fileName ? `The resume “${found.fileName}”` : 'A profile'} came to us
          {inWords(found.holds)}. No company sees it. Why we have it:{' '}
          {labelIn(importBases, found.basis).toLowerCase()}
          {found.basisNote && ` (${found.basisNote})`}.
          {found.removedAt && ` If you do nothing, it is removed on ${day(found.removedAt)}.`}
        </>
      }
      foot={home}
    >
      <form className="c-form" onSubmit={form.submit} noValidate>
        <p style={{ overflowWrap: 'anywhere' }}>
          Choose a password, and the profile is yours. You sign in with {found.email}.
        </p>
        <PasswordInput
          label="Password"
          withAsterisk
          description={passwordHint}
          autoComplete="new-password"
          aria-invalid={Boolean(form.errors.password) || undefined}
          {...form.getInputProps('password')}
        />
        <Refused failure={form.failure} />
        <Button type="submit" size="md" loading={form.busy} disabled={removal.busy}>
          Take it over
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
          No, remove it
        </Button>
      </form>
    </AccountCard>
  )
}
