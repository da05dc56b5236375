import { test } from '@japa/runner'
import { degreeAndField } from '#api/engines/resume_reader/sections/schools/degree'
import { readSchools } from '#api/engines/resume_reader/sections/schools/read_schools'
import { heading, rowsFrom, sectionsOf, vocabulary, type Row } from './rows.js'

const schoolsIn = (texts: (string | Partial<Row>)[]) =>
  readSchools(
    sectionsOf(rowsFrom(60, [heading('Education'), ...texts])).filter(
      ({ kind }) => kind === 'education'
    ),
    vocabulary
  ).map((school) => [
    school.institution?.value,
    school.degree?.value,
    school.field?.value,
    school.end?.value,
  ])

test.group('Schools', () => {
  test('what is studied is parted from the degree', ({ assert }) => {
    const cases: [string, string, string | null][] = [
      ['Informatik (B.Sc.)', 'B.Sc.', 'Informatik'],
      ['B.Tech (CSE)', 'B.Tech', 'CSE'],
      ['B.Tech (Hons)', 'B.Tech (Hons)', null],
      ['Bachelor of Computer Science', 'Bachelor', 'Computer Science'],
      [
        'Bachelor of Science and Engineering - Robotics',
        'Bachelor of Science and Engineering',
        'Robotics',
      ],
      ['Bachelor, double major in Physics and Music', 'Bachelor', 'Physics and Music'],
      ['B.COM, First Division', 'B.COM', null],
      ['Senior Secondary (XII)', 'Senior Secondary (XII)', null],
      ['Secondary (High School)', 'Secondary (High School)', null],
      ['Master of Science (M. Sc.) Informatik', 'Master of Science (M. Sc.)', 'Informatik'],
      ['BASc in Software Engineering', 'BASc', 'Software Engineering'],
      ['M.Des. Interaction', 'M.Des', 'Interaction'],
      ['B.A. Computer Science and B.S. Business', 'B.A.', 'Computer Science'],
      ['B.S./M.S. Computer Science', 'B.S./M.S.', 'Computer Science'],
      ['Bachelor of Computing (Games)', 'Bachelor of Computing', 'Games'],
      ['B.S. Computer Science, Minor in Math', 'B.S.', 'Computer Science'],
      ['Bachelor of Science Honours in Physics', 'Bachelor of Science', 'Physics'],
      [
        'Bachelor of Technology, Computer Sc. & Engg.',
        'Bachelor of Technology',
        'Computer Sc. & Engg',
      ],
      ['Bachelor of Information Technology', 'Bachelor', 'Information Technology'],
      ['Physics, BSc (Hons)', 'BSc (Hons)', 'Physics'],
      ['BSc Computer Science (2:1)', 'BSc', 'Computer Science'],
      ['Fachinformatiker (IHK)', 'Fachinformatiker (IHK)', null],
    ]
    for (const [text, degree, subject] of cases)
      assert.deepEqual(degreeAndField(text), { degree, subject })
  })

  test('a line that only says the year or the grade names no school', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        { text: 'Central Board of Secondary Education, New Delhi', bold: true },
        '12th Science',
        'Passing Year: 2010',
        'Percentage: 66.5%',
        { text: 'Anna University, Chennai, India', bold: true },
        'B.E. Electronics',
        'Passing Year: 2014',
        'Percentage: 70%',
      ]),
      [
        ['Central Board of Secondary Education', '12th Science', undefined, '2010'],
        ['Anna University', 'B.E.', 'Electronics', '2014'],
      ]
    )
  })

  test('a leaving certificate beside its school is the degree', ({ assert }) => {
    assert.deepEqual(
      schoolsIn(['Harbour College | Leeds, UK', 'High School (Class X); 84.8% | 2020']),
      [['Harbour College', 'High School (Class X)', undefined, '2020']]
    )
  })

  test('a major and sentences in one line are told apart', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        'Harbour University. Expected graduation date 05/2024. Computer Science Major. GPA 3.2/4.0',
      ]),
      [['Harbour University', undefined, 'Computer Science', '2024-05']]
    )
    assert.deepEqual(
      schoolsIn([
        'Harbour University, Leeds, UK.',
        'College of Engineering, Class of April 2016.',
        'Major: Computer Science',
        'Minor: Economics',
      ]),
      [['Harbour University', undefined, 'Computer Science', '2016-04']]
    )
  })

  test('a company trains, and who is expected to end has an end', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        { text: 'Systemelektroniker', bold: true },
        'Brightleaf Systeme GmbH',
        '09/1997 - 06/2000',
      ]),
      [['Brightleaf Systeme GmbH', 'Systemelektroniker', undefined, '2000-06']]
    )
    assert.deepEqual(
      schoolsIn(['Harbour University | 2016 - present (expected June 2020)', 'B.Sc. Physics']),
      [['Harbour University', 'B.Sc.', 'Physics', '2020-06']]
    )
  })

  test('each line with a school and a degree is one of its own', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        'Harbour Public School, Varanasi, Class 12 (CBSE)',
        'Hillside Public School, Varanasi, Class 10 (CBSE)',
      ]),
      [
        ['Harbour Public School', 'Class 12 (CBSE)', undefined, undefined],
        ['Hillside Public School', 'Class 10 (CBSE)', undefined, undefined],
      ]
    )
  })

  test('a sentence names a school, a degree and when', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        'Completed B.Tech (ECE) in 2012 from Harbour University, Hyderabad with 70%',
        'Completed Intermediate from Hillside Junior College in 2008 with 85%',
      ]),
      [
        ['Harbour University', 'B.Tech', 'ECE', '2012'],
        ['Hillside Junior College', 'Intermediate', undefined, '2008'],
      ]
    )
  })

  test('what was left with may label where', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        'Graduation: B.Sc. IT, Harbour University, 2018',
        'HSC: Maharashtra Board, 2015, 70%',
        'SSC: Maharashtra Board, 2013, 80%',
      ]),
      [
        ['Harbour University', 'B.Sc.', 'IT', '2018'],
        ['Maharashtra Board', 'HSC', undefined, '2015'],
        ['Maharashtra Board', 'SSC', undefined, '2013'],
      ]
    )
  })

  test('what a passport of Europe adds is no school, and letters of the East are', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        '09/2015 – 06/2019',
        { text: 'BACHELOR OF SCIENCE – Università degli Studi di Harbour', bold: true },
        'Field of study Information Technologies',
        'Final grade 110/110',
      ]),
      [
        [
          'Università degli Studi di Harbour',
          'BACHELOR OF SCIENCE',
          'Information Technologies',
          '2019-06',
        ],
      ]
    )
    assert.deepEqual(schoolsIn(['한국대학교 | 2015 - 2021', 'B.S. in Physics']), [
      ['한국대학교', 'B.S.', 'Physics', '2021'],
    ])
  })

  test('a state is no degree, and a town tells which of several schools it is', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        'Harbour University, Cambridge, MA',
        'A.B. in Physics, magna cum laude; GPA 3.9/4.0',
        '2016 - 2020',
      ]),
      [['Harbour University', 'A.B.', 'Physics', '2020']]
    )
    assert.deepEqual(
      schoolsIn(['University of California, Berkeley, CA', 'B.S. Physics', '2020']),
      [['University of California, Berkeley', 'B.S.', 'Physics', '2020']]
    )
  })

  test('letters with accents begin and end words', ({ assert }) => {
    assert.deepEqual(schoolsIn(['Análise e Desenvolvimento | FIAP', '2020 - 2022'])[0][0], 'FIAP')
    assert.deepEqual(schoolsIn(['École du Port', 'Master Informatique', '2020'])[0], [
      'École du Port',
      'Master',
      'Informatique',
      '2020',
    ])
  })

  test('a lone name beside dates is no school', ({ assert }) => {
    assert.deepEqual(schoolsIn(['Anna University | 2015 - 2019', 'B.E.', 'Contributor | 2020']), [
      ['Anna University', 'B.E.', undefined, '2019'],
    ])
  })

  test('a degree below another one of its school is at that school', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        'Harbour University, Boston, MA',
        '■ Ph.D. in Physics | Dec 2009 - Jul 2014',
        '● Thesis: tides of the northern sea',
        '■ M.B.A. | Nov 2007 - Jun 2009',
        '● Member of the admission board of Northern College',
      ]),
      [
        ['Harbour University', 'Ph.D.', 'Physics', '2014-07'],
        ['Harbour University', 'M.B.A.', undefined, '2009-06'],
      ]
    )
  })

  test('an exam or what was mastered below a degree is neither school nor degree', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        'University of Leeds | 2009 - 2010',
        'Semester Abroad',
        '• Mastered six months of study in Melbourne, Australia',
        'Erasmus University Rotterdam | 2004 - 2007',
        'BSc in Economics',
        '• National University Admission Exam: ranked 75th',
      ]),
      [
        ['University of Leeds', 'Semester Abroad', undefined, '2010'],
        ['Erasmus University Rotterdam', 'BSc', 'Economics', '2007'],
      ]
    )
  })

  test('studies of a bachelor or master are parted from what was studied', ({ assert }) => {
    assert.deepEqual(degreeAndField('Master Studies Digital Media'), {
      degree: 'Master Studies',
      subject: 'Digital Media',
    })
  })

  test('honours before a degree are no part of it, and an engineer of something is one', ({
    assert,
  }) => {
    assert.deepEqual(
      schoolsIn([
        'Harbour University | Sep 2018 - Jul 2021',
        'First Class Honours in BSc Computer Science',
        'Lakeside University | Sep 2014 - May 2018',
        'Engineer of Information Technology',
      ]),
      [
        ['Harbour University', 'BSc', 'Computer Science', '2021-07'],
        ['Lakeside University', 'Engineer', 'Information Technology', '2018-05'],
      ]
    )
  })

  test('a state behind a town is no degree, and the degree may be a point below', ({ assert }) => {
    assert.deepEqual(
      schoolsIn(['Elm College, Oak Hollow, MA | May 2024', '• B.A. in Computer Science']).map(
        ([, ...rest]) => rest
      ),
      [['B.A.', 'Computer Science', '2024-05']]
    )
  })

  test('a table of schools may call its first column education', ({ assert }) => {
    const rows = rowsFrom(60, [
      { text: 'Education | Institute | Year', bold: true },
      'B.Tech | Harbour College | 2023-2027',
      'Class 12 | Lakeside School | 2023',
      heading('Objective'),
      'Seeks a place in a workshop',
    ])
    const schools = readSchools(
      sectionsOf(rows).filter(({ kind }) => kind === 'education'),
      vocabulary
    )
    assert.deepEqual(
      schools.map(({ institution, end }) => [institution?.value, end?.value]),
      [
        ['Harbour College', '2027'],
        ['Lakeside School', '2023'],
      ]
    )
  })

  test('each point of a list is a school, with or without its year', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        '• B.Tech Physics, Harbour University',
        '• Higher Secondary, Ulmenhof School, 2019',
        '• Secondary, Brightleaf School, 2017',
      ]).map(([institution, , , end]) => [institution, end]),
      [
        ['Harbour University', undefined],
        ['Ulmenhof School', '2019'],
        ['Brightleaf School', '2017'],
      ]
    )
  })

  test('below a school with dates those without are schools, too', ({ assert }) => {
    assert.deepEqual(
      schoolsIn([
        { text: 'Bachelor of Arts in Music', bold: true },
        'Harbour University',
        '2020 - 2023',
        { text: 'Secondary - Class X', bold: true },
        'Score: 87% – Ulmenhof School',
      ]).map(([institution]) => institution),
      ['Harbour University', 'Ulmenhof School']
    )
  })
})
