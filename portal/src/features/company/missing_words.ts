import { t } from '@lingui/core/macro'

const fields: Record<string, string> = {
  'About the company': t`About the company`,
  'Industry': t`Industry`,
  'Website': t`Website`,
  'Size': t`Size`,
  'City': t`City`,
  'E-mail': t`E-mail`,
}

/** The fields that a verification still needs, as the form names them in the reader's language. */
export const missingWords = (names: string[]) =>
  names.map((name) => fields[name] ?? name).join(', ')
