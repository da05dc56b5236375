import { test } from '@japa/runner'
import { readSkills } from '#api/engines/resume_reader/sections/skills'
import { heading, rowsFrom, sectionsOf, vocabulary, type Row } from './rows.js'

const skillsIn = (title: string, ...rows: (string | Partial<Row>)[]) =>
  readSkills(sectionsOf(rowsFrom(60, [heading(title), ...rows])), vocabulary).map(
    ({ value }) => value
  )

test.group('Lists of skills', () => {
  test('a label within a line parts it and is none', ({ assert }) => {
    assert.deepEqual(
      skillsIn(
        'Skills',
        'Languages: Python, HTML, CSS Frameworks: React, Django Tools: Git, Docker'
      ),
      ['Python', 'HTML', 'CSS', 'React', 'Django', 'Git', 'Docker']
    )
  })

  test('a first column, a bold line and bold words name the lists beside them', ({ assert }) => {
    assert.deepEqual(
      skillsIn('Skills', 'Number crunching | Python, R', 'On the telephone | Kotlin, Flutter'),
      ['Python', 'R', 'Kotlin', 'Flutter']
    )
    assert.deepEqual(
      skillsIn('Skills', { text: 'Server Side', bold: true }, 'Java, Go, Rust', 'Ruby, PHP'),
      ['Java', 'Go', 'Rust', 'Ruby', 'PHP']
    )
  })

  test('where skills are rated, what is not rated is a label', ({ assert }) => {
    assert.deepEqual(
      skillsIn('Skills', 'Operative Systems', 'Linux | ●●●●○', 'Windows | ●●●○○', 'Docker | ●●●●●'),
      ['Linux', 'Windows', 'Docker']
    )
  })

  test('versions and words besides are taken off, and small words among skills count', ({
    assert,
  }) => {
    assert.deepEqual(
      skillsIn(
        'Skills',
        'MATLAB R2018b, UNIX operating system, SCRUM (Jira, Asana',
        'git, bash/zsh'
      ),
      ['MATLAB', 'UNIX', 'SCRUM', 'Jira', 'Asana', 'git', 'bash', 'zsh']
    )
  })

  test('certificates among skills are none, and beside them there may be skills', ({ assert }) => {
    assert.deepEqual(
      skillsIn('Skills', 'Languages: Go, Rust', 'Certifications: Solutions Architect'),
      ['Go', 'Rust']
    )
    assert.deepEqual(
      skillsIn(
        'Certifications & Technical Skills',
        'Certifications: Solutions Architect',
        'Languages: Go, Rust'
      ),
      ['Go', 'Rust']
    )
  })

  test('"I am" is no skill', ({ assert }) => {
    assert.deepEqual(skillsIn('Summary', 'I am an expert in many things, and I am glad.'), [])
  })
})
