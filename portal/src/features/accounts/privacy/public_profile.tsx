import { Anchor, Button, CopyButton, Group, Switch, Text } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { useWrite } from '../../../components/forms/write'
import { Section } from '../../../components/page/page_header'
import type { Profile } from './visibility'

/** A card with its own address, for everyone; without family name and contact. Off unless the person turns it on. */
export function PublicProfile({ profile }: { profile: Profile }) {
  const { isPublic, slug, approval, visibility } = profile
  const change = useWrite(
    (wanted: boolean) =>
      api.put('/candidate/profile', { body: { isPublic: wanted }, notice: 'errors' }),
    { refreshes: ['/candidate/profile'] }
  )
  const path = `/developers/${slug}`
  const shown = change.busyWith(true) || (isPublic && !change.busyWith(false))
  return (
    <Section
      title={t`Public card`}
      note={t`Your first name, headline, skills, city and story, at an address that you can share.`}
    >
      <Switch
        label={t`Everyone may see my card`}
        checked={shown}
        onChange={(event) => void change.send(event.currentTarget.checked)}
      />
      {shown &&
        slug &&
        (approval === 'approved' && visibility === 'active' ? (
          <Group gap="sm" mt="sm">
            <Anchor href={path} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {location.host}
              {path}
            </Anchor>
            <CopyButton value={`${location.origin}${path}`}>
              {({ copied, copy }) => (
                <Button size="xs" variant="default" onClick={copy}>
                  {copied ? t`Copied` : t`Copy the link`}
                </Button>
              )}
            </CopyButton>
          </Group>
        ) : (
          <Text size="sm" c="dimmed" mt="sm">
            {t`It appears once your profile is approved and active.`}
          </Text>
        ))}
    </Section>
  )
}
