import './words.css'
import './comments.css'
import { useRef, useState } from 'react'
import { Button, Group, Text, Textarea } from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import type { Data } from '#data'
import { talentLimits } from '../../../../api/talent/talent_facts'
import { api } from '../../app/api'
import { read, readPages, rowsOf } from '../../app/read'
import { useUnsaved, useUnsavedGuard } from '../../components/forms/form'
import { useWrite } from '../../components/forms/write'
import { ListSkeleton } from '../../components/page/skeletons'
import { NotYet } from '../../components/page/fetched'
import { Face } from '../../components/face'
import { Section } from '../../components/page/page_header'
import { ShowMore } from '../../components/lists/show_more'
import { When } from '../../components/when'

type Comment = Data.Talent.Comments.CandidateComment
type Person = { _id: string; fName: string; lName: string }

const nameOf = ({ fName, lName }: Person) => `${fName} ${lName}`
const PATH = '/client/candidate-comments/:devId'

/** What the team says among itself about a candidate; a colleague named with @ hears of it. */
export function Comments({ devId, name }: { devId: string; name: string }) {
  const list = useInfiniteQuery(readPages('GET', PATH, { params: { devId }, query: { limit: 20 } }))
  const comments = rowsOf(list)
  const team =
    useQuery(read('GET', '/client/company-all-active-user', { query: { limit: PAGE_MOST } })).data
      ?.data ?? []
  return (
    <Section
      title={t`Comments`}
      note={t`For your team only; ${name} never sees them. Name a colleague with @ and they hear of it.`}
    >
      <Write
        team={team}
        label={t`Comment`}
        button={t`Add comment`}
        onSend={(comment, mentions) =>
          api.post('/client/candidate-comment', {
            body: { devId, comment, mentions },
            notice: 'errors',
          })
        }
      />
      {!list.data && (
        <NotYet read={list} what={t`The comments`}>
          <ListSkeleton rows={2} height={48} />
        </NotYet>
      )}
      <ul className="ta-comments">
        {comments.map((one) => (
          <One key={one._id} comment={one} team={team} />
        ))}
      </ul>
      <ShowMore list={list} />
    </Section>
  )
}

function One({ comment, team }: { comment: Comment; team: Person[] }) {
  const [editing, setEditing] = useState(false)
  const author = comment.author ? nameOf(comment.author) : t`Someone who left`
  const remove = useWrite(
    () => api.delete('/client/candidate-comment/:id', { params: { id: comment._id } }),
    { refreshes: [PATH] }
  )
  return (
    <li>
      <Face name={author} src={comment.author?.userImage} size={32} />
      <div>
        <p className="ta-comment-head">
          <strong>{author}</strong>
          <span className="dim">
            <When at={comment.createdAt} />
            {comment.editedAt && t`, changed`}
          </span>
        </p>
        {editing ? (
          <Write
            team={team}
            start={comment.comment}
            label={t`Edit comment`}
            button={t`Save`}
            onCancel={() => setEditing(false)}
            onSend={(words, mentions) =>
              api.put('/client/candidate-comment/:id', {
                params: { id: comment._id },
                body: { comment: words, mentions },
                notice: 'errors',
              })
            }
            onSent={() => setEditing(false)}
          />
        ) : (
          <p className="ta-text">{marked(comment)}</p>
        )}
        {comment.isMine && !editing && (
          <Group gap="sm">
            <button type="button" className="c-link" onClick={() => setEditing(true)}>
              {t`Change`}
            </button>
            <button type="button" className="c-link" onClick={() => void remove.send()}>
              {t`Delete`}
            </button>
          </Group>
        )}
      </div>
    </li>
  )
}

/** The words with the names of those who were mentioned set off. */
function marked({ comment, mentions }: Comment) {
  const names = mentions.map((person) => `@${nameOf(person)}`)
  if (!names.length) return comment
  const pattern = new RegExp(
    `(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`
  )
  return comment
    .split(pattern)
    .map((part, index) => (names.includes(part) ? <mark key={index}>{part}</mark> : part))
}

/** A text field that offers colleagues after an @. */
function Write({
  team,
  start = '',
  label,
  button,
  onSend,
  onSent,
  onCancel,
}: {
  team: Person[]
  start?: string
  label: string
  button: string
  onSend: (comment: string, mentions: string[]) => Promise<unknown>
  onSent?: () => void
  onCancel?: () => void
}) {
  const [text, setText] = useState(start)
  const [at, setAt] = useState(0)
  const [closed, setClosed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const typed = /(?:^|\s)@([\p{L} ]{0,30})$/u.exec(text)?.[1]
  const offered =
    typed === undefined || closed
      ? []
      : team
          .filter(
            (person) =>
              nameOf(person).toLowerCase().startsWith(typed.toLowerCase()) &&
              nameOf(person).toLowerCase() !== typed.toLowerCase()
          )
          .slice(0, 5)
  const write = useWrite(
    () =>
      onSend(
        text.trim(),
        team.filter((person) => text.includes(`@${nameOf(person)}`)).map(({ _id }) => _id)
      ),
    { refreshes: [PATH], onDone: () => (setText(''), onSent?.()) }
  )
  const send = () => text.trim() && void write.send()
  const dirty = text.trim() !== start.trim()
  useUnsaved(dirty)
  useUnsavedGuard(dirty && !write.busy)
  const pick = (person: Person) => {
    setText(`${text.slice(0, text.length - typed!.length)}${nameOf(person)} `)
    setAt(0)
    field.current?.focus()
  }
  return (
    <div className="ta-write">
      <Textarea
        ref={field}
        data-mantine-stop-propagation={offered.length > 0 || undefined}
        aria-label={label}
        placeholder={t`What should the team know? @ names a colleague`}
        autosize
        minRows={2}
        maxLength={talentLimits.comment.max}
        error={write.failure?.message}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setClosed(false)
          setAt(0)
        }}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') send()
          if (!offered.length) return
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            setAt((at + (event.key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length)
          } else if (event.key === 'Enter' || event.key === 'Tab') {
            event.preventDefault()
            pick(offered[at])
          } else if (event.key === 'Escape') {
            event.stopPropagation()
            setClosed(true)
          }
        }}
      />
      {offered.length > 0 && (
        <ul className="ta-mentions" aria-label={t`Colleagues`}>
          {offered.map((person, index) => (
            <li key={person._id}>
              <button
                type="button"
                data-at={index === at || undefined}
                onClick={() => pick(person)}
              >
                {nameOf(person)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="sr-only" role="status">
        {offered.length > 0 &&
          t`${{ count: offered.length }} colleagues offered, ${{ nameOf: nameOf(offered[at]) }} chosen`}
      </span>
      <Group gap="xs" mt="xs">
        <Button size="sm" loading={write.busy} disabled={!text.trim()} onClick={send}>
          {button}
        </Button>
        {onCancel && (
          <Button size="sm" variant="default" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        )}
        {!onCancel && (
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {t`Ctrl Enter sends`}
          </Text>
        )}
      </Group>
    </div>
  )
}
