/** Between two requests of an upload no more than this passes. */
const PAUSE_MS = 300

let underWay = 0
let lastEnd = -Infinity

/** Tells meanwhile that this process receives files of a bulk upload. */
export async function asArrival<T>(receive: () => Promise<T>): Promise<T> {
  underWay++
  try {
    return await receive()
  } finally {
    underWay--
    lastEnd = performance.now()
  }
}

/** Whether files of a bulk upload are arriving at this process: who sends them waits, and who reads them does not. */
export const filesArrive = () => underWay > 0 || performance.now() - lastEnd < PAUSE_MS
