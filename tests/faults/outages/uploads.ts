import { readFileSync } from 'node:fs'
import { ROOT } from '../../load/own/server.js'
import { ask } from '../calls.js'
import { people } from './people.js'

const sample = readFileSync(`${ROOT}tests/samples/resume.pdf`)

/** Uploads a resume of the candidate; `more` bytes behind it make it another one. */
export async function uploadResume(
  origin: string,
  { key, more = 0 }: { key?: string; more?: number } = {}
) {
  const form = () => {
    const made = new FormData()
    const bytes = Buffer.concat([sample, Buffer.alloc(more, '%')])
    made.append('resume', new Blob([bytes], { type: 'application/pdf' }), 'resume.pdf')
    return made
  }
  const { token } = people.candidate
  const answer = await ask(origin, 'POST', '/candidate/resume', { token, form, key })
  return { status: answer?.status, body: answer?.body, id: Number(answer?.body?.data?._id) }
}
