import './visit_notice.css'
import { useEffect } from 'react'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconEye } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { dayTime } from '../../components/format'
import { api } from '../api'
import Mantine from '../look/mantine'
import { dropSession, type Visit } from '../session/session_store'

/** Whose account is seen, until when, and the way back, which ends it. */
export default function VisitNotice({ visit }: { visit: Visit }) {
  const { back, expiresAt, name } = visit
  useEffect(() => {
    const leave = () => {
      dropSession()
      window.location.assign(back)
    }
    const timer = setTimeout(leave, Math.max(0, Date.parse(expiresAt) - Date.now()))
    return () => clearTimeout(timer)
  }, [back, expiresAt])
  const end = async () => {
    await api.get('/logout', { notice: 'none' }).catch(() => undefined)
    dropSession()
    window.location.assign(back)
  }
  return (
    <aside className="c-visit" aria-label={t`You see somebody else's account`}>
      <IconEye size={20} stroke={1.5} aria-hidden />
      <p>
        <Trans>
          <strong>You see what {name} sees.</strong> Nothing can be changed from here, and {name} is
          told afterwards. Until {{ dayTime: dayTime(expiresAt) }}.
        </Trans>
      </p>
      <Mantine>
        <Button
          size="xs"
          color="dark"
          leftSection={<IconArrowBackUp size={16} stroke={1.5} />}
          onClick={end}
        >
          {t`Back to the console`}
        </Button>
      </Mantine>
    </aside>
  )
}
