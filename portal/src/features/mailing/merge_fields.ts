import { t } from '@lingui/core/macro'
import { mergeFields } from '#api/mailing/mail_facts'

/** The merge fields as the editor's menu offers them. */
export const fieldMenu = {
  label: t`Merge field`,
  choices: mergeFields.map(({ value, label }) => ({ text: `{{${value}}}`, label })),
}
