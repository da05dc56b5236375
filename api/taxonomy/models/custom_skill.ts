import { CustomSkillSchema } from '#database/schema'

export default class CustomSkill extends CustomSkillSchema {}
