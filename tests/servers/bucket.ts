import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Stored = { body: Buffer; type: string }

/** As much of S3 as the product speaks: objects that are put whole or in parts, read, listed and deleted. */
export async function startBucket() {
  const objects = new Map<string, Stored>()
  const uploads = new Map<string, Map<number, Buffer>>()
  /** How many bytes each answer to a range had. */
  const sent: number[] = []

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3')
    const key = decodeURIComponent(pathname)
    const signed = searchParams.has('X-Amz-Signature')
    if (!signed && !request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
      return response.writeHead(403).end()
    if (searchParams.has('uploads') || searchParams.has('uploadId'))
      return inParts(uploads, objects, key, request, response)
    if (request.method === 'PUT') {
      objects.set(key, {
        body: await bodyOf(request),
        type: String(request.headers['content-type']),
      })
      return response.writeHead(200, { etag: '"1"' }).end()
    }
    if (searchParams.has('list-type'))
      return list(objects, `${key}/`.replace('//', '/'), searchParams.get('prefix'), response)
    if (request.method === 'DELETE')
      return response.writeHead(objects.delete(key) ? 204 : 404).end()
    return read(objects.get(key), sent, request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    objects,
    sent,
    options: {
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
      forcePathStyle: true,
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function read(
  found: Stored | undefined,
  sent: number[],
  request: IncomingMessage,
  response: ServerResponse
) {
  const head = request.method === 'HEAD'
  if (!found)
    return response.writeHead(404).end(head ? undefined : '<Error><Code>NoSuchKey</Code></Error>')
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (from) {
    const part = found.body.subarray(Number(from), Number(to) + 1)
    sent.push(part.length)
    return response.writeHead(206, { 'content-length': part.length }).end(part)
  }
  response.writeHead(200, {
    'content-type': found.type,
    'content-length': found.body.length,
    'etag': '"1"',
    'last-modified': new Date().toUTCString(),
  })
  return response.end(head ? undefined : found.body)
}

/** An object in parts is there when the last word is said, and not before. */
async function inParts(
  uploads: Map<string, Map<number, Buffer>>,
  objects: Map<string, Stored>,
  key: string,
  request: IncomingMessage,
  response: ServerResponse
) {
  const { searchParams } = new URL(request.url!, 'http://s3')
  const id = searchParams.get('uploadId') ?? String(uploads.size + 1)
  if (request.method === 'PUT') {
    uploads.get(id)!.set(Number(searchParams.get('partNumber')), await bodyOf(request))
    return response.writeHead(200, { etag: '"1"' }).end()
  }
  await bodyOf(request)
  if (request.method === 'DELETE') return response.writeHead(204).end()
  response.writeHead(200, { 'content-type': 'application/xml' })
  if (searchParams.has('uploads')) {
    uploads.set(id, new Map())
    return response.end(
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
    )
  }
  const parts = [...uploads.get(id)!].toSorted(([one], [other]) => one - other)
  objects.set(key, { body: Buffer.concat(parts.map(([, part]) => part)), type: '' })
  return response.end(
    '<CompleteMultipartUploadResult><ETag>1</ETag></CompleteMultipartUploadResult>'
  )
}

function list(
  objects: Map<string, Stored>,
  bucket: string,
  prefix: string | null,
  response: ServerResponse
) {
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(bucket + (prefix ?? '')))
    .map((key) => `<Contents><Key>${key.slice(bucket.length)}</Key><Size>1</Size></Contents>`)
  response.writeHead(200, { 'content-type': 'application/xml' })
  return response.end(`<ListBucketResult>${keys.join('')}</ListBucketResult>`)
}

async function bodyOf(request: IncomingMessage) {
  const body = Buffer.concat(await request.toArray())
  if (!String(request.headers['content-encoding']).includes('aws-chunked')) return body
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const line = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, line), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(body.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}
