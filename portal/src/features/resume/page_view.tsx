import { useEffect, useRef } from 'react'
import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { storedToken } from '../../app/session/session_store'
import type { Box } from './parts'

/** The picture of a page as a data address, which the page's rules for pictures allow. */
async function pictureOf(resumeId: string, page: number, signal: AbortSignal) {
  const answer = await fetch(`/api/v1/candidate/resume/${resumeId}/pages/${page}`, {
    headers: { authorization: `Bearer ${storedToken()}` },
    signal,
  })
  if (!answer.ok) throw new Error(t`The page answered ${{ status: answer.status }}`)
  const blob = await answer.blob()
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** A page of the resume, with the place marked that a value was read from. */
export function PageView({
  resumeId,
  page,
  size,
  box,
}: {
  resumeId: string
  page: number
  size: { width: number; height: number }
  box: Box | null
}) {
  const picture = useQuery({
    queryKey: ['/candidate/resume/:id/pages/:page', resumeId, page],
    queryFn: ({ signal }) => pictureOf(resumeId, page, signal),
    staleTime: Infinity,
    retry: 1,
  })
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = mark.current?.parentElement
    if (box && frame) frame.scrollTo({ top: mark.current!.offsetTop - 80 })
  }, [box, picture.data])
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    <figure className="res-page">
      <figcaption>
        <Text size="sm" c="dimmed">
          <Trans>Page {page} of your resume</Trans>
          {box ? t`; the place it was read from is marked` : ''}
        </Text>
      </figcaption>
      {picture.isError ? (
        <Text size="sm" c="dimmed" p="md">
          {t`This page cannot be shown as a picture. The file itself is in the list of your resumes.`}
        </Text>
      ) : (
        <div className="res-sheet" tabIndex={0} role="group" aria-label={t`Page ${page}`}>
          <div style={{ position: 'relative', aspectRatio: `${size.width} / ${size.height}` }}>
            {picture.data ? (
              <img src={picture.data} alt={t`Page ${page} of your resume`} />
            ) : (
              <Skeleton height="100%" />
            )}
            {box && picture.data && (
              <div
                ref={mark}
                className="res-mark"
                style={{
                  left: share(box[0], size.width),
                  top: share(box[1], size.height),
                  width: share(box[2], size.width),
                  height: share(box[3], size.height),
                }}
              />
            )}
          </div>
        </div>
      )}
    </figure>
  )
}
