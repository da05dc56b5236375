import { Alert, Button, Text, Tooltip } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { listed } from '../../components/format'
import { When } from '../../components/when'
import { useAccess } from '../../app/session/access'
import type { PostedJob } from './page/job_menu'
import { useTakeBack } from './page/take_back_change'

type Change = NonNullable<PostedJob['change']>

const named = (): Record<string, string> => ({
  category: t`category`,
  mode: t`work mode`,
  pay: t`pay`,
})

/** What would change, in words. */
function titleOf({ jobTitle, parts }: Change) {
  const names = named()
  const changed = parts.map((part) =>
    part === 'title' ? t`title “${{ jobTitle: jobTitle ?? '' }}”` : (names[part] ?? part)
  )
  return t`Change awaiting approval: ${{ parts: listed(changed) }}`
}

/** What a live job becomes once it is approved, which colleague asked for it, and the way back. */
export function WaitingChange({ job }: { job: Pick<PostedJob, '_id' | 'change'> }) {
  const { change } = job
  const mayEdit = useAccess('edit_job')?.allowed ?? false
  const takeBack = useTakeBack(job._id)
  if (!change) return null
  const name = change.askedBy ?? t`Someone who left`
  return (
    <Alert color="amber" my="sm" p="xs" title={titleOf(change)}>
      <Text size="sm">
        <Trans>
          {name} asked for it <When at={change.askedAt} />. Candidates see the job as it was until
          we approve it.
        </Trans>
      </Text>
      {mayEdit && (
        <Button
          mt="xs"
          size="xs"
          variant="default"
          loading={takeBack.busy}
          onClick={() => void takeBack.send()}
        >
          {t`Take back the change`}
        </Button>
      )}
    </Alert>
  )
}

/** The mark of a waiting change in a row of a table. */
export function WaitingMark({ change }: { change: PostedJob['change'] }) {
  if (!change) return null
  const title = titleOf(change)
  return (
    <Tooltip label={title} multiline maw={320}>
      <IconHourglass
        className="job-waits"
        size={16}
        stroke={1.5}
        role="img"
        aria-label={title}
        aria-hidden={false}
      />
    </Tooltip>
  )
}
