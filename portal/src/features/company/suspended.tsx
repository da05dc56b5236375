import { Alert, Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { PageHeader } from '../../components/page/page_header'
import { useAccess } from '../../app/session/access'
import { CompanyArchive } from './company_archive'

/** What is shown in place of a screen while the company is suspended, or the colleague deactivated: why, and what is left. */
export default function Suspended() {
  const access = useAccess('see_company')
  const papers = useAccess('see_papers')
  if (!access || access.allowed) return null
  return (
    <>
      <PageHeader title={t`Your company account`} />
      <Alert color="red" title={t`Not active at the moment`}>
        <Stack gap="xs">
          <Text>{access.message}</Text>
          <Group>
            {papers?.allowed && (
              <Anchor component={Link} to="/client/billing">
                {t`Billing address`}
              </Anchor>
            )}
            <Anchor component={Link} to="/settings/privacy">
              {t`Export of your data`}
            </Anchor>
          </Group>
        </Stack>
      </Alert>
      <CompanyArchive />
    </>
  )
}
