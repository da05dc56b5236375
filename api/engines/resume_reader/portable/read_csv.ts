/** The rows of a CSV by their headings, as RFC 4180 writes it: quotes, doubled quotes, line breaks within; a byte order mark goes. */
export function readCsv(text: string, maxRows = 1000): Record<string, string>[] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const endRow = () => {
    row.push(cell)
    if (row.some(Boolean)) rows.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < source.length && rows.length <= maxRows; at++) {
    const char = source[at]
    if (quoted) {
      if (char !== '"') cell += char
      else if (source[at + 1] === '"') cell += source[++at]
      else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === ',') {
      row.push(cell)
      cell = ''
    } else if (char === '\n') endRow()
    else cell += char
  }
  endRow()
  const [headings = [], ...data] = rows
  return data.map((cells) =>
    Object.fromEntries(
      headings.map((heading, index) => [heading.trim(), (cells[index] ?? '').trim()])
    )
  )
}
