import './file_drop.css'
import '@mantine/dropzone/styles.layer.css'
import { useEffect, useRef, useState } from 'react'
import { Button, Group, Progress, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFile, IconUpload } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { PART_BYTES, type PartKind } from '#api/files/file_facts'
import { ApiError, upload } from '../../app/api'
import { fileSize } from '../format'
import { sendParts, type Begun } from './send_parts'

/** What the server does not take, it does not take the second time either. */
const mayArriveLater = ({ status }: ApiError) =>
  status < 400 || status >= 500 || [401, 408, 429].includes(status)

/** A place to drop or choose one file; it uploads at once and tells the percentage. One that did not arrive stays chosen. */
export function FileDrop<T = any>({
  path,
  field,
  accept,
  maxSize,
  label,
  hint,
  onUploaded,
  fields,
  prepare,
  given,
  byParts,
}: {
  /** Where it is sent; a function is asked for each file. */
  path: string | (() => Promise<string>)
  field: string
  /** Media types, such as application/pdf. */
  accept: string[]
  maxSize: number
  label: string
  hint?: string
  onUploaded: (data: T, file: File) => unknown
  fields?: Record<string, string>
  /** What is sent in the place of the chosen file; null sends nothing. */
  prepare?: (file: File) => Promise<File | null>
  /** A file that was chosen on another page. */
  given?: File
  /** What it is, where a large one comes in parts: what was lost on the way is sent again, not all of it. */
  byParts?: PartKind
}) {
  const [sending, setSending] = useState<{ file: File; percent: number } | null>(null)
  const [problem, setProblem] = useState<string>()
  const [left, setLeft] = useState<File | null>(null)
  const abort = useRef<AbortController>(undefined)
  const begun = useRef<Begun>(undefined)

  useEffect(() => {
    if (given) void send(given)
    return () => abort.current?.abort()
  }, [given])

  async function send(chosen: File) {
    setProblem(undefined)
    setLeft(null)
    const file = prepare ? await prepare(chosen) : chosen
    if (file) await deliver(file)
  }

  async function deliver(file: File) {
    setProblem(undefined)
    setLeft(null)
    setSending({ file, percent: 0 })
    abort.current = new AbortController()
    try {
      const to = typeof path === 'string' ? path : await path()
      const options = {
        signal: abort.current.signal,
        onPercent: (percent: number) => setSending({ file, percent }),
      }
      const { data } =
        byParts && file.size > PART_BYTES
          ? await sendParts<T>(to, { file, kind: byParts, fields, begun }, options)
          : await upload<T>(to, { ...fields, [field]: file }, options)
      await onUploaded(data, file)
    } catch (error) {
      if (!(error instanceof ApiError)) return
      setProblem(error.message)
      if (mayArriveLater(error)) setLeft(file)
    } finally {
      setSending(null)
    }
  }

  if (sending) return <Sending {...sending} onCancel={() => abort.current?.abort()} />
  return (
    <div>
      <Dropzone
        multiple={false}
        accept={accept}
        maxSize={maxSize}
        onDrop={([file]) => void send(file)}
        onReject={([{ file, errors }]) =>
          setProblem(
            errors[0]?.code === 'file-too-large'
              ? t`${{ name: file.name }} has ${{ fileSize: fileSize(file.size) }}; we take at most ${{ fileSize2: fileSize(maxSize) }}`
              : t`${{ name: file.name }} is not a kind of file we take here`
          )
        }
        inputProps={{ 'aria-label': label }}
        className="c-drop"
      >
        <IconUpload size={24} stroke={1.5} aria-hidden="true" />
        <div>
          <Text fw={550} size="sm">
            {label}
          </Text>
          <Text size="sm" c="dimmed">
            {hint ?? t`Drop a file here or choose one, at most ${{ fileSize: fileSize(maxSize) }}`}
          </Text>
        </div>
      </Dropzone>
      {problem && (
        <Text size="sm" c="var(--harm)" mt={6} role="alert">
          {problem}
        </Text>
      )}
      {left && (
        <Group gap="xs" mt={6}>
          <NamedFile file={left} />
          <Button size="xs" variant="default" onClick={() => void deliver(left)}>
            {t`Try again`}
          </Button>
        </Group>
      )}
    </div>
  )
}

const NamedFile = ({ file }: { file: File }) => (
  <Text size="sm" truncate>
    {file.name} <span className="dim">{fileSize(file.size)}</span>
  </Text>
)

/** What is on its way, with how much of it has arrived. */
function Sending({
  file,
  percent,
  onCancel,
}: {
  file: File
  percent: number
  onCancel: () => void
}) {
  return (
    <div className="c-upload" role="status">
      <IconFile size={22} stroke={1.5} aria-hidden="true" />
      <div>
        <NamedFile file={file} />
        <Progress value={percent} aria-label={t`Sending ${{ name: file.name }}`} mt={6} />
      </div>
      <Text size="sm" className="num">
        {percent < 100 ? `${percent} %` : t`Checking`}
      </Text>
      <Button size="xs" variant="default" onClick={onCancel}>
        {t`Cancel`}
      </Button>
    </div>
  )
}
