import { hideContacts } from '#api/candidates/control/hide_contacts'
import { good, look } from '#api/catalogues/checks/check'
import type { Check } from '#api/catalogues/definition'

/** Each text by what it is called within a sentence, such as "the story". */
export type Texts = (readonly [name: string, text: string | null | undefined])[]

/** Whether an address, a link or a phone number is in a text that should have none. */
export function checkContacts(texts: Texts): Check {
  const label = 'Contact details'
  const found = texts.filter(([, text]) => text && hideContacts(text) !== text)
  return found.length > 0
    ? look(
        label,
        `Address, link or phone number found in ${found.map(([name]) => name).join(', ')}.`
      )
    : good(label, 'No address, link or phone number in the text.')
}
