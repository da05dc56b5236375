import vine from '@vinejs/vine'
import { oneLine } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { mailboxValues, mailLimits } from '#api/mailing/mail_facts'
import { followUpFlow } from '#api/mailing/sequences/follow_up_flow'
import { sequenceLimits as limits } from '#api/mailing/sequences/sequence_facts'

/** Two mails on one day are none that somebody had the time to answer. */
const waits = vine.createRule((value, _options, field) => {
  if (typeof value !== 'number' || !field.isValid) return
  const [, place] = /\.(\d+)\./.exec(field.getFieldPath()) ?? []
  if (value === 0 && Number(place) > 0)
    field.report('Wait at least a day after the mail before', 'waits', field)
})

export const sequenceValidator = vine.create({
  name: oneLine().minLength(mailLimits.name.min).maxLength(mailLimits.name.max),
  steps: vine
    .array(
      vine.object({
        templateId: id(),
        waitDays: vine
          .number()
          .withoutDecimals()
          .min(limits.waitDays.min)
          .max(limits.waitDays.max)
          .use(waits()),
      })
    )
    .minLength(limits.steps.min)
    .maxLength(limits.steps.max),
})

const people = () => vine.array(id()).maxLength(limits.people.max).distinct().optional()

export const startValidator = vine.create({
  appliedIds: people(),
  devIds: people(),
  mailbox: vine.enum(mailboxValues).optional(),
})

export const followUpListValidator = vine.create({
  ...paging,
  status: vine.enum(followUpFlow.names).optional(),
  sequenceId: id().optional(),
  appliedId: id().optional(),
  devId: id().optional(),
})
