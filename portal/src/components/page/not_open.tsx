import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import type { useAccess } from '../../app/session/access'
import { EmptyState } from '../message'
import { PageHeader } from './page_header'

type Refused = Extract<ReturnType<typeof useAccess>, { allowed: false }>

/** A screen that its reader may not use now: why, in the server's words, and the way on. */
export function NotOpen({ title, access }: { title: string; access: Refused }) {
  const isRole = access.reason === 'role'
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={isRole ? t`Not part of your role` : t`Not open to you now`}
        action={
          <Button
            component={Link}
            to={isRole ? '/client/dashboard' : '/client/company'}
            variant="default"
          >
            {isRole ? t`Go to the dashboard` : t`Open the company profile`}
          </Button>
        }
      >
        {access.message}
      </EmptyState>
    </>
  )
}
