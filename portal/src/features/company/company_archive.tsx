import { Button, Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { useAccess } from '../../app/access'
import { day, fileSize } from '../../components/format'
import { useWrite } from '../../components/forms/write'
import { Section } from '../../components/page_header'

const making = ['queued', 'making']

/** Everything of the company in one zip, to take it along; for those who may. */
export function CompanyArchive() {
  const access = useAccess('take_out')
  const latest = useQuery({
    ...read('GET', '/client/company-archive'),
    enabled: Boolean(access?.allowed),
    refetchInterval: ({ state }) => {
      const status = state.data?.data.archive?.status ?? ''
      // the link to a ready file works for ten minutes
      return making.includes(status) ? 1_500 : status === 'ready' && 8 * 60_000
    },
  })
  const ask = useWrite(() => api.post('/client/company-archive', { notice: 'errors' }), {
    refreshes: ['/client/company-archive'],
  })
  if (!access?.allowed) return null
  const made = latest.data?.data.archive
  const busy = Boolean(made && making.includes(made.status))
  return (
    <Section
      title="Take everything along"
      note="Jobs, applicants, interviews, offers, messages and their files in one zip, as JSON and CSV that other systems read."
    >
      {busy && made && (
        <div role="status">
          <Progress value={made.percent} aria-label="Making the archive" />
          <Text size="sm" c="dimmed" mt={6} className="num">
            {made.percent} %. A notification tells you when it is ready; you may leave this page.
          </Text>
        </div>
      )}
      {made?.status === 'ready' && made.downloadUrl && (
        <Text size="sm" mb="sm">
          <a href={made.downloadUrl} download style={{ color: 'inherit' }}>
            Download the archive
          </a>{' '}
          <span className="dim">
            {made.size ? `${fileSize(made.size)}, ` : ''}made {day(made.createdAt)}
            {made.expiresAt && `, kept until ${day(made.expiresAt)}`}
          </span>
        </Text>
      )}
      {made?.status === 'failed' && (
        <Text size="sm" c="var(--harm)" role="alert" mb="sm">
          The archive could not be made. Ask for it once more.
        </Text>
      )}
      {made?.status === 'expired' && (
        <Text size="sm" c="dimmed" mb="sm">
          The archive of {day(made.createdAt)} is no longer kept.
        </Text>
      )}
      {latest.error && !latest.data && (
        <Text size="sm" role="alert" mb="sm">
          The state of the archive did not load: {latest.error.message}
        </Text>
      )}
      {!busy && (
        <Button variant="default" loading={ask.busy} onClick={() => void ask.send()}>
          {made?.status === 'ready' ? 'Make a new archive' : 'Make an archive'}
        </Button>
      )}
    </Section>
  )
}
