import '../../components/lists/cards.css'
import '../../components/marks/said.css'
import { useState } from 'react'
import { Badge, Button, Group, Rating, Stack, Text, Textarea } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import type { Data } from '#data'
import { reviewLimits, REVIEW_WAITS_DAYS } from '../../../../api/reviews/review_facts'
import { api, type DataOf } from '../../app/api'
import { read, readPages, rowsOf } from '../../app/read'
import { GrowingList } from '../../components/lists/growing_list'
import { Dialog, DialogEnd } from '../../components/dialog'
import { Face } from '../../components/face'
import { day } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader, Section } from '../../components/page/page_header'
import { ShowMore } from '../../components/lists/show_more'
import { useWrite } from '../../components/forms/write'
import { Coming, ListSkeleton } from '../../components/page/skeletons'

type Review = Data.Reviews.Review
type Open = DataOf<'GET', '/candidate/reviews/open'>[number]

/** /candidate/reviews: what companies say, what one said of them, and where a word is still due. */
export default function Reviews() {
  const about = useInfiniteQuery(readPages('GET', '/candidate/reviews'))
  const written = useInfiniteQuery(readPages('GET', '/candidate/reviews/written'))
  const due = useQuery(read('GET', '/candidate/reviews/open'))
  const open = due.data?.data ?? []
  const [writing, setWriting] = useState<Open>()
  const aboutMe = rowsOf(about)
  const mine = rowsOf(written)
  return (
    <>
      <PageHeader title={t`Reviews`}>
        {t`After an interview or a hire, both sides may say how it was. Both are shown together, or after seven days.`}
      </PageHeader>
      {due.isPending && <Coming />}
      {open.length > 0 && (
        <Section title={t`How was it?`} note={t`Companies and other candidates learn from it.`}>
          {open.map((one) => (
            <div className="c-row" key={one.appliedId}>
              <span className="face-line">
                <Face name={one.company.companyName} src={one.company.logo} size={36} square />
                <span style={{ minWidth: 0 }}>
                  <strong>{one.company.companyName}</strong>
                  <span className="dim">{one.jobTitle}</span>
                </span>
              </span>
              <Button
                size="xs"
                variant="default"
                aria-label={t`Write a review of ${{ companyName: one.company.companyName }}`}
                onClick={() => setWriting(one)}
              >
                {t`Write a review`}
              </Button>
            </div>
          ))}
        </Section>
      )}
      <Section title={t`What companies say about you`}>
        <GrowingList
          list={about}
          what={t`The reviews`}
          rows={aboutMe}
          pending={<ListSkeleton rows={2} />}
          empty={
            <EmptyState icon={<Spot name="messages" />} title={t`No reviews yet`}>
              {t`They come after an interview that took place, or a hire.`}
            </EmptyState>
          }
        >
          <ReviewList reviews={aboutMe} label={t`What companies say about you`} />
        </GrowingList>
      </Section>
      {mine.length > 0 && (
        <Section title={t`What you said`}>
          <ReviewList reviews={mine} label={t`What you said`} own />
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
    <ul className="cards" aria-label={label}>
      {reviews.map((review) => (
        <li key={review._id}>
          <Group gap="xs">
            <Rating
              value={review.rating}
              readOnly
              role="img"
              aria-label={t`${{ rating: review.rating }} of 5 stars`}
            />
            <Text size="sm" fw={600}>
              <Link to={`/companies/${review.company.slug}`}>{review.company.companyName}</Link>
            </Text>
            {own && review.status !== 'published' && (
              <Badge color="gray">
                {review.status === 'hidden' ? t`Taken down` : t`Not shown yet`}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {[review.jobTitle, day(review.publishedAt ?? review.createdAt)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {review.text && <p className="said">{review.text}</p>}
          {review.hiddenReason && (
            <Text size="sm" c="dimmed" mt={4}>
              {t`Taken down: ${{ hiddenReason: review.hiddenReason }}`}
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
    <Dialog onClose={onClose} title={t`How was ${{ companyName: open.company.companyName }}?`}>
      <Stack>
        {/* the arrow keys choose at once, as they do among other radio buttons */}
        <div onChange={(event) => setRating(Number((event.target as HTMLInputElement).value))}>
          <Text size="sm" fw={550} id="stars">
            {t`Stars`}
          </Text>
          <Rating
            value={rating}
            onChange={setRating}
            size="lg"
            role="radiogroup"
            aria-labelledby="stars"
            getSymbolLabel={(stars) =>
              stars ? plural(stars, { one: '# star', other: '# stars' }) : t`No stars`
            }
          />
        </div>
        <Textarea
          label={t`In words (optional)`}
          description={t`Shown without your family name, together with theirs or after ${REVIEW_WAITS_DAYS} days`}
          maxLength={reviewLimits.text.max}
          autosize
          minRows={4}
          value={text}
          error={send.failure?.message}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DialogEnd back={t`Later`} onBack={onClose}>
          <Button disabled={!rating} loading={send.busy} onClick={() => void send.send()}>
            {t`Send the review`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
