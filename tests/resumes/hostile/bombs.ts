import {
  type Hostile,
  one,
  bomb,
  MB,
  twice,
  latin,
  pdf,
  catalog,
  pages,
  page,
  font,
  words,
} from './raw_pdf.js'

/** Streams, object tables and pictures that unpack to far more than they are. */
export function deflateBombs(): Hostile[] {
  const text = '(AAAAAAAAAAAAAAAA) Tj 1 0 Td '
  return [
    { name: 'numbers-100mb', make: () => one({ stream: bomb(100 * MB), filter: '/FlateDecode' }) },
    {
      name: 'numbers-400mb-twice',
      make: () => one({ stream: twice(400 * MB), filter: '[/FlateDecode /FlateDecode]' }),
    },
    {
      name: 'text-20mb',
      make: () => one({ stream: bomb(20 * MB, `BT /F1 9 Tf ${text}`), filter: '/FlateDecode' }),
    },
    {
      name: 'text-200mb',
      make: () => one({ stream: bomb(200 * MB, `BT /F1 9 Tf ${text}`), filter: '/FlateDecode' }),
    },
    {
      name: 'spaces-300mb',
      make: () => one({ stream: bomb(300 * MB, ' '), filter: '/FlateDecode' }),
    },
    {
      name: 'paths-50mb',
      make: () => one({ stream: bomb(50 * MB, '0 0 m 9 9 l S '), filter: '/FlateDecode' }),
    },
    {
      name: 'saves-20mb',
      make: () => one({ stream: bomb(20 * MB, 'q '), filter: '/FlateDecode' }),
    },
    {
      name: 'unfinished-text-50mb',
      make: () => one({ stream: Buffer.concat([bomb(50 * MB, '(')]), filter: '/FlateDecode' }),
    },
    {
      name: 'hex-in-hex',
      make: () =>
        one({ stream: latin('30'.repeat(2 * MB)), filter: '[/ASCIIHexDecode /ASCIIHexDecode]' }),
    },
    {
      name: 'fifty-filters',
      make: () => one({ stream: bomb(MB), filter: `[${'/FlateDecode '.repeat(50)}]` }),
    },
    {
      name: 'run-lengths',
      make: () => one({ stream: Buffer.alloc(3 * MB, 0x81), filter: '/RunLengthDecode' }),
    },
    {
      name: 'object-stream-300mb',
      make: () =>
        pdf([
          catalog,
          pages(),
          page('/Contents 9 0 R'),
          {
            dict: '/Type /ObjStm /N 1000000 /First 10',
            stream: bomb(300 * MB, '9 0 '),
            filter: '/FlateDecode',
          },
          font,
        ]),
    },
    {
      name: 'xref-stream-200mb',
      make: () =>
        pdf([catalog, pages(), page(), words, font], {
          tail: (start) => {
            const stream = bomb(200 * MB, '\x01\x00\x10\x00')
            return `9 0 obj\n<< /Type /XRef /Size 50000000 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /Length ${stream.length} >>\nstream\n${stream.toString('latin1')}\nendstream\nendobj\nstartxref\n${start}\n%%EOF`
          },
        }),
    },
  ]
}

/** More pages, objects or text than a resume has. */
export function manyPages(): Hostile[] {
  return [
    {
      name: '100000-pages',
      make: () => pdf([catalog, pages('3 0 R '.repeat(100_000), 100_000), page(), words, font]),
    },
    {
      name: '21-pages',
      make: () => pdf([catalog, pages('3 0 R '.repeat(21), 21), page(), words, font]),
    },
    {
      name: 'count-lies-two-billion',
      make: () => pdf([catalog, pages('3 0 R', 2_147_483_647), page(), words, font]),
    },
    {
      name: 'count-lies-negative',
      make: () => pdf([catalog, pages('3 0 R', -5), page(), words, font]),
    },
    {
      name: 'count-lies-low',
      make: () => pdf([catalog, pages('3 0 R '.repeat(50_000), 1), page(), words, font]),
    },
    {
      name: 'count-is-text',
      make: () => pdf([catalog, pages('3 0 R', '(many)'), page(), words, font]),
    },
    {
      name: 'page-of-a-mile',
      make: () =>
        pdf([
          catalog,
          pages(),
          page('/Contents 4 0 R /MediaBox [0 0 9e9 9e9] /UserUnit 75000'),
          words,
          font,
        ]),
    },
    {
      name: 'page-of-nothing',
      make: () =>
        pdf([catalog, pages(), '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0 0] >>', words, font]),
    },
    {
      name: 'page-upside-down',
      make: () =>
        pdf([
          catalog,
          pages(),
          page('/Contents 4 0 R /MediaBox [595 842 -595 -842] /Rotate 77'),
          words,
          font,
        ]),
    },
    {
      name: 'one-content-200000-times',
      make: () =>
        pdf([catalog, pages(), page(`/Contents [${'4 0 R '.repeat(200_000)}]`), words, font]),
    },
  ]
}
