import { points, type SearchQuery } from '#api/engines/search_columns/search_columns'

/** The numbers of one `candidate_documents` row that points are given for. */
export type Scored = {
  skillIds: number[]
  skillYears: number[]
  stackIds: number[]
  titleIds: number[]
  wordIds: number[]
  placeId: number | null
  availability: number
  english: number
  progress: number
  activeAt: number
  spotlightUntil: number
  promotedUntil: number
}

export type Factor = {
  factor: string
  points: number
  paid?: true
  skillId?: number
  word?: string
}

/** Why a profile has its place in the results: its points sum up to the relevance that the index ordered by. */
export function factorsOf(profile: Scored, query: SearchQuery): Factor[] {
  const factors: Factor[] = []
  const add = (factor: Factor) => factor.points > 0 && factors.push(factor)
  const has = {
    title: profile.titleIds,
    headline: profile.wordIds,
    skill: profile.skillIds,
    place: profile.placeId === null ? [] : [profile.placeId],
  }
  if (query.sort === 'relevance' && profile.promotedUntil > query.now)
    add({ factor: 'promoted', points: points.promotion, paid: true })
  if (query.sort === 'relevance' && profile.spotlightUntil > query.now)
    add({ factor: 'spotlight', points: points.spotlight, paid: true })
  for (const { word, meanings } of query.terms) {
    const meaning = meanings.find(({ in: where, ids }) => ids.some((id) => has[where].includes(id)))
    if (meaning) add({ factor: meaning.as ?? meaning.in, points: meaning.points, word })
  }
  for (const [id] of [...query.skills.all, ...query.skills.any]) {
    const at = profile.skillIds.indexOf(id)
    if (at >= 0)
      add({
        factor: 'wanted_skill',
        points:
          points.wantedSkill + Math.min(points.mostYears, Math.floor(profile.skillYears[at] / 10)),
        skillId: id,
      })
  }
  for (const [id] of [...query.stacks.all, ...query.stacks.any])
    if (profile.stackIds.includes(id)) add({ factor: 'wanted_stack', points: points.wantedStack })
  add({
    factor: 'active',
    points:
      points.active.find(({ days }) => profile.activeAt > query.now - days * 86_400)?.points ?? 0,
  })
  add({ factor: 'availability', points: points.availability[profile.availability] })
  add({ factor: 'english', points: points.english[profile.english] })
  add({
    factor: 'complete',
    points: points.progress.find(({ least }) => profile.progress >= least)?.points ?? 0,
  })
  return factors.sort((a, b) => b.points - a.points)
}
