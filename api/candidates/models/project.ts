import { ProjectSchema } from '#database/schema'

export default class Project extends ProjectSchema {}
