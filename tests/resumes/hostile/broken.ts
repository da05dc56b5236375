import PDFDocument from 'pdfkit'
import {
  type Hostile,
  type Body,
  latin,
  one,
  words,
  pdf,
  catalog,
  page,
  pages,
  font,
  MB,
  bomb,
} from './raw_pdf.js'

/** Trees and references that are deep or lead back to themselves. */
export function deepAndCyclic(): Hostile[] {
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

/** Cross-references, lengths and trailers that lie. */
export function brokenTables(): Hostile[] {
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

/** Files that need a password. */
export function locked(): Hostile[] {
  const made = (pdfVersion: '1.3' | '1.7' | '1.7ext3') =>
    new Promise<Buffer>((resolve) => {
      const chunks: Buffer[] = []
      const doc = new PDFDocument({ userPassword: 'secret', ownerPassword: 'owner', pdfVersion })
      doc
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(chunks)))
      doc.text('Jane Roe')
      doc.end()
    })
  return [
    { name: 'locked-rc4', make: () => made('1.3') },
    { name: 'locked-aes', make: () => made('1.7') },
    { name: 'locked-aes-256', make: () => made('1.7ext3') },
    {
      name: 'encrypted-by-nonsense',
      make: () =>
        one(words, ['<< /Filter /Standard /V 99 /R 99 /O (x) /U (y) /P -1 >>'], {
          trailer: '/Encrypt 6 0 R /ID [(a) (b)]',
        }),
    },
  ]
}
