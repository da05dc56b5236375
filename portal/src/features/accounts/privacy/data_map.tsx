import { useState } from 'react'
import { Badge, Button, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { api, type DataOf } from '../../../app/api'
import { readPages, rowsOf } from '../../../app/read'
import { GrowingList } from '../../../components/lists/growing_list'
import { Dialog, DialogEnd } from '../../../components/dialog'
import { day } from '../../../components/format'
import { EmptyState } from '../../../components/message'
import { Spot } from '../../../components/spot'
import { useWrite } from '../../../components/forms/write'
import { Section } from '../../../components/page/page_header'
import { ListSkeleton } from '../../../components/page/skeletons'

type Holder = DataOf<'GET', '/candidate/data-map'>[number]

/** Every company that holds something of the person, what it is, and one button to take it back. */
export function DataMap() {
  const map = useInfiniteQuery(readPages('GET', '/candidate/data-map'))
  const rows = rowsOf(map)
  const [asking, setAsking] = useState<Holder>()
  return (
    <Section
      title={t`Who holds your data`}
      id="data-map"
      note={t`Each company, what it has about you and since when. Withdrawing ends your applications there, takes back your contact details and blocks the company.`}
    >
      <GrowingList
        list={map}
        what={t`The map`}
        rows={rows}
        pending={<ListSkeleton rows={3} height={52} />}
        empty={
          <EmptyState icon={<Spot name="company" />} title={t`No company holds your data`}>
            {t`It begins with an application, or with a contact request that you accept.`}
          </EmptyState>
        }
      >
        {rows.map((row) => (
          <div className="c-row" key={row._id}>
            <span style={{ minWidth: 0 }}>
              <strong>
                <Link to={`/companies/${row.slug}`} style={{ color: 'inherit' }}>
                  {row.companyName}
                </Link>{' '}
                {row.blocked && <Badge color="gray">{t`Blocked`}</Badge>}
              </strong>
              <span className="dim">
                {sentence(
                  [held(row), row.since && t`since ${{ day: day(row.since) }}`]
                    .filter(Boolean)
                    .join(' · ')
                )}
              </span>
            </span>
            {!row.blocked && (
              <Button
                size="xs"
                variant="default"
                aria-label={t`Withdraw from ${{ companyName: row.companyName }}`}
                onClick={() => setAsking(row)}
              >
                {t`Withdraw`}
              </Button>
            )}
          </div>
        ))}
      </GrowingList>
      {asking && <Withdraw holder={asking} onClose={() => setAsking(undefined)} />}
    </Section>
  )
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const held = ({ holds, requestedAt, blocked }: Holder) => {
  const words = [
    holds.contact && t`your contact`,
    holds.applications > 0 &&
      plural({ count: holds.applications }, { one: '# application', other: '# applications' }),
    holds.resumes > 0 && plural({ count: holds.resumes }, { one: '# resume', other: '# resumes' }),
    holds.interviews > 0 &&
      plural({ count: holds.interviews }, { one: '# interview', other: '# interviews' }),
    holds.offers > 0 && plural({ count: holds.offers }, { one: '# offer', other: '# offers' }),
    holds.tests > 0 &&
      plural({ count: holds.tests }, { one: '# sent test', other: '# sent tests' }),
    holds.analyses > 0 &&
      plural({ count: holds.analyses }, { one: '# analysis', other: '# analyses' }),
    holds.messages > 0 &&
      plural({ count: holds.messages }, { one: '# message', other: '# messages' }),
    holds.mails > 0 && plural({ count: holds.mails }, { one: '# e-mail', other: '# e-mails' }),
    holds.shortlisted && t`you on a list`,
  ].filter(Boolean)
  // it knows of the profile only, and asked
  if (words.length === 0 && requestedAt && !blocked) return t`its request for your contact`
  return words.join(', ')
}

function Withdraw({ holder, onClose }: { holder: Holder; onClose: () => void }) {
  const withdraw = useWrite(
    () => api.delete('/candidate/data-map/:id', { params: { id: holder._id } }),
    { refreshes: (path) => path.startsWith('/candidate/'), onDone: onClose }
  )
  const running = holder.holds.runningApplications
  return (
    <Dialog onClose={onClose} title={t`Withdraw from ${{ companyName: holder.companyName }}?`}>
      <Stack>
        <Text size="sm">
          {running > 0 &&
            `${plural(running, { one: '# application under way there ends.', other: '# applications under way there end.' })} `}
          {t`The company can no longer read your contact details or find you. You can unblock it later, but what was withdrawn stays withdrawn.`}
        </Text>
        <DialogEnd back={t`Keep it`} onBack={onClose}>
          <Button color="red" loading={withdraw.busy} onClick={() => void withdraw.send()}>
            {t`Withdraw everything`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
