import Skill from '#api/taxonomy/models/skill'
import type { MergeJob } from '#api/catalogues/merging/merge_skills'

/** After the last try of a merge the skill can be merged once more; what was moved stays with the other one. */
export default async function giveUpMerge({ from }: MergeJob) {
  await Skill.query().where('id', from).update({ mergingIntoId: null })
}
