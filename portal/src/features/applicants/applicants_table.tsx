import './applicants_table.css'
import { useEffect, useMemo, type KeyboardEvent } from 'react'
import { Button, Checkbox, Popover, Stack, Text, UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconColumns } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useAccess } from '../../app/access'
import { Failed, NotYet, Stale } from '../../components/fetched'
import { DataTable, type Column } from '../../components/lists/data_table'
import { Face } from '../../components/face'
import { count, day } from '../../components/format'
import { EmptyState } from '../../components/message'
import { ShowMore } from '../../components/lists/show_more'
import { ListSkeleton } from '../../components/skeletons'
import { ApplicationStatus } from '../../components/statuses'
import { MarksLine } from '../../components/verified_marks'
import { AnswerDue, ApplicantFacts, SkillMatch } from './applicant_card'
import {
  applicantPages,
  columnOf,
  daysSince,
  isEnded,
  mayReject,
  nameOf,
  headlineOf,
  standsSince,
  type Applicant,
  type BoardColumn,
  type Filter,
} from './applicants_data'

const usual = ['status', 'score', 'skills', 'days', 'applied', 'due']

/** Up and down walk the names of the table; Enter opens one. */
function walkRows(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody a')]
  if (!by || !links.length || (event.target as HTMLElement).closest('input')) return
  const row = (event.target as HTMLElement).closest('tr')
  const at = links.findIndex((link) => row?.contains(link))
  event.preventDefault()
  links[Math.min(links.length - 1, Math.max(0, at + by))].focus()
}

/** All applicants, or those of one stage, one below another: as a table, or as cards. */
export function ApplicantRows({
  jobId,
  filter,
  columns: stages,
  view,
  canMove,
  selected,
  onSelect,
  onReject,
  onAct,
  onShown,
  onClear,
  open,
}: {
  jobId: string
  filter: Filter
  columns: BoardColumn[]
  view: string
  canMove: boolean
  selected: string[]
  onSelect: (ids: string[]) => void
  onReject: (all: Applicant[]) => void
  onAct: (act: 'move' | 'message', all: Applicant[]) => void
  onShown: (column: string, ids: string[]) => void
  onClear: () => void
  open: (id: string) => void
}) {
  const list = useInfiniteQuery(applicantPages(jobId, filter))
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data.applicants), [list.data])
  useEffect(() => onShown('list', rows?.map(({ _id }) => _id) ?? []))
  const chosen = (rows ?? []).filter(({ _id }) => selected.includes(_id))
  const rejectable = chosen.filter(mayReject)
  const none = (
    <EmptyState
      title={filter.search ? 'Nobody of this name' : 'Nobody at this stage'}
      action={
        <Button variant="default" onClick={onClear}>
          Show all applicants
        </Button>
      }
    >
      {filter.search ? 'Try another part of the name.' : 'Those you move here stand here.'}
    </EmptyState>
  )
  const [params] = useSearchParams()
  const mayMail = useAccess('send_mail', jobId)?.allowed ?? false
  const to = (one: Applicant) => {
    const next = new URLSearchParams(params)
    next.set('application', one._id)
    return `?${next}`
  }
  // what a person likes to see stays with their browser
  const [wanted, setWanted] = useLocalStorage<string[]>({
    key: 'applicants-columns',
    defaultValue: usual,
  })
  const all: Column<Applicant>[] = [
    {
      key: 'who',
      label: 'Candidate',
      render: (one) => (
        <span className="ap-table-who">
          <Face name={nameOf(one)} src={one.dev.userImage} size={30} />
          <span>
            <Link
              to={to(one)}
              preventScrollReset
              onClick={(event) => (event.preventDefault(), open(one._id))}
            >
              {nameOf(one)}
            </Link>
            {one.isUnread && (
              <span className="ap-unread">
                <span className="sr-only">, not read yet</span>
              </span>
            )}
            <small>{one.reaches ? one.dev.headline : headlineOf(one)}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      label: 'Stage',
      render: (one) => (
        <span className="ap-table-status">
          <ApplicationStatus status={one.status} />
          {!isEnded(one.status) && columnOf(stages, one)?.stageId && (
            <small>{columnOf(stages, one)!.name}</small>
          )}
        </span>
      ),
    },
    {
      key: 'score',
      label: 'Score',
      render: (one) =>
        one.analysisScore === null ? (
          <span className="dim">–</span>
        ) : (
          <span className="num">{one.analysisScore}</span>
        ),
    },
    {
      key: 'skills',
      label: 'Skills',
      render: (one) =>
        one.skillsAsked ? <SkillMatch matched={one.skillsMatched} asked={one.skillsAsked} /> : null,
    },
    { key: 'marks', label: 'Tests', render: (one) => <MarksLine marks={one.marks} /> },
    {
      key: 'days',
      label: 'In stage',
      align: 'right',
      render: (one) =>
        isEnded(one.status)
          ? '–'
          : daysSince(standsSince(one)) === 0
            ? 'today'
            : count(daysSince(standsSince(one)), 'day'),
    },
    {
      key: 'applied',
      label: 'Applied',
      align: 'right',
      render: (one) => one.appliedAt && day(one.appliedAt),
    },
    { key: 'due', label: 'Answer', align: 'right', render: (one) => <AnswerDue one={one} /> },
    { key: 'source', label: 'Source', render: (one) => one.source },
    { key: 'campaign', label: 'Campaign', render: (one) => one.sourceCampaign ?? '–' },
    {
      key: 'has',
      label: 'Skills they name',
      render: (one) => (
        <span className="ap-clip">
          {one.dev.skills.map(({ skillName }) => skillName).join(', ') || '–'}
        </span>
      ),
    },
    { key: 'reason', label: 'Reason', render: (one) => one.reason ?? '–' },
    {
      key: 'note',
      label: 'Note',
      render: (one) => <span className="ap-clip">{one.note ?? '–'}</span>,
    },
  ]
  const columns = all.filter(({ key }) => key === 'who' || wanted.includes(key))
  return (
    <>
      {view === 'table' ? (
        <div onKeyDown={walkRows}>
          <div className="ap-table-bar">
            <Popover position="bottom-end" trapFocus returnFocus>
              <Popover.Target>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconColumns size={16} stroke={1.5} />}
                >
                  Columns
                </Button>
              </Popover.Target>
              <Popover.Dropdown aria-label="Columns to show">
                <Checkbox.Group value={wanted} onChange={setWanted}>
                  <Stack gap="xs">
                    {all
                      .filter(({ key }) => key !== 'who')
                      .map(({ key, label }) => (
                        <Checkbox key={key} size="xs" value={key} label={label} />
                      ))}
                    <Button size="compact-xs" variant="default" onClick={() => setWanted(usual)}>
                      The usual ones
                    </Button>
                  </Stack>
                </Checkbox.Group>
              </Popover.Dropdown>
            </Popover>
          </div>
          {list.isError && !list.data ? (
            <Failed read={list} what="The applicants" />
          ) : (
            <DataTable
              label="Applicants"
              columns={columns}
              rows={rows}
              rowId={(one) => one._id}
              rowName={nameOf}
              loading={list.isPending}
              empty={none}
              onOpen={(one) => open(one._id)}
              selected={selected}
              onSelect={canMove ? onSelect : undefined}
            />
          )}
        </div>
      ) : !list.data ? (
        <NotYet read={list} what="The applicants">
          <ListSkeleton rows={4} height={96} />
        </NotYet>
      ) : rows?.length ? (
        <ul className="ap-list">
          {rows.map((one) => (
            <li key={one._id}>
              <UnstyledButton
                className="ap-card"
                data-application={one._id}
                onClick={() => open(one._id)}
              >
                <ApplicantFacts one={one} withStatus={!filter.status && !filter.stageId} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : (
        none
      )}
      <Stale read={list} what="The applicants" />
      <ShowMore list={list} />
      {chosen.length > 0 && (
        <div className="ap-chosen" role="region" aria-label="Selected applicants">
          <Text size="sm" component="span">
            {chosen.length} selected
            {rejectable.length < chosen.length &&
              `, ${chosen.length - rejectable.length} of them not open any more`}
          </Text>
          <Button size="xs" variant="default" onClick={() => onSelect([])}>
            Clear selection
          </Button>
          {mayMail && (
            <Button
              size="xs"
              variant="default"
              component={Link}
              to={`/client/email/write?applied=${chosen.map(({ _id }) => _id).join(',')}`}
            >
              E-mail
            </Button>
          )}
          <Button size="xs" variant="default" onClick={() => onAct('message', chosen)}>
            Write to {count(chosen.length, 'applicant')}
          </Button>
          <Button size="xs" disabled={!rejectable.length} onClick={() => onAct('move', rejectable)}>
            Move {count(rejectable.length, 'application')}
          </Button>
          <Button
            size="xs"
            color="red"
            disabled={!rejectable.length}
            onClick={() => onReject(rejectable)}
          >
            Reject {count(rejectable.length, 'application')}
          </Button>
        </div>
      )}
    </>
  )
}
