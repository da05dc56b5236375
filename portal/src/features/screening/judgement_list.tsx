import './screening.css'
import { Badge, Progress, Text, UnstyledButton } from '@mantine/core'
import { t } from '@lingui/core/macro'
import type { Criterion, Quoted } from './reads'

/** What was said by each criterion, with the words that it quotes; each leads to its place where there is one to show. */
export function JudgementList({
  criteria,
  onShow,
}: {
  criteria: Criterion[]
  onShow?: (quote: Quoted) => void
}) {
  return (
    <ul className="sc-criteria">
      {criteria.map((one) => (
        <li key={one.key}>
          <div className="sc-criterion">
            <strong>{one.label}</strong>
            <span className="num">
              {one.score === null ? (
                <Badge color="gray" variant="light">
                  {t`Not judged`}
                </Badge>
              ) : (
                t`${{ score: one.score }} of 100`
              )}
            </span>
          </div>
          {one.score !== null && (
            <Progress value={one.score} size="sm" aria-hidden="true" mt={4} mb={6} />
          )}
          <Text size="sm">{one.why}</Text>
          {one.evidence.map((quote, index) => (
            <Quote key={index} quote={quote} onShow={onShow} />
          ))}
          <Text size="xs" c="dimmed" className="num">
            {one.score === null ? t`Left out of the score` : t`Weight ${{ weight: one.weight }}`}
          </Text>
        </li>
      ))}
    </ul>
  )
}

function Quote({ quote, onShow }: { quote: Quoted; onShow?: (quote: Quoted) => void }) {
  const place = [
    quote.sourceLabel,
    quote.page !== null && quote.source === 'resume' && t`page ${{ page: quote.page }}`,
    quote.at,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <blockquote className="sc-quote">
      <span>“{quote.quote}”</span>
      {onShow && quote.source === 'resume' ? (
        <UnstyledButton className="sc-place" onClick={() => onShow(quote)}>
          {t`${place}: show it`}
        </UnstyledButton>
      ) : (
        <span className="sc-place">{place}</span>
      )}
    </blockquote>
  )
}
