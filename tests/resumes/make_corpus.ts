import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { layouts, type Layout } from './layouts.js'
import { makePerson, type Truth } from './people.js'

export type Labelled = { file: string; layout: string; half: Layout['half']; truth: Truth }

const SEED = 20_261_121
/** A new number when the generator changes what it writes, so that old files are not taken for new ones. */
const EDITION = 2

/**
 * Writes `each` resumes of every layout with their truth into a folder, unless they lie there already,
 * and lists them. The same numbers give the same people; only what a browser prints differs in its bytes.
 */
export async function makeCorpus(
  folder: string,
  { each = 17, seed = SEED } = {}
): Promise<Labelled[]> {
  const index = `${folder}/index-${EDITION}-${each}-${seed}.json`
  if (existsSync(index)) return JSON.parse(await readFile(index, 'utf8'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const made: Labelled[] = []
  const printer = await openPrinter()
  try {
    for (const [nth, layout] of layouts.entries()) {
      for (let number = 0; number < each; number++) {
        const person = makePerson(seed + nth * 1000 + number, layout.locales, layout.wide ?? false)
        const drawn = layout.draw(person)
        const file = `${folder}/${layout.name}-${String(number + 1).padStart(2, '0')}.${drawn.type === 'docx' ? 'docx' : 'pdf'}`
        await writeFile(
          file,
          drawn.type === 'html' ? await printer.print(drawn.page) : await drawn.bytes
        )
        made.push({
          file,
          layout: layout.name,
          half: layout.half,
          truth: layout.truth ? layout.truth(person.truth) : person.truth,
        })
      }
    }
  } finally {
    await printer.close()
  }
  await writeFile(index, JSON.stringify(made))
  return made
}

async function openPrinter() {
  const [{ chromium }, { chromiumPath }] = await Promise.all([
    import('playwright'),
    import('../../bin/chromium.mjs'),
  ])
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--headless=shell', '--no-sandbox', '--disable-gpu'],
  })
  const tab = await browser.newPage()
  return {
    async print(page: string) {
      await tab.setContent(page)
      return tab.pdf({ preferCSSPageSize: true, printBackground: true })
    },
    close: () => browser.close(),
  }
}
