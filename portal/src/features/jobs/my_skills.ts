import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../app/read'
import { useSession } from '../../app/session/session'

/** The signed-in candidate's skills, to mark them in jobs. */
export function useMySkills() {
  const { user } = useSession()
  const { data } = useQuery({
    ...read('GET', '/candidate/dev-techskill'),
    enabled: user?.userType === 'developer',
    staleTime: 5 * 60_000,
    retry: false,
  })
  return useMemo(
    () =>
      Array.isArray(data?.data)
        ? new Set(data.data.map(({ skillId }) => String(skillId)))
        : undefined,
    [data]
  )
}
