import { MailSignatureSchema } from '#database/schema'

/** What a person puts under their mails. */
export default class MailSignature extends MailSignatureSchema {}
