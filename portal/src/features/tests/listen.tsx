import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { storedToken } from '../../app/session/session_store'
import { ApiError } from '../../app/api'
import { NotYet } from '../../components/page/fetched'
import { ListSkeleton } from '../../components/page/skeletons'

/** A recording that is played from here, as often as somebody likes. */
export function Listen({ path }: { path: string }) {
  const audio = useQuery<string, ApiError>({
    queryKey: [path],
    staleTime: Infinity,
    // an audio element cannot send the bearer
    queryFn: async ({ signal }) => {
      const response = await fetch(path, {
        headers: { authorization: `Bearer ${storedToken()}` },
        signal,
      })
      if (!response.ok) throw new ApiError(response.status, t`The recording could not be fetched`)
      return URL.createObjectURL(await response.blob())
    },
  })
  return (
    <div className="run-passage">
      {audio.data ? (
        <audio controls src={audio.data} aria-label={t`Recording`} />
      ) : (
        <NotYet read={audio} what={t`The recording`}>
          <ListSkeleton rows={1} height={54} />
        </NotYet>
      )}
    </div>
  )
}
