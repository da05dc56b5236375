import './popups.css'
import { Button, CloseButton, Group } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { SUBMIT_FROM } from '#api/candidates/progress_facts'
import type { Data } from '#data'
import { readKey } from '../../app/read'
import { refresh, useWrite } from '../../components/forms/write'

export type Dashboard = Data.Reporting.CandidateDashboard

/** What a newcomer does, and what of it is done. */
const steps = ({ progress, applicationsCount }: Dashboard, hasResume: boolean) => [
  hasResume
    ? {
        title: t`Complete your profile`,
        words: t`Your resume has filled in the first part. Check it, and add what is missing.`,
        done: progress >= SUBMIT_FROM,
      }
    : {
        title: t`Fill your profile from your resume`,
        words: t`We read it, and you check what we found. It takes a few minutes.`,
        done: progress >= SUBMIT_FROM,
      },
  {
    title: t`Send your profile for approval`,
    words: t`Then companies can find you. Each one that looks at your profile appears here.`,
    done: false,
  },
  {
    title: t`Apply, and read by when they answer`,
    words: t`Each job names its pay and its date; a no comes with its reason.`,
    done: applicationsCount > 0,
  },
]

/** The two notes on top of the dashboard: the first way into a profile, and what changed here. Closing the first hides the second. */
export function Popups({
  dashboard,
  hasResume = false,
}: {
  dashboard: Dashboard
  hasResume?: boolean
}) {
  const client = useQueryClient()
  const refreshes = ['/candidate/dashboard']
  const { send } = useWrite(
    (popup: 'developer' | 'update') =>
      api.put('/candidate/popups', { body: { popup }, notice: 'errors' }),
    { refreshes, onRefused: () => refresh(client, refreshes) }
  )
  function close(popup: 'developer' | 'update') {
    client.setQueryData(readKey('GET', '/candidate/dashboard'), (old?: { data: Dashboard }) =>
      old
        ? {
            ...old,
            data: {
              ...old.data,
              popups: {
                developer: popup === 'developer' ? false : old.data.popups.developer,
                update: false,
              },
            },
          }
        : old
    )
    void send(popup)
  }
  const { developer, update } = dashboard.popups
  // who is through with the first steps needs no invitation to them
  if (developer && dashboard.approval === 'incomplete')
    return (
      <section className="popup" aria-labelledby="popup-developer">
        <div>
          <h2 id="popup-developer">{t`Welcome. Three steps, and companies answer you`}</h2>
          <ol>
            {steps(dashboard, hasResume).map(({ title, words, done }) => (
              <li key={title} data-done={done || undefined}>
                <strong>
                  {done && <IconCheck size={16} stroke={2} role="img" aria-label={t`Done`} />}
                  {title}
                </strong>
                <span>{words}</span>
              </li>
            ))}
          </ol>
          <Group gap="xs">
            {hasResume ? (
              <Button component={Link} to="/candidate/profile" size="sm">
                {t`Complete your profile`}
              </Button>
            ) : (
              <>
                <Button component={Link} to="/candidate/resume" size="sm">
                  {t`Start with your resume`}
                </Button>
                <Button component={Link} to="/candidate/profile" size="sm" variant="default">
                  {t`Write it yourself`}
                </Button>
              </>
            )}
          </Group>
        </div>
        <CloseButton aria-label={t`Close this note`} onClick={() => close('developer')} />
      </section>
    )
  if (!update) return null
  return (
    <section className="popup" aria-labelledby="popup-update">
      <div>
        <h2 id="popup-update">{t`Keep your profile up to date`}</h2>
        <p>
          {t`Companies search by availability, pay and notice period first. Check that yours are still right.`}
        </p>
        <Button component={Link} to="/candidate/profile/titles" size="sm" variant="default">
          {t`Check them`}
        </Button>
      </div>
      <CloseButton aria-label={t`Close this note`} onClick={() => close('update')} />
    </section>
  )
}
