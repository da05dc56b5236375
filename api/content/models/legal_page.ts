import { DateTime } from 'luxon'
import { beforeSave } from '@adonisjs/lucid/orm'
import { LegalPageSchema } from '#database/schema'
import { escapeHtml } from '#api/http/text/escape_html'
import type { PageStatus } from '#api/content/page_flow'

/** A text of the law: a template whose blanks the operator fills in. */
export default class LegalPage extends LegalPageSchema {
  declare status: PageStatus
  declare fillings: Record<string, string>

  /** By which its versions are found. */
  get pageKey() {
    return `legal:${this.id}`
  }

  @beforeSave()
  static datePublication(page: LegalPage) {
    if (page.status === 'published') page.publishedAt ??= DateTime.now()
  }

  /** The names of blanks that nothing is written into. */
  get openBlanks(): string[] {
    return this.blanks.filter((name) => !String(this.fillings?.[name] ?? '').trim())
  }

  /** The text with its blanks filled in, `{{ name }}`; an open one shows its name in brackets. */
  get filledBody(): string {
    return this.body.replace(/\{\{([^{}]{1,80})\}\}/g, (_, written: string) => {
      const name = written.trim()
      const filling = String(this.fillings?.[name] ?? '').trim()
      return filling ? escapeHtml(filling) : `<strong>[${name}]</strong>`
    })
  }
}
