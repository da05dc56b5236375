import { bytesOf, contactsOf } from '../papers.js'
import type { Person } from '../people.js'
import type { Locale } from '../words.js'
import type { SectionName } from '../headings.js'
import { open, whole, writer } from './writer.js'

/** What sections are called in other languages, beyond the commonest words. */
const OWN_HEADINGS: Partial<Record<Locale, Partial<Record<SectionName, string[]>>>> = {
  de: {
    experience: ['Berufliche Erfahrungen', 'Berufspraxis', 'Praktische Erfahrung'],
    education: ['Schulischer Werdegang', 'Akademische Ausbildung', 'Bildungsweg'],
    skills: ['EDV-Kenntnisse', 'IT-Kenntnisse', 'Technische Fähigkeiten'],
    projects: ['Persönliche Projekte', 'Ausgewählte Projekte'],
    certifications: ['Weiterbildungen und Zertifikate', 'Zertifizierungen'],
    achievements: ['Auszeichnungen und Preise', 'Erfolge'],
  },
  fr: {
    experience: ['Parcours professionnel', 'Expériences professionnelles et stages'],
    education: ['Parcours de formation', 'Diplômes et formation', 'Études supérieures'],
    skills: ['Compétences techniques', 'Maîtrise informatique'],
    projects: ['Projets personnels', 'Réalisations'],
    certifications: ['Certifications et formations', 'Certificats'],
    achievements: ['Prix et distinctions', 'Récompenses'],
  },
  es: {
    experience: ['Trayectoria profesional', 'Historial laboral', 'Experiencia laboral'],
    education: ['Estudios académicos', 'Formación académica'],
    skills: ['Conocimientos de informática', 'Habilidades técnicas'],
    projects: ['Proyectos personales', 'Proyectos destacados'],
    certifications: ['Certificaciones y cursos', 'Certificados'],
    achievements: ['Premios y reconocimientos', 'Logros'],
  },
  pt: {
    experience: ['Trajetória profissional', 'Histórico profissional', 'Experiências profissionais'],
    education: ['Formação acadêmica', 'Formação académica', 'Escolaridade'],
    skills: ['Conhecimentos de informática', 'Competências técnicas'],
    projects: ['Projetos pessoais', 'Projetos em destaque'],
    certifications: ['Cursos e certificações', 'Certificados'],
    achievements: ['Prêmios e reconhecimentos', 'Conquistas'],
  },
}

/** Headings of other languages, beyond the commonest words. */
export function otherTongues(person: Person) {
  const doc = open()
  const pen = writer(doc, 50, 495)
  pen.line(person.truth.fullName, { bold: true, size: 20 })
  pen.line(contactsOf(person).join(' | '), { size: 9 })
  whole(pen, person, (name) => {
    pen.gap()
    const own = OWN_HEADINGS[person.locale]?.[name]
    pen.line(own ? person.dice.pick(own) : person.heading(name), { bold: true, size: 13 })
  })
  return bytesOf(doc)
}
