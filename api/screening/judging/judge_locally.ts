import { criterionKinds, type CriterionKey } from '#api/screening/screening_facts'
import {
  isBuiltIn,
  type Criterion,
  type Dossier,
  type Judgement,
  type Wanted,
} from '#api/screening/material/material'
import { receipts } from '#api/screening/material/receipts'
import { judgeSkills } from '#api/screening/judging/judge_skills'
import { judgeExperience, judgeRole } from '#api/screening/judging/judge_posts'
import {
  judgeAnswers,
  judgeEducation,
  judgeLanguages,
  judgeTests,
  judgeWords,
} from '#api/screening/judging/judge_others'
import type { Verdict } from '#api/screening/judging/verdict'

/** Changes with every change of how this engine judges. */
export const LOCAL_MODEL = 'candor-local-1'

const judges: Record<CriterionKey, (wanted: Wanted, dossier: Dossier) => Verdict> = {
  skills: judgeSkills,
  experience: judgeExperience,
  role: judgeRole,
  answers: judgeAnswers,
  tests: judgeTests,
  education: judgeEducation,
  languages: judgeLanguages,
}

/**
 * Judges a dossier by a rubric, on this machine and without a model: the same input always gives the same judgement. Every
 * quote is looked up again; a criterion that nothing can be said of is left out of the score.
 */
export function judgeLocally(wanted: Wanted, dossier: Dossier, rubric: Criterion[]): Judgement[] {
  return rubric
    .filter(({ weight }) => weight > 0)
    .map((criterion) => {
      const verdict = isBuiltIn(criterion.key, criterionKinds)
        ? judges[criterion.key](wanted, dossier)
        : judgeWords(criterion, dossier)
      return {
        ...criterion,
        score: verdict.score === null ? null : Math.round(verdict.score),
        why: verdict.why,
        evidence: receipts(verdict.evidence, dossier.passages).found,
      }
    })
}

/** The mean of the criteria by their weights, from 0 to 100; null where none could be judged. */
export function scoreOf(judgements: Pick<Judgement, 'weight' | 'score'>[]): number | null {
  const judged = judgements.filter(({ score, weight }) => score !== null && weight > 0)
  const whole = judged.reduce((sum, { weight }) => sum + weight, 0)
  return whole > 0
    ? Math.round(judged.reduce((sum, { weight, score }) => sum + weight * score!, 0) / whole)
    : null
}
