import { BaseSchema } from '@adonisjs/lucid/schema'

const named = (from: string, to: string) => /* sql */ `
  update notifications set kind = '${to}' where kind = '${from}';
  update mails set kind = '${to}' where kind = '${from}';
  update platform_templates set kind = '${to}' where kind = '${from}';
`

/** What tells of a new message has the kind that the live stream promises to its clients. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(named('message.received', 'message.new'))
  }

  async down() {
    this.schema.raw(named('message.new', 'message.received'))
  }
}
