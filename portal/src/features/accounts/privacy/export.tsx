import { Button, Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../app/api'
import { read } from '../../../app/read'
import { day, fileSize } from '../../../components/format'
import { useWrite } from '../../../components/forms/write'
import { Section } from '../../../components/page_header'

const making = ['queued', 'making']

/** Everything about the person in one zip, with the percentage while it is made. */
export function Export() {
  const query = read('GET', '/account/export')
  const latest = useQuery({
    ...query,
    refetchInterval: ({ state }) => {
      const status = state.data?.data.export?.status ?? ''
      // the link to a ready file works for ten minutes
      return making.includes(status) ? 1_500 : status === 'ready' && 8 * 60_000
    },
  })
  const ask = useWrite(() => api.post('/account/export', { notice: 'errors' }), {
    refreshes: ['/account/export'],
  })
  const made = latest.data?.data.export
  const busy = Boolean(made && making.includes(made.status))
  return (
    <Section title="A copy of your data" note="All that we hold about you, in one zip file.">
      {busy && made && (
        <div role="status">
          <Progress value={made.percent} aria-label="Making the file" />
          <Text size="sm" c="dimmed" mt={6} className="num">
            {made.percent} %. You get a mail when it is ready; you may leave this page.
          </Text>
        </div>
      )}
      {made?.status === 'ready' && made.downloadUrl && (
        <Text size="sm" mb="sm">
          <a href={made.downloadUrl} download style={{ color: 'inherit' }}>
            Download the zip
          </a>{' '}
          <span className="dim">
            {made.size ? `${fileSize(made.size)}, ` : ''}made {day(made.createdAt!)}
            {made.expiresAt && `, kept until ${day(made.expiresAt)}`}
          </span>
        </Text>
      )}
      {made?.status === 'failed' && (
        <Text size="sm" c="var(--harm)" role="alert" mb="sm">
          The file could not be made. Ask for it once more.
        </Text>
      )}
      {made?.status === 'expired' && (
        <Text size="sm" c="dimmed" mb="sm">
          The copy of {day(made.createdAt!)} is no longer kept.
        </Text>
      )}
      {!busy && (
        <Button variant="default" loading={ask.busy} onClick={() => void ask.send()}>
          {made?.status === 'ready' ? 'Make a new copy' : 'Ask for a copy'}
        </Button>
      )}
    </Section>
  )
}
