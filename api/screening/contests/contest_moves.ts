import { movesOf } from '#api/flow/moves_of'
import type { ContestOutcome } from '#api/screening/screening_facts'
import ScreeningContest from '#api/screening/models/screening_contest'
import { contestFlow } from '#api/screening/contests/contest_flow'
import { contestNotices } from '#api/screening/contests/contest_notices'

export const contestMoves = movesOf(contestFlow, {
  model: () => ScreeningContest,
  changes: {
    take(contest: ScreeningContest, { by }) {
      contest.takenBy = by!.id
    },
    answer(
      contest: ScreeningContest,
      { by, now },
      { answer, outcome }: { answer: string; outcome: ContestOutcome }
    ) {
      contest.merge({ answer, outcome, takenBy: by!.id, answeredAt: now })
    },
  },
  tell: contestNotices,
})
