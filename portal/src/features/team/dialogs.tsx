import { Button, MultiSelect, Select, Switch, Text, TextInput } from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { accountLimits } from '#api/accounts/account_facts'
import { INVITE_DAYS } from '#api/companies/company_facts'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { Dialog, DialogEnd } from '../../components/dialog'
import { read } from '../../app/read'
import { useSession } from '../../app/session/session'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { Refused } from '../../components/forms/refused'
import { byJob, roleChoices, roles, type Role } from './roles'
import { nameOf, teamReads, type Member } from './members'

export type Act = 'deactivate' | 'remove'

function useJobs() {
  const jobs = useQuery(
    read('POST', '/client/get-posted-jobs', { body: {}, query: { limit: PAGE_MOST } })
  )
  return (jobs.data?.data ?? [])
    .filter(({ status }) => !['archived', 'closed'].includes(status))
    .map(({ _id, jobTitle }) => ({ value: _id, label: jobTitle }))
}

/** The role, and the jobs of one that sees the applicants of some only. */
function RoleFields({
  role,
  forOwner,
  props,
}: {
  role: Role
  /** An owner may make others owners. */
  forOwner: boolean
  props: (field: 'role' | 'jobIds') => object
}) {
  const jobs = useJobs()
  return (
    <>
      <Select
        label={t`Role`}
        description={roles[role]?.short}
        allowDeselect={false}
        data={roleChoices(forOwner)}
        {...props('role')}
      />
      {byJob.includes(role) && (
        <MultiSelect
          label={t`Jobs`}
          description={t`They see the applicants of these jobs only`}
          searchable
          data={jobs}
          {...props('jobIds')}
        />
      )}
    </>
  )
}

/** Asks a colleague to join, with a role and, where it counts, the jobs they work on. */
export function InviteDialog({ onDone }: { onDone: () => void }) {
  const { user } = useSession()
  const form = useSendForm({
    initialValues: { email: '', role: 'recruiter' as Role, jobIds: [] as string[] },
    send: ({ email, role, jobIds }) =>
      api.post('/client/user-invite', {
        body: {
          email,
          role,
          jobIds: byJob.includes(role) ? jobIds : [],
        },
      }),
    refreshes: teamReads,
    onSent: onDone,
  })
  const { role } = form.values
  return (
    <FormDialog
      form={form}
      onClose={onDone}
      title={t`Invite a colleague`}
      action={t`Send invitation`}
    >
      <TextInput
        data-autofocus
        label={t`Work e-mail`}
        withAsterisk
        type="email"
        autoComplete="off"
        maxLength={accountLimits.email.max}
        {...form.getInputProps('email')}
      />
      <RoleFields role={role} forOwner={user?.companyRole === 'owner'} props={form.getInputProps} />
      <Text size="sm" c="dimmed">
        {t`They get a mail with a link that works once, for ${INVITE_DAYS} days.`}
      </Text>
    </FormDialog>
  )
}

/** The dialog that changes a colleague's role and jobs. */
export function ChangeMember({ member, onDone }: { member: Member; onDone: () => void }) {
  const { user } = useSession()
  const form = useSendForm({
    initialValues: {
      role: member.role,
      jobIds: member.jobIds,
      canPromote: member.canPromote,
    },
    send: ({ role, jobIds, canPromote }) =>
      api.put('/client/user-role', {
        body: {
          userId: member._id,
          role,
          jobIds,
          canPromote,
        },
      }),
    refreshes: teamReads,
    onSent: onDone,
  })
  const { role } = form.values
  return (
    <FormDialog
      form={form}
      onClose={onDone}
      title={t`${{ nameOf: nameOf(member) }}: role and jobs`}
      action={t`Save`}
      disabled={!form.isDirty()}
    >
      <RoleFields
        role={role}
        forOwner={user?.companyRole === 'owner' || member.role === 'owner'}
        props={form.getInputProps}
      />
      {role === 'recruiter' && (
        <Switch
          label={t`May promote jobs, which costs money`}
          {...form.getInputProps('canPromote', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  )
}

const acts: Record<Act, { title: string; button: string; what: string[] }> = {
  deactivate: {
    title: t`Deactivate`,
    button: t`Deactivate`,
    what: [
      t`They are signed out everywhere at once and cannot sign in.`,
      t`Interviews they lead are marked, so that someone else takes them over.`,
      t`Their place on the plan is free; you can activate them again.`,
    ],
  },
  remove: {
    title: t`Remove`,
    button: t`Remove`,
    what: [
      t`They are signed out everywhere at once and lose their account.`,
      t`What they did stays in the history of your applicants, without their name.`,
      t`Interviews they lead are marked, so that someone else takes them over.`,
      t`This cannot be undone; you would have to invite them again.`,
    ],
  },
}

/** Says what follows before it is done. */
export function Consequences({
  member,
  act,
  onDone,
}: {
  member: Member
  act: Act
  onDone: () => void
}) {
  const { title, button, what } = acts[act]
  const form = useSendForm({
    initialValues: {},
    send: (): Promise<unknown> =>
      act === 'remove'
        ? api.delete('/client/delete-user', { query: { userId: member._id } })
        : api.post('/client/active-deactive-client-user', {
            body: { userId: member._id, active: false },
          }),
    refreshes: teamReads,
    onSent: onDone,
  })
  return (
    <Dialog onClose={onDone} title={`${title} ${nameOf(member)}?`}>
      <form onSubmit={form.submit}>
        <ul className="te-what">
          {what.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Refused failure={form.failure} beside={[]} />
        <DialogEnd back={t`Keep ${{ fName: member.fName }}`} onBack={onDone}>
          <Button type="submit" color="red" loading={form.busy}>
            {button}
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  )
}
