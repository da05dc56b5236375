import { test } from '@japa/runner'
import { readContact } from '#api/engines/resume_reader/sections/contact/read_contact'
import { heading, rowsFrom, sectionsOf, vocabulary } from './rows.js'

function contactOf(...texts: string[]) {
  const sections = sectionsOf(
    rowsFrom(60, [
      { text: 'Asha Rao', size: 24 },
      ...texts,
      heading('Education'),
      'Harbour University',
    ])
  )
  const lines = sections.flatMap((section) => section.lines)
  return readContact({ lines, sections, links: [], vocabulary })
}

test.group('How to reach someone', () => {
  test('a place is read out of what stands about it', ({ assert }) => {
    const cases = {
      'Based in Berlin': 'Berlin',
      '📍 Hyderabad': 'Hyderabad',
      'Location: Remote (Hyderabad, India)': 'Hyderabad, India',
      'Indonesia, Jakarta': 'Jakarta, Indonesia',
      'Av. Paulista 1000, São Paulo': 'São Paulo',
      'Local Address | : | 12/3, Lake Road , Gwalior, M.P , 474001': 'Gwalior, M.P',
      'St. Cloud, MN (Willing to relocate)': 'St. Cloud, MN',
      'Luleå, Sverige': 'Luleå, Sverige',
      '1555 Oxford Street, Berkeley, CA': 'Berkeley, CA',
      '91 Reading Ave Cambridge, MA 02141': 'Cambridge, MA',
    }
    for (const [text, place] of Object.entries(cases))
      assert.equal(contactOf(text).location?.value, place, text)
  })

  test('an address goes on after its comma', ({ assert }) => {
    assert.equal(
      contactOf('Address: 7 River Road,', 'Kolkata - 700001,', 'West Bengal, India').location
        ?.value,
      'Kolkata, West Bengal, India'
    )
  })

  test('a number is known by its country, and a span of dates is none', ({ assert }) => {
    assert.equal(contactOf('+91 98765 43210 / 91234 56780').phone?.value, '+919876543210')
    assert.equal(contactOf('asha@qq.com', '13800138000').phone?.value, '+8613800138000')
    assert.equal(contactOf('Pune, India', '(212) 555-0123').phone?.value, '+12125550123')
    assert.isNull(contactOf('Berlin', '09/2019 – 01/2022').phone)
  })

  test('the page of a network is nobody’s own site', ({ assert }) => {
    const { website, links } = contactOf('linkedin.com/asha-rao', 'asha.dev')
    assert.equal(website?.value, 'https://asha.dev')
    assert.isEmpty(links)
  })

  test('a name stands beside what the paper is called, or a smaller day of birth', ({ assert }) => {
    const named = (...rows: Parameters<typeof rowsFrom>[1]) => {
      const sections = sectionsOf(rowsFrom(60, [...rows, 'asha@example.com', 'Tells of groups']))
      const lines = sections.flatMap((section) => section.lines)
      return readContact({ lines, sections, links: [], vocabulary }).fullName?.value
    }
    assert.equal(named({ text: 'ASHA RAO RESUME', size: 24 }), 'Asha Rao')
    assert.equal(
      named({ text: 'Asha Rao', size: 18, y: 60 }, { text: 'June 12, 1982', x: 135, y: 60 }),
      'Asha Rao'
    )
  })

  test('a bullet before a name is no part of it', ({ assert }) => {
    const sections = sectionsOf(
      rowsFrom(60, [{ text: '• ASHA RAO', size: 24 }, 'asha@example.com'])
    )
    const lines = sections.flatMap((section) => section.lines)
    const { fullName } = readContact({ lines, sections, links: [], vocabulary })
    assert.equal(fullName?.value, 'Asha Rao')
  })

  test('a name ends where its bold type does, and a place may say "in"', ({ assert }) => {
    const sections = sectionsOf(
      rowsFrom(60, [
        { text: 'Asha Rao', bold: true },
        { text: 'Kernel Engineer', x: 110, y: 60 },
        'asha@example.com',
        'Currently in Pune, India',
      ])
    )
    const lines = sections.flatMap((section) => section.lines)
    const contact = readContact({ lines, sections, links: [], vocabulary })
    assert.equal(contact.fullName?.value, 'Asha Rao')
    assert.equal(contact.location?.value, 'Pune, India')
  })

  test('one digit all along is no number to call', ({ assert }) => {
    assert.isNull(contactOf('(999) 999-9999').phone)
    assert.isNotNull(contactOf('+91 98765 43210').phone)
  })

  test('a label says that a site further down is one’s own', ({ assert }) => {
    const sections = sectionsOf(
      rowsFrom(60, ['Asha Rao', heading('References'), 'Blog: https://asha.dev'])
    )
    const lines = sections.flatMap((section) => section.lines)
    const { website } = readContact({ lines, sections, links: [], vocabulary })
    assert.equal(website?.value, 'https://asha.dev')
  })

  test('a name that is set as the headings are heads no section', ({ assert }) => {
    const sections = sectionsOf(
      rowsFrom(60, [
        heading('Asha Rao'),
        'https://asha.dev',
        heading('Education'),
        'Harbour University',
        heading('Experience'),
        'Engineer, Ironbark | 2019 - 2020',
      ])
    )
    const lines = sections.flatMap((section) => section.lines)
    const { fullName, website } = readContact({ lines, sections, links: [], vocabulary })
    assert.equal(fullName?.value, 'Asha Rao')
    assert.equal(website?.value, 'https://asha.dev')
  })
})
