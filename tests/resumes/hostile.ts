import type { Hostile } from './hostile/raw_pdf.js'
import { deflateBombs, manyPages } from './hostile/bombs.js'
import { deepAndCyclic, brokenTables, locked } from './hostile/broken.js'
import { wordDocuments } from './hostile/word_documents.js'
import { somethingElse, damagedOnes } from './hostile/damaged.js'

/** The hundred. */
export async function hostileFiles(): Promise<Hostile[]> {
  const made = [
    ...deflateBombs(),
    ...manyPages(),
    ...deepAndCyclic(),
    ...brokenTables(),
    ...locked(),
    ...wordDocuments(),
    ...somethingElse(),
  ]
  return [...made, ...(await damagedOnes(100 - made.length))]
}
