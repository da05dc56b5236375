import { Progress, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { read } from '../../app/read'
import { Section } from '../../components/page_header'
import { addressOfStep } from './tabs'

/** How far the profile is, and the step that gains most. */
export function ProgressCard() {
  const { data } = useQuery(read('GET', '/candidate/dev-step-data'))
  if (!data) return <Skeleton height={220} radius="lg" />
  const { progress, nextStep, steps } = data.data
  return (
    <Section title={`${progress} % complete`}>
      <Progress value={progress} aria-label="Profile complete" />
      {nextStep && (
        <Text size="sm" mt="sm">
          Next best step:{' '}
          <Link to={addressOfStep(nextStep.key)} style={{ color: 'inherit' }}>
            {lowered(nextStep.label)}
          </Link>{' '}
          <span className="wiz-gain">(+{nextStep.gains} %)</span>
        </Text>
      )}
      <ul className="cand-checks">
        {steps.map((step) => (
          <li key={step.key} data-done={step.done || undefined}>
            {step.done ? (
              <IconCircleCheckFilled size={18} color="var(--accent)" aria-label="Done" />
            ) : (
              <IconCircle size={18} stroke={1.5} aria-label="Open" />
            )}
            <Link to={addressOfStep(step.key)}>{step.label}</Link>
            <span className="num dim">{step.weight} %</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A label as it reads within a sentence. */
export const lowered = (text: string) => text.replace(/^./, (letter) => letter.toLowerCase())
