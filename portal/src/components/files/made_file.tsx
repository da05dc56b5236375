import { Button, Progress, Text } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { day, fileSize } from '../format'
import { Failed, type Reading } from '../page/fetched'

type Made = {
  status: string
  percent: number
  size: number | null
  createdAt: string | null
  expiresAt: string | null
  downloadUrl?: string | null
}

const making = ['queued', 'making']

/** How soon to look again for a file that is being made; the link to a ready one works for ten minutes. */
export const lookAgain = (made: Made | null | undefined) =>
  made && (making.includes(made.status) ? 1_500 : made.status === 'ready' && 8 * 60_000)

/** A zip that the server makes when asked: how far it is, where it is, and the button that asks. */
export function MadeFile({
  read,
  title,
  made,
  what,
  told,
  first,
  ask,
}: {
  read: Reading
  /** What is told to have failed where the state cannot be fetched. */
  title: string
  made: Made | null | undefined
  /** What the zip is called, such as "archive". */
  what: string
  /** How the person hears that it is ready. */
  told: string
  /** What the button says before there was one. */
  first: string
  ask: { busy: boolean; send: () => Promise<unknown> }
}) {
  if (read.error && !read.data) return <Failed read={read} what={title} />
  const busy = Boolean(made && making.includes(made.status))
  return (
    <>
      {busy && made && (
        <div role="status">
          <Progress value={made.percent} aria-label={t`Making the ${what}`} />
          <Text size="sm" c="dimmed" mt={6} className="num">
            <Trans>
              {{ percent: made.percent }} %. {told}; you may leave this page.
            </Trans>
          </Text>
        </div>
      )}
      {made?.status === 'ready' && made.downloadUrl && (
        <Text size="sm" mb="sm">
          <a href={made.downloadUrl} download style={{ color: 'inherit' }}>
            {t`Download the zip`}
          </a>{' '}
          <span className="dim">
            {made.size ? `${fileSize(made.size)}, ` : ''}
            <Trans>made {{ day: day(made.createdAt!) }}</Trans>
            {made.expiresAt && t`, kept until ${{ day: day(made.expiresAt) }}`}
          </span>
        </Text>
      )}
      {made?.status === 'failed' && (
        <Text size="sm" c="var(--harm)" role="alert" mb="sm">
          <Trans>The {what} could not be made. Ask for it again.</Trans>
        </Text>
      )}
      {made?.status === 'expired' && (
        <Text size="sm" c="dimmed" mb="sm">
          <Trans>
            The {what} of {{ day: day(made.createdAt!) }} is no longer kept.
          </Trans>
        </Text>
      )}
      {!busy && (
        <Button variant="default" loading={ask.busy} onClick={() => void ask.send()}>
          {made?.status === 'ready' ? t`Make a new ${what}` : first}
        </Button>
      )}
    </>
  )
}
