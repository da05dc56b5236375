import { imageUrl } from '#api/files/image_url'
import { levels, month, type WholeProfile } from '#api/candidates/portability/whole_profile'
import type { Network } from '#api/taxonomy/link_facts'

const networks = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'X',
  youtube: 'YouTube',
  instagram: 'Instagram',
  glassdoor: 'Glassdoor',
} satisfies Record<Network, string>
const said = (text: string | null) => text ?? undefined

/** A profile by the schema of jsonresume.org, 1.0.0: a file, so no envelope is about it. */
export function jsonResumeOf(profile: WholeProfile) {
  const { user, skills, tools, employments, academicRecords, certifications, achievements } =
    profile
  const { socialLinks, projects, additionalProjects, headline, story, photoKey } = profile
  const site = socialLinks.find(({ kind }) => kind === 'website')
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: `${user.firstName} ${user.lastName}`,
      label: said(headline),
      image: imageUrl(photoKey) ?? undefined,
      email: user.email,
      phone: said(user.phone),
      url: site?.url,
      summary: said(story),
      location: {
        city: said(profile.city),
        region: said(profile.stateName),
        countryCode: said(profile.countryCode),
      },
      profiles: socialLinks
        .filter((link) => link !== site)
        .map(({ kind, url }) => ({
          network: networks[kind as keyof typeof networks] ?? 'Website',
          username: URL.parse(url)?.pathname.split('/').filter(Boolean).at(-1),
          url,
        })),
    },
    work: employments.map((post) => ({
      name: post.company,
      position: post.title,
      location: said(post.location),
      startDate: month(post.startsOn),
      endDate: month(post.endsOn),
      summary: said(post.description),
    })),
    education: academicRecords.map((school) => ({
      institution: school.institution,
      studyType: school.degree,
      area: said(school.field),
      startDate: month(school.startsOn),
      endDate: month(school.endsOn),
      score: said(school.grade),
    })),
    skills: [
      ...skills.map(({ skill, level }) => ({
        name: skill.name,
        level: level === null ? undefined : levels[level as keyof typeof levels],
      })),
      ...tools.map(({ tool }) => ({ name: tool.name })),
    ],
    projects: [...projects, ...additionalProjects].map((project) => ({
      name: project.title,
      description: said(project.description),
      url: said(project.url),
      startDate: month(project.startsOn),
      endDate: month(project.endsOn),
    })),
    certificates: certifications.map(({ name, issuer, issuedOn, url }) => ({
      name,
      issuer,
      date: month(issuedOn),
      url: said(url),
    })),
    awards: achievements.map(({ title, achievedOn, description }) => ({
      title,
      date: month(achievedOn),
      summary: said(description),
    })),
  }
}
