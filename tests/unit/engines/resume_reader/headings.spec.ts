import { test } from '@japa/runner'
import { headingOf } from '#api/engines/resume_reader/language/headings'

test.group('Headings of a resume', () => {
  test('a heading is known in its language and setting')
    .with([
      ['E X P E R I E N C E', 'employment'],
      ['Work Experience:', 'employment'],
      ['BERUFSERFAHRUNG', 'employment'],
      ['Expériences professionnelles', 'employment'],
      ['Experiência Profissional', 'employment'],
      ['İş Deneyimi', 'employment'],
      ['Academic Details', 'education'],
      ['Educational Qualifications', 'education'],
      ['Technical Proficiency', 'skills'],
      ['Kenntnisse & Fähigkeiten', 'skills'],
      ['Habilidades', 'skills'],
      ['Licenses & Certifications', 'certifications'],
      ['Honors-Awards', 'achievements'],
      ['Awards & Publications', 'achievements'],
      ['Personal Details', 'contact'],
      ['Open Source Contributions', 'projects'],
    ])
    .run(({ assert }, [text, kind]) => {
      assert.equal(headingOf(text)?.kind, kind)
    })

  test('what is no post, school or project is known as other', ({ assert }) => {
    for (const text of [
      'Volunteering',
      'Publications',
      'Patents',
      'References',
      'Relevant Coursework',
      'Declaration',
      'Notice Period',
      'CTC',
      'Hobbys',
    ])
      assert.equal(headingOf(text)?.kind, 'other', text)
  })

  test('a sentence or a name is no heading', ({ assert }) => {
    for (const text of ['Experienced in building APIs', 'Google', 'Asha Rao', ''])
      assert.isNull(headingOf(text), text)
  })
})
