import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { pdfDrawers } from '#api/candidates/portability/resume_pdf'
import { reader } from '#api/candidates/resume/draft/reader'
import { linesInOrder } from '#api/engines/resume_reader/pages/reading_order'
import { readPdf } from '#api/engines/resume_reader/pages/read_pdf'
import { plainResume } from '#api/engines/resume_reader/resume_reader'
import { givenCandidate } from '#tests/givens'
import { API, givenFullProfile } from '#tests/functional/candidates/portability_givens'

test.group('A profile as a PDF', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  group.teardown(() => {
    reader.end()
    pdfDrawers.end()
  })

  for (const layout of ['classic', 'sidebar'])
    test(`what goes out as a PDF in the layout ${layout} is read back by our own reader`, async ({
      client,
      assert,
    }) => {
      const { user } = await givenFullProfile()
      // the same for each run: a longer one is broken in the narrow column, and read without its end
      await user.merge({ email: 'asha.deshpande@example.com' }).save()
      const response = await client.get(`${API}/export/resume.pdf?layout=${layout}`).loginAs(user)
      response.assertStatus(200)
      response.assertHeader('content-type', 'application/pdf')
      const read = plainResume(await reader.read(response.body()))
      assert.equal(read.fullName, 'Asha Deshpande')
      assert.equal(read.email, user.email)
      assert.equal(read.phone, '+919876543210')
      assert.deepEqual(
        read.employment.map(({ company, title, start, end, current }) => [
          company,
          title,
          start,
          end,
          current,
        ]),
        [
          ['Razorpay', 'Senior Software Engineer', '2021-03', null, true],
          ['Tata Consultancy Services', 'Software Engineer', '2017-06', '2021-02', false],
        ]
      )
      assert.equal(read.education[0]?.institution, 'Savitribai Phule Pune University')
      assert.includeMembers(read.skills, ['TypeScript', 'PostgreSQL', 'Docker'])
    })

  test('a name in any of our scripts stands in the PDF as it is, in the order of its letters', async ({
    client,
    assert,
  }) => {
    const { user } = await givenFullProfile()
    for (const name of [
      'Łukasz Żółć',
      'Şükrü Yıldız',
      'Đặng Thị Ngọc',
      'Иван Подъяблонский',
      'Γιώργος Παπαδόπουλος',
      'अमित कुमार',
      'श्रीकृष्ण शिंदे',
      'শ্রীকৃষ্ণ মুখোপাধ্যায়',
      'శ్రీనివాస్ కృష్ణమూర్తి',
      'யோகேஷ் பெருமாள்',
      'હર્ષ ક્ષત્રિય',
      'ಶ್ರೀನಿವಾಸ ಕೊಡಗು',
      'ശ്രീകൃഷ്ണൻ കൊച്ചി',
      'ਕ੍ਰਿਸ਼ਨ ਸਿੰਘ',
    ]) {
      const [firstName, ...rest] = name.split(' ')
      await user.merge({ firstName, lastName: rest.join(' ') }).save()
      for (const layout of ['classic', 'sidebar']) {
        const answer = await client.get(`${API}/export/resume.pdf?layout=${layout}`).loginAs(user)
        answer.assertHeader('letters-missing', '')
        const { fullName } = plainResume(await reader.read(answer.body()))
        assert.equal(fullName?.normalize('NFC'), name.normalize('NFC'), layout)
      }
    }
  })

  test('a Hindi page gives the PDF with Hindi headings and months, an English one in English', async ({
    client,
    assert,
  }) => {
    const { user } = await givenFullProfile()
    const written = async (language: string, layout: string) => {
      const answer = await client
        .get(`${API}/export/resume.pdf?layout=${layout}`)
        .header('accept-language', language)
        .loginAs(user)
      answer.assertHeader('letters-missing', '')
      const pages = await readPdf(answer.body(), 20)
      return linesInOrder(pages)
        .map(({ text }) => text)
        .join('\n')
    }
    for (const layout of ['classic', 'sidebar']) {
      const hindi = await written('hi', layout)
      for (const word of ['कौशल', 'वर्तमान', '2017']) assert.include(hindi, word, layout)
      assert.notMatch(hindi, /Experience|Present|Jun 2017/)
      const english = await written('en', layout)
      for (const word of ['Experience', 'Skills', 'Jun 2017', 'Present'])
        assert.include(english, word, layout)
      assert.notMatch(english, /[\u0900-\u097f]/)
    }
  })

  test('pictures are left out of the PDF, and letters that it cannot show are told', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenFullProfile()
    await user.merge({ firstName: 'Li 王', lastName: 'Wei' }).save()
    await candidate.merge({ headline: 'Engineer 🚀 for payments → ₹1 crore a day' }).save()
    const answer = await client.get(`${API}/export/resume.pdf`).loginAs(user)
    answer.assertHeader('letters-missing', encodeURIComponent('王'))
    const lines = linesInOrder(await readPdf(answer.body(), 20)).map(({ text }) => text)
    assert.include(lines, 'Li ? Wei')
    assert.include(lines, 'Engineer for payments -> ₹1 crore a day')
  })

  test('a profile is drawn once, away from the server, and again when it changed', async ({
    client,
    assert,
  }) => {
    const { user } = await givenFullProfile()
    const file = async () =>
      (await client.get(`${API}/export/resume.pdf`).loginAs(user)).body() as Buffer
    const before = pdfDrawers.seen.inputs
    const [first, second] = await Promise.all([file(), file()])
    assert.isTrue(first.equals(second))
    assert.equal(pdfDrawers.seen.inputs, before + 1)
    await user.merge({ firstName: 'Nisha' }).save()
    assert.isFalse(first.equals(await file()))
    assert.equal(pdfDrawers.seen.inputs, before + 2)
  })

  test('one account gets thirty PDFs a minute, another one is served meanwhile', async ({
    client,
  }) => {
    const { user } = await givenFullProfile()
    const other = await givenCandidate()
    const path = `${API}/export/resume.pdf`
    for (let count = 0; count < 30; count++)
      (await client.get(path).loginAs(user)).assertStatus(200)
    const refused = await client.get(path).loginAs(user)
    refused.assertStatus(429)
    refused.assert!.exists(refused.header('retry-after'))
    ;(await client.get(path).loginAs(other.user)).assertStatus(200)
  })

  test('a PDF of plain letters carries no font', async ({ client, assert }) => {
    const { user } = await givenFullProfile()
    const answer = await client.get(`${API}/export/resume.pdf`).loginAs(user)
    assert.notInclude(answer.body().toString('latin1'), '/FontFile')
    await user.merge({ lastName: 'Żółć' }).save()
    const other = await client.get(`${API}/export/resume.pdf`).loginAs(user)
    assert.include(other.body().toString('latin1'), '/FontFile2')
  })
})
