import './applicants_table.css'
import { useEffect, useMemo, type ReactNode } from 'react'
import { Button, UnstyledButton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { Failed, NotYet, Stale } from '../../components/page/fetched'
import { Face } from '../../components/face'
import { day } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { Grid, type GridColumn } from '../../components/lists/grid/grid'
import { GridBar } from '../../components/lists/grid/grid_bar'
import { useGridView } from '../../components/lists/grid/grid_view'
import { useLongPress, useSelection } from '../../components/lists/grid/selection'
import { ShowMore } from '../../components/lists/show_more'
import { ListSkeleton } from '../../components/page/skeletons'
import { MarksLine } from '../../components/marks/verified_marks'
import { AnswerDue, ApplicantFacts, Picked, SkillMatch } from './applicant_card'
import { ApplicantsChosen, type ChosenActs } from './bulk/applicants_chosen'
import { StageMenu } from './stage_menu'
import {
  applicantPages,
  daysSince,
  isEnded,
  nameOf,
  headlineOf,
  standsSince,
  type Applicant,
  type BoardColumn,
  type Filter,
  type MoveTarget,
  type Place,
  type Sort,
} from './applicants_data'

type Acts = {
  canMove: boolean
  onMove: (one: Applicant, to: MoveTarget | Place) => unknown
  onReject: (all: Applicant[]) => void
}

const columnsFor = (
  { canMove, onMove, onReject }: Acts,
  stages: BoardColumn[],
  name: (one: Applicant) => ReactNode
): GridColumn<Applicant>[] => [
  { key: 'who', label: t`Candidate`, fixed: true, sorts: ['name'], render: name },
  {
    key: 'status',
    label: t`Stage`,
    usual: true,
    render: (one) => (
      <StageMenu
        one={one}
        columns={stages}
        canMove={canMove}
        onMove={onMove}
        onReject={(each) => onReject([each])}
      />
    ),
  },
  {
    key: 'score',
    label: t`Score`,
    usual: true,
    align: 'right',
    sorts: ['score'],
    render: (one) => one.analysisScore ?? <span className="dim">–</span>,
  },
  {
    key: 'skills',
    label: t`Skills`,
    usual: true,
    sorts: ['match'],
    render: (one) =>
      one.skillsAsked ? <SkillMatch matched={one.skillsMatched} asked={one.skillsAsked} /> : null,
  },
  { key: 'marks', label: t`Tests`, render: (one) => <MarksLine marks={one.marks} /> },
  {
    key: 'days',
    label: t`In stage`,
    usual: true,
    align: 'right',
    render: (one) =>
      isEnded(one.status)
        ? '–'
        : daysSince(standsSince(one)) === 0
          ? t`today`
          : plural({ count: daysSince(standsSince(one)) }, { one: '# day', other: '# days' }),
  },
  {
    key: 'applied',
    label: t`Applied`,
    usual: true,
    align: 'right',
    sorts: ['latest', 'oldest'],
    render: (one) => one.appliedAt && day(one.appliedAt),
  },
  {
    key: 'due',
    label: t({ message: 'Answer', context: 'by a day' }),
    usual: true,
    align: 'right',
    sorts: ['due'],
    render: (one) => <AnswerDue one={one} />,
  },
  { key: 'source', label: t`Source`, render: (one) => one.source },
  { key: 'campaign', label: t`Campaign`, render: (one) => one.sourceCampaign ?? '–' },
  {
    key: 'has',
    label: t`Skills they name`,
    render: (one) => (
      <span className="c-grid-clip">
        {one.dev.skills.map(({ skillName }) => skillName).join(', ') || '–'}
      </span>
    ),
  },
  { key: 'reason', label: t`Reason`, render: (one) => one.reason ?? '–' },
  {
    key: 'note',
    label: t`Note`,
    render: (one) => <span className="c-grid-clip">{one.note ?? '–'}</span>,
  },
]

/** All applicants, or those of one stage, one below another: as a table, or as cards. */
export function ApplicantRows({
  jobId,
  filter,
  columns: stages,
  view,
  total,
  canMove,
  selection,
  onMove,
  onReject,
  onAct,
  onSort,
  onShown,
  onClear,
  open,
}: Acts &
  ChosenActs & {
    jobId: string
    filter: Filter
    columns: BoardColumn[]
    view: string
    total: number
    selection: { selected: string[]; onSelect: (ids: string[]) => void }
    onSort: (sort: Sort) => void
    onShown: (column: string, ids: string[]) => void
    onClear: () => void
    open: (id: string) => void
  }) {
  const list = useInfiniteQuery(applicantPages(jobId, filter))
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data.applicants), [list.data])
  const ids = useMemo(() => rows?.map(({ _id }) => _id) ?? [], [rows])
  useEffect(() => onShown('list', ids))
  const { selected, select, toggle } = useSelection(ids, selection)
  const chosen = (rows ?? []).filter(({ _id }) => selected.includes(_id))
  const columns = columnsFor({ canMove, onMove, onReject }, stages, (one) => (
    <Who one={one} open={open} />
  ))
  const grid = useGridView('applicants', columns)
  const none = <NoneFound isSearch={Boolean(filter.search)} onClear={onClear} />
  return (
    <>
      {view === 'table' ? (
        <>
          <GridBar name="applicants" view={grid} apart={['application']} />
          {list.isError && !list.data ? (
            <Failed read={list} what={t`The applicants`} />
          ) : rows?.length === 0 ? (
            none
          ) : (
            <Grid
              label={t`Applicants`}
              columns={columns}
              view={grid}
              rows={rows}
              rowId={(one) => one._id}
              rowName={nameOf}
              total={total}
              sort={filter.sort ?? 'latest'}
              onSort={(sort) => onSort(sort as Sort)}
              onOpen={(one) => open(one._id)}
              selection={canMove ? { selected, select, toggle } : undefined}
            />
          )}
        </>
      ) : !list.data ? (
        <NotYet read={list} what={t`The applicants`}>
          <ListSkeleton rows={4} height={96} />
        </NotYet>
      ) : rows?.length ? (
        <ul className="ap-list">
          {rows.map((one) => (
            <li key={one._id}>
              <Card
                one={one}
                withStatus={!filter.status && !filter.stageId}
                isSelected={selected.includes(one._id)}
                isSelecting={selected.length > 0}
                onToggle={canMove ? () => toggle(one._id) : undefined}
                onOpen={() => open(one._id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        none
      )}
      <Stale read={list} what={t`The applicants`} />
      <ShowMore list={list} />
      <ApplicantsChosen
        jobId={jobId}
        chosen={chosen}
        onReject={onReject}
        onAct={onAct}
        onClear={() => select([])}
      />
    </>
  )
}

/** The first column: who it is, as a link that opens the drawer. */
function Who({ one, open }: { one: Applicant; open: (id: string) => void }) {
  const [params] = useSearchParams()
  const to = new URLSearchParams(params)
  to.set('application', one._id)
  return (
    <span className="ap-table-who">
      <Face name={nameOf(one)} src={one.dev.userImage} size={28} />
      <span>
        <Link
          to={`?${to}`}
          preventScrollReset
          onClick={(event) => (event.preventDefault(), open(one._id))}
        >
          {nameOf(one)}
        </Link>
        {one.isUnread && (
          <span className="ap-unread">
            <span className="sr-only">{t`, not read yet`}</span>
          </span>
        )}
        <small>{one.reaches ? one.dev.headline : headlineOf(one)}</small>
      </span>
    </span>
  )
}

function NoneFound({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={isSearch ? t`Nobody by this name` : t`Nobody at this stage`}
      icon={<Spot name="people" />}
      action={
        <Button variant="default" onClick={onClear}>
          {t`Show all applicants`}
        </Button>
      }
    >
      {isSearch ? t`Try another part of the name.` : t`Applicants you move here appear here.`}
    </EmptyState>
  )
}

/** An applicant as a card. A long press selects it; while some are selected, a tap does. */
function Card({
  one,
  withStatus,
  isSelected,
  isSelecting,
  onToggle,
  onOpen,
}: {
  one: Applicant
  withStatus: boolean
  isSelected: boolean
  isSelecting: boolean
  onToggle?: () => void
  onOpen: () => void
}) {
  const { wasLong, ...press } = useLongPress(() => onToggle?.())
  return (
    <UnstyledButton
      className="ap-card"
      data-application={one._id}
      data-selected={isSelected || undefined}
      aria-pressed={isSelecting ? isSelected : undefined}
      {...press}
      onClick={() => {
        if (wasLong()) return
        if (isSelecting && onToggle) onToggle()
        else onOpen()
      }}
    >
      {isSelected && <Picked />}
      <ApplicantFacts one={one} withStatus={withStatus} />
    </UnstyledButton>
  )
}
