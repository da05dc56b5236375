import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Box, Button, Chip, Link } from '@mui/material'
import type { Data } from '#data'
import { API, http } from '../http'
import { Failed } from '../failed'
import { RowsSkeleton } from '../look/skeletons'
import { sheetWords } from '../values/sheet_words'
import { When } from '../values/when'

type Profile = Data.Candidates.Approval.ProfileReview
type Resume = NonNullable<Profile['resume']>
type SheetRow = Profile['sections'][string][number]
type ProfileChanges = NonNullable<Profile['changes']>

/** The whole profile of a developer for its approval: every section and the resume, with what changed since the last approval marked. */
export default function CandidateProfile({ record }: { record: { id: string } }) {
  const { data, error, refetch } = useQuery<Profile>({
    queryKey: ['review', 'developers', record.id, 'profile'],
    queryFn: ({ signal }) =>
      http(`${API}/admin/developers/${record.id}/profile`, { signal }).then((reply) => reply.json),
  })
  if (error && !data)
    return <Failed what="The profile" error={error} onAgain={refetch} sx={{ mx: 0, mt: 0 }} />
  if (!data) return <RowsSkeleton what="The sections" rows={16} />
  const { facts, sections, changes, resume, video } = data
  const { Photo: photo, Story: story, Video: _video, Resume: _resume, ...short } = facts
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 3, minWidth: 0 }}>
      <Since profile={data} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {photo && (
          <Box
            component="img"
            src={photo}
            alt={`Photo of ${facts.Name}`}
            sx={{ width: 112, height: 112, objectFit: 'cover', borderRadius: 1 }}
          />
        )}
        <Box
          component="dl"
          sx={{
            m: 0,
            flex: 1,
            minWidth: 'min(260px, 100%)',
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
          }}
        >
          {Object.entries(short).map(([name, value]) => (
            <Box key={name} sx={{ minWidth: 0 }}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
                {name} {changes?.facts[name] && <Mark>changed</Mark>}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {sheetWords(name, value)}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      {story && (
        <Part title="Story" mark={changes?.facts.Story && 'changed'}>
          <Box sx={prose}>{story.replace(/<[^<>]+>/g, ' ')}</Box>
        </Part>
      )}
      {Object.entries(sections).map(([name, rows]) => (
        <Section key={name} name={name} rows={rows} changes={changes?.sections[name]} />
      ))}
      {video && (
        <Part title="Video" mark={changes?.facts.Video && 'changed'}>
          <Box
            component="video"
            controls
            preload="none"
            src={video.url}
            poster={video.poster ?? undefined}
            aria-label={`Video of ${facts.Name}`}
            sx={{ width: 'min(480px, 100%)', borderRadius: 1 }}
          />
        </Part>
      )}
      <Part title="Resume" mark={changes?.facts.Resume && 'changed'}>
        {resume ? (
          <ResumeFile resume={resume} name={facts.Name} />
        ) : (
          <Box sx={{ color: 'text.secondary' }}>No resume is uploaded.</Box>
        )}
      </Part>
    </Box>
  )
}

/** What is compared with, and what is there no more. */
function Since({ profile: { approvedAt, changes } }: { profile: Profile }) {
  const facts = Object.entries(changes?.facts ?? {})
  const none = changes && !facts.length && !Object.keys(changes.sections).length
  return (
    <Box
      component="section"
      aria-label="Since the last approval"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1.5 }}
    >
      <Box component="h3" sx={{ typography: 'h4', m: 0 }}>
        {!approvedAt
          ? 'The first approval of this profile'
          : none
            ? 'Nothing changed since the last approval'
            : 'Changed since the last approval'}
      </Box>
      {approvedAt && (
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          Approved <When at={approvedAt} />
          {!changes && '; that approval kept no copy to compare with'}
        </Box>
      )}
      {facts.map(([name, { from, to }]) => (
        <Box key={name} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {name}:
          </Box>{' '}
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {from ? sheetWords(name, from) : 'nothing'}
          </Box>{' '}
          → <ins>{to ? sheetWords(name, to) : 'nothing'}</ins>
        </Box>
      ))}
      {Object.entries(changes?.sections ?? {}).map(([name, { added, removed, changed }]) => (
        <Box key={name} sx={{ mt: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {name}:
          </Box>{' '}
          {[
            added.length && `${added.length} added`,
            changed.length && `${changed.length} changed`,
            removed.length && `${removed.length} removed`,
          ]
            .filter(Boolean)
            .join(', ')}
        </Box>
      ))}
    </Box>
  )
}

function Section({
  name,
  rows,
  changes,
}: {
  name: string
  rows: SheetRow[]
  changes?: ProfileChanges['sections'][string]
}) {
  if (!rows.length && !changes) return null
  const markOf = ({ _id }: SheetRow) =>
    changes?.added.includes(_id)
      ? 'new'
      : changes?.changed.some((was) => was._id === _id)
        ? 'changed'
        : undefined
  const plain = rows.every(({ detail, text, url }) => !text && !url && (detail?.length ?? 0) < 40)
  return (
    <Part title={`${name} (${rows.length})`}>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: plain ? 'flex' : 'grid',
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: plain ? 0.75 : 1.5,
        }}
      >
        {rows.map((row) => (
          <Entry
            key={row._id}
            row={row}
            mark={markOf(row)}
            was={changes?.changed.find((was) => was._id === row._id)}
          />
        ))}
        {changes?.removed.map((row) => (
          <Entry key={row._id} row={row} mark="removed" />
        ))}
      </Box>
    </Part>
  )
}

function Entry({ row, mark, was }: { row: SheetRow; mark?: string; was?: SheetRow }) {
  const { title, detail, text, url } = row
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component={mark === 'removed' ? 'del' : 'span'} sx={{ fontWeight: 600 }}>
        {title}
      </Box>
      {detail && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          {detail}
        </Box>
      )}{' '}
      {mark && <Mark>{mark}</Mark>}
      {url && (
        <Box>
          {/^https?:/.test(url) ? (
            <Link href={url} target="_blank" rel="noreferrer noopener">
              {url}
            </Link>
          ) : (
            url
          )}
        </Box>
      )}
      {text && mark !== 'removed' && <Box sx={prose}>{text}</Box>}
      {was && (
        <Box sx={{ mt: 0.5, pl: 1.5, borderLeft: 2, borderColor: 'divider', fontSize: 13 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            Before:
          </Box>{' '}
          {[was.title, was.detail, was.url].filter(Boolean).join(' · ')}
          {was.text && was.text !== text && <Box sx={prose}>{was.text}</Box>}
        </Box>
      )}
    </Box>
  )
}

/** The resume on the page where the browser shows PDF files, else to download. */
function ResumeFile({ resume, name }: { resume: Resume; name: string }) {
  // the link is renewed again and again; the frame keeps the first, so that nobody loses their page
  const [shown] = useState(resume.inlineUrl)
  const inline = resume.type === 'application/pdf' && navigator.pdfViewerEnabled
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <span>
          {resume.fileName} ({Math.ceil(resume.size / 1024).toLocaleString()} KB)
        </span>
        <Button
          size="small"
          variant="outlined"
          component="a"
          href={resume.resumeUrl}
          download={resume.fileName}
        >
          Download
        </Button>
      </Box>
      {inline ? (
        <Box
          component="iframe"
          src={`${shown}#view=FitH`}
          title={`Resume of ${name}`}
          sx={{ width: '100%', height: 640, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>
          {resume.type === 'application/pdf'
            ? 'Your browser does not show PDF files here; download it to read it.'
            : 'A Word document; download it to read it.'}
        </Box>
      )}
    </Box>
  )
}

function Part({
  title,
  mark,
  children,
}: {
  title: string
  mark?: string | false
  children: React.ReactNode
}) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box component="h3" sx={{ typography: 'h4', m: 0, mb: 0.75 }}>
        {title} {mark && <Mark>{mark}</Mark>}
      </Box>
      {children}
    </Box>
  )
}

const Mark = ({ children }: { children: React.ReactNode }) => (
  <Chip
    component="span"
    size="small"
    label={children}
    sx={{ height: 20, bgcolor: 'action.selected', fontWeight: 600 }}
  />
)

const prose = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720 } as const
