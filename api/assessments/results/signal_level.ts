import { signalsFrom, type SignalKind, type SignalLevel } from '#api/assessments/assessment_facts'

/** How much was seen beside the answers, by all signals together. Fast answers alone are never more than some: who knows, is fast. */
export function signalLevelOf({
  fast = 0,
  ...others
}: Partial<Record<SignalKind, number>>): SignalLevel {
  const seen = Object.values(others).reduce((sum, count) => sum + count, 0)
  if (seen + Math.min(fast, signalsFrom.some) >= signalsFrom.major) return 'major'
  return seen + fast >= signalsFrom.some ? 'some' : 'none'
}
