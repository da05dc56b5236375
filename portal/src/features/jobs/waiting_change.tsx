import { Alert, Text } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { listed } from '../../components/format'
import { When } from '../../components/when'
import type { PostedJob } from './page/job_menu'

const named = (): Record<string, string> => ({
  category: t`category`,
  mode: t`work mode`,
  pay: t`pay`,
})

/** What a live job becomes once it is approved, and which colleague asked for it. */
export function WaitingChange({ change }: { change: PostedJob['change'] }) {
  if (!change) return null
  const { jobTitle, askedBy, askedAt } = change
  const names = named()
  const parts = change.parts.map((part) =>
    part === 'title' ? t`title “${{ jobTitle: jobTitle ?? '' }}”` : (names[part] ?? part)
  )
  const name = askedBy ?? t`Someone who left`
  return (
    <Alert
      color="amber"
      my="sm"
      p="xs"
      title={t`Change awaiting approval: ${{ parts: listed(parts) }}`}
    >
      <Text size="sm">
        <Trans>
          {name} asked for it <When at={askedAt} />. Candidates see the job as it was until we
          approve it.
        </Trans>
      </Text>
    </Alert>
  )
}
