import '../../app/look/candidate.css'
import { useState } from 'react'
import { Badge, Button, Group, Rating, Stack, Text, Textarea } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Data } from '#data'
import { reviewLimits, REVIEW_WAITS_DAYS } from '../../../../api/reviews/review_facts'
import { api, type DataOf } from '../../app/api'
import { read, readPages, rowsOf } from '../../app/read'
import { GrowingList } from '../../components/lists/growing_list'
import { Dialog, DialogEnd } from '../../components/dialog'
import { Face } from '../../components/face'
import { count, day } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader, Section } from '../../components/page_header'
import { ShowMore } from '../../components/lists/show_more'
import { useWrite } from '../../components/forms/write'
import { ListSkeleton } from '../../components/skeletons'

type Review = Data.Reviews.Review
type Open = DataOf<'GET', '/candidate/reviews/open'>[number]

/** /candidate/reviews: what companies say, what one said of them, and where a word is still due. */
export default function Reviews() {
  const about = useInfiniteQuery(readPages('GET', '/candidate/reviews'))
  const written = useInfiniteQuery(readPages('GET', '/candidate/reviews/written'))
  const open = useQuery(read('GET', '/candidate/reviews/open')).data?.data ?? []
  const [writing, setWriting] = useState<Open>()
  const aboutMe = rowsOf(about)
  const mine = rowsOf(written)
  return (
    <>
      <PageHeader title="Reviews">
        After an interview or a hire, both sides may say how it was. Both are shown together, or
        after seven days.
      </PageHeader>
      {open.length > 0 && (
        <Section title="How was it?" note="Companies and other candidates learn from it.">
          {open.map((one) => (
            <div className="c-row" key={one.appliedId}>
              <span style={{ display: 'flex', gap: 12, alignItems: 'center', minWidth: 0 }}>
                <Face name={one.company.companyName} src={one.company.logo} size={36} square />
                <span style={{ minWidth: 0 }}>
                  <strong>{one.company.companyName}</strong>
                  <span className="dim">{one.jobTitle}</span>
                </span>
              </span>
              <Button
                size="xs"
                variant="default"
                aria-label={`Write a review of ${one.company.companyName}`}
                onClick={() => setWriting(one)}
              >
                Write a review
              </Button>
            </div>
          ))}
        </Section>
      )}
      <Section title="What companies say of you">
        <GrowingList
          list={about}
          what="The reviews"
          rows={aboutMe}
          pending={<ListSkeleton rows={2} />}
          empty={
            <EmptyState title="No reviews yet">
              They come after an interview that took place, or a hire.
            </EmptyState>
          }
        >
          <ReviewList reviews={aboutMe} label="What companies say of you" />
        </GrowingList>
      </Section>
      {mine.length > 0 && (
        <Section title="What you said">
          <ReviewList reviews={mine} label="What you said" own />
          <ShowMore list={written} />
        </Section>
      )}
      {writing && <Write open={writing} onClose={() => setWriting(undefined)} />}
    </>
  )
}

function ReviewList({
  reviews,
  label,
  own = false,
}: {
  reviews: Review[]
  label: string
  own?: boolean
}) {
  return (
    <ul className="cand-cards" aria-label={label}>
      {reviews.map((review) => (
        <li key={review._id}>
          <Group gap="xs">
            <Rating
              value={review.rating}
              readOnly
              role="img"
              aria-label={`${review.rating} of 5 stars`}
            />
            <Text size="sm" fw={600}>
              <Link to={`/companies/${review.company.slug}`}>{review.company.companyName}</Link>
            </Text>
            {own && review.status !== 'published' && (
              <Badge color="gray">
                {review.status === 'hidden' ? 'Taken down' : 'Not shown yet'}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {[review.jobTitle, day(review.publishedAt ?? review.createdAt)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {review.text && <p className="cand-feedback">{review.text}</p>}
          {review.hiddenReason && (
            <Text size="sm" c="dimmed" mt={4}>
              Taken down: {review.hiddenReason}
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}

function Write({ open, onClose }: { open: Open; onClose: () => void }) {
  const [rating, setRating] = useState(0)
  const [text, setText] = useState('')
  const send = useWrite(
    () =>
      api.post('/candidate/review', {
        body: { appliedId: open.appliedId, rating, text: text.trim() || undefined },
      }),
    {
      refreshes: ['/candidate/reviews', '/candidate/reviews/written', '/candidate/reviews/open'],
      onDone: onClose,
    }
  )
  return (
    <Dialog onClose={onClose} title={`How was ${open.company.companyName}?`}>
      <Stack>
        {/* the arrow keys choose at once, as they do among other radio buttons */}
        <div onChange={(event) => setRating(Number((event.target as HTMLInputElement).value))}>
          <Text size="sm" fw={550} id="stars">
            Stars
          </Text>
          <Rating
            value={rating}
            onChange={setRating}
            size="lg"
            role="radiogroup"
            aria-labelledby="stars"
            getSymbolLabel={(stars) => (stars ? count(stars, 'star') : 'No stars')}
          />
        </div>
        <Textarea
          label="In words (if you like)"
          description={`Shown without your family name, together with theirs or after ${REVIEW_WAITS_DAYS} days`}
          maxLength={reviewLimits.text.max}
          autosize
          minRows={4}
          value={text}
          error={send.failure?.message}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DialogEnd back="Later" onBack={onClose}>
          <Button disabled={!rating} loading={send.busy} onClick={() => void send.send()}>
            Send the review
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
