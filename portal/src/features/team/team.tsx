import './team.css'
import { useEffect, useState } from 'react'
import { ActionIcon, Alert, Badge, Button, Group, Menu } from '@mantine/core'
import { INVITE_DAYS } from '#api/companies/company_facts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconDots, IconPlus } from '@tabler/icons-react'
import { useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { api, type DataOf } from '../../app/api'
import { notify } from '../../app/notices'
import { read, readPages } from '../../app/read'
import { useSession } from '../../app/session/session'
import { Failed, Stale } from '../../components/page/fetched'
import { DataTable, type Column } from '../../components/lists/data_table'
import { Face } from '../../components/face'
import { day } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader, Section } from '../../components/page/page_header'
import { Coming } from '../../components/page/skeletons'
import { ShowMore } from '../../components/lists/show_more'
import { useWrite } from '../../components/forms/write'
import { When } from '../../components/when'
import { useAccess } from '../../app/session/access'
import { ChangeMember, Consequences, InviteDialog, type Act } from './dialogs'
import { nameOf, teamReads, type Member } from './members'
import { byJob, roles, RolesExplained } from './roles'

type Invite = DataOf<'GET', '/client/company-invites'>[number]

/** /client/team: who works here and what they may do, those who are invited, and what the roles mean. */
export default function Team() {
  const { user } = useSession()
  const access = useAccess('company_users')
  const inviting = useAccess('invite_user')
  const manages = access?.allowed ?? false
  // those who do not manage the team see names and roles
  const list = useInfiniteQuery({
    ...readPages<Member[]>(
      'GET',
      manages ? '/client/company-user' : '/client/company-all-active-user',
      { query: { limit: 50 } }
    ),
    enabled: access !== undefined,
  })
  const rows = list.data?.pages.flatMap((page) => page.data)
  const [params, setParams] = useSearchParams()
  const [dialog, setDialog] = useState<'invite' | { member: Member; act: Act | 'change' }>()
  // the command palette leads here with the dialog asked for
  const asked = params.has('invite')
  useEffect(() => {
    if (!asked || !inviting) return
    if (inviting.allowed) setDialog('invite')
    setParams({}, { replace: true })
  }, [asked, inviting])
  const activate = useWrite(
    (userId: string) =>
      api.post('/client/active-deactive-client-user', { body: { userId, active: true } }),
    { refreshes: teamReads }
  )
  const columns = columnsOf({
    manages,
    myId: user?._id,
    onAct: (member, act) => setDialog({ member, act }),
    onActivate: (member) => void activate.send(member._id),
  })
  return (
    <>
      <PageHeader
        title={t`Team`}
        actions={
          manages && (
            <Button
              leftSection={<IconPlus size={18} stroke={1.5} />}
              disabled={!inviting?.allowed}
              onClick={() => setDialog('invite')}
            >
              {t`Invite a colleague`}
            </Button>
          )
        }
      >
        {t`Who works with your jobs and applicants, and what each role may do.`}
      </PageHeader>
      {manages && inviting && !inviting.allowed && (
        <Alert color="amber" mb="md" title={t`No place left on the team`}>
          {inviting.message}
        </Alert>
      )}
      {/* who manages the team sees more columns */}
      {!access && <Coming />}
      {list.isError && !list.data ? (
        <Failed read={list} what={t`The team`} />
      ) : (
        <div className="te-table">
          <DataTable
            label={t`Team`}
            columns={columns}
            rows={rows}
            rowId={(one) => one._id}
            loading={list.isPending}
            empty={
              <EmptyState
                icon={<Spot name="people" />}
                title={t`Nobody yet`}
              >{t`The people of your company appear here.`}</EmptyState>
            }
          />
        </div>
      )}
      <Stale read={list} what={t`The team`} />
      <ShowMore list={list} />
      {manages && <Invites mayInvite={inviting?.allowed ?? false} />}
      <RolesExplained />
      {dialog === 'invite' && <InviteDialog onDone={() => setDialog(undefined)} />}
      {dialog && dialog !== 'invite' && dialog.act === 'change' && (
        <ChangeMember member={dialog.member} onDone={() => setDialog(undefined)} />
      )}
      {dialog && dialog !== 'invite' && dialog.act !== 'change' && (
        <Consequences member={dialog.member} act={dialog.act} onDone={() => setDialog(undefined)} />
      )}
    </>
  )
}

/** The table of the team; those who manage it also see who was here, and what they can do. */
function columnsOf({
  manages,
  myId,
  onAct,
  onActivate,
}: {
  manages: boolean
  myId: string | undefined
  onAct: (member: Member, act: Act | 'change') => void
  onActivate: (member: Member) => void
}) {
  const columns: Column<Member>[] = [
    {
      key: 'who',
      label: t`Person`,
      render: (one) => <Person member={one} isSelf={one._id === myId} />,
    },
    {
      key: 'role',
      label: t`Role`,
      render: (one) => (
        <>
          <span style={{ whiteSpace: 'nowrap' }}>
            {roles[one.role]?.label ?? one.role}
            {!one.isActive && (
              <Badge color="gray" ms={8}>
                {t`Not active`}
              </Badge>
            )}
          </span>
          <small className="te-under" style={{ minWidth: 160 }}>
            {manages && byJob.includes(one.role)
              ? one.jobIds.length === 0
                ? t`On no job yet`
                : t`On ${plural({ jobs: one.jobIds.length }, { one: '# job', other: '# jobs' })}`
              : roles[one.role]?.short}
          </small>
        </>
      ),
    },
  ]
  if (manages)
    columns.push(
      {
        key: 'active',
        label: t`Last seen`,
        align: 'right',
        render: (one) =>
          one.lastActiveAt ? (
            <span style={{ whiteSpace: 'nowrap' }}>
              {one._id === myId ? t`now` : <When at={one.lastActiveAt} />}
            </span>
          ) : (
            <span className="dim">{t`not yet`}</span>
          ),
      },
      {
        key: 'acts',
        label: '',
        align: 'right',
        width: 48,
        render: (one) => (
          <MemberMenu
            member={one}
            isSelf={one._id === myId}
            onAct={(act) => onAct(one, act)}
            onActivate={() => onActivate(one)}
          />
        ),
      }
    )
  return columns
}

/** Those who are asked and have not come yet; the link is in their mail, and a new one can be sent. */
function Invites({ mayInvite }: { mayInvite: boolean }) {
  const invites = useQuery(read('GET', '/client/company-invites', { query: { limit: 50 } }))
  const rows: Invite[] = invites.data?.data ?? []
  const copy = useWrite(
    async (inviteId: string) => {
      const { data } = await api.post('/client/invite-link', {
        body: { inviteId },
        notice: 'errors',
      })
      await navigator.clipboard.writeText(data.url)
      notify.success(t`Link copied; joining takes the code mailed to this address, too`)
    },
    { refreshes: teamReads }
  )
  const resend = useWrite(
    (inviteId: string) => api.post('/client/resend-invite', { body: { inviteId } }),
    { refreshes: teamReads }
  )
  const takeBack = useWrite(
    (id: string) => api.delete('/client/company-invites/:id', { params: { id } }),
    { refreshes: teamReads }
  )
  if (invites.isError && !invites.data) return <Failed read={invites} what={t`The invitations`} />
  if (invites.isPending) return <Coming />
  if (rows.length === 0) return null
  return (
    <div className="te-invites">
      <Section
        title={t`Invited`}
        note={t`A link works once, for ${INVITE_DAYS} days. Sending again makes a new one.`}
      >
        <ul>
          {rows.map((one) => (
            <li key={one._id}>
              <div>
                <strong className="te-name">{one.email}</strong>
                <small className="te-under">
                  {roles[one.role]?.label ?? one.role}
                  {one.jobIds.length > 0 &&
                    `, ${plural({ count: one.jobIds.length }, { one: '# job', other: '# jobs' })}`}{' '}
                  ·{' '}
                  <Trans>
                    invited <When at={one.invitedAt} />
                  </Trans>
                </small>
              </div>
              {one.status === 'expired' ? (
                <Badge color="red">{t`Expired`}</Badge>
              ) : (
                <Badge color="amber">{t`Until ${{ day: day(one.expiresAt!) }}`}</Badge>
              )}
              <Group gap="xs">
                {one.status !== 'expired' && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t`Copy link: ${{ email: one.email }}`}
                    loading={copy.busyWith(one._id)}
                    onClick={() => void copy.send(one._id)}
                  >
                    {t`Copy link`}
                  </Button>
                )}
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t`Send again: ${{ email: one.email }}`}
                  loading={resend.busyWith(one._id)}
                  disabled={one.status === 'expired' && !mayInvite}
                  onClick={() => void resend.send(one._id)}
                >
                  {t`Send again`}
                </Button>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  className="c-away"
                  aria-label={t`Take back the invitation of ${{ email: one.email }}`}
                  loading={takeBack.busyWith(one._id)}
                  onClick={() => void takeBack.send(one._id)}
                >
                  {t`Take back`}
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** What a manager does about one person of the team. */
function MemberMenu({
  member,
  onAct,
  isSelf,
  onActivate,
}: {
  member: Member
  onAct: (act: Act | 'change') => void
  isSelf: boolean
  onActivate: () => void
}) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t`Actions for ${{ nameOf: nameOf(member) }}`}
        >
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onAct('change')}>{t`Change role and jobs`}</Menu.Item>
        {member.isActive ? (
          <Menu.Item disabled={isSelf} onClick={() => onAct('deactivate')}>
            {t`Deactivate`}
          </Menu.Item>
        ) : (
          <Menu.Item onClick={onActivate}>{t`Activate again`}</Menu.Item>
        )}
        <Menu.Item color="var(--harm)" disabled={isSelf} onClick={() => onAct('remove')}>
          {t`Remove`}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Face, name and address. */
function Person({ member, isSelf }: { member: Member; isSelf: boolean }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Face name={nameOf(member)} src={member.userImage} size={32} />
      <span style={{ minWidth: 140 }}>
        <strong className="te-name">
          {nameOf(member)}
          {isSelf && <span className="dim">{t` (you)`}</span>}
        </strong>
        {member.email && <small className="te-under">{member.email}</small>}
      </span>
    </Group>
  )
}
