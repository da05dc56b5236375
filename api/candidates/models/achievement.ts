import { AchievementSchema } from '#database/schema'

export default class Achievement extends AchievementSchema {}
