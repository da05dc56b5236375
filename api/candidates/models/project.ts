import { ProjectSchema } from '#database/schema'
import type { projectKinds } from '#api/candidates/candidate_facts'

export default class Project extends ProjectSchema {
  declare kind: (typeof projectKinds)[number]
}
