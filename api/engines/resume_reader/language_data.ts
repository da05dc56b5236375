import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The files by which Tesseract knows languages: all in a folder, or the English ones of npm. That none are there is a
 * mistake of the installation, no file's.
 */
export async function languageData(folder: string | undefined): Promise<string[]> {
  const place = folder ?? english()
  const files = (await readdir(place)).filter((file) => /^\w+\.traineddata(\.gz)?$/.test(file))
  if (files.length === 0)
    throw new Error(
      `SCAN_LANGUAGES names ${place}, which holds no *.traineddata; put Tesseract's language data there`
    )
  return files.sort().map((file) => join(place, file))
}

const english = () =>
  join(
    dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
    '4.0.0_best_int'
  )
