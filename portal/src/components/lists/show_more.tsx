import { useEffect, useRef } from 'react'
import { Button, Group } from '@mantine/core'

type Growing = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isError: boolean
  fetchNextPage: () => unknown
}

/** The end of a list that grows: it fetches the next page when it comes near, and is a button for everyone else. */
export function ShowMore({ list }: { list: Growing }) {
  const ref = useRef<HTMLDivElement>(null)
  const fetchNext = useRef<() => void>(undefined)
  fetchNext.current = () => list.isFetchingNextPage || list.isError || void list.fetchNextPage()
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
      <Button
        variant="default"
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        Show more
      </Button>
    </Group>
  )
}
