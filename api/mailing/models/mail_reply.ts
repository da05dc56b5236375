import { MailReplySchema } from '#database/schema'

/** What somebody wrote back to a company by mail. */
export default class MailReply extends MailReplySchema {}
