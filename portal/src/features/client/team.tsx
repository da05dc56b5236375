import { Alert, Badge, Button, Group } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readPages, readPending } from '../../app/read'
import { DataTable, type Column } from '../../components/data_table'
import { Face } from '../../components/face'
import { day } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page_header'
import { ShowMore } from '../../components/show_more'
import { When } from '../../components/when'

type Member = {
  _id: string
  fName: string
  lName: string
  userImage: string | null
  role: string
  isActive: boolean
  email?: string
  canPromote?: boolean
  lastActiveAt?: string | null
  createdAt?: string
}

const roles: Record<string, { label: string; may: string }> = {
  owner: { label: 'Owner', may: 'everything' },
  admin: { label: 'Admin', may: 'everything but ending the company' },
  recruiter: { label: 'Recruiter', may: 'jobs, applicants and interviews' },
  hiring_manager: { label: 'Hiring manager', may: 'their own jobs and applicants' },
  interviewer: { label: 'Interviewer', may: 'the applicants of their jobs' },
  billing: { label: 'Billing', may: 'plan and invoices' },
}

/** /client/team: who works here, and what each role may do. */
export default function Team() {
  const access = useQuery(
    readPending<{ allowed: boolean }>('GET', '/client/page-access/:page', {
      params: { page: 'company_users' },
    })
  )
  const manages = access.data?.data.allowed ?? false
  // those who do not manage the team see names and roles
  const list = useInfiniteQuery({
    ...readPages<Member[]>(
      'GET',
      manages ? '/client/company-user' : '/client/company-all-active-user',
      { query: { limit: 50 } }
    ),
    enabled: access.isSuccess,
  })
  const rows = list.data?.pages.flatMap((page) => page.data)
  const columns: Column<Member>[] = [
    {
      key: 'who',
      label: 'Person',
      render: (one) => (
        <Group gap="sm" wrap="nowrap">
          <Face name={`${one.fName} ${one.lName}`} src={one.userImage} size={32} />
          <span style={{ minWidth: 140 }}>
            <strong style={{ fontWeight: 600 }}>
              {one.fName} {one.lName}
            </strong>
            {one.email && (
              <span className="dim" style={{ display: 'block', fontSize: 13 }}>
                {one.email}
              </span>
            )}
          </span>
        </Group>
      ),
    },
    {
      key: 'role',
      label: 'Role',
      render: (one) => (
        <>
          <span style={{ whiteSpace: 'nowrap' }}>{roles[one.role]?.label ?? one.role}</span>
          {!one.isActive && (
            <Badge color="gray" ml={8}>
              Not active
            </Badge>
          )}
          <span className="dim" style={{ display: 'block', fontSize: 13, minWidth: 160 }}>
            {roles[one.role]?.may}
          </span>
        </>
      ),
    },
  ]
  if (manages) {
    columns.push({
      key: 'since',
      label: 'Here since',
      align: 'right',
      render: (one) =>
        one.createdAt && <span style={{ whiteSpace: 'nowrap' }}>{day(one.createdAt)}</span>,
    })
    columns.push({
      key: 'active',
      label: 'Last here',
      align: 'right',
      render: (one) =>
        one.lastActiveAt ? (
          <span style={{ whiteSpace: 'nowrap' }}>
            <When at={one.lastActiveAt} />
          </span>
        ) : (
          <span className="dim">not yet</span>
        ),
    })
  }
  return (
    <>
      <PageHeader title="Team">
        Who works with your jobs and applicants, and what each role may do.
      </PageHeader>
      {access.isError || list.isError ? (
        <Alert color="red" title="The team could not be fetched">
          <Button
            size="xs"
            variant="default"
            mt="xs"
            onClick={() => (void access.refetch(), void list.refetch())}
          >
            Try again
          </Button>
        </Alert>
      ) : (
        <DataTable
          label="Team"
          columns={columns}
          rows={rows}
          rowId={(one) => one._id}
          loading={list.isPending}
          empty={<EmptyState title="Nobody yet">The people of your company stand here.</EmptyState>}
        />
      )}
      <ShowMore list={list} />
    </>
  )
}
