import { t } from '@lingui/core/macro'
import type { Data } from '#data'

type Factor = Data.Talent.Search.Developer['why'][number]

const words: Record<string, string> = {
  promoted: t`Promoted profile`,
  spotlight: t`In the spotlight`,
  title: t`title`,
  headline: t`headline`,
  employer: t`employer`,
  school: t`school`,
  skill: t`skill`,
  place: t`place`,
  wanted_stack: t`a stack you ask for`,
  active: t`recently active`,
  availability: t`open to work`,
  english: t`English level`,
  complete: t`whole profile`,
}

const wordOf = ({ factor, word, skillName }: Factor) =>
  factor === 'wanted_skill'
    ? (skillName ?? t`a skill you ask for`)
    : word
      ? t`“${word}” in ${{ words: words[factor] }}`
      : (words[factor] ?? factor)

/** Why this one: what gave points, the strongest first; bought places are labelled. */
export function Why({ why, short }: { why: Factor[]; short?: boolean }) {
  const earned = why.filter((factor) => !factor.paid)
  if (short) return <p className="se-why">{earned.slice(0, 3).map(wordOf).join(' · ')}</p>
  if (why.length === 0) return null
  const most = Math.max(...why.map(({ points }) => points))
  const sum = why.reduce((total, { points }) => total + points, 0)
  return (
    <details className="se-why-all">
      <summary>{t`Why this one: ${sum} points`}</summary>
      <dl>
        {why.map((factor, index) => (
          <div key={index} data-paid={factor.paid || undefined}>
            <dt>
              {wordOf(factor)}
              {factor.paid && <small>{t` paid`}</small>}
            </dt>
            <dd>
              <i style={{ width: `${(100 * factor.points) / most}%` }} />
              <span>{factor.points}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
