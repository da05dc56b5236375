import { Button, Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { fileKinds, megabytes } from '#api/files/file_facts'
import { api, upload } from '../../../app/api'
import { read } from '../../../app/read'
import { FileDrop } from '../../../components/forms/file_drop'
import { refresh, useWrite } from '../../../components/forms/write'
import { Section } from '../../../components/page/page_header'
import { posterFrame } from './poster_frame'
import { Waiting } from '../changes/waiting'

const refreshes = ['/candidate/video', '/candidate/profile']

/** The video of a profile: the live one, the one that waits for approval, and a place to send another. */
export function Video() {
  const client = useQueryClient()
  const state = useQuery(read('GET', '/candidate/video'))
  // refused or not, the video stays, without its frame
  const { send: addFrame } = useWrite(
    (image: Blob) => upload('/candidate/video/poster', { image }, { notice: 'none' }),
    { refreshes }
  )
  const remove = useWrite(() => api.delete('/candidate/video'), { refreshes })
  async function framed(file: File) {
    await refresh(client, refreshes)
    const frame = await posterFrame(file)
    if (frame) await addFrame(frame)
  }

  const { video, pending } = state.data?.data ?? {}
  return (
    <Section
      title={t`Your video`}
      note={t`A minute is enough: who you are, what you like to build.`}
    >
      <Stack gap="md">
        <Waiting parts={['video']} />
        {pending && (
          <video
            className="wiz-video"
            controls
            preload="metadata"
            src={pending.url}
            poster={pending.poster ?? undefined}
            aria-label={t`The video that waits for approval`}
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
              aria-label={t`Your video`}
            />
            <div>
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                loading={remove.busy}
                onClick={() => void remove.send()}
              >
                {t`Remove the video`}
              </Button>
            </div>
          </>
        )}
        <FileDrop
          path="/candidate/video"
          field="video"
          accept={[...fileKinds.video.types]}
          maxSize={fileKinds.video.maxBytes}
          byParts="video"
          label={video || pending ? t`Send another video` : t`Add a video`}
          hint={t`MP4 or WebM, at most ${{ megabytes: megabytes(fileKinds.video.maxBytes) }}`}
          onUploaded={(_, file) => void framed(file)}
        />
      </Stack>
    </Section>
  )
}
