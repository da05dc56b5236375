import vine from '@vinejs/vine'
import { isSupportedCountry } from 'libphonenumber-js/max'

// Mail readers make a link of every word that looks like a site, so a name could lead strangers anywhere.

/** Endings of sites beside those of countries, as far as mail readers know them. */
const endings = new Set(
  (
    'com net org info biz edu gov mil int mobi name pro tel app dev page blog shop store online site website web ' +
    'space tech cloud live life world today news media agency work works jobs careers email link links click icu ' +
    'vip top xyz club fun buzz group team tools zone one win bid loan men date download stream trade review support ' +
    'services solutions company finance money bank eu uk su'
  ).split(' ')
)
/** Words of the trade that end as sites do. */
const terms = /^(?:asp|ado|vb|ml|socket)[.](?:net|io)$/i
/** Dots as browsers read them in an address. */
const dots = /[.\u3002\uff0e\uff61\u2024]/g
const hidden = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
const word = /[^\s,;:()<>[\]{}"'|/\\]+/g

/** Whether mail readers would make a link of this word: a host, or an address of mail. */
function isSite(text: string) {
  const plain = text.replace(hidden, '').replace(dots, '.')
  const labels = plain.toLowerCase().split('.').filter(Boolean)
  if (labels.length < 2 || terms.test(plain)) return false
  if (
    plain.includes('@') ||
    (labels.length === 4 && labels.every((part) => /^\d{1,3}$/.test(part)))
  )
    return true
  const ending = labels.at(-1)!
  return (
    labels[0] === 'www' ||
    // A.de Vries is no site, and neither is Node.js
    (labels.some((label, at) => at < labels.length - 1 && label.length > 1) &&
      (endings.has(ending) || isSupportedCountry(ending.toUpperCase())))
  )
}

/** Whether a name carries the address of a site or of a mailbox. */
export const namesSite = (text: string) =>
  /:\/\//.test(text) || (text.match(word) ?? []).some(isSite)

/** The same words, but none that a mail reader would make a link of: `https://example.com` becomes `example com`. */
export const withoutSites = (text: string) =>
  text
    .replace(/\b[a-z][a-z\d+.-]{0,20}:\/\//gi, '')
    .replace(word, (each) =>
      isSite(each) ? each.replace(hidden, '').replace(dots, ' ').replace(/@/g, ' at ').trim() : each
    )

/** For names that strangers read in mails. */
export const noSite = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && namesSite(value))
    field.report(
      '{{ field }} looks like the address of a site or a mailbox, such as example.com; leave the address out',
      'site',
      field
    )
})
