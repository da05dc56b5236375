/** The header of RFC 6266: a plain name for the old, the true one by RFC 5987. */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string) {
  const plain =
    fileName
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\;%]/g, '_')
      .trim() || 'file'
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
