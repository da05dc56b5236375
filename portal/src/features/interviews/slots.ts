import { interviewLimits } from '#api/interviews/interview_facts'

// Offered times are milliseconds since 1970, in their order; two that overlap cannot both be taken.

/** Those that are left when each lasts so long (ms): of two that overlap the earlier one. */
export const apart = (slots: number[], length: number) =>
  slots.reduce<number[]>(
    (kept, start) => (start >= (kept.at(-1) ?? -Infinity) + length ? [...kept, start] : kept),
    []
  )

/** With one more, in place of those that it overlaps, or without it when it is there. The same ones when there is no room. */
export function toggled(slots: number[], start: number, length: number) {
  if (slots.includes(start)) return slots.filter((one) => one !== start)
  const others = slots.filter((one) => one + length <= start || one >= start + length)
  return others.length >= interviewLimits.slots.max
    ? slots
    : [...others, start].toSorted((a, b) => a - b)
}
