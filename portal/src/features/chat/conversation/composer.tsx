import './message.css'
import './composer.css'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { ActionIcon, Progress, Text, Textarea, Tooltip } from '@mantine/core'
import { IconCode, IconFile, IconPaperclip, IconSend2, IconX } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { chatLimits } from '#api/chat/chat_facts'
import { fileKinds } from '#api/files/file_facts'
import { api, ApiError, upload } from '../../../app/api'
import { fileSize } from '../../../components/format'
import { draftOf, keepDraft, type Message } from '../chat_data'
import type { History } from './history'

type Chosen = {
  key: string
  file: File
  percent: number
  sent?: Message['attachments'][number]
  problem?: string
}

const { types, maxBytes, takes } = fileKinds.attachment
const TYPING_EVERY = 3_000

/** Where one writes: Enter sends, Shift and Enter begins a line; what is not sent stays as a draft on this device. */
export function Composer({
  id,
  me,
  history,
  name,
  field,
  replyTo,
  editing,
  onDone,
  onEditLast,
}: {
  id: string
  me: string
  history: History
  name: string
  field: RefObject<HTMLTextAreaElement | null>
  replyTo: Message | null
  editing: Message | null
  onDone: () => void
  onEditLast: () => void
}) {
  const [text, setText] = useState(() => draftOf(me, id))
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const told = useRef(0)
  const aborts = useRef(new Map<string, AbortController>())

  useEffect(() => () => aborts.current.forEach((abort) => abort.abort()), [])
  useEffect(() => setText(editing ? editing.text : draftOf(me, id)), [editing])

  const tell = (typing: boolean) => {
    told.current = typing ? Date.now() : 0
    api
      .post('/conversation/:id/typing', { params: { id }, body: { typing }, notice: 'none' })
      .catch(() => undefined)
  }

  function write(value: string) {
    setText(value)
    setProblem(undefined)
    if (editing) return
    keepDraft(me, id, value)
    if (value.trim() && Date.now() - told.current > TYPING_EVERY) tell(true)
  }

  /** Puts what is marked, or what comes next, between the three back ticks of a code block. */
  function code() {
    const area = field.current
    if (!area) return
    const { selectionStart: from, selectionEnd: to, value } = area
    const before = value.slice(0, from) && !value.slice(0, from).endsWith('\n') ? '\n' : ''
    const begin = `${value.slice(0, from)}${before}\`\`\`\n${value.slice(from, to)}`
    write(
      `${begin}\n\`\`\`${value.slice(to) && !value.slice(to).startsWith('\n') ? '\n' : ''}${value.slice(to)}`
    )
    area.focus()
    requestAnimationFrame(() => area.setSelectionRange(begin.length, begin.length))
  }

  const change = (key: string, over: Partial<Chosen>) =>
    setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...over } : one)))

  async function add(files: Iterable<File>) {
    setProblem(undefined)
    const room = chatLimits.attachments.max - chosen.length
    const wanted = [...files]
    if (wanted.length > room)
      setProblem(
        t`A message takes ${{ max: chatLimits.attachments.max }} files; send the others after it`
      )
    for (const file of wanted.slice(0, room)) {
      if (!types.includes(file.type)) {
        setProblem(t`${{ name: file.name }} is not ${takes}`)
        continue
      }
      if (file.size > maxBytes) {
        setProblem(
          t`${{ name: file.name }} has ${{ fileSize: fileSize(file.size) }}; we take at most ${{ fileSize2: fileSize(maxBytes) }}`
        )
        continue
      }
      const key = crypto.randomUUID()
      const abort = new AbortController()
      aborts.current.set(key, abort)
      setChosen((all) => [...all, { key, file, percent: 0 }])
      upload(
        '/message/upload',
        { file },
        { signal: abort.signal, notice: 'none', onPercent: (percent) => change(key, { percent }) }
      )
        .then(({ data }) => change(key, { sent: data, percent: 100 }))
        .catch((error) => error instanceof ApiError && change(key, { problem: error.message }))
        .finally(() => aborts.current.delete(key))
    }
  }

  function remove(key: string) {
    aborts.current.get(key)?.abort()
    setChosen((all) => all.filter((one) => one.key !== key))
  }

  const ready = chosen.flatMap(({ sent }) => sent ?? [])
  const busy = chosen.some(({ sent, problem: failed }) => !sent && !failed)
  const words = text.trim()
  const tooLong = words.length > chatLimits.text.max
  const maySend = !busy && !tooLong && (words !== '' || (ready.length > 0 && !editing))

  async function submit() {
    if (!maySend) return
    if (editing) {
      try {
        const { data } = await api.put('/message/:id', {
          params: { id: editing._id },
          body: { text: words },
          notice: 'none',
        })
        history.hear({ type: 'edited', message: data })
        onDone()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setProblem(error.message)
      }
      return
    }
    history.send(words, ready, replyTo)
    setText('')
    keepDraft(me, id, '')
    setChosen([])
    setProblem(undefined)
    told.current = 0
    onDone()
    field.current?.focus()
  }

  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void add(event.dataTransfer.files)
      }}
    >
      {(replyTo || editing) && (
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
      )}
      {chosen.length > 0 && (
        <ul className="chat-files" style={{ listStyle: 'none', padding: 0 }} aria-label={t`Files`}>
          {chosen.map(({ key, file, percent, sent, problem: failed }) => (
            <li key={key} className="chat-file" style={{ cursor: 'default' }}>
              <IconFile size={20} stroke={1.5} aria-hidden="true" />
              <span>
                {file.name} <span className="dim">{fileSize(file.size)}</span>
                {failed ? (
                  <Text size="sm" c="var(--harm)" role="alert">
                    {failed}
                  </Text>
                ) : (
                  !sent && (
                    <>
                      <Progress
                        value={percent}
                        aria-label={t`Sending ${{ name: file.name }}`}
                        mt={4}
                      />
                      <span className="num">{percent < 100 ? `${percent} %` : t`Checking`}</span>
                    </>
                  )
                )}
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t`Remove ${{ name: file.name }}`}
                onClick={() => remove(key)}
              >
                <IconX size={16} stroke={1.5} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
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
            void add(event.currentTarget.files ?? [])
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
          error={
            tooLong
              ? t`A message takes ${{ max: chatLimits.text.max }} characters; this one has ${{ count: words.length }}. Send it in two parts.`
              : problem
          }
          onChange={(event) => write(event.currentTarget.value)}
          onPaste={(event) => {
            if (event.clipboardData.files.length === 0) return
            event.preventDefault()
            void add(event.clipboardData.files)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
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
