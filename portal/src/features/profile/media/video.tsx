import { Button, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fileKinds } from '#api/files/file_facts'
import { api, ApiError, upload } from '../../../app/api'
import { read } from '../../../app/read'
import { FileDrop } from '../../../components/forms/file_drop'
import { Section } from '../../../components/page_header'
import { posterFrame } from './poster_frame'
import { Waiting } from '../changes/waiting'

/** A short film of oneself: the live one, the one that waits for approval, and a place to send another. */
export function Video() {
  const client = useQueryClient()
  const state = useQuery(read('GET', '/candidate/video'))
  const refresh = () =>
    Promise.all(
      ['/candidate/video', '/candidate/profile'].map((key) =>
        client.invalidateQueries({ queryKey: [key] })
      )
    )
  async function framed(file: File) {
    await refresh()
    const frame = await posterFrame(file)
    if (!frame) return
    try {
      await upload('/candidate/video/poster', { image: frame }, { notice: 'none' })
    } catch (error) {
      // the video stands without its frame
      if (!(error instanceof ApiError)) throw error
    }
    await refresh()
  }
  async function remove() {
    await api.delete('/candidate/video').catch(() => {})
    await refresh()
  }

  const { video, pending } = state.data?.data ?? {}
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
        <FileDrop
          path="/candidate/video"
          field="video"
          accept={[...fileKinds.video.types]}
          maxSize={fileKinds.video.maxBytes}
          label={video || pending ? 'Send another video' : 'Add a video'}
          hint="MP4 or WebM, at most 100 MB"
          onUploaded={(_, file) => void framed(file)}
        />
      </Stack>
    </Section>
  )
}
