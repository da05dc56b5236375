import './resume_pane.css'
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { ActionIcon, Button, SegmentedControl, Skeleton, TextInput } from '@mantine/core'
import {
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconEyeOff,
  IconFileText,
  IconSearch,
} from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { ErrorBoundary } from '../../../../components/page/error_boundary'
import { NotYet } from '../../../../components/page/fetched'
import { fileSize } from '../../../../components/format'
import { useKeys } from '../../../../components/keys'
import { EmptyState } from '../../../../components/message'
import { ListSkeleton } from '../../../../components/page/skeletons'
import type { ApiError } from '../../../../app/api'
import type { Spot } from '../../../screening'
import type { Reviewed } from '../../applicants_data'
import { onOneLine, type Evidence, type Proof } from './resume_evidence'
import { ResumeLines } from './resume_lines'

// the reader of PDF files is large, and comes when a page is to be drawn
const ResumePages = lazy(() => import('./resume_pages'))

/** The resume as it was sent: its pages or its text, with the asked skills marked, to be searched. */
export function ResumePane({
  one,
  phone,
  spot,
  evidence,
  proof,
  inDialog,
}: {
  one: Reviewed
  phone: boolean
  /** A place that a quote leads to. */
  spot?: Spot
  evidence: UseQueryResult<{ data: Evidence }, ApiError>
  /** The place that a skill leads to. */
  proof?: Proof
  inDialog: boolean
}) {
  const { resume } = one
  const isPdf = resume?.type === 'application/pdf'
  // the link is renewed again and again; the pages keep the first, so that nobody loses their place
  const [shown] = useState(resume?.inlineUrl)
  const [view, setView] = useState<'pages' | 'text'>(isPdf && !phone ? 'pages' : 'text')
  const [search, setSearch] = useState('')
  const [found, setFound] = useState(0)
  const [at, setAt] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const onFound = useCallback((count: number) => {
    setFound(count)
    setAt((now) => (now < count ? now : 0))
  }, [])
  const next = (by: 1 | -1) => found > 0 && setAt((now) => (now + by + found) % found)
  useKeys({ '/': () => field.current?.focus() }, { inDialog })
  // on a phone the place is far from the skill or the quote that was pressed
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    if (phone && (proof || spot)) pane.current?.scrollIntoView({ block: 'start' })
  }, [proof, spot])
  const read = evidence.data?.data
  // the pages go to the place themselves; in the text its words are looked for
  useEffect(() => {
    if (!spot || !read || view === 'pages') return
    setSearch(onOneLine(read, spot.words))
    setAt(0)
  }, [spot, read])
  if (!resume) return <NoResume one={one} />
  const seen = { proof, search, at, onFound }
  return (
    <section className="ap-resume" aria-label={t`Resume`} ref={pane}>
      <FileBar resume={resume} />
      <div className="ap-resume-bar">
        {isPdf && (
          <SegmentedControl
            size="xs"
            aria-label={t`View of the resume`}
            data={[
              { value: 'pages', label: t`Pages` },
              { value: 'text', label: t`Text` },
            ]}
            value={view}
            onChange={(value) => (setFound(0), setView(value as typeof view))}
          />
        )}
        <FindBar
          field={field}
          search={search}
          setAt={setAt}
          setSearch={setSearch}
          onStep={next}
          found={found}
          at={at}
        />
      </div>
      {read?.hiddenText && (
        <details className="ap-resume-hidden">
          <summary>
            <Trans>
              <IconEyeOff size={16} stroke={1.5} aria-hidden="true" />
              This file has text that nobody sees; it counts for nothing
            </Trans>
          </summary>
          <p>{read.hiddenText}</p>
        </details>
      )}
      {view === 'pages' ? (
        <ErrorBoundary>
          <Suspense fallback={<Skeleton height="100%" />}>
            <ResumePages url={shown!} evidence={read} spot={spot} {...seen} />
          </Suspense>
        </ErrorBoundary>
      ) : !read ? (
        <NotYet read={evidence} what={t`The text of the resume`}>
          <ListSkeleton rows={4} />
        </NotYet>
      ) : read.isRead ? (
        <ResumeLines evidence={read} {...seen} />
      ) : (
        <div className="ap-resume-none">
          <EmptyState
            title={t`This file has no text`}
            icon={<IconFileText size={32} stroke={1.5} />}
          >
            {t`It may be a picture of pages. Look at the pages, or download it.`}
          </EmptyState>
        </div>
      )}
    </section>
  )
}

/** There is none to look at, or none that this company may still read. */
function NoResume({ one }: { one: Reviewed }) {
  return (
    <div className="ap-resume">
      <div className="ap-resume-none">
        <EmptyState
          title={one.reaches ? t`No resume` : t`This person withdrew from your company`}
          icon={<IconFileText size={32} stroke={1.5} />}
        >
          {one.reaches
            ? t`It was sent without one, or the candidate has removed it.`
            : t`The resume went with them.`}
        </EmptyState>
      </div>
    </div>
  )
}

/** The file as it was sent. */
function FileBar({ resume }: { resume: NonNullable<Reviewed['resume']> }) {
  return (
    <div className="ap-resume-bar">
      <span>
        {resume.fileName} <span className="dim num">{fileSize(resume.size)}</span>
      </span>
      <Button
        component="a"
        href={resume.resumeUrl}
        download={resume.fileName}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconDownload size={16} stroke={1.5} />}
      >
        {t`Download`}
      </Button>
    </div>
  )
}

/** Finds words in the resume, one place after another. */
function FindBar({
  field,
  search,
  setAt,
  setSearch,
  onStep,
  found,
  at,
}: {
  field: RefObject<HTMLInputElement | null>
  search: string
  setAt: (at: number) => void
  setSearch: (search: string) => void
  onStep: (by: 1 | -1) => void
  found: number
  at: number
}) {
  return (
    <div className="ap-resume-find">
      <TextInput
        ref={field}
        size="xs"
        aria-label={t`Find in the resume`}
        placeholder={t`Find in the resume`}
        data-closes-on-escape
        leftSection={<IconSearch size={14} stroke={1.5} />}
        value={search}
        maxLength={SEARCH_MAX}
        onChange={(event) => (setAt(0), setSearch(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1)
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      {search.trim() && (
        <>
          <span className="dim num" role="status">
            {found === 0 ? t`Not found` : t`${{ at: at + 1 }} of ${found}`}
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t`Previous place`}
            disabled={found < 2}
            onClick={() => onStep(-1)}
          >
            <IconChevronUp size={16} stroke={1.5} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t`Next place`}
            disabled={found < 2}
            onClick={() => onStep(1)}
          >
            <IconChevronDown size={16} stroke={1.5} />
          </ActionIcon>
        </>
      )}
    </div>
  )
}
