import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import env from '#config/env'
import { s3Options } from '#config/drive'
import { streamToBucket, type Bucket } from '#api/files/stream_to_bucket'

/** A backup on its way: nobody sees it under its name before it is kept. */
export type Arriving = { sink: Writable; keep: () => Promise<number>; drop: () => Promise<void> }

/** Where backups lie. */
export type BackupPlace = {
  /** "the folder /backups", for people. */
  readonly words: string
  names: () => Promise<string[]>
  read: (name: string) => Promise<Readable>
  begin: (name: string) => Promise<Arriving>
  remove: (name: string) => Promise<void>
}

const PARTIAL = '.partial'
/** In a bucket that holds other things as well. */
export const BUCKET_PREFIX = 'backups/'
/** S3 takes 10,000 parts: 320 GB. Two are in memory at once. */
const CUT = { partSize: 32 * 1024 * 1024, queueSize: 2 }

/** A folder of this machine, or one that is mounted. */
export function folderPlace(folder: string): BackupPlace {
  return {
    words: `the folder ${folder}`,
    async names() {
      await mkdir(folder, { recursive: true })
      return (await readdir(folder)).filter((name) => !name.endsWith(PARTIAL))
    },
    async read(name) {
      const path = join(folder, name)
      await stat(path)
      return createReadStream(path)
    },
    async begin(name) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, name)
      const sink = createWriteStream(path + PARTIAL, { mode: 0o600, flush: true })
      return {
        sink,
        async keep() {
          await finished(sink)
          await rename(path + PARTIAL, path)
          return (await stat(path)).size
        },
        async drop() {
          sink.destroy()
          await rm(path + PARTIAL, { force: true })
        },
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** A bucket of the object storage that the settings name. */
export function bucketPlace(bucket: Bucket): BackupPlace {
  const disk = async () => {
    const { S3Driver } = await import('@adonisjs/drive/drivers/s3')
    return new S3Driver({ ...bucket, visibility: 'private' })
  }
  const keyOf = (name: string) => BUCKET_PREFIX + name
  return {
    words: `the bucket ${bucket.bucket}`,
    async names() {
      const names: string[] = []
      const driver = await disk()
      let paginationToken: string | undefined
      do {
        const page = await driver.listAll(BUCKET_PREFIX, { recursive: true, paginationToken })
        for (const one of page.objects) if (one.isFile) names.push(basename(one.key))
        paginationToken = page.paginationToken
      } while (paginationToken)
      return names
    },
    read: async (name) => (await disk()).getStream(keyOf(name)),
    async begin(name) {
      const sink = new PassThrough()
      const sent = streamToBucket(bucket, keyOf(name), sink, CUT)
      // the writer waits for its sink, and is to hear of a bucket that fails
      sent.catch((error) => sink.destroy(error))
      return {
        sink,
        async keep() {
          await sent
          return (await (await disk()).getMetaData(keyOf(name))).contentLength
        },
        async drop() {
          sink.destroy()
          await sent.catch(() => {})
        },
      }
    },
    remove: async (name) => (await disk()).delete(keyOf(name)),
  }
}

/** The place of the settings, or nothing without one. */
export function chosenPlace(): BackupPlace | undefined {
  const bucket = env.get('BACKUP_BUCKET')
  if (bucket) return bucketPlace({ ...s3Options, bucket })
  const folder = env.get('BACKUP_PATH')
  return folder ? folderPlace(resolve(folder)) : undefined
}

/** A file that a person named, as a place and a name. */
export function placeOf(file: string): { place: BackupPlace; name: string } {
  const path = resolve(file)
  return { place: folderPlace(dirname(path)), name: basename(path) }
}
