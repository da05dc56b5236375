// A file that was dropped on one page for the form of the next.
let taken: { file: File; forPath: string } | undefined

/** Keeps a file for the page at a path. */
export const leaveFile = (file: File, forPath: string) => void (taken = { file, forPath })

/** The file that was left for this page; once. */
export function takeFile(forPath: string): File | undefined {
  if (taken?.forPath !== forPath) return undefined
  const { file } = taken
  taken = undefined
  return file
}
