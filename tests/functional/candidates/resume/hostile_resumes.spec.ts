import { test } from '@japa/runner'
import { reader } from '#api/candidates/resume/draft/reader'
import { limits, Unreadable } from '#api/engines/resume_reader/resume_reader'
import { hostileFiles } from '#tests/resumes/hostile'
import { classic } from '#tests/resumes/pdf/one_column'
import { makePerson } from '#tests/resumes/people'

/** One of each kind that is quickly made and quickly stopped; all hundred: tests/load/hostile_resumes.ts. */
const quick = [
  'saves-20mb',
  '100000-pages',
  'count-lies-two-billion',
  'arrays-in-arrays',
  'tree-in-a-circle',
  'form-draws-itself',
  'xref-before-itself',
  'xref-of-two-billion',
  'nuls-between',
  'image-of-ten-billion-dots',
  'locked-aes',
  'laughs.docx',
  'zip-bomb-that-lies.docx',
  'names-that-climb.docx',
  'empty',
  'elf.pdf',
  'exe-and-pdf.pdf',
  'six-megabytes.pdf',
  'cut-at-50.pdf',
  'cut-at-50.docx',
]

test.group('Hostile resumes', (group) => {
  group.teardown(() => reader.end())

  test('end their job with a reason, within its limits, and the next file is read', async ({
    assert,
  }) => {
    const person = makePerson(11, ['en'], false)
    const good = await classic(person)
    const files = (await hostileFiles()).filter(({ name }) => quick.includes(name))
    assert.lengthOf(files, quick.length)
    const reasons: Record<string, string> = {}
    await Promise.all(
      files.map(async ({ name, make }) => {
        const error = await reader.read(await make()).then(
          () => null,
          (failed) => failed
        )
        if (error) assert.instanceOf(error, Unreadable, name)
        if (error) assert.match(error.message, /^The .{20,}/, name)
        reasons[name] = error?.reason ?? 'read'
      })
    )
    assert.containsSubset(reasons, {
      '100000-pages': 'too_many_pages',
      'form-draws-itself': 'too_much_memory',
      'locked-aes': 'password',
      'empty': 'wrong_type',
      'elf.pdf': 'wrong_type',
      'six-megabytes.pdf': 'too_large',
      'cut-at-50.docx': 'damaged',
    })
    assert.isBelow(reader.seen.files.megabytes, 512)
    assert.isBelow(reader.seen.files.slowest, limits.milliseconds + 1000)
    assert.equal((await reader.read(good)).fullName?.value, person.truth.fullName)
  })

  test('more files than children wait their turn, and a page is drawn between them', async ({
    assert,
  }) => {
    const good = await classic(makePerson(12, ['en'], false))
    const drafts = await Promise.all([
      ...Array.from({ length: 20 }, () => reader.read(good)),
      reader.drawPage(good, 1),
    ])
    assert.lengthOf(drafts, 21)
    assert.isAtMost(reader.seen.files.started - reader.seen.files.ended, 4)
  })
})
