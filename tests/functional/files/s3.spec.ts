import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { Disk } from '@adonisjs/drive'
import { S3Driver } from '@adonisjs/drive/drivers/s3'
import testUtils from '@adonisjs/core/services/test_utils'
import File from '#api/files/models/file'
import { startBucket } from '#tests/servers/bucket'
import { givenCandidate } from '#tests/givens'
import { pdf, picture } from '#tests/sample_files'

test.group('Files in S3-compatible storage', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are put, read through us, and deleted', async ({ client, assert, cleanup }) => {
    const { options, stop, objects, sent } = await startBucket()
    const { use } = drive
    const disk = new Disk(new S3Driver({ ...options, bucket: 'candor', visibility: 'private' }))
    drive.use = () => disk as never
    cleanup(() => {
      drive.use = use
      stop()
    })

    const { user } = await givenCandidate({ approval: 'incomplete' })
    const resume = await client
      .post('/api/v1/candidate/resume')
      .loginAs(user)
      .file('resume', pdf(2), { filename: 'cv.pdf' })
    resume.assertStatus(201)
    const file = await File.findByOrFail('owner_id', user.id)
    assert.deepEqual(objects.get(`/candor/${file.storageKey}`), {
      body: pdf(2),
      type: 'application/pdf',
    })
    const read = await client.get(resume.body().data.resumeUrl)
    read.assertStatus(200)
    assert.match(read.header('content-disposition')!, /^attachment; filename="cv.pdf"/)

    const part = await client.get(resume.body().data.resumeUrl).header('range', 'bytes=5-14')
    part.assertStatus(206)
    part.assertHeader('content-range', `bytes 5-14/${pdf(2).length}`)
    assert.deepEqual(Buffer.from(part.body()), pdf(2).subarray(5, 15))
    assert.deepEqual(sent, [10])

    const photo = await client
      .post('/api/v1/candidate/profile-image')
      .loginAs(user)
      .file('image', await picture(100, 100), { filename: 'me.jpg' })
    photo.assertStatus(201)
    const image = await client.get(photo.body().data.userImage)
    image.assertStatus(200)
    assert.equal(image.header('content-type'), 'image/webp')
    ;(await client.get(`/images/${'0'.repeat(32)}.webp`).accept('json')).assertStatus(404)
    await client.delete('/api/v1/candidate/profile-image').loginAs(user)
  })
})
