import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { imageKey, imagePlace } from '#api/files/image_url'
import { mark, portrait } from '#database/seeders/demo/drawn'
import { insert } from '#database/seeders/demo/insert'
import type { Person } from '#database/seeders/demo/candidates/make_person'
import type { Employer } from '#database/seeders/demo/companies/make_companies'
import { namePools } from '#database/seeders/demo/candidates/people'
import { iso, type World } from '#database/seeders/demo/world'

const women = new Set(namePools.flatMap((pool) => pool.women.split(' ')))
/** As in life, some have no picture. */
const hasPicture = (index: number) => index % 7 !== 3

type Picture = {
  of: string
  ownerId: number
  companyId?: number
  purpose: 'photo' | 'logo'
  draw: () => Promise<Buffer>
}

/** A mark for each company, and drawn portraits for most people of both sides. */
export async function makePictures(world: World, companies: Employer[], people: Person[]) {
  const logos = await keep(
    world,
    companies.map((company, index) => ({
      of: company.slug,
      ownerId: company.team[0].userId,
      companyId: company.id,
      purpose: 'logo',
      draw: () => mark(index),
    }))
  )
  await write(
    world,
    'companies',
    'logo_key',
    companies.map(({ id }) => id),
    logos
  )

  const seen = people.filter((_, index) => hasPicture(index))
  const staff = companies.flatMap(({ team }) => team).filter((_, index) => hasPicture(index))
  const photos = await keep(world, [
    ...seen.map(({ first, last, email, userId }) => face(email, userId, `${first} ${last}`)),
    ...staff.map(({ userId, name }) => face(`${userId} ${name}`, userId, name)),
  ])
  await write(
    world,
    'candidates',
    'photo_key',
    seen.map(({ candidateId }) => candidateId),
    photos.slice(0, seen.length)
  )
  await write(
    world,
    'users',
    'image_key',
    [...seen, ...staff].map(({ userId }) => userId),
    photos
  )
}

const face = (of: string, ownerId: number, name: string): Picture => ({
  of,
  ownerId,
  purpose: 'photo',
  draw: () => portrait(name, women.has(name.split(' ')[0])),
})

/** Draws and stores pictures; returns their keys in the same order. */
async function keep({ trx, now }: World, pictures: Picture[]): Promise<string[]> {
  const disk = drive.use()
  const rows = await Promise.all(
    pictures.map(async ({ of, ownerId, companyId, purpose, draw }) => {
      const image = await draw()
      // the same name again after an interrupted start
      const name = createHash('sha256').update(`demo ${purpose} ${of}`).digest('hex').slice(0, 32)
      const key = imagePlace(`${name}.webp`)
      await disk.put(key, image, { contentType: 'image/webp' })
      return {
        owner_id: ownerId,
        company_id: companyId ?? null,
        purpose,
        storage_key: key,
        file_name: `${purpose}.webp`,
        mime_type: 'image/webp',
        byte_size: image.length,
        sha256: createHash('sha256').update(image).digest('hex'),
        created_at: iso(now),
      }
    })
  )
  await insert(trx, 'files', rows)
  return rows.map(({ storage_key }) => imageKey({ storageKey: storage_key }))
}

const write = ({ trx }: World, table: string, column: string, ids: number[], keys: string[]) =>
  trx.rawQuery(
    `update ${table} set ${column} = drawn.key from unnest(?::bigint[], ?::text[]) drawn(id, key) where ${table}.id = drawn.id`,
    [ids, keys]
  )
