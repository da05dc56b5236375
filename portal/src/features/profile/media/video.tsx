import { useEffect, useRef, useState } from 'react'
import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconUpload } from '@tabler/icons-react'
import { fileKinds } from '../../../../../api/files/file_facts'
import { api, ApiError, upload } from '../../../app/api'
import { read } from '../../../app/read'
import { storedToken } from '../../../app/session_store'
import { fileSize } from '../../../components/format'
import { Section } from '../../../components/page_header'
import { posterFrame } from './poster_frame'
import { Waiting } from '../changes/waiting'

const MAX_BYTES = fileKinds.video.maxBytes

/** Going, stopped by the person, or stopped by the connection and going on with it. */
type Progressing = 'running' | 'paused' | 'lost'
type Sending = {
  id: string
  file: File
  received: number
  partSize: number
  state: Progressing
}

/** Sends one part; answers how many bytes the server has then, which it also tells when it expected another part. */
async function sendPart({ id, file, received, partSize }: Sending, signal: AbortSignal) {
  const answer = await fetch(`/api/v1/candidate/video/${id}/part?offset=${received}`, {
    method: 'PUT',
    signal,
    headers: {
      'authorization': `Bearer ${storedToken()}`,
      'accept': 'application/json',
      'content-type': 'application/octet-stream',
    },
    body: file.slice(received, received + partSize),
  })
  const body = await answer.json().catch(() => ({}))
  if (answer.ok) return Number(body.data.received)
  if (answer.status === 409 && body.received !== undefined) return Number(body.received)
  throw new ApiError(answer.status, body.message ?? `The server answered ${answer.status}`)
}

/** A short film of oneself: sent in parts, so that a lost connection or a pause costs one part at most. */
export function Video() {
  const client = useQueryClient()
  const state = useQuery(read('GET', '/candidate/video'))
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<string>()
  const [isFinishing, setFinishing] = useState(false)
  const stop = useRef<AbortController>(undefined)
  // the same file may be chosen again
  const forget = useRef<() => void>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const refresh = () =>
    Promise.all(
      ['/candidate/video', '/candidate/profile'].map((key) =>
        client.invalidateQueries({ queryKey: [key] })
      )
    )

  async function run(from: Sending) {
    let now: Sending = { ...from, state: 'running' }
    setSending(now)
    setProblem(undefined)
    stop.current = new AbortController()
    try {
      while (now.received < now.file.size) {
        now = { ...now, received: await sendPart(now, stop.current.signal) }
        setSending(now)
      }
      setFinishing(true)
      await api.post('/candidate/video/:id/complete', { params: { id: now.id } })
      setSending(undefined)
      await refresh()
      const frame = await posterFrame(now.file)
      if (frame) await upload('/candidate/video/poster', { image: frame }, { notice: 'none' })
      await refresh()
    } catch (error) {
      if ((error as Error).name === 'AbortError') return setSending({ ...now, state: 'paused' })
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (refused && ![401, 408, 429].includes(error.status)) {
        // what the server does not take, it does not take the second time either
        setSending(undefined)
        setProblem(error.message)
        return refresh()
      }
      setSending({ ...now, state: 'lost' })
      setProblem(
        error instanceof ApiError && error.status
          ? error.message
          : 'The connection was lost; what arrived is kept, and the rest follows when you are connected'
      )
    } finally {
      setFinishing(false)
    }
  }
  const goOn = useRef<() => void>(undefined)
  goOn.current = () => sending && void run(sending)
  const lost = sending?.state === 'lost'
  useEffect(() => {
    if (!lost) return
    const again = () => goOn.current?.()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [lost])
  async function choose(file: File | null) {
    forget.current?.()
    if (!file) return
    setProblem(undefined)
    if (file.size > MAX_BYTES)
      return setProblem(`${file.name} has ${fileSize(file.size)}; we take at most 100 MB`)
    try {
      const { data } = await api.post('/candidate/video', {
        body: { fileName: file.name, size: file.size },
        notice: 'none',
      })
      const { _id: id, received, partSize } = data
      await run({ id, file, received, partSize, state: 'running' })
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.message)
    }
  }
  async function giveUp(id: string) {
    stop.current?.abort()
    await api.delete('/candidate/video/:id', { params: { id }, notice: 'errors' }).catch(() => {})
    setSending(undefined)
    await refresh()
  }
  async function remove() {
    await api.delete('/candidate/video').catch(() => {})
    await refresh()
  }

  const { video, pending, upload: begun } = state.data?.data ?? {}
  const percent = sending ? Math.floor((sending.received / sending.file.size) * 100) : 0
  return (
    <Section title="Your video" note="A minute is enough: who you are, what you like to build.">
      <Stack gap="md">
        <Waiting parts={['video']} />
        {pending && (
          <video
            className="wiz-video"
            controls
            preload="metadata"
            src={pending.url}
            poster={pending.poster ?? undefined}
            aria-label="The video that waits for approval"
          />
        )}
        {video && (
          <>
            <video
              className="wiz-video"
              controls
              preload="metadata"
              src={video.url}
              poster={video.poster ?? undefined}
              aria-label="Your video"
            />
            <div>
              <Button variant="subtle" color="gray" size="sm" onClick={() => void remove()}>
                Remove the video
              </Button>
            </div>
          </>
        )}
        {sending ? (
          <div role="status">
            <Progress value={percent} aria-label={`Sending ${sending.file.name}`} />
            <Group justify="space-between" mt="xs">
              <Text size="sm" className="num">
                {isFinishing
                  ? 'All of it arrived; we check it now'
                  : sending.state === 'running'
                    ? `${percent} % sent`
                    : `Paused at ${percent} %`}
              </Text>
              <Group gap="xs">
                {sending.state !== 'running' ? (
                  <Button size="xs" onClick={() => void run(sending)}>
                    Go on
                  </Button>
                ) : (
                  !isFinishing && (
                    <Button size="xs" variant="default" onClick={() => stop.current?.abort()}>
                      Pause
                    </Button>
                  )
                )}
                {!isFinishing && (
                  <Button size="xs" variant="default" onClick={() => void giveUp(sending.id)}>
                    Cancel
                  </Button>
                )}
              </Group>
            </Group>
          </div>
        ) : (
          <Stack gap="xs" align="flex-start">
            {begun && (
              <Text size="sm" c="dimmed">
                {begun.percent} % of {begun.fileName} arrived. Choose the same file again to go on
                from there.
              </Text>
            )}
            <FileButton
              resetRef={forget}
              accept="video/mp4,video/webm"
              onChange={(file: File | null) => void choose(file)}
            >
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  leftSection={<IconUpload size={16} stroke={1.5} />}
                >
                  {video || pending ? 'Send another video' : 'Choose a video'}
                </Button>
              )}
            </FileButton>
            <Text size="sm" c="dimmed">
              MP4 or WebM, at most 100 MB
            </Text>
          </Stack>
        )}
        {problem && (
          <Text size="sm" c="var(--harm)" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </Section>
  )
}
