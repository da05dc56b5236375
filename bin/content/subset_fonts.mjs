/**
 * Makes the fonts that every page begins with, in portal/src/app/look/fonts: of Inter and Bricolage Grotesque (both
 * SIL OFL 1.1) the letters, weights and signs that most pages need, so that both are there with the first paint.
 * Rarer letters come from the whole files when a page has them. Run it again when the fonts' packages change.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subset from 'subset-font'

const files = (name, range) =>
  readFile(
    new URL(
      `../../node_modules/@fontsource-variable/${name}/files/${name}-${range}-wght-normal.woff2`,
      import.meta.url
    )
  )
const signs = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

// the unicode-range of fonts.css names the same ones
const common =
  signs(0x20, 0x7e) +
  signs(0xc0, 0xff) +
  '\u00a0\u00a3\u00a9\u00b7\u00d7\u2011\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u202f\u20ac\u2190\u2192\u2212'
const text = { wght: { min: 400, max: 700 } }

const made = {
  'inter.woff2': [await files('inter', 'latin'), common, text],
  'inter_rupee.woff2': [await files('inter', 'latin-ext'), '\u20b9', text],
  // headings have one weight
  'bricolage.woff2': [await files('bricolage-grotesque', 'latin'), common, { wght: 650 }],
  'bricolage_rupee.woff2': [
    await files('bricolage-grotesque', 'latin-ext'),
    '\u20b9',
    { wght: 650 },
  ],
}
const folder = new URL('../../portal/src/app/look/fonts/', import.meta.url)
await mkdir(folder, { recursive: true })
let sum = 0
for (const [name, [font, letters, variationAxes]] of Object.entries(made)) {
  const bytes = await subset(font, letters, { targetFormat: 'woff2', variationAxes })
  await writeFile(new URL(name, folder), bytes)
  sum += bytes.length
  console.log(`${name} ${bytes.length} bytes`)
}
console.log(`${sum} bytes in all`)
