import PDFDocument from 'pdfkit'
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { dice } from '#database/seeders/demo/random'
import { docx, zip } from '#tests/sample_files'
import { classic, network } from './draw_pdf.js'
import { wordLines } from './draw_docx.js'
import { makePerson } from './people.js'

/** A file that means harm, or met some; made when it is asked for, as a bomb takes its time. */
export type Hostile = { name: string; make: () => Buffer | Promise<Buffer> }

const MB = 1024 * 1024
const latin = (text: string) => Buffer.from(text, 'latin1')

type Body = string | { dict?: string; stream: Buffer<ArrayBuffer>; filter?: string }

/** A PDF of these objects (from 1), with a true cross-reference table unless `tail` says otherwise. */
function pdf(
  objects: Body[],
  { trailer = '', tail }: { trailer?: string; tail?: (start: number) => string } = {}
) {
  const parts = [latin('%PDF-1.7\n')]
  const offsets: number[] = []
  let at = parts[0].length
  const put = (part: Buffer<ArrayBuffer>) => {
    parts.push(part)
    at += part.length
  }
  objects.forEach((body, index) => {
    offsets.push(at)
    if (typeof body === 'string') return put(latin(`${index + 1} 0 obj\n${body}\nendobj\n`))
    const { dict = '', stream, filter } = body
    put(
      latin(
        `${index + 1} 0 obj\n<< ${dict} ${filter ? `/Filter ${filter}` : ''} /Length ${stream.length} >>\nstream\n`
      )
    )
    put(stream)
    put(latin('\nendstream\nendobj\n'))
  })
  const start = at
  put(
    latin(
      tail?.(start) ??
        `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`
    )
  )
  return Buffer.concat(parts)
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const pages = (kids = '3 0 R', count: number | string = 1) =>
  `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`
const page = (more = '/Contents 4 0 R') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >> ${more} >>`
const words = { stream: latin('BT /F1 12 Tf 50 700 Td (Jane Roe) Tj ET') }
/** One page with this content. */
const one = (content: Body, more: Body[] = [], options = {}) =>
  pdf([catalog, pages(), page(), content, font, ...more], options)
const bomb = (bytes: number, fill = '0 ') => deflateSync(Buffer.alloc(bytes, fill), { level: 9 })
const twice = (bytes: number, fill?: string) => deflateSync(bomb(bytes, fill), { level: 9 })

function deflateBombs(): Hostile[] {
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

function manyPages(): Hostile[] {
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

function deepAndCyclic(): Hostile[] {
  const chain = Array.from(
    { length: 20_000 },
    (_, index) => `<< /Type /Pages /Parent ${index + 1} 0 R /Kids [${index + 3} 0 R] /Count 1 >>`
  )
  const form = (inside: string): Body => ({
    dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
    stream: latin(inside),
  })
  return [
    {
      name: 'arrays-in-arrays',
      make: () =>
        one(words, [`${'['.repeat(500_000)}${']'.repeat(500_000)}`], { trailer: '/Info 6 0 R' }),
    },
    {
      name: 'dicts-in-dicts',
      make: () =>
        one(words, [`${'<< /A '.repeat(200_000)}1${' >>'.repeat(200_000)}`], {
          trailer: '/Info 6 0 R',
        }),
    },
    {
      name: 'open-arrays',
      make: () => one(words, ['['.repeat(2_000_000)], { trailer: '/Info 6 0 R' }),
    },
    {
      name: 'operands-in-arrays',
      make: () => one({ stream: latin(`${'['.repeat(1_000_000)} TJ`) }),
    },
    { name: 'tree-20000-deep', make: () => pdf([catalog, ...chain, page()]) },
    { name: 'tree-is-its-own-kid', make: () => pdf([catalog, pages('2 0 R', 5)]) },
    {
      name: 'tree-in-a-circle',
      make: () =>
        pdf([
          catalog,
          pages('3 0 R', 9),
          '<< /Type /Pages /Kids [4 0 R] /Count 9 /Parent 2 0 R >>',
          '<< /Type /Pages /Kids [2 0 R] /Count 9 /Parent 3 0 R >>',
        ]),
    },
    {
      name: 'catalog-is-pages',
      make: () => pdf(['<< /Type /Catalog /Pages 1 0 R /Kids [1 0 R] /Count 3 >>']),
    },
    {
      name: 'form-draws-itself',
      make: () => one({ stream: latin('/X Do') }, [form('/X Do /X Do')]),
    },
    {
      name: 'forms-doubling',
      make: () =>
        pdf([
          catalog,
          pages(),
          page(),
          { stream: latin('/X Do') },
          font,
          ...Array.from({ length: 30 }, (_, index): Body => ({
            dict: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> /XObject << /X ${index + 7} 0 R >> >>`,
            stream: latin('/X Do /X Do'),
          })),
          form('BT /F1 9 Tf (x) Tj ET'),
        ]),
    },
    {
      name: 'length-of-itself',
      make: () =>
        latin(
          '%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R >> endobj\n4 0 obj << /Length 4 0 R >> stream\nx\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF'
        ),
    },
    {
      name: 'references-in-a-circle',
      make: () => pdf([catalog, '6 0 R', page(), words, font, '7 0 R', '2 0 R']),
    },
    {
      name: 'xref-before-itself',
      make: () =>
        pdf([catalog, pages(), page(), words, font], {
          tail: (start) =>
            `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${start} >>\nstartxref\n${start}\n%%EOF`,
        }),
    },
    {
      name: 'outline-in-a-circle',
      make: () =>
        pdf([
          '<< /Type /Catalog /Pages 2 0 R /Outlines 6 0 R >>',
          pages(),
          page(),
          words,
          font,
          '<< /First 7 0 R /Last 7 0 R >>',
          '<< /Title (a) /Next 7 0 R /First 7 0 R /Parent 7 0 R >>',
        ]),
    },
    {
      name: 'annotations-100000',
      make: () =>
        pdf([
          catalog,
          pages(),
          page(`/Contents 4 0 R /Annots [${'6 0 R '.repeat(100_000)}]`),
          words,
          font,
          '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.org) >> >>',
        ]),
    },
    {
      name: 'object-stream-in-itself',
      make: () =>
        pdf([
          catalog,
          pages(),
          page('/Contents 9 0 R'),
          { dict: '/Type /ObjStm /N 1 /First 4 /Extends 4 0 R', stream: latin('4 0 4 0 R') },
          font,
        ]),
    },
  ]
}

function brokenTables(): Hostile[] {
  const good = one(words)
  const swap = (from: RegExp, to: string) => latin(good.toString('latin1').replace(from, to))
  return [
    { name: 'xref-offsets-wrong', make: () => swap(/(\d{10}) 00000 n/g, '0000000007 00000 n') },
    {
      name: 'xref-beyond-the-end',
      make: () => swap(/startxref\n\d+/, 'startxref\n99999999999999999999'),
    },
    { name: 'xref-negative', make: () => swap(/startxref\n\d+/, 'startxref\n-5') },
    { name: 'xref-of-two-billion', make: () => swap(/xref\n0 6/, 'xref\n0 2147483647') },
    { name: 'no-xref', make: () => swap(/xref[\s\S]*/, '') },
    { name: 'no-root', make: () => swap(/\/Root 1 0 R/, '') },
    { name: 'two-headers', make: () => Buffer.concat([latin('%PDF-9.9\n%PDF-1.4\n'), good]) },
    { name: 'length-too-long', make: () => swap(/\/Length \d+/, '/Length 4294967295') },
    { name: 'nuls-between', make: () => latin(good.toString('latin1').replace(/ /g, '\0')) },
    {
      name: 'font-of-nonsense',
      make: () =>
        pdf([
          catalog,
          pages(),
          page(),
          words,
          '<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor 6 0 R /ToUnicode 7 0 R >>',
          '<< /Type /FontDescriptor /FontName /X /FontFile2 8 0 R >>',
          {
            stream: latin(
              `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${'100 beginbfrange <0000> <ffff> <0041> endbfrange '.repeat(20_000)} endcmap`
            ),
          },
          { stream: Buffer.alloc(2 * MB, '\xff\x00\x01') },
        ]),
    },
    {
      name: 'font-of-a-billion-widths',
      make: () =>
        pdf([
          catalog,
          pages(),
          page(),
          words,
          '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
          `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /W [0 2147483647 500 ${'0 65535 9 '.repeat(50_000)}] >>`,
        ]),
    },
    {
      name: 'image-of-ten-billion-dots',
      make: () =>
        one({ stream: latin('/X Do BT /F1 9 Tf (Jane Roe) Tj ET') }, [
          {
            dict: '/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
            stream: bomb(50 * MB),
            filter: '/FlateDecode',
          },
        ]),
    },
    {
      name: 'image-of-nonsense',
      make: () =>
        one({ stream: latin('/X Do') }, [
          {
            dict: '/Type /XObject /Subtype /Image /Width 3000 /Height 3000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
            stream: Buffer.alloc(MB, '\xff\xd8\xff\xe0'),
            filter: '/DCTDecode',
          },
        ]),
    },
    {
      name: 'pattern-of-itself',
      make: () =>
        pdf([
          catalog,
          pages(),
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Pattern << /P 6 0 R >> >> >>`,
          { stream: latin('/Pattern cs /P scn 0 0 500 500 re f') },
          font,
          {
            dict: '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.0001 /YStep 0.0001 /Resources << /Pattern << /P 6 0 R >> >>',
            stream: latin('/Pattern cs /P scn 0 0 1 1 re f'),
          },
        ]),
    },
    {
      name: 'script-on-opening',
      make: () =>
        pdf([
          '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while(true){}) >> >>',
          pages(),
          page(),
          words,
          font,
        ]),
    },
    {
      name: 'launches-a-program',
      make: () =>
        pdf([
          '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (/bin/sh) >> >>',
          pages(),
          page(),
          words,
          font,
        ]),
    },
  ]
}

function locked(): Hostile[] {
  const made = (userPassword: string | undefined, pdfVersion: '1.3' | '1.7' | '1.7ext3') =>
    new Promise<Buffer>((resolve) => {
      const chunks: Buffer[] = []
      const doc = new PDFDocument({ userPassword, ownerPassword: 'owner', pdfVersion })
      doc
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)))
      doc.text('Jane Roe')
      doc.end()
    })
  return [
    { name: 'locked-rc4', make: () => made('secret', '1.3') },
    { name: 'locked-aes', make: () => made('secret', '1.7') },
    { name: 'locked-aes-256', make: () => made('secret', '1.7ext3') },
    {
      name: 'encrypted-by-nonsense',
      make: () =>
        one(words, ['<< /Filter /Standard /V 99 /R 99 /O (x) /U (y) /P -1 >>'], {
          trailer: '/Encrypt 6 0 R /ID [(a) (b)]',
        }),
    },
  ]
}

const NS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const wordOf = (xml: string) => docx({ 'word/document.xml': xml })
const documentOf = (inside: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="${NS}"><w:body>${inside}</w:body></w:document>`

/** A zip whose entries are deflated, with sizes that may lie. */
function deflated(entries: { name: string; content: Buffer; says?: number; packed?: boolean }[]) {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, says, packed } of entries) {
    const body = packed ? content : deflateRawSync(content, { level: 9 })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(body.length, 14)
    common.writeUInt32LE((says ?? content.length) >>> 0, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    const local = Buffer.concat([latin('PK\x03\x04'), common, Buffer.from(name), body])
    directory.push(Buffer.concat([latin('PK\x01\x02\x14\x00'), common, tail, Buffer.from(name)]))
    locals.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length & 0xffff, 4)
  end.writeUInt16LE(entries.length & 0xffff, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, list, latin('PK\x05\x06'), end])
}

function wordDocuments(): Hostile[] {
  const types = Buffer.from(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  )
  const parts = (content: Buffer, more: Partial<{ says: number; packed: boolean }> = {}) =>
    deflated([
      { name: '[Content_Types].xml', content: types },
      { name: 'word/document.xml', content, ...more },
    ])
  const laughs = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`
  ).join('')
  const paragraph = '<w:p><w:r><w:t>Jane Roe</w:t></w:r></w:p>'
  return [
    {
      name: 'laughs.docx',
      make: () =>
        wordOf(
          `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "ha">${laughs}]><w:document xmlns:w="${NS}"><w:body><w:p><w:r><w:t>&l9;</w:t></w:r></w:p></w:body></w:document>`
        ),
    },
    {
      name: 'quadratic.docx',
      make: () =>
        wordOf(
          `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "${'a'.repeat(100_000)}">]><w:document xmlns:w="${NS}"><w:body><w:p><w:r><w:t>${'&a;'.repeat(100_000)}</w:t></w:r></w:p></w:body></w:document>`
        ),
    },
    {
      name: 'outside-entity.docx',
      make: () =>
        wordOf(
          `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document xmlns:w="${NS}"><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>`
        ),
    },
    { name: 'zip-bomb-400mb.docx', make: () => parts(Buffer.alloc(400 * MB, ' ')) },
    {
      name: 'zip-bomb-that-lies.docx',
      make: () =>
        parts(deflateRawSync(Buffer.alloc(300 * MB, 'a'), { level: 9 }), {
          says: 1000,
          packed: true,
        }),
    },
    {
      name: 'paragraphs-20mb.docx',
      make: () => parts(Buffer.from(documentOf(paragraph.repeat(450_000)))),
    },
    {
      name: 'elements-in-elements.docx',
      make: () =>
        parts(Buffer.from(documentOf('<w:p>'.repeat(300_000) + '</w:p>'.repeat(300_000)))),
    },
    {
      name: 'tables-in-tables.docx',
      make: () =>
        parts(
          Buffer.from(
            documentOf(
              '<w:tbl><w:tr><w:tc>'.repeat(50_000) + '</w:tc></w:tr></w:tbl>'.repeat(50_000)
            )
          )
        ),
    },
    {
      name: 'one-word-of-50mb.docx',
      make: () =>
        parts(Buffer.from(documentOf(`<w:p><w:r><w:t>${'a'.repeat(50 * MB)}</w:t></w:r></w:p>`))),
    },
    {
      name: 'many-entries.docx',
      make: () =>
        deflated([
          { name: '[Content_Types].xml', content: types },
          ...Array.from({ length: 30_000 }, (_, index) => ({
            name: `word/${index}.xml`,
            content: Buffer.from('x'),
          })),
          { name: 'word/document.xml', content: Buffer.from(documentOf(paragraph)) },
        ]),
    },
    {
      name: 'names-that-climb.docx',
      make: () =>
        deflated([
          { name: '../../../../tmp/candor-climbed', content: Buffer.from('x') },
          { name: '[Content_Types].xml', content: types },
          { name: 'word/document.xml', content: Buffer.from(documentOf(paragraph)) },
        ]),
    },
    { name: 'not-closed.docx', make: () => wordOf(`<w:document xmlns:w="${NS}"><w:body>`) },
    { name: 'no-document.docx', make: () => zip({ '[Content_Types].xml': types.toString() }) },
    { name: 'empty.docx', make: () => docx() },
    { name: 'directory-only.docx', make: () => latin(`PK\x05\x06${'\0'.repeat(18)}`) },
    {
      name: 'styles-in-a-circle.docx',
      make: () =>
        docx({
          'word/document.xml': documentOf(
            '<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>Jane Roe</w:t></w:r></w:p>'
          ),
          'word/styles.xml': `<w:styles xmlns:w="${NS}"><w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>`,
        }),
    },
  ]
}

function somethingElse(): Hostile[] {
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
async function damagedOnes(count: number): Promise<Hostile[]> {
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
