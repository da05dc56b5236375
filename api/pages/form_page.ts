import type { HttpContext } from '@adonisjs/core/http'
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
  const inputs = (form.fields as readonly LeadField[])
    .map((field) => row(field, String(typed[field.name] ?? ''), faults.get(field.name)))
    .join('')
  ctx.response.status(422)
  return plainPage(ctx, {
    title: form.title,
    body: `<p>${faults.size === 1 ? 'One thing needs' : `${faults.size} things need`} a look; each says why.</p><form method="post" action="${form.path}" style="display:grid;gap:12px;text-align:left">${inputs}<button>${form.button}</button></form>`,
  })
}

function row(
  { name, label, type, required, max, choices }: LeadField,
  value: string,
  fault?: string
) {
  const own = `id="${name}" name="${name}"${required ? ' required' : ''}${max ? ` maxlength="${max}"` : ''}${fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''} style="font:inherit;padding:8px;width:100%;box-sizing:border-box"`
  const options = (choices ?? (type === 'rating' ? grades : []))
    .map(
      (choice) =>
        `<option value="${choice.value}"${String(choice.value) === value ? ' selected' : ''}>${escapeHtml(String(choice.label))}</option>`
    )
    .join('')
  const input =
    type === 'textarea'
      ? `<textarea ${own} rows="6">${escapeHtml(value)}</textarea>`
      : options
        ? `<select ${own}><option value=""></option>${options}</select>`
        : `<input ${own} type="${type}" value="${escapeHtml(value)}">`
  return `<div><label for="${name}">${escapeHtml(label)}</label>${input}${fault ? `<small id="${name}-fault">${escapeHtml(fault)}</small>` : ''}</div>`
}
