import { SkillCategorySchema } from '#database/schema'

export default class SkillCategory extends SkillCategorySchema {}
