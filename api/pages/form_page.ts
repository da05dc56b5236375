import type { HttpContext } from '@adonisjs/core/http'
import { prefixOf, type Language } from '#api/languages/language_facts'
import { say, translated } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import { escapeHtml } from '#api/http/text/escape_html'
import { plainPage } from '#api/http/errors/plain_page'
import { leadLimits, type LeadField, type leadForms } from '#api/content/leads/lead_facts'

type Form = (typeof leadForms)[keyof typeof leadForms]

const grades = Array.from({ length: leadLimits.rating.max }, (_, index) => ({
  value: index + 1,
  label: index + 1,
}))

/** A public form once more, with what is wrong beside its fields, for browsers without scripts. */
export function formPage(ctx: HttpContext, form: Form, faults: Map<string, string>) {
  const typed = ctx.request.body()
  const { language } = ctx
  const inputs = (form.fields as readonly LeadField[])
    .map((field) => row(language, field, String(typed[field.name] ?? ''), faults.get(field.name)))
    .join('')
  ctx.response.status(422)
  return plainPage(ctx, {
    title: translated(language, form.title),
    body: `<p>${say(language, faulty(faults.size))}</p><form method="post" action="${prefixOf(language)}${form.path}" style="display:grid;gap:12px;text-align:left">${inputs}<button>${translated(language, form.button)}</button></form>`,
  })
}

const faulty = (count: number) =>
  sentence(
    '{count, plural, one {One thing needs a look; each says why.} other {# things need a look; each says why.}}',
    { count }
  )

function row(
  language: Language,
  { name, label, type, required, max, choices }: LeadField,
  value: string,
  fault?: string
) {
  const own = `id="${name}" name="${name}"${required ? ' required' : ''}${max ? ` maxlength="${max}"` : ''}${fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''} style="font:inherit;padding:8px;width:100%;box-sizing:border-box"`
  const options = (choices ?? (type === 'rating' ? grades : []))
    .map(
      (choice) =>
        `<option value="${choice.value}"${String(choice.value) === value ? ' selected' : ''}>${escapeHtml(translated(language, String(choice.label)))}</option>`
    )
    .join('')
  const input =
    type === 'textarea'
      ? `<textarea ${own} rows="6">${escapeHtml(value)}</textarea>`
      : options
        ? `<select ${own}><option value=""></option>${options}</select>`
        : `<input ${own} type="${type}" value="${escapeHtml(value)}">`
  return `<div><label for="${name}">${escapeHtml(translated(language, label))}</label>${input}${fault ? `<small id="${name}-fault">${escapeHtml(fault)}</small>` : ''}</div>`
}
