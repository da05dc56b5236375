import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { API, http } from '../http'

type Message = { title: string; message: string; severity: string }
const LOOK_MS = 60_000

/** What is told of maintenance to administrators, above every screen. */
export function Banner() {
  const { data } = useQuery<Message | null>({
    queryKey: ['maintenance'],
    queryFn: ({ signal }) =>
      http(`${API}/maintenance-message`, { signal }).then(({ json }) => json ?? null),
    refetchInterval: LOOK_MS,
    meta: { isAside: true },
  })
  if (!data?.title) return null
  return (
    <Alert severity={data.severity === 'info' ? 'info' : 'warning'} sx={{ mt: 1 }}>
      <strong>{data.title}.</strong> {data.message}
    </Alert>
  )
}
