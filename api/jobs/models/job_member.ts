import { JobMemberSchema } from '#database/schema'

export default class JobMember extends JobMemberSchema {}
