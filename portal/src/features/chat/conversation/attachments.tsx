import { useEffect, useRef, useState } from 'react'
import { ActionIcon, Anchor, Progress, Text } from '@mantine/core'
import { IconFile, IconX } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { chatLimits } from '#api/chat/chat_facts'
import { fileKinds } from '#api/files/file_facts'
import { ApiError, upload } from '../../../app/api'
import { fileSize } from '../../../components/format'
import type { Message } from '../chat_data'

type Attachment = {
  key: string
  file: File
  percent: number
  sent?: Message['attachments'][number]
  problem?: string
}

const { types, maxBytes, takes } = fileKinds.attachment

/** What one file is refused for before it is sent, if anything. */
function refusalOf({ name, type, size }: File) {
  if (!types.includes(type)) return t`${{ name }} is not ${takes}`
  if (size > maxBytes)
    return t`${{ name }} has ${{ fileSize: fileSize(size) }}; we take at most ${{ fileSize2: fileSize(maxBytes) }}`
}

/** The files of a message that is being written: each is sent at once, and what is still on its way ends with the screen. */
export function useAttachments() {
  const [all, setAll] = useState<Attachment[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  useEffect(() => () => aborts.current.forEach((abort) => abort.abort()), [])

  const change = (key: string, over: Partial<Attachment>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...over } : one)))

  function send(file: File, key: string) {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    upload(
      '/message/upload',
      { file },
      { signal: abort.signal, notice: 'none', onPercent: (percent) => change(key, { percent }) }
    )
      .then(({ data }) => change(key, { sent: data, percent: 100 }))
      .catch((error) => error instanceof ApiError && change(key, { problem: error.message }))
      .finally(() => aborts.current.delete(key))
  }

  const again = ({ key, file }: Attachment) => {
    change(key, { percent: 0, problem: undefined })
    send(file, key)
  }

  return {
    all,
    /** Sends what fits; returns why each of the others does not. */
    add(files: Iterable<File>) {
      const wanted = [...files]
      const room = wanted.slice(0, chatLimits.attachments.max - all.length)
      const refusals = room.map(refusalOf)
      const fit = room
        .filter((_, index) => !refusals[index])
        .map((file) => ({ key: crypto.randomUUID(), file, percent: 0 }))
      setAll((before) => [...before, ...fit])
      fit.forEach(({ file, key }) => send(file, key))
      return [
        room.length < wanted.length &&
          t`A message takes ${{ max: chatLimits.attachments.max }} files; send the others after it`,
        ...refusals,
      ].filter((refusal) => typeof refusal === 'string')
    },
    remove(key: string) {
      aborts.current.get(key)?.abort()
      setAll((before) => before.filter((one) => one.key !== key))
    },
    again,
    clear: () => setAll([]),
    ready: all.flatMap(({ sent }) => sent ?? []),
    busy: all.some(({ sent, problem }) => !sent && !problem),
    failed: all.some(({ problem }) => problem),
  }
}

/** The files above the field, each with its percent or with what went wrong. */
export function Attachments({
  all,
  remove,
  again,
}: Pick<ReturnType<typeof useAttachments>, 'all' | 'remove' | 'again'>) {
  if (all.length === 0) return null
  return (
    <ul className="chat-files" style={{ listStyle: 'none', padding: 0 }} aria-label={t`Files`}>
      {all.map((one) => (
        <li key={one.key} className="chat-file" style={{ cursor: 'default' }}>
          <IconFile size={20} stroke={1.5} aria-hidden="true" />
          <span>
            {one.file.name} <span className="dim">{fileSize(one.file.size)}</span>
            <HowFar {...one} onAgain={() => again(one)} />
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t`Remove ${{ name: one.file.name }}`}
            onClick={() => remove(one.key)}
          >
            <IconX size={16} stroke={1.5} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}

function HowFar({ file, percent, sent, problem, onAgain }: Attachment & { onAgain: () => void }) {
  if (sent) return null
  if (problem)
    return (
      <Text size="sm" role="alert">
        <Text span inherit c="var(--harm)">
          {problem}
        </Text>{' '}
        <Anchor component="button" type="button" inherit onClick={onAgain}>
          {t`Try again`}
        </Anchor>
      </Text>
    )
  return (
    <>
      <Progress value={percent} aria-label={t`Sending ${{ name: file.name }}`} mt={4} />
      <span className="num">{percent < 100 ? `${percent} %` : t`Checking`}</span>
    </>
  )
}
