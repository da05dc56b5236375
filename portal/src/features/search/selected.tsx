import { Group, Text, Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { Face } from '../../components/face'
import { When } from '../../components/when'
import { nameOf, CandidateProfile } from '../talent'
import type { Developer } from './developers'
import { Why } from './why'

/** The profile beside the list: why it is there, and all of it. */
export function Selected({
  one,
  onAsk,
  onSave,
}: {
  one: Developer
  onAsk?: () => void
  onSave?: () => void
}) {
  return (
    <div className="se-selected">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Face name={nameOf(one)} src={one.userImage} size={56} />
        <div style={{ minWidth: 0 }}>
          <h2>
            <Link to={`/client/candidates/${one._id}`}>{nameOf(one)}</Link>
          </h2>
          <Text size="sm">{one.headline}</Text>
          <Text size="sm" c="dimmed">
            <Trans>
              Active <When at={one.lastActiveAt} />
            </Trans>
          </Text>
        </div>
      </Group>
      <Group gap="xs" className="se-selected-acts">
        {onSave && (
          <Button
            size="xs"
            variant={one.is_saved_profile ? 'light' : 'filled'}
            aria-pressed={one.is_saved_profile}
            onClick={onSave}
          >
            {one.is_saved_profile ? t`Saved` : t`Save`}
          </Button>
        )}
        {onAsk && !one.isUnlocked && (
          <Button size="xs" variant="default" onClick={onAsk}>
            {t`Ask for contact`}
          </Button>
        )}
        <Button size="xs" variant="default" component={Link} to={`/client/candidates/${one._id}`}>
          {t`Open`}
        </Button>
      </Group>
      <Why why={one.why} />
      <CandidateProfile id={one._id} compact />
    </div>
  )
}
