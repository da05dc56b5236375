import './progress_card.css'
import { Progress, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import { ph, t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { Section } from '../../components/page/page_header'
import { addressOfStep, labelOfStep } from './tabs'

/** How far the profile is, and the step that gains most. */
export function ProgressCard() {
  const steps = useQuery(read('GET', '/candidate/dev-step-data'))
  const { data } = steps
  if (!data)
    return (
      <NotYet read={steps} what={t`Your progress`}>
        <Skeleton height={220} radius="lg" />
      </NotYet>
    )
  const { progress, nextStep, steps: all } = data.data
  return (
    <Section title={t`${progress} % complete`}>
      <Progress value={progress} aria-label={t`Profile complete`} />
      {nextStep && (
        <Text size="sm" mt="sm">
          <Trans>
            Next best step:{' '}
            <Link to={addressOfStep(nextStep.key)} style={{ color: 'inherit' }}>
              {ph({ lowered: lowered(labelOfStep(nextStep.key)) })}
            </Link>{' '}
            <span className="progress-gain">(+{ph({ gains: nextStep.gains })} %)</span>
          </Trans>
        </Text>
      )}
      <ul className="progress-steps">
        {all.map((step) => (
          <li key={step.key} data-done={step.done || undefined}>
            {step.done ? (
              <IconCircleCheckFilled size={18} color="var(--accent)" aria-label={t`Done`} />
            ) : (
              <IconCircle
                size={18}
                stroke={1.5}
                aria-label={t({ message: 'Open', context: 'not done' })}
              />
            )}
            <Link to={addressOfStep(step.key)}>{labelOfStep(step.key)}</Link>
            <span className="num dim">{step.weight} %</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A label as it reads within a sentence. */
export const lowered = (text: string) => text.replace(/^./, (letter) => letter.toLowerCase())
