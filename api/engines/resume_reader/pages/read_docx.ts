import { headingOf } from '#api/engines/resume_reader/language/headings'
import type { Pages, PageLink, Word } from '#api/engines/resume_reader/pages/words'
import {
  unzip,
  damaged,
  stylesOf,
  relationsOf,
  type NamedStyle,
  type Styles,
  entities,
} from '#api/engines/resume_reader/pages/word_parts'

const MAX_RUNS = 60_000

/** A4 in points: a Word file has no pages until it is printed, so its lines are laid on one long one. */
const WIDTH = 595
const LINE = 14
const CHARACTER = 0.5

type Run = {
  text: string
  bold: boolean
  italic: boolean
  size: number
  color: number
  hidden: boolean
  link?: string
}

type Paragraph = {
  runs: Run[]
  heading: boolean
  bullet: boolean
  /** Space above it, in points. */
  above: number
  indent: number
  styleSize: number | null
  styleBold: boolean
  styleItalic: boolean
}

/** A Word file's text in its order, with sizes and weights; tables by rows, or by columns where they lay out the page. */
export async function readDocx(bytes: Uint8Array): Promise<Pages> {
  const parts = await unzip(
    bytes,
    /^word\/(document\d?\.xml|styles\.xml|header\d*\.xml|_rels\/(document|header)\d*\.xml\.rels)$/
  )
  const main = parts.get('word/document.xml') ?? parts.get('word/document2.xml')
  if (!main) throw damaged()
  const styles = stylesOf(parts.get('word/styles.xml') ?? '')
  const found: Pages = {
    pages: [{ width: WIDTH, height: 842 }],
    words: [],
    links: [],
    hidden: '',
    pictured: 0,
    blank: !/<w:t[ >]|<w:drawing|<w:pict|<w:object/.test(main),
    characters: 0,
    ordered: true,
  }
  const writer = new Writer(found, styles)
  const headers = [...parts].filter(([name]) => /header\d*\.xml$/.test(name)).map(([, xml]) => xml)
  for (const header of headers.slice(0, 2)) writer.read(header, new Map())
  writer.read(main, relationsOf(parts.get('word/_rels/document.xml.rels') ?? ''))
  for (const [name, xml] of parts)
    if (/header\d*\.xml\.rels$/.test(name))
      for (const url of relationsOf(xml).values())
        writer.link(url, { x: 0, right: WIDTH, top: 0, bottom: LINE })
  found.pages[0].height = Math.max(842, Math.round(writer.y))
  return found
}

const TOKEN = /<(\/?)([\w:]+)((?:\s[^<>]*?)?)(\/?)>|([^<]+)/g

type Node = { kind: 'paragraph'; paragraph: Paragraph } | { kind: 'table'; rows: Node[][][] }

/** Between two cells of a table, in points, and the widest that a cell is laid. */
const CELL_GAP = 40
const MOST_CELL = 4000

/** Cells that are columns of the page: with many paragraphs each, or with headings of their own. */
function isLayout(row: Node[][]): boolean {
  const columns = row.map((cell) => paragraphsOf(cell).filter((text) => text))
  const headed = columns.map((texts) => texts.filter((text) => headingOf(text)).length)
  const [first, second] = columns
  return (
    // A heading in the margin beside all that it heads.
    (row.length === 2 &&
      first.length === 1 &&
      headed[0] === 1 &&
      (second.length > 1 || isStyledHeading(row[0]))) ||
    columns.filter((texts) => texts.length > 4).length > 1 ||
    headed.filter((count) => count > 0).length > 1 ||
    headed.some((count) => count > 1)
  )
}

const isStyledHeading = (nodes: Node[]) =>
  nodes.some((node) => node.kind === 'paragraph' && node.paragraph.heading)

const paragraphsOf = (nodes: Node[]): string[] =>
  nodes.flatMap((node) =>
    node.kind === 'paragraph'
      ? [
          node.paragraph.runs
            .map((run) => run.text)
            .join('')
            .trim(),
        ]
      : node.rows.flatMap((row) => row.flatMap(paragraphsOf))
  )

const newParagraph = (): Paragraph => ({
  runs: [],
  heading: false,
  bullet: false,
  above: 0,
  indent: 0,
  styleSize: null,
  styleBold: false,
  styleItalic: false,
})

function applyStyle(paragraph: Paragraph, style: NamedStyle) {
  paragraph.heading = style.heading
  paragraph.styleSize = style.size
  paragraph.styleBold = style.bold ?? false
  paragraph.styleItalic = style.italic ?? false
  paragraph.bullet = style.bullet
}

/** A property that a paragraph has of its own. */
function setParagraph(
  paragraph: Paragraph,
  name: string,
  { attributes, value, closing }: { attributes: string; value?: string; closing: string }
) {
  if (name === 'w:numPr' && !closing) paragraph.bullet = true
  // No list at all, where the style would make one.
  else if (name === 'w:numId' && value === '0') paragraph.bullet = false
  else if (name === 'w:spacing')
    paragraph.above = Number(attributes.match(/w:before="(\d+)"/)?.[1] ?? 0) / 20
  else if (name === 'w:ind')
    paragraph.indent = Number(attributes.match(/w:(?:left|start)="(\d+)"/)?.[1] ?? 0) / 20
}

/** A property that a run has of its own. */
function setRun(run: Run, name: string, value?: string) {
  const isOff = value === '0' || value === 'false' || value === 'none'
  if (name === 'w:b') run.bold = !isOff
  else if (name === 'w:i') run.italic = !isOff
  else if (name === 'w:sz' && value) run.size = Number(value) / 2
  else if (name === 'w:color' && value && /^[\da-f]{6}$/i.test(value))
    run.color = Number.parseInt(value, 16)
  else if (name === 'w:vanish' && !isOff) run.hidden = true
}

class Writer {
  y = 40
  #runs = 0

  constructor(
    private found: Pages,
    private styles: Styles
  ) {}

  link(url: string, { x, right, top, bottom }: Omit<PageLink, 'url' | 'page'>) {
    if (this.found.links.length < 500 && !this.found.links.some((link) => link.url === url))
      this.found.links.push({ url, page: 1, x, right, top, bottom })
  }

  read(xml: string, relations: Map<string, string>) {
    const nodes = this.#parse(xml, relations)
    this.#lay(nodes, 40, WIDTH - 40)
  }

  /** The body as paragraphs and tables, without recursion over the text. */
  #parse(xml: string, relations: Map<string, string>): Node[] {
    const root: Node[] = []
    const stack: Node[][] = [root]
    const tables: Extract<Node, { kind: 'table' }>[] = []
    const open: { paragraph: Paragraph; run: Run; link?: string }[] = []
    let inRunProperties = false
    let inParagraphProperties = false
    let inText = false
    let fallback = 0
    let deleted = 0
    const newRun = (paragraph: Paragraph): Run => ({
      text: '',
      bold: paragraph.styleBold,
      italic: paragraph.styleItalic,
      size: paragraph.styleSize ?? this.styles.size,
      color: 0,
      hidden: false,
    })
    for (const [, closing, name, attributes, selfClosing, text] of xml.matchAll(TOKEN)) {
      if (text !== undefined) {
        const top = open.at(-1)
        if (inText && top && !fallback && !deleted) top.run.text += entities(text)
        continue
      }
      const value = attributes?.match(/w:val="([^"]*)"/)?.[1]
      const current = open.at(-1)
      if (name === 'mc:Fallback') {
        if (!selfClosing) fallback += closing ? -1 : 1
        continue
      }
      if (name === 'w:del') {
        if (!selfClosing) deleted += closing ? -1 : 1
        continue
      }
      if (fallback) continue
      if (name === 'w:p' && !closing && !selfClosing) {
        const paragraph = newParagraph()
        open.push({ paragraph, run: newRun(paragraph) })
      } else if (name === 'w:p' && closing) {
        const done = open.pop()
        if (done) stack.at(-1)!.push({ kind: 'paragraph', paragraph: done.paragraph })
      } else if (name === 'w:tbl' && stack.length < 12) {
        if (closing) {
          tables.pop()
        } else {
          const table: Extract<Node, { kind: 'table' }> = { kind: 'table', rows: [] }
          stack.at(-1)!.push(table)
          tables.push(table)
        }
      } else if (name === 'w:tr' && !closing) tables.at(-1)?.rows.push([])
      else if (name === 'w:tc') {
        const row = tables.at(-1)?.rows.at(-1)
        if (!row) continue
        if (closing) {
          if (stack.length > 1) stack.pop()
        } else {
          const cell: Node[] = []
          row.push(cell)
          stack.push(cell)
        }
      } else if (!current) continue
      else if (name === 'w:pPr') inParagraphProperties = !closing && !selfClosing
      else if (name === 'w:rPr') inRunProperties = !closing && !selfClosing
      else if (name === 'w:r' && !closing)
        current.run = { ...newRun(current.paragraph), link: current.link }
      else if (name === 'w:r' && closing) {
        if (current.run.text && this.#runs++ < MAX_RUNS) current.paragraph.runs.push(current.run)
        current.run = newRun(current.paragraph)
      } else if (name === 'w:t') inText = !closing && !selfClosing
      else if ((name === 'w:tab' || name === 'w:ptab') && !inParagraphProperties)
        current.run.text += '\t'
      else if (name === 'w:br' || name === 'w:cr') current.run.text += '\n'
      else if (name === 'w:noBreakHyphen') current.run.text += '-'
      else if (name === 'w:hyperlink' && closing) current.link = undefined
      else if (name === 'w:hyperlink') {
        const id = attributes.match(/r:id="([^"]+)"/)?.[1]
        current.link = id ? relations.get(id) : undefined
      } else if (inParagraphProperties && !inRunProperties) {
        const style = name === 'w:pStyle' && value ? this.styles.byId.get(value) : undefined
        if (style) {
          applyStyle(current.paragraph, style)
          current.run = newRun(current.paragraph)
        } else setParagraph(current.paragraph, name, { attributes, value, closing })
      } else if (inRunProperties && !inParagraphProperties) {
        const style = name === 'w:rStyle' ? this.styles.byId.get(value ?? '') : undefined
        if (style) {
          current.run.bold = style.bold ?? current.run.bold
          current.run.italic = style.italic ?? current.run.italic
          current.run.size = style.size ?? current.run.size
        } else setRun(current.run, name, value)
      }
    }
    return root
  }

  #lay(nodes: Node[], left: number, right: number) {
    for (const node of nodes) {
      if (node.kind === 'paragraph') this.#write(node.paragraph, left, right)
      else this.#layTable(node.rows, left, right)
    }
  }

  #layTable(rows: Node[][][], left: number, right: number) {
    const widths: number[] = []
    for (const row of rows)
      for (const [index, cell] of row.entries())
        widths[index] = Math.max(widths[index] ?? 0, this.#widthOf(cell) + CELL_GAP)
    for (const row of rows) {
      if (!row.length) continue
      if (row.length === 1 || isLayout(row)) {
        // Columns of a page: read one after the other.
        for (const cell of row) {
          this.y += LINE
          this.#lay(cell, left, right)
        }
        continue
      }
      // A row of a table is a line, or lines, of cells side by side, each as wide as its column needs.
      const top = this.y
      let lowest = top
      let from = left
      for (const [index, cell] of row.entries()) {
        this.y = top
        this.#lay(cell, from, from + widths[index])
        lowest = Math.max(lowest, this.y)
        from += widths[index]
      }
      this.y = lowest
    }
  }

  /** How wide a cell's longest paragraph is, unbroken. */
  #widthOf(nodes: Node[]): number {
    let widest = 0
    for (const node of nodes) {
      if (node.kind !== 'paragraph') continue
      const { runs, indent } = node.paragraph
      const width = runs.reduce((sum, run) => sum + run.text.length * run.size * CHARACTER, indent)
      widest = Math.max(widest, Math.min(width, MOST_CELL))
    }
    return widest
  }

  #write(paragraph: Paragraph, left: number, right: number) {
    const start =
      left + Math.min(paragraph.indent, 80) + (paragraph.bullet && !paragraph.indent ? 18 : 0)
    let x = start
    let isFirst = true
    const size = paragraph.runs[0]?.size ?? this.styles.size
    if (!paragraph.runs.some((run) => run.text.trim())) {
      this.y += LINE * 0.5
      return
    }
    if (paragraph.heading) this.y += LINE * 0.4
    this.y += Math.min(paragraph.above, LINE * 2)
    this.y += Math.max(LINE, size * 1.25)
    let spaced = true
    const put = (text: string, run: Run) => {
      const width = text.length * run.size * CHARACTER
      const word: Word = {
        text,
        x,
        right: x + width,
        top: this.y - run.size,
        bottom: this.y + run.size * 0.2,
        baseline: this.y,
        size: run.size,
        bold: run.bold,
        italic: run.italic,
        color: run.color,
        page: 1,
        turn: 0,
        spaced,
      }
      this.found.words.push(word)
      if (run.link) this.link(run.link, word)
      this.found.characters += text.length
      x += width
      spaced = false
    }
    const [firstRun] = paragraph.runs
    if (paragraph.bullet) {
      put('•', firstRun)
      x += 4
      spaced = true
    }
    for (const run of paragraph.runs) {
      for (const piece of run.text.match(/\n|\t|\s+|[^\s]+/g) ?? []) {
        if (piece === '\n') {
          this.y += LINE
          x = start
          spaced = true
        } else if (piece.includes('\t')) {
          if (!isFirst) x = Math.max(x + run.size * 3, x)
          spaced = true
        } else if (/^\s+$/.test(piece)) {
          // Runs of spaces are a gap, as before dates set by hand.
          x += piece.length > 3 ? run.size * 3 : run.size * 0.25
          spaced = true
        } else if (run.hidden || run.size < 3 || run.color > 0xf6f6f6) {
          if (this.found.hidden.length < 2000) this.found.hidden += ` ${piece}`
        } else put(piece, run)
        isFirst = false
      }
    }
    void right
  }
}
