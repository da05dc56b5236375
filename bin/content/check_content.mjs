/**
 * Reads the texts of database/content and tells their faults: front matter, lengths, what pages do not have, links that
 * lead nowhere, skills that are not in the catalogue, texts that are there twice.
 *
 *   node bin/content/check_content.mjs            every file
 *
 * Ends with code 1 when there is a fault.
 */
import * as path from 'node:path'
import {
  contentKinds,
  faultsOf,
  knownOf,
  readContent,
} from '../../database/seeders/content_files.ts'

const root = path.resolve(import.meta.dirname, '../..')
const files = readContent(path.join(root, 'database/content')).map((each) => ({
  ...each,
  file: path.relative(root, each.file),
}))
const faults = faultsOf(files, knownOf(root))
if (faults.length > 0) console.log(`${faults.join('\n')}\n`)
for (const kind of contentKinds) {
  const own = files.filter((each) => each.kind === kind)
  const questions = own.flatMap((each) => each.questions).length
  console.log(`${kind}: ${own.length} files${questions ? `, ${questions} questions` : ''}`)
}
console.log(`${files.length} files, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
