import { test } from '@japa/runner'
import { readPosts } from '#api/engines/resume_reader/sections/posts/read_posts'
import { readSchools } from '#api/engines/resume_reader/sections/schools/read_schools'
import { candidatesOf } from '#api/engines/resume_reader/sections/unheaded/candidates'
import { featuresOf } from '#api/engines/resume_reader/sections/unheaded/features'
import { withUnheaded } from '#api/engines/resume_reader/sections/unheaded/find_unheaded'
import { likelihoodOf } from '#api/engines/resume_reader/sections/unheaded/likelihood'
import { POST_WEIGHTS, SCHOOL_WEIGHTS } from '#api/engines/resume_reader/sections/unheaded/weights'
import { heading, rowsFrom, sectionsOf, vocabulary, type Row } from '../rows.js'

const POSTS = [
  'Backend Developer, Ironbark Games | Jan 2020 - Present',
  '• Built the ledger that settles payments',
  'Software Engineer, Harbour Systems Ltd | Mar 2017 - Dec 2019',
  '• Moved the archive to other machines',
]
const SCHOOLS = ['University of Leeds | 2013 - 2016', 'B.Sc. Computer Science']
const TOP = [{ text: 'Asha Rao', size: 20 }, 'asha.rao@example.com | Pune, India']

const read = (texts: (string | Partial<Row>)[]) => {
  const sections = sectionsOf(rowsFrom(40, [...TOP, ...texts]))
  const of = (kind: string) => sections.filter((section) => section.kind === kind)
  const headed = {
    employment: readPosts(of('employment'), vocabulary),
    education: readSchools(of('education'), vocabulary),
  }
  return { sections, headed, all: withUnheaded(headed, sections, vocabulary) }
}

test.group('Histories below unknown headings', () => {
  test('posts are found by what they say, and a person is asked to check them', ({ assert }) => {
    const { headed, all } = read([
      heading('Skills'),
      'TypeScript, Go',
      heading('Where the years went'),
      ...POSTS,
      heading('Education'),
      ...SCHOOLS,
    ])
    assert.isEmpty(headed.employment)
    assert.deepEqual(
      all.employment.map(({ title, company, start }) =>
        [title, company, start].map((one) => one?.value)
      ),
      [
        ['Backend Developer', 'Ironbark Games', '2020-01'],
        ['Software Engineer', 'Harbour Systems Ltd', '2017-03'],
      ]
    )
    for (const post of all.employment) assert.isBelow(post.confidence, 0.6)
    assert.deepEqual(all.education, headed.education)
  })

  test('schools are found below the posts, and the posts stay as they were', ({ assert }) => {
    const { headed, all } = read([
      heading('Experience'),
      ...POSTS,
      heading('Halls and lectures'),
      ...SCHOOLS,
    ])
    assert.isEmpty(headed.education)
    assert.deepEqual(
      all.education.map(({ institution, degree }) => [institution?.value, degree?.value]),
      [['University of Leeds', 'B.Sc.']]
    )
    assert.equal(all.employment[0], headed.employment[0])
  })

  test('projects and courses with dates are neither', ({ assert }) => {
    const { all } = read([
      heading('Projects'),
      'Ledger | Jan 2020 - Mar 2020',
      '• Settles payments between two banks',
      'Tides | Jun 2021',
      '• Draws the height of the sea by the hour',
      heading('Certifications'),
      'Deep Learning, Coursera | 2021',
    ])
    assert.deepEqual(all, { employment: [], education: [] })
  })

  test('a file whose headings are known is read as it was', ({ assert }) => {
    const { headed, all } = read([
      heading('Experience'),
      ...POSTS,
      heading('Education'),
      ...SCHOOLS,
      heading('Volunteering'),
      'Treasurer, Harbour Club | 2015 - 2017',
    ])
    assert.isNotEmpty(headed.employment)
    assert.deepEqual(all, headed)
  })

  test('a record is the likelier a post the more of one it says', ({ assert }) => {
    const { sections } = read([heading('Where the years went'), ...POSTS, 'Tides | Jun 2021'])
    const all = candidatesOf(sections, vocabulary).filter(({ kind }) => kind === 'post')
    const likely = all.map((one) =>
      likelihoodOf('post', featuresOf(one, all, { post: 0, school: 1 }))
    )
    assert.isAbove(likely[0], 0.8)
    for (const one of likely) assert.isTrue(one > 0 && one < 1)
    assert.equal(likelihoodOf('post', []), 0.5)
  })

  test('the weights know no word of a resume', ({ assert }) => {
    const { sections } = read([heading('Ironbark'), ...POSTS, heading('Leeds'), ...SCHOOLS])
    const all = candidatesOf(sections, vocabulary)
    const kinds =
      'top|employment|education|projects|skills|tools|certifications|achievements|languages|summary|contact|links|other|its own'
    const names = all.flatMap((one) => featuresOf(one, all, { post: 0, school: 0 }))
    const weighed = `${POST_WEIGHTS};${SCHOOL_WEIGHTS}`
      .split(';')
      .map((one) => one.trim().split(' = ')[0])
    assert.isAbove(weighed.length, 100)
    const form = new RegExp(`^(?:any|(?:[a-z]+ (?:-?\\d+|none|one|two|current|${kinds})(?:, )?)+)$`)
    for (const name of [...names, ...weighed]) assert.match(name, form)
  })
})
