export { embeddedFont, heights, type Height } from '#api/engines/pdf_letters/embedded_font'
export { INDIC, openLetters, type Letters } from '#api/engines/pdf_letters/letters'
export { isPlain, settable } from '#api/engines/pdf_letters/settable'
