import '../../components/lists/cards.css'
import './mailing.css'
import { Anchor, Badge, Button, Group } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { api, type DataOf } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { Face } from '../../components/face'
import { dayTime } from '../../components/format'
import { useWrite } from '../../components/forms/write'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { When } from '../../components/when'
import { mailReads } from './reads'

type FollowUp = DataOf<'GET', '/client/mail-follow-ups'>[number]
const refreshes = ['/client/mail-follow-ups', '/client/mail-sequences', ...mailReads]
const colors: Record<FollowUp['status'], string> = {
  running: 'candor',
  paused: 'gray',
  answered: 'blue',
  finished: 'gray',
  stopped: 'gray',
  ended: 'red',
}

/** For whom sequences are or were under way, of a company or of one person; for one person nothing where there are none. */
export function FollowUps({ appliedId, devId }: { appliedId?: string; devId?: string }) {
  const alone = Boolean(appliedId ?? devId)
  const list = useInfiniteQuery(
    readPages('GET', '/client/mail-follow-ups', { query: { appliedId, devId, limit: 10 } })
  )
  const rows = rowsOf(list)
  if (alone && rows.length === 0 && !list.isError) return null
  return (
    <GrowingList
      list={list}
      what={t`The follow-ups`}
      rows={rows}
      empty={
        <EmptyState icon={<Spot name="messages" />} title={t`Nobody is in a sequence`}>
          {t`Open an applicant or a saved profile, choose “E-mail”, and start a sequence there.`}
        </EmptyState>
      }
    >
      <ul className="cards">
        {rows.map((one) => (
          <Row key={one._id} one={one} alone={alone} />
        ))}
      </ul>
    </GrowingList>
  )
}

function Row({ one, alone }: { one: FollowUp; alone: boolean }) {
  const params = { id: one._id }
  const pause = useWrite(() => api.post('/client/mail-follow-ups/:id/pause', { params }), {
    refreshes,
  })
  const resume = useWrite(() => api.post('/client/mail-follow-ups/:id/resume', { params }), {
    refreshes,
  })
  const stop = useWrite(() => api.post('/client/mail-follow-ups/:id/stop', { params }), {
    refreshes,
  })
  const name = `${one.dev.fName} ${one.dev.lName}`.trim()
  const may = (action: string) => (one.actions as string[]).includes(action)
  return (
    <li className="card ma-row">
      {!alone && <Face name={name} src={one.dev.userImage} size={40} />}
      <div className="ma-main">
        <h3>
          {alone ? (
            <span>{t`Sequence “${{ name: one.sequence.name }}”`}</span>
          ) : (
            <Anchor
              component={Link}
              inherit
              to={
                one.appliedId && one.job
                  ? `/client/jobs/${one.job._id}/applicants?application=${one.appliedId}`
                  : `/client/candidates/${one.devId}`
              }
            >
              {name}
            </Anchor>
          )}
          <Badge color={colors[one.status]}>{one.statusLabel}</Badge>
        </h3>
        <p>
          {!alone &&
            (one.job
              ? t`“${{ name: one.sequence.name }}” about ${{ jobTitle: one.job.jobTitle }}, `
              : t`“${{ name: one.sequence.name }}”, `)}
          {t`${{ sent: one.sent }} of ${{ steps: one.steps }} mails sent`}
          {one.status === 'running' && one.dueAt && (
            <span className="clock">{t`, the next one ${{ dayTime: dayTime(one.dueAt) }}`}</span>
          )}
        </p>
        {one.endedBecause && <p className="ma-warn">{one.endedBecause}</p>}
        {one.mails.length > 0 && (
          <ol className="ma-steps">
            {one.mails.map((mail) => (
              <li key={mail.step}>
                {mail.subject}{' '}
                <span className="dim">
                  {mail.statusLabel.toLowerCase()} <When at={mail.at} />
                </span>
              </li>
            ))}
          </ol>
        )}
        <p className="ma-foot">
          {one.startedBy ? (
            <Trans>
              Started <When at={one.createdAt} /> by {{ name: one.startedBy }}
            </Trans>
          ) : (
            <Trans>
              Started <When at={one.createdAt} />
            </Trans>
          )}
        </p>
      </div>
      <Group gap="xs" className="ma-end">
        {may('pause') && (
          <Button
            size="xs"
            variant="default"
            loading={pause.busy}
            aria-label={t`Pause the sequence for ${name}`}
            onClick={() => void pause.send()}
          >
            {t`Pause`}
          </Button>
        )}
        {may('resume') && (
          <Button
            size="xs"
            variant="default"
            loading={resume.busy}
            aria-label={t`Continue with the sequence for ${name}`}
            onClick={() => void resume.send()}
          >
            {t`Continue`}
          </Button>
        )}
        {may('stop') && (
          <Button
            size="xs"
            variant="subtle"
            className="c-away"
            loading={stop.busy}
            aria-label={t`Stop the sequence for ${name}`}
            onClick={() =>
              window.confirm(t`Stop the sequence for ${name}? No more of its mails are sent.`) &&
              void stop.send()
            }
          >
            {t`Stop`}
          </Button>
        )}
      </Group>
    </li>
  )
}
