import { test } from '@japa/runner'
import { kindOf } from '#api/engines/resume_reader/language/lexicon'
import { vocabularyOf } from '#api/engines/resume_reader/language/vocabulary'
import { plainCharacter } from '#api/engines/resume_reader/pages/words'
import { properCase } from '#api/engines/resume_reader/sections/contact/person_name'
import { partsOf } from '#api/engines/resume_reader/sections/posts/part_header'
import { degreeAndField } from '#api/engines/resume_reader/sections/schools/degree'
import { partSkills } from '#api/engines/resume_reader/sections/skills'
import { shipped } from './vocabulary.js'

const vocabulary = vocabularyOf(shipped)

test.group('Names in a resume', () => {
  test('a title is parted from its company')
    .with([
      ['Senior Engineer at Foo GmbH', ['Senior Engineer', '@ Foo GmbH']],
      ['Foo Labs | Backend Developer', ['Foo Labs', 'Backend Developer']],
      ['Backend Developer, Foo Labs', ['Backend Developer', 'Foo Labs']],
      ['Foo, Inc. – Data Analyst', ['Foo, Inc.', 'Data Analyst']],
      ['Foo (India) Private Limited', ['Foo (India) Private Limited']],
      ['Foo – A Bar Company', ['Foo – A Bar Company']],
      ['Women, men, and All in Tech Treasurer', ['Women, men, and All in Tech Treasurer']],
      ['Foo, a maker of calendars', ['Foo']],
      ['Foo Labs as Data Analyst', ['Data Analyst', 'Foo Labs']],
      ['Minder of Bees at Foo', ['Minder of Bees', '@ Foo']],
      ['Data Engineer @ Bar', ['Data Engineer', 'Bar']],
      ['Foo Labs, Bengaluru, India', ['Foo Labs', 'Bengaluru, India']],
      ['Frontend Engineer (Freelance, Part-time)', ['Frontend Engineer', 'Freelance, Part-time']],
    ] as [string, string[]][])
    .run(({ assert }, [text, parts]) => {
      assert.deepEqual(
        partsOf(text, vocabulary)
          .map((part) => part.trim())
          .filter(Boolean),
        parts
      )
    })

  test('titles and companies are known by their words', ({ assert }) => {
    for (const title of [
      'Software Engineer',
      'Werkstudent',
      'Développeuse',
      'Estagiário',
      'Yazılım Geliştirici',
      'CTO',
    ])
      assert.isAbove(kindOf(title).title, 0.6, title)
    for (const company of [
      'Foo Pvt. Ltd.',
      'Nordlicht Systeme AG',
      'Bar S.A.',
      'Brightleaf Technologies',
    ])
      assert.isAbove(kindOf(company).company, 0.6, company)
    assert.equal(kindOf('Mechanical Engineering').title, 0)
    assert.isBelow(kindOf('Foo Developers Club').title, 0.6, 'what it ends with is what it is')
  })

  test('a degree is parted from its field')
    .with([
      ['B.Tech in Computer Science', 'B.Tech', 'Computer Science'],
      ['Bachelor of Science in Physics', 'Bachelor of Science', 'Physics'],
      ['M.Sc. Data Science', 'M.Sc.', 'Data Science'],
      ['Master of Science (M.S.), Robotics', 'Master of Science (M.S.)', 'Robotics'],
      ["Software Engineering Bachelor's Degree", "Bachelor's Degree", 'Software Engineering'],
      ['Licence Mathématiques', 'Licence', 'Mathématiques'],
      ['PhD', 'PhD', null],
    ] as [string, string, string | null][])
    .run(({ assert }, [text, degree, subject]) => {
      assert.deepEqual(degreeAndField(text), { degree, subject })
    })

  test('skills are parted, but not at the slash that belongs to one', ({ assert }) => {
    assert.deepEqual(partSkills('C/C++, CI/CD and Docker', vocabulary), [
      'C',
      'C++',
      'CI/CD',
      'Docker',
    ])
    assert.deepEqual(partSkills('Python (Django, Flask) • Go', vocabulary), [
      'Python',
      'Django',
      'Flask',
      'Go',
    ])
  })

  test('a false friend in a sentence is no skill', ({ assert }) => {
    const found = vocabulary.skillsIn(
      'In Spring 2019 I worked less at Stripe with Kubernetes and React'
    )
    assert.deepEqual(
      found.map(({ written }) => written),
      ['Kubernetes', 'React']
    )
  })

  test('a place is known by its city, state or country, and a name is none', ({ assert }) => {
    for (const place of [
      'Pune, Maharashtra',
      'San Francisco, CA',
      'München',
      'İstanbul, Türkiye',
      'Berlin, Deutschland',
      '13595 Berlin',
    ])
      assert.isNotNull(vocabulary.place(place), place)
    for (const other of ['Asha Rao', 'Google', 'Mobile'])
      assert.isNull(vocabulary.place(other), other)
  })

  test('a name in capitals is written as in a letter', ({ assert }) => {
    assert.equal(properCase('ORÇUN ÖZDEMİR'), 'Orçun Özdemir')
    assert.equal(properCase('JEAN-LUC D’ARC'), 'Jean-Luc D’Arc')
    assert.equal(properCase('Ronan McDonald'), 'Ronan McDonald')
  })

  test('odd characters are made plain, and noise is dropped', ({ assert }) => {
    assert.equal(plainCharacter(0xad), '-')
    assert.equal(plainCharacter(0xfb01), 'fi')
    assert.equal(plainCharacter(0x1c), 'fi')
    assert.equal(plainCharacter(0x1b), '')
    assert.equal(plainCharacter(0xa0), ' ')
    assert.equal(plainCharacter(0xfffe), '')
    assert.equal(plainCharacter(0x200b), '')
  })
})
