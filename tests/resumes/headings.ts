/** What sections, months and a present post are called in each language. */
import { words, type Locale } from './words.js'

export type SectionName =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certifications'
  | 'achievements'
  | 'contact'
  | 'languages'
  | 'interests'

/** How the sections are headed; several ways in English. */
export const headings: Record<Locale, Record<SectionName, string[]>> = {
  en: {
    summary: ['Summary', 'Profile', 'About Me', 'Professional Summary'],
    experience: [
      'Experience',
      'Work Experience',
      'Professional Experience',
      'Employment History',
      'Career History',
    ],
    education: ['Education', 'Education & Training', 'Academic Background'],
    skills: ['Skills', 'Technical Skills', 'Core Competencies', 'Tech Stack', 'Skills & Tools'],
    projects: ['Projects', 'Personal Projects', 'Selected Projects', 'Side Projects'],
    certifications: ['Certifications', 'Licenses & Certifications', 'Certificates'],
    achievements: ['Achievements', 'Awards', 'Honors & Awards'],
    contact: ['Contact', 'Contact Info', 'Get in touch'],
    languages: ['Languages'],
    interests: ['Interests', 'Volunteering', 'References'],
  },
  in: {
    summary: ['Career Objective', 'Objective', 'Profile Summary'],
    experience: [
      'Work Experience',
      'Professional Experience',
      'Employment Details',
      'Organizational Experience',
    ],
    education: ['Academic Details', 'Educational Qualification', 'Academic Qualifications'],
    skills: ['Technical Proficiency', 'Technical Skills', 'Skill Set', 'Software Skills'],
    projects: ['Project Details', 'Academic Projects', 'Projects Undertaken'],
    certifications: ['Certifications', 'Trainings & Certifications'],
    achievements: ['Achievements', 'Extra Curricular Activities & Achievements'],
    contact: ['Contact Details'],
    languages: ['Languages Known'],
    interests: ['Hobbies', 'Strengths'],
  },
  de: {
    summary: ['Profil', 'Über mich'],
    experience: ['Berufserfahrung', 'Beruflicher Werdegang'],
    education: ['Ausbildung', 'Studium'],
    skills: ['Kenntnisse', 'Fähigkeiten'],
    projects: ['Projekte'],
    certifications: ['Zertifikate'],
    achievements: ['Auszeichnungen'],
    contact: ['Kontakt'],
    languages: ['Sprachen'],
    interests: ['Interessen'],
  },
  fr: {
    summary: ['Profil', 'À propos'],
    experience: ['Expérience professionnelle', 'Expériences'],
    education: ['Formation', 'Études'],
    skills: ['Compétences'],
    projects: ['Projets'],
    certifications: ['Certifications'],
    achievements: ['Distinctions'],
    contact: ['Contact'],
    languages: ['Langues'],
    interests: ["Centres d'intérêt"],
  },
  es: {
    summary: ['Perfil', 'Resumen'],
    experience: ['Experiencia laboral', 'Experiencia profesional'],
    education: ['Educación', 'Formación académica'],
    skills: ['Habilidades', 'Competencias'],
    projects: ['Proyectos'],
    certifications: ['Certificaciones'],
    achievements: ['Logros'],
    contact: ['Contacto'],
    languages: ['Idiomas'],
    interests: ['Intereses'],
  },
  pt: {
    summary: ['Perfil', 'Resumo'],
    experience: ['Experiência profissional', 'Experiência'],
    education: ['Formação acadêmica', 'Educação'],
    skills: ['Competências', 'Habilidades'],
    projects: ['Projetos'],
    certifications: ['Certificações'],
    achievements: ['Prêmios'],
    contact: ['Contato'],
    languages: ['Idiomas'],
    interests: ['Interesses'],
  },
}

export const present: Record<Locale, string[]> = {
  en: ['Present', 'present', 'Current', 'Now', 'Ongoing'],
  in: ['Till Date', 'Present', 'till date', 'Till Now'],
  de: ['heute', 'Heute'],
  fr: ["aujourd'hui", "Aujourd'hui"],
  es: ['Actualidad', 'actualidad', 'presente'],
  pt: ['Atual', 'presente', 'atual'],
}

export const months: Record<Locale, { long: string[]; short: string[] }> = {
  en: {
    long: words(
      'January February March April May June July August September October November December'
    ),
    short: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
  in: {
    long: words(
      'January February March April May June July August September October November December'
    ),
    short: words('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
  },
  de: {
    long: words(
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'
    ),
    short: words('Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.'),
  },
  fr: {
    long: words(
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'
    ),
    short: words('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  },
  es: {
    long: words(
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'
    ),
    short: words('ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'),
  },
  pt: {
    long: words(
      'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'
    ),
    short: words('jan fev mar abr mai jun jul ago set out nov dez'),
  },
}
