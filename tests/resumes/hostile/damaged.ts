import { gzipSync } from 'node:zlib'
import { dice } from '#database/seeders/demo/random'
import { type Hostile, one, words, latin, MB } from './raw_pdf.js'
import { classic } from '../pdf/one_column.js'
import { network } from '../pdf/network.js'
import { makePerson } from '../people.js'
import { wordLines } from '../draw_docx.js'

/** Files that only claim to be a resume. */
export function somethingElse(): Hostile[] {
  const good = one(words)
  return [
    { name: 'empty', make: () => Buffer.alloc(0) },
    { name: 'one-byte', make: () => latin('%') },
    { name: 'header-only', make: () => latin('%PDF-1.7\n') },
    { name: 'zeros', make: () => Buffer.alloc(MB) },
    {
      name: 'elf.pdf',
      make: () => Buffer.concat([latin('\x7fELF\x02\x01\x01'), Buffer.alloc(4096)]),
    },
    { name: 'exe.pdf', make: () => Buffer.concat([latin('MZ\x90\0'), Buffer.alloc(4096)]) },
    { name: 'script.pdf', make: () => latin('#!/bin/sh\nrm -rf /\n') },
    { name: 'page.pdf', make: () => latin('<!doctype html><script>alert(1)</script>') },
    {
      name: 'exe-and-pdf.pdf',
      make: () => Buffer.concat([latin('MZ\x90\0'), Buffer.alloc(200), good]),
    },
    { name: 'gzip.pdf', make: () => gzipSync(good) },
    { name: 'six-megabytes.pdf', make: () => Buffer.concat([good, Buffer.alloc(6 * MB)]) },
  ]
}

/** Valid files, cut or with bytes changed at random; the same ones each time. */
export async function damagedOnes(count: number): Promise<Hostile[]> {
  const bases = [
    { type: 'pdf', bytes: await classic(makePerson(1, ['en'], false)) },
    { type: 'pdf', bytes: await network(makePerson(2, ['in'], false)) },
    { type: 'docx', bytes: wordLines(makePerson(3, ['en'], false)) },
  ]
  const cuts = [0.2, 0.5, 0.9].flatMap((share) =>
    bases.slice(1).map(({ type, bytes }) => ({
      name: `cut-at-${share * 100}.${type}`,
      make: () => bytes.subarray(0, Math.floor(bytes.length * share)),
    }))
  )
  const die = dice(20_261_121)
  const changed = Array.from({ length: count - cuts.length }, (_, index) => {
    const { type, bytes } = bases[index % bases.length]
    let copy = Buffer.from(bytes)
    for (let times = die.int(1, 60); times > 0; times--) {
      const at = die.int(0, copy.length - 1)
      const how = die.int(0, 3)
      if (how < 2) copy[at] = die.int(0, 255)
      else if (how === 2)
        copy = Buffer.concat([copy.subarray(0, at), copy.subarray(at + die.int(1, 40))])
      else
        copy = Buffer.concat([
          copy.subarray(0, at),
          copy.subarray(Math.max(0, at - 200), at),
          copy.subarray(at),
        ])
    }
    return { name: `changed-${index + 1}.${type}`, make: () => copy }
  })
  return [...cuts, ...changed]
}
