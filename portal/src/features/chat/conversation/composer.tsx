import './message.css'
import './composer.css'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { ActionIcon, Textarea, Tooltip } from '@mantine/core'
import { IconCode, IconPaperclip, IconSend2, IconX } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { chatLimits } from '#api/chat/chat_facts'
import { fileKinds } from '#api/files/file_facts'
import { api, ApiError } from '../../../app/api'
import { draftOf, keepDraft, type Message } from '../chat_data'
import { Attachments, useAttachments } from './attachments'
import type { History } from './history'

const { types, takes } = fileKinds.attachment
const TYPING_EVERY = 3_000

/** A text with what is marked, or what comes next, between the three back ticks of a code block; where to go on writing. */
function withCodeBlock({ selectionStart: from, selectionEnd: to, value }: HTMLTextAreaElement) {
  const [before, marked, after] = [value.slice(0, from), value.slice(from, to), value.slice(to)]
  const begin = `${before}${before && !before.endsWith('\n') ? '\n' : ''}\`\`\`\n${marked}`
  const end = `\n\`\`\`${after && !after.startsWith('\n') ? '\n' : ''}${after}`
  return { text: begin + end, at: begin.length }
}

type Written = {
  id: string
  me: string
  history: History
  field: RefObject<HTMLTextAreaElement | null>
  replyTo: Message | null
  editing: Message | null
  onDone: () => void
}

/** What is written: kept as a draft, told as typing, and sent with its files or as the change of a message. */
function useWriting({ id, me, history, field, replyTo, editing, onDone }: Written) {
  const [text, setText] = useState(() => draftOf(me, id))
  const files = useAttachments()
  const [problem, setProblem] = useState<string>()
  const told = useRef(0)

  useEffect(() => setText(editing ? editing.text : draftOf(me, id)), [editing])

  const tell = () => {
    told.current = Date.now()
    api
      .post('/conversation/:id/typing', { params: { id }, body: { typing: true }, notice: 'none' })
      .catch(() => undefined)
  }

  function write(value: string) {
    setText(value)
    setProblem(undefined)
    if (editing) return
    keepDraft(me, id, value)
    if (value.trim() && Date.now() - told.current > TYPING_EVERY) tell()
  }

  const words = text.trim()
  const tooLong = words.length > chatLimits.text.max
  const maySend = !files.busy && !tooLong && (words !== '' || (files.all.length > 0 && !editing))

  async function change({ _id }: Message) {
    try {
      const { data } = await api.put('/message/:id', {
        params: { id: _id },
        body: { text: words },
        notice: 'none',
      })
      history.hear({ type: 'edited', message: data })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    }
  }

  async function submit() {
    if (!maySend) return
    if (editing) return change(editing)
    // a message must not go without a file that its writer believes in it
    if (files.failed) return setProblem(t`A file was not sent: try again, or remove it`)
    history.send(words, files.ready, replyTo)
    setText('')
    keepDraft(me, id, '')
    files.clear()
    setProblem(undefined)
    told.current = 0
    onDone()
    field.current?.focus()
  }

  return {
    text,
    write,
    files,
    add: (wanted: Iterable<File>) => setProblem(files.add(wanted).join('. ')),
    error: tooLong
      ? t`A message takes ${{ max: chatLimits.text.max }} characters; this one has ${{ count: words.length }}. Send it in two parts.`
      : problem,
    maySend,
    submit,
  }
}

/** A keyboard on glass has no Shift and Enter: there Enter begins a line, and the button sends. */
const sendsByEnter = ({ shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) =>
  !nativeEvent.isComposing &&
  (ctrlKey || metaKey || (!shiftKey && !matchMedia('(pointer: coarse)').matches))

/** Where one writes: Enter sends, Shift and Enter begins a line; what is not sent stays as a draft on this device. */
export function Composer({
  name,
  onEditLast,
  ...written
}: Written & { name: string; onEditLast: () => void }) {
  const { field, replyTo, editing, onDone } = written
  const { text, write, files, add, error, maySend, submit } = useWriting(written)
  const input = useRef<HTMLInputElement>(null)

  function code() {
    const area = field.current
    if (!area) return
    const { text: changed, at } = withCodeBlock(area)
    write(changed)
    area.focus()
    requestAnimationFrame(() => area.setSelectionRange(at, at))
  }

  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add(event.dataTransfer.files)
      }}
    >
      <Above replyTo={replyTo} editing={editing} onDone={onDone} />
      <Attachments {...files} />
      <form
        className="chat-composer-line"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Tooltip label={t`Attach ${takes}`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            disabled={Boolean(editing)}
            aria-label={t`Attach files`}
            onClick={() => input.current?.click()}
          >
            <IconPaperclip size={20} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t`Code block`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            visibleFrom="xs"
            aria-label={t`Code block`}
            onClick={code}
          >
            <IconCode size={20} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={types.join(',')}
          onChange={(event) => {
            add(event.currentTarget.files ?? [])
            event.currentTarget.value = ''
          }}
        />
        <Textarea
          ref={field}
          aria-label={t`Message to ${name}`}
          placeholder={t`Write a message`}
          autosize
          minRows={1}
          maxRows={8}
          value={text}
          error={error}
          onChange={(event) => write(event.currentTarget.value)}
          onPaste={(event) => {
            if (event.clipboardData.files.length === 0) return
            event.preventDefault()
            add(event.clipboardData.files)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && sendsByEnter(event)) {
              event.preventDefault()
              void submit()
            } else if (event.key === 'Escape' && (replyTo || editing)) {
              event.stopPropagation()
              onDone()
            } else if (event.key === 'ArrowUp' && text === '' && !editing) {
              event.preventDefault()
              onEditLast()
            }
          }}
        />
        <Tooltip label={editing ? t`Save (Enter)` : t`Send (Enter)`}>
          <ActionIcon
            type="submit"
            size={40}
            disabled={!maySend}
            aria-label={editing ? t`Save the change` : t`Send`}
          >
            <IconSend2 size={20} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </form>
    </div>
  )
}

/** What is replied to or changed, with the way out of it. */
function Above({
  replyTo,
  editing,
  onDone,
}: {
  replyTo: Message | null
  editing: Message | null
  onDone: () => void
}) {
  if (!replyTo && !editing) return null
  return (
    <div className="chat-foot" style={{ marginBottom: 6 }}>
      <span className="chat-quote" style={{ width: 'auto', flex: 1, cursor: 'default' }}>
        {editing
          ? t`Editing your message`
          : t`Reply to ${{ name: replyTo!.sender?.fName ?? t`somebody` }}: ${{ text: replyTo!.text || t`File` }}`}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={editing ? t`Do not edit` : t`Do not reply`}
        onClick={onDone}
      >
        <IconX size={18} stroke={1.5} />
      </ActionIcon>
    </div>
  )
}
