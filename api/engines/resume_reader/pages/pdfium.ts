import { PDFiumLibrary } from '@hyzyla/pdfium'

type Pointer = number
type Count = number

/** The calls of the compiled PDFium that the parser makes; the package's own types name only a few. */
export type Pdfium = {
  wasmExports: {
    malloc(size: number): Pointer
    free(pointer: Pointer): void
    FPDF_LoadMemDocument(data: Pointer, size: number, password: Pointer): Pointer
    FPDF_GetLastError(): number
    FPDF_CloseDocument(document: Pointer): void
    FPDF_GetPageCount(document: Pointer): Count
    FPDF_LoadPage(document: Pointer, index: number): Pointer
    FPDF_ClosePage(page: Pointer): void
    FPDF_GetPageWidthF(page: Pointer): number
    FPDF_GetPageHeightF(page: Pointer): number
    FPDF_GetPageBoundingBox(page: Pointer, rectangle: Pointer): number
    FPDFPage_GetRotation(page: Pointer): number
    FPDFText_LoadPage(page: Pointer): Pointer
    FPDFText_ClosePage(text: Pointer): void
    FPDFText_CountChars(text: Pointer): Count
    FPDFText_GetUnicode(text: Pointer, index: number): number
    FPDFText_GetLooseCharBox(text: Pointer, index: number, rectangle: Pointer): number
    FPDFText_GetCharOrigin(text: Pointer, index: number, x: Pointer, y: Pointer): number
    FPDFText_GetTextObject(text: Pointer, index: number): Pointer
    FPDFText_GetFontSize(text: Pointer, index: number): number
    FPDFText_GetMatrix(text: Pointer, index: number, matrix: Pointer): number
    FPDFText_GetFillColor(
      text: Pointer,
      index: number,
      red: Pointer,
      green: Pointer,
      blue: Pointer,
      alpha: Pointer
    ): number
    FPDFTextObj_GetTextRenderMode(object: Pointer): number
    FPDFTextObj_GetFont(object: Pointer): Pointer
    FPDFTextObj_GetText(object: Pointer, text: Pointer, buffer: Pointer, size: number): number
    FPDFFont_GetBaseFontName(font: Pointer, buffer: Pointer, size: number): number
    FPDFFont_GetWeight(font: Pointer): number
    FPDFFont_GetFlags(font: Pointer): number
    FPDFFont_GetItalicAngle(font: Pointer, angle: Pointer): number
    FPDFPage_CountObjects(page: Pointer): Count
    FPDFPage_GetObject(page: Pointer, index: number): Pointer
    FPDFPageObj_GetType(object: Pointer): number
    FPDFPageObj_GetBounds(
      object: Pointer,
      left: Pointer,
      bottom: Pointer,
      right: Pointer,
      top: Pointer
    ): number
    FPDFPageObj_GetFillColor(
      object: Pointer,
      red: Pointer,
      green: Pointer,
      blue: Pointer,
      alpha: Pointer
    ): number
    FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number
    FPDFPath_GetDrawMode(object: Pointer, fill: Pointer, stroke: Pointer): number
    FPDFPath_CountSegments(object: Pointer): Count
    FPDFPath_GetPathSegment(object: Pointer, index: number): Pointer
    FPDFPathSegment_GetPoint(segment: Pointer, x: Pointer, y: Pointer): number
    FPDFPathSegment_GetType(segment: Pointer): number
    FPDFFormObj_CountObjects(object: Pointer): Count
    FPDFFormObj_GetObject(object: Pointer, index: number): Pointer
    FPDFLink_Enumerate(page: Pointer, position: Pointer, link: Pointer): number
    FPDFLink_GetAction(link: Pointer): Pointer
    FPDFLink_GetAnnotRect(link: Pointer, rectangle: Pointer): number
    FPDFAction_GetURIPath(document: Pointer, action: Pointer, buffer: Pointer, size: number): number
  }
  HEAPU8: Uint8Array
  HEAP32: Int32Array
  HEAPU32: Uint32Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
}

let loaded: Promise<Pdfium> | undefined

/** PDFium, compiled once a process. */
export const pdfium = (): Promise<Pdfium> =>
  (loaded ??= PDFiumLibrary.init().then(
    (library) => (library as unknown as { module: Pdfium }).module
  ))
