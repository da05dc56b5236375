import { useState } from 'react'
import { Button, type ButtonProps } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { IconMessageCircle } from '@tabler/icons-react'
import { t } from '@lingui/core/macro'
import { useSession } from '../../app/session/session'
import { chatPath, openConversation } from './chat_data'

/** Opens the conversation with a candidate, a company or a user from wherever they are shown. */
export function WriteButton({
  to,
  ...rest
}: ButtonProps & { to: Parameters<typeof openConversation>[1] }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { userType } = useSession()
  const { pathname } = useLocation()
  const [opening, setOpening] = useState(false)
  async function open() {
    setOpening(true)
    try {
      navigate(chatPath(userType, await openConversation(client, to)))
    } catch {
      setOpening(false)
    }
  }
  // a card within a conversation leads nowhere else
  if (pathname.startsWith(chatPath(userType))) return null
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconMessageCircle size={16} stroke={1.5} />}
      loading={opening}
      onClick={() => void open()}
      {...rest}
    >
      {t`Message`}
    </Button>
  )
}
