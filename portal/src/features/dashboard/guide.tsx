import './guide.css'
import { Alert, Group, Text, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCircleCheckFilled, IconCircle } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { useWrite } from '../../components/forms/write'
import { Section } from '../../components/page/page_header'
import { Coming } from '../../components/page/skeletons'
import type { Board } from './company_board'

const verificationWords: Record<Board['verification'], [string, string]> = {
  unverified: [
    t`Your company is not verified yet`,
    t`You can write drafts. Complete the company profile and ask for verification, so that your jobs can be approved.`,
  ],
  pending: [
    t`We are checking your company`,
    t`Usually within a day; we will write to you. You can write drafts in the meantime.`,
  ],
  rejected: [
    t`Your company was not verified`,
    t`Look at the note in your company profile, correct it, and ask again.`,
  ],
  suspended: [
    t`Your company is suspended`,
    t`Your jobs are hidden. Write to us if you think this is wrong.`,
  ],
  verified: [t`Your company is verified`, t`Your jobs can be approved.`],
}

/** The state of a company's verification, and the way to its profile. */
export function Unverified({ verification }: { verification: Board['verification'] }) {
  const [title, text] = verificationWords[verification]
  return (
    <Alert
      color={verification === 'suspended' || verification === 'rejected' ? 'red' : 'amber'}
      title={title}
      mb="md"
    >
      <Group justify="space-between">
        <Text size="sm">{text}</Text>
        <Button component={Link} to="/client/company" size="xs">
          {t`Company profile`}
        </Button>
      </Group>
    </Alert>
  )
}

/** The guided start of a new company: it stays until it is hidden or the first job is out. */
export function Guide({ data }: { data: Board }) {
  const hide = useWrite(
    () => api.put('/client/set-first-entry', { body: { firstEntry: false }, notice: 'errors' }),
    { refreshes: ['/client/dashboard'] }
  )
  const team = useQuery(read('GET', '/client/company-all-active-user', { query: { limit: 2 } }))
  const steps = [
    {
      label: t`Tell candidates who you are`,
      why: t`What you make, how many you are, where you sit`,
      done: data.verification !== 'unverified',
      to: '/client/company',
      act: t`Company profile`,
    },
    {
      label:
        data.verification === 'pending' ? t`We check your company` : t`Have your company verified`,
      why: t`Usually within a day; until then your jobs stay drafts`,
      done: data.verification === 'verified',
      to: '/client/company',
      act: t`Verification`,
    },
    {
      label: t`Invite your team`,
      why: t`Recruiters, hiring managers and interviewers, each with what they need`,
      done: (team.data?.pagination.total ?? 0) > 1,
      to: '/client/team',
      act: t`Invite`,
    },
    {
      label: t`Post your first job`,
      why: t`With pay and the date by which you answer`,
      done: data.openJobsCount > 0 || data.today.jobsAwaitingApproval.length > 0,
      to: '/client/jobs/new',
      act: t`Post a job`,
    },
  ]
  // a guide that is at its end shows at no time
  if (team.isPending) return <Coming />
  const next = steps.findIndex(({ done }) => !done)
  // nothing is left to say, least of all to a colleague who joins later
  if (next === -1) return null
  return (
    <Section
      title={t`Your first hire, step by step`}
      note={t`${{ count: steps.filter(({ done }) => done).length }} of ${{ count2: steps.length }} done`}
      actions={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          loading={hide.busy}
          onClick={() => void hide.send()}
        >
          {t`Hide`}
        </Button>
      }
    >
      <ol className="guide">
        {steps.map(({ label, why, done, to, act }, index) => (
          <li key={label} data-done={done || undefined}>
            {done ? (
              <IconCircleCheckFilled size={22} color="var(--accent)" aria-label={t`Done`} />
            ) : (
              <IconCircle
                size={22}
                stroke={1.5}
                aria-label={t({ message: 'Open', context: 'not done' })}
              />
            )}
            <span>
              {label}
              <small>{why}</small>
            </span>
            {!done && (
              <Button
                component={Link}
                to={to}
                size="compact-sm"
                variant={index === next ? 'filled' : 'default'}
              >
                {act}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
