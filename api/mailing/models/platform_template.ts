import { afterFind, afterSave, beforeSave, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { PlatformTemplateSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import Mail from '#api/notifications/models/mail'
import { queueMail, writtenMail } from '#api/notifications/queue_mail'
import { assertKnownFields } from '#api/mailing/merge_fields'
import type { TemplateStatus } from '#api/mailing/mail_facts'
import { platformFields } from '#api/mailing/platform/platform_mail_facts'
import { exampleValues, valuesOfSent, worded } from '#api/mailing/platform/platform_words'
import PlatformTemplateVersion from '#api/mailing/models/platform_template_version'

/** Other words for one of the product's own mails; while it is not active the built-in ones are sent. */
export default class PlatformTemplate extends PlatformTemplateSchema {
  declare status: TemplateStatus
  /** The mail as its reader would get it, with what the latest of its kind held. */
  declare preview?: { of: string; subject: string; html: string }

  @hasMany(() => PlatformTemplateVersion)
  declare versions: HasMany<typeof PlatformTemplateVersion>

  get previewOf() {
    return this.preview?.of ?? null
  }

  get previewSubject() {
    return this.preview?.subject ?? null
  }

  get previewHtml() {
    return this.preview?.html ?? null
  }

  /** One flag says what it is for. */
  get flags() {
    return { [this.kind]: true }
  }

  @beforeSave()
  static check(template: PlatformTemplate) {
    assertKnownFields(template.subject, 'subject', platformFields)
    assertKnownFields(template.body, 'body', platformFields)
    const isNew = template.$dirty.subject !== undefined || template.$dirty.body !== undefined
    if (isNew) template.version = (template.version ?? 0) + 1
  }

  @afterSave()
  static async keep({ id, version, subject, body, $trx }: PlatformTemplate) {
    await PlatformTemplateVersion.firstOrCreate(
      { platformTemplateId: id, version },
      { subject, body },
      { client: $trx }
    )
  }

  @afterFind()
  static async show(template: PlatformTemplate) {
    // what reads some columns only shows nothing
    if (template.body === undefined) return
    const { of, subject, lines } = await template.sample()
    const { html } = writtenMail({ kind: template.kind, subject, lines })
    template.preview = { of, subject, html }
  }

  /** The words filled in with what the latest mail of the kind held, or with examples where there is none or a field of it is empty. */
  async sample() {
    const client = this.$trx ?? undefined
    const latest = await Mail.query({ client })
      .where('kind', this.kind)
      .orderBy('id', 'desc')
      .first()
    const plain = { kind: this.kind, subject: this.subject, lines: [] }
    const real = latest && {
      ...plain,
      subject: latest.subject,
      bodyText: latest.bodyText,
      userId: latest.userId,
      companyId: latest.companyId,
      jobId: latest.jobId,
    }
    const filled = real && worded(this, plain, await valuesOfSent(real, client))
    return filled
      ? { ...filled, of: `The mail of ${latest.createdAt.toFormat('d LLL yyyy')}` }
      : { ...worded(this, plain, exampleValues)!, of: 'Examples' }
  }

  /** Turns it on, or back to the built-in words. */
  async setStatus(
    _admin: User,
    { status }: { status: TemplateStatus },
    trx: TransactionClientContract
  ) {
    this.status = status
    await this.useTransaction(trx).save()
  }

  /** The built-in words are sent again; these stay for another time. */
  async resetToBuiltIn(_admin: User, _input: object, trx: TransactionClientContract) {
    this.status = 'inactive'
    await this.useTransaction(trx).save()
  }

  /** Takes the words of an earlier version again, as a new one. Refuses (422) one that is not there. */
  async restoreVersion(
    _admin: User,
    { version }: { version: number },
    trx: TransactionClientContract
  ) {
    const earlier = await PlatformTemplateVersion.query({ client: trx })
      .where({ platformTemplateId: this.id, version })
      .first()
    if (!earlier)
      throw new Refusal(
        sentence('There is no version {version}; the latest is {latest}', {
          version,
          latest: this.version,
        }),
        {
          status: 422,
          field: 'version',
        }
      )
    this.subject = earlier.subject
    this.body = earlier.body
    await this.useTransaction(trx).save()
  }

  /** Sends it to the administrator who asks, filled in as the preview is. */
  async sendTest(admin: User, _input: object, trx: TransactionClientContract) {
    const { subject, lines, of } = await this.useTransaction(trx).sample()
    await queueMail(trx, {
      userId: admin.id,
      to: admin.email,
      kind: 'account.template_test',
      subject: sentence('Test: {subject}', { subject }),
      lines,
      footer: sentence('A test of an e-mail template, filled in with: {of}.', { of }),
    })
  }
}
