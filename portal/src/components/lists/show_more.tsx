import { useEffect, useRef } from 'react'
import { Button, Group, Text } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'

/** As much of an infinite query as its end asks for. */
export type Growing = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: Error | null
  fetchNextPage: () => unknown
}

/** The end of a list that grows: it fetches the next page when it comes near, and is a button for everyone else. */
export function ShowMore({ list }: { list: Partial<Growing> }) {
  const ref = useRef<HTMLDivElement>(null)
  const fetchNext = useRef<() => void>(undefined)
  fetchNext.current = () =>
    list.isFetchingNextPage || list.isFetchNextPageError || void list.fetchNextPage?.()
  useEffect(() => {
    if (!list.hasNextPage || !ref.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry.isIntersecting && fetchNext.current?.(),
      { rootMargin: '400px' }
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [list.hasNextPage, list.isFetchingNextPage])
  if (!list.hasNextPage) return null
  return (
    <Group justify="center" mt="md" ref={ref}>
      {list.isFetchNextPageError && !list.isFetchingNextPage && (
        <Text size="sm" role="status">
          <Trans>The rest could not be fetched. {{ message: list.error?.message ?? '' }}</Trans>
        </Text>
      )}
      <Button
        variant="default"
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage?.()}
      >
        {list.isFetchNextPageError ? t`Try again` : t`Show more`}
      </Button>
    </Group>
  )
}
