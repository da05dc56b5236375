import { HttpError } from 'react-admin'
import { API } from '../http'

/**
 * Sends a form with files to a path below the API, and tells how many bytes have left, which fetch does not say. Resolves with the answer's `data`;
 * rejects as every call of the console does.
 */
export function sendForm<Data>(
  path: string,
  form: FormData,
  onSent: (bytes: number) => void = () => {},
  signal?: AbortSignal
): Promise<Data> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${API}/${path}`)
    request.setRequestHeader('accept', 'application/json')
    const token = localStorage.getItem('token')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded }) => onSent(loaded)
    request.onload = () => {
      const answer = read(request.responseText)
      if (request.status < 400) return resolve(answer.data)
      reject(
        new HttpError(
          answer.message ?? `The server answered ${request.status}`,
          request.status,
          answer
        )
      )
    }
    request.onerror = () =>
      reject(
        new HttpError('The connection broke off; what was sent is kept, so go on from there', 0)
      )
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function read(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
