import { draftOfBrought } from '#api/engines/resume_reader/portable/draft_builder'
import { readCsv } from '#api/engines/resume_reader/portable/read_csv'
import { readZip } from '#api/engines/resume_reader/portable/read_zip'
import { UnreadableResume, type ResumeDraft } from '#api/engines/resume_reader/resume_draft'

const wanted = [
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Projects.csv',
  'Certifications.csv',
  'Honors.csv',
  'PhoneNumbers.csv',
  'Email Addresses.csv',
] as const

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** "Mar 2021" and "2016" as the export writes them. */
function month(text: string | undefined) {
  const [, word, year] = text?.match(/^(?:(\p{L}+)\.? )?(\d{4})$/u) ?? []
  if (!year) return undefined
  const index = months.indexOf(word?.slice(0, 3).toLowerCase() ?? '')
  return index < 0 ? year : `${year}-${String(index + 1).padStart(2, '0')}`
}

/** The zip in which LinkedIn hands people their own data, as a draft. */
export async function draftOfLinkedIn(bytes: Uint8Array): Promise<ResumeDraft> {
  const files = await readZip(bytes, wanted)
  const table = (name: (typeof wanted)[number]) => readCsv(files?.get(name)?.toString('utf8') ?? '')
  if (!files?.size)
    throw new UnreadableResume(
      'damaged',
      'The file is not the data export of LinkedIn: no Profile.csv and no Positions.csv is in it; ask LinkedIn for a copy of your data and upload the zip as it comes'
    )
  const [profile = {}] = table('Profile.csv')
  const [phone = {}] = table('PhoneNumbers.csv')
  const emails = table('Email Addresses.csv')
  const email = emails.find((row) => row.Primary === 'Yes') ?? emails[0]
  const sites = (profile.Websites ?? '').match(/https?:\/\/[^\s,\]]+/g) ?? []
  const twitter = (profile['Twitter Handles'] ?? '').match(/\w{2,}/)?.[0]
  return draftOfBrought({
    fullName: [profile['First Name'], profile['Last Name']].filter(Boolean).join(' '),
    headline: profile.Headline,
    summary: profile.Summary,
    location: profile['Geo Location'],
    phone: phone.Number,
    email: email?.['Email Address'],
    website: sites[0],
    links: [...sites.slice(1), twitter && `https://x.com/${twitter}`],
    employment: table('Positions.csv').map((row) => ({
      company: row['Company Name'],
      title: row.Title,
      location: row.Location,
      start: month(row['Started On']),
      end: month(row['Finished On']),
      current: !row['Finished On'],
      description: row.Description,
    })),
    education: table('Education.csv').map((row) => {
      const [degree, field] = parted(row['Degree Name'] ?? '')
      return {
        institution: row['School Name'],
        degree,
        field,
        start: month(row['Start Date']),
        end: month(row['End Date']),
      }
    }),
    skills: table('Skills.csv').map((row) => row.Name),
    projects: table('Projects.csv').map((row) => ({
      name: row.Title,
      description: row.Description,
      url: row.Url,
      start: month(row['Started On']),
      end: month(row['Finished On']),
    })),
    certifications: table('Certifications.csv').map((row) => ({
      name: row.Name,
      issuer: row.Authority,
      date: month(row['Started On']),
    })),
    achievements: table('Honors.csv').map((row) => row.Title),
  })
}

/** "Bachelor of Science - BS, Computer Science" holds degree and field. */
const parted = (text: string) => {
  const comma = text.lastIndexOf(', ')
  return comma < 0 ? [text] : [text.slice(0, comma), text.slice(comma + 2)]
}
