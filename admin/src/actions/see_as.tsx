import { useState } from 'react'
import { Box, Button } from '@mui/material'
import { IconEye } from '@tabler/icons-react'
import { usePermissions } from 'react-admin'
import { adminMay } from '#api/accounts/admin_rights'
import type { Action } from '#api/catalogues/definition'
import { VISIT_MINUTES, visitLimits } from '#api/accounts/visits/visit_facts'
import { keepVisit } from '../../../portal/src/app/session/session_store'
import { ActionDialog } from './action_dialog'
import { API, http } from '../http'

const seeAs = {
  label: 'View as this person',
  input: {
    reason: {
      type: 'longtext',
      required: true,
      ...visitLimits.reason,
      help: 'They can read this afterwards',
    },
  },
} as const satisfies Action

/** Opens the portal in this tab as the person of a row sees it, once a reason is given. */
export default function SeeAs({ record }: { record: { id: string } & Record<string, any> }) {
  const { permissions } = usePermissions()
  const [asked, setAsked] = useState(false)
  if (!adminMay('visit_accounts', permissions)) return null

  const begin = async (input: object) => {
    const { json } = await http(`${API}/admin/account-visits`, {
      method: 'POST',
      body: JSON.stringify({ ...input, userId: record.userId }),
    })
    const { home, ...visit } = json
    keepVisit({ ...visit, back: window.location.pathname })
    window.location.assign(home)
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<IconEye size={18} stroke={1.5} />}
        onClick={() => setAsked(true)}
      >
        {seeAs.label}
      </Button>
      {asked && (
        <ActionDialog
          action={seeAs}
          title={`View as ${record.name}`}
          onClose={() => setAsked(false)}
          onSend={begin}
        >
          <Box sx={{ mb: 2 }}>
            For {VISIT_MINUTES} minutes, this tab shows what they see. You cannot change anything,
            open files, export data or follow messages live. The visit is recorded in the audit log,
            and they are told afterwards.
          </Box>
        </ActionDialog>
      )}
    </>
  )
}
