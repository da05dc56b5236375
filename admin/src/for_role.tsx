import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { usePermissions } from 'react-admin'
import { adminRoles } from '#api/accounts/admin_rights'
import { adminMay, adminRights, type AdminRight } from '#api/accounts/admin_rights'
import { mayWrite, type Catalogue } from './catalogues'
import { Instead } from './instead'

type Props = {
  right: AdminRight
  /** The heading of what the role would see. */
  title: string
  children: ReactNode
}

/** A screen for who has the right. Others came by its address: they read whose it is before they type, instead of a failed call. */
export function ForRole({ right, title, children }: Props) {
  const { permissions, isPending } = usePermissions()
  if (isPending || adminMay(right, permissions)) return children
  return <Instead tab={title} title={title} why={whose(right, permissions)} />
}

/** Whose it is to change what this role only reads, where a list has no button for it. */
export function ReadOnly({ catalogue }: { catalogue: Catalogue }) {
  const { permissions, isPending } = usePermissions()
  const { can, actions = {}, write } = catalogue
  const isKept = can.length > 0 || Object.keys(actions).length > 0
  if (isPending || !isKept || mayWrite(catalogue, permissions)) return null
  const roles: string[] = adminRights[write].map((each) => labels[each])
  return (
    <Box sx={{ color: 'text.secondary', mb: 1.5 }}>
      {`Your role, ${labels[permissions] ?? permissions}, reads this. What is changed here is for ${listed.format([...roles, 'super admins'])}.`}
    </Box>
  )
}

const labels: Record<string, string> = Object.fromEntries(
  adminRoles.map(({ value, label }) => [value, label])
)
const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Which roles a right belongs to, and how one comes by it; nothing of the row itself. */
function whose(right: AdminRight, role: string) {
  const roles = adminRights[right].map((each) => labels[each])
  const yours = `Your role, ${labels[role] ?? role}, does not include this`
  if (roles.length === 0)
    return `${yours}: it is for super admins alone. What your role includes is in the menu.`
  return `${yours}: it is for ${listed.format(roles)}, and for super admins. Ask a colleague there, or a super admin if you need it yourself. What your role includes is in the menu.`
}
