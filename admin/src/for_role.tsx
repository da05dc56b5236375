import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { adminMay, type AdminRight } from '#api/accounts/admin_rights'
import { Instead } from './instead'

type Props = {
  right: AdminRight
  /** The heading of what the role would see. */
  title: string
  children: ReactNode
}

/** A screen for who has the right. Others came by its address: they read so before they type, instead of a failed call. */
export function ForRole({ right, title, children }: Props) {
  const { permissions, isPending } = usePermissions()
  if (isPending || adminMay(right, permissions)) return children
  return (
    <Instead
      tab={title}
      title={title}
      why="Your role does not include this; ask a super admin. What it includes is in the menu."
    />
  )
}
