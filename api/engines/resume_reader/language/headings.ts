import {
  headingsElsewhere,
  type Language,
  type SectionKind,
} from '#api/engines/resume_reader/language/headings_elsewhere'
import { kindOf } from '#api/engines/resume_reader/language/lexicon'
import { remembered } from '#api/engines/resume_reader/language/remembered'
import { squeeze } from '#api/engines/resume_reader/language/squeeze'

const forms: [SectionKind, Partial<Record<Language, string>>][] = [
  [
    'contact',
    {
      en: 'coordinates, contact, contact info, contact information, contact details, contacts, contact me, get in touch, reach me, find me, find me online, personal info, personal information, personal details, personal data, personal particulars, personal profile details, basic info, details, bio data, biodata, address, personal',
      de: 'kontakt, stammdaten, kontaktdaten, persönliche daten, persönliches, zur person, angaben zur person, persönliche angaben, anschrift, kontaktinformationen',
      fr: 'coordonnées, contactez moi, me contacter, informations personnelles, état civil, renseignements personnels, contacter, données personnelles',
      es: 'contacto, datos personales, información personal, datos de contacto, contactar, información de contacto',
      pt: 'contato, contatos, dados pessoais, informações pessoais, informações de contato, dados para contato, dados de contato, contacto',
      tr: 'iletişim, kişisel bilgiler, iletişim bilgileri',
      it: 'contatti, informazioni personali, dati personali',
    },
  ],
  [
    'links',
    {
      en: 'links, social, social media, social links, online, online presence, web, profiles, online profiles, social network, social networks, coding profiles, coding profile, profile links, on the web, websites, websites & profiles, website, portfolio links, web presence, follow me, important links',
      de: 'soziale netzwerke, netzwerke, profile',
      fr: 'liens, réseaux sociaux, réseaux, sur le web, sur internet',
      es: 'enlaces, redes sociales, redes',
      pt: 'redes sociais, redes, links úteis',
      tr: 'bağlantılar, sosyal medya',
      it: 'link, social network',
    },
  ],
  [
    'summary',
    {
      en: 'summary, professional summary, career summary, executive summary, profile, professional profile, about, about me, objective, career objective, career objectives, objectives, career goal, career goals, overview, introduction, personal statement, who am i, bio, biography, personal summary, profile summary, summary of qualifications, qualifications summary, career profile, background, professional overview, job objective, highlights, career highlights, summary statement, statement, hello, synopsis, professional synopsis, career overview, technical summary, experience summary, brief summary, my profile, tldr, in a nutshell, at a glance, a little about me, headline, career statement, mission, goal, goals, mission statement, life philosophy, my life philosophy, most proud of, core values, key highlights, summary of experience, about myself, personal profile',
      de: 'profil, über mich, zusammenfassung, kurzprofil, kurzvorstellung, ziele, berufsziel, persönliches profil, wer ich bin',
      fr: 'profil, à propos, à propos de moi, résumé, présentation, objectif, objectifs, qui suis je, en bref, profil professionnel, objectif professionnel, mon profil, synthèse',
      es: 'perfil, resumen, sobre mí, acerca de mí, objetivo, extracto, perfil profesional, resumen profesional, presentación, objetivo profesional, quién soy',
      pt: 'perfil, resumo, sobre, sobre mim, objetivo, objetivos, apresentação, resumo profissional, perfil profissional, objetivo profissional, quem sou, resumo de qualificações, qualificações, síntese, sumário, resumo das qualificações, objetivo de carreira',
      tr: 'özet, profil, hakkımda, kariyer hedefi, kişisel özet, ön yazı',
      it: 'profilo, sommario, chi sono, obiettivo, riepilogo',
    },
  ],
  [
    'employment',
    {
      en: 'experience, experiences, work experience, work experiences, professional experience, professional experiences, employment, employment history, work history, career, career history, professional background, working experience, job experience, industry experience, relevant experience, relevant work experience, internship, internships, internship experience, internships experience, industrial experience, industrial training, work, employment experience, professional history, professional exp, work exp, past positions, previous positions, research experience, research experiences, related experience, technical experience, engineering experience, software experience, development experience, software development experience, experience and internships, internships and experience, work & research experience, work and leadership experience, professional career, positions, positions held, jobs, professional work experience, employment record, employment details, organizational experience, organisational experience, work exposure, experience & employment, industry, career experience, professional journey, teaching experience, academic experience, experience & leadership, freelance experience, freelance, freelance work, freelancing, consulting experience, other experience, additional experience, other work experience, additional work experience, previous experience, selected experience, experience & projects, earlier experience, current experience, recent experience, other professional experience, professional employment, professional and research experience, career progression, career timeline, work timeline, training & internship, training and internships, internship & training, internships & trainings, academic appointments, research and work experience, teaching, leadership experience, leadership & experience, employment and experience, volunteer and work experience, where ive worked, apprenticeship, work placement, work placements, research, industry work experience, full time experience, part time experience, internship details, professional work, experience highlights, relevant professional experience, tech experience, it experience, military experience, military service experience, work experience & projects, work experience in detail, career contour, career graph, career path, organizational details, organisational details, professional tenure, industrial exposure, summer internship, summer internships, virtual internship, virtual internships, winter internship, professional engagements, professional assignments, present employment, work background, where i have worked, corporate experience, hands on experience, practical experience, software engineering experience, highlighted experience, detailed experience, detailed work experience, chronological experience, career details, occupational history, co op experience, co ops & internships, apprenticeships, placements, work placements, professional exposure, career chronology, professional positions, professional appointments, academic appointments, working history, employment chronology, projects & experience, academic & professional experience, academic and work experience, professional & academic experience, it experience, career so far, relevant internships, part time experience, part time jobs, part time work, student jobs, startup experience, entrepreneurial experience, entrepreneurship, it work experience, work related experience, work experience highlights, experience highlights, industry internships, engineering internships, programming experience, coding experience, technical work experience, full time experience, on the job experience, job history details, professional career history, key employment, key positions, overseas experience, international experience, other employment, additional employment, early career, prior experience, prior work experience',
      de: 'berufserfahrung, berufstätigkeit, berufserfahrung und praktika, berufliche erfahrung, berufserfahrungen, erfahrung, erfahrungen, arbeitserfahrung, beruflicher werdegang, werdegang, praktika, praktikum, praktische erfahrung, praktische erfahrungen, beruf, berufliche laufbahn, berufspraxis, beruflicher hintergrund, berufliche stationen, arbeit, berufliche tätigkeiten, praxiserfahrung, beschäftigung, tätigkeiten, nebentätigkeiten, berufliche tätigkeit, berufliche erfahrungen, praktika und nebenjobs, nebenjobs, werkstudententätigkeit, werkstudententätigkeiten, praktische tätigkeiten, berufliche praxis, bisherige tätigkeiten, arbeitserfahrungen, berufliche stationen und praktika, beruflicher lebenslauf, berufserfahrung und werdegang, praktische tätigkeit, beruflicher verlauf, berufsverlauf, praxis, arbeitsverhältnisse, bisherige positionen, berufliche erfahrung & praktika, praxissemester, freiberufliche tätigkeit, selbstständige tätigkeit, projekterfahrung als freelancer, berufsweg, berufslaufbahn, studentische tätigkeiten, erwerbstätigkeit',
      fr: 'expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, parcours, stages, stage, emplois, carrière, expérience de travail, expériences de travail, expériences pro, expérience pro, expériences professionnelles et stages, expériences et stages, emploi, historique professionnel, parcours pro, expériences significatives, expérience significative, expériences principales, expériences en entreprise, stages et emplois, expérience en entreprise, expériences de stage, expérience professionnelle et stages, expérience significatives, missions, missions réalisées, parcours professionnels, emplois et missions, expériences salariées, carrière professionnelle, vie professionnelle, emplois et stages, jobs étudiants, parcours et expériences',
      es: 'experiencia, experiencias, experiencia laboral, experiencia profesional, trayectoria profesional, historial laboral, empleo, trabajo, prácticas, trayectoria, trayectoria laboral, experiencia de trabajo, experiencia relevante, experiencias profesionales, experiencias laborales, antecedentes laborales, historia laboral, historial profesional, prácticas profesionales, vida laboral, carrera profesional, experiencia en el sector, experiencia previa, experiencia técnica',
      pt: 'experiência, experiências, experiência profissional, experiências profissionais, histórico profissional, estágio, estágios, atuação profissional, trajetória profissional, carreira, experiência de trabalho, experiência laboral, experiências de trabalho, vivência profissional, atividades profissionais, experiência relevante, experiência profissional relevante, percurso profissional, histórico de trabalho, experiência em ti, experiências relevantes, atividade profissional',
      tr: 'deneyim, iş deneyimi, iş deneyimleri, deneyimler, iş tecrübesi, mesleki deneyim, tecrübe, stajlar, staj, profesyonel deneyim, çalışma deneyimi, iş geçmişi, staj deneyimi, iş tecrübeleri, çalışma hayatı, iş ve staj deneyimi, iş ve staj deneyimleri, stajlar ve deneyimler, iş hayatı, kariyer, profesyonel deneyimler, iş deneyimlerim, deneyimlerim',
      it: 'esperienza, esperienze, esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali, lavoro',
    },
  ],
  [
    'education',
    {
      en: 'education, educational background, educational qualification, educational qualifications, education qualification, education qualifications, education & qualifications, academic details, academic background, academics, academic, academic qualification, academic qualifications, academic history, academic record, academic records, academic profile, academic credentials, educational details, education details, education background, education history, educational history, academic education, schooling, scholastic record, scholastics, scholastic details, studies, university, academic performance, educational profile, education and qualifications, education and certification, education and certifications, education & training, education and training, training and education, education & awards, education and awards, education & certifications, degrees, formal education, academia, academic chronicle, academic summary, educational credentials, education details & qualifications, academic achievements & education, educational summary, academic journey, higher education, education summary, academic information, qualification, qualifications, educational qualification details, academic studies, school, schools, education & honors, education and honors, education & achievements, academic career, academic qualifications & certifications',
      de: 'ausbildung, bildung, bildungsweg, studium, schulbildung, akademischer werdegang, akademische ausbildung, schule, hochschulbildung, ausbildung und studium, schulische ausbildung, bildungsgang, hochschulausbildung, aus und weiterbildung, schulausbildung, bildungsabschlüsse, akademische laufbahn, schulischer werdegang, ausbildungen, bildungswerdegang, studium und ausbildung, schul und berufsausbildung, akademischer hintergrund, akademische bildung, studium und schule, schule und studium, schule und ausbildung, akademischer werdegang und ausbildung, bildung und ausbildung, bildungsstationen, hochschulstudium, universitäre ausbildung, schulischer bildungsweg, studium und schulbildung, berufsausbildung, studium & ausbildung, ausbildung & studium',
      fr: 'formation, formations, éducation, études, diplômes, parcours scolaire, parcours académique, cursus, formation académique, parcours universitaire, scolarité, diplôme, formations et diplômes, diplômes et formations, formation et diplômes, cursus scolaire, cursus universitaire, formation universitaire, études et formations, formations académiques, formation initiale, éducation et formation, parcours de formation, diplômes et formation, études supérieures, formation & diplômes, formations & diplômes, titres et diplômes, études et diplômes, formation continue, enseignement, cursus académique',
      es: 'educación, formación, formación académica, estudios, educación formal, formación académica y complementaria, historial académico, títulos, estudios realizados, estudios académicos, formación reglada, formación universitaria, titulación, titulaciones, titulación académica, educación superior, educación y formación, formación y estudios, formación complementaria y académica, formación oficial, escolaridad, preparación académica, trayectoria académica, historial educativo, formación profesional, datos académicos',
      pt: 'educação, formação, formação acadêmica, formações, escolaridade, formação académica, estudos, formação superior, graduação, educação e formação, formações acadêmicas, histórico acadêmico, formação educacional, formação acadêmica e cursos, formação acadêmica e complementar, escolaridade e cursos, formação e cursos, educação formal, formação universitária, dados acadêmicos, ensino, estudos acadêmicos, habilitações literárias, habilitações académicas, percurso académico, educação e formação académica, formação escolar',
      tr: 'eğitim, eğitim bilgileri, eğitimler, öğrenim, öğrenim bilgileri, eğitim hayatı, öğrenim durumu, eğitim durumu, akademik bilgiler',
      it: 'istruzione, formazione, istruzione e formazione, studi',
    },
  ],
  [
    'projects',
    {
      en: 'projects, project, personal projects, academic projects, side projects, key projects, selected projects, notable projects, open source, open source projects, open source contributions, open source contribution, project experience, technical projects, relevant projects, major projects, minor projects, major project, mini project, mini projects, project work, project details, projects undertaken, projects & open source, open source & projects, software projects, engineering projects, course projects, class projects, university projects, college projects, school projects, research projects, professional projects, featured projects, recent projects, other projects, projects done, projects handled, key academic projects, academic project, personal project, portfolio, hackathon projects, independent projects, main projects, freelance projects, selected work, selected works, projects and hackathons, hackathons & projects, projects & publications, projects & research, research & projects, research and projects, open source work, my projects, coding projects, development projects, web projects, project summary, projects summary, project profile, top projects, best projects, live projects, industry projects, client projects, programming projects, self projects, self project, contributions, personal and academic projects, academic & personal projects, current projects, capstone project, side project, final year project, work projects, project highlights, extracurricular projects, applications, apps, key project, tech projects, graduation project, projects & contributions, open source software, oss contributions, previous projects, projects & entrepreneurship, projects and entrepreneurship, experiments, selected open source projects, project portfolio, projects & hackathons',
      de: 'projekte, eigene projekte, persönliche projekte, private projekte, projekterfahrung, ausgewählte projekte, projektliste, referenzprojekte, nebenprojekte, akademische projekte, open source projekte',
      fr: 'projets, projets perso, projets sélectionnés, projets personnels, projets académiques, projets scolaires, réalisations, projets réalisés, projets universitaires, projet, projets professionnels, principaux projets, contributions open source',
      es: 'proyectos, proyectos personales, proyectos destacados, proyectos académicos, proyectos realizados, portafolio, proyectos relevantes, proyecto',
      pt: 'projetos, projetos pessoais, projetos acadêmicos, projetos relevantes, portfólio, portfolio, projetos desenvolvidos, projetos em destaque, principais projetos, projetos realizados, projectos, projetos de destaque',
      tr: 'projeler, kişisel projeler, projelerim, bireysel projeler',
      it: 'progetti, progetti personali',
    },
  ],
  [
    'skills',
    {
      en: 'familiar with, also familiar with, skills, skill, technical skills, technical skill, key skills, core skills, skill set, skillset, skills set, technical skill set, technical skillset, skills & technologies, technologies, technical proficiency, technical proficiencies, core competencies, competencies, areas of expertise, expertise, technical expertise, it skills, programming skills, skills summary, technical knowledge, computer skills, software skills, skills & tools, skills and tools, tech stack, technology stack, technical competencies, skills & expertise, skills and expertise, skills and technologies, technologies and tools, technical strengths, technical summary of skills, top skills, technical profile, professional skills, hard skills, programming, programming languages, languages & technologies, languages and technologies, skills & abilities, skills and abilities, skills & interests, skills and interests, technical toolkit, toolbox, toolkit, computer proficiency, software proficiency, it proficiency, specialties, specialities, specializations, proficiencies, proficiency, it knowledge, tech skills, technical tools, technical skills & tools, technical skills and tools, technical skills and interests, core strengths, main skills, key competencies, key technologies, languages and frameworks, languages & frameworks, skills overview, technical abilities, professional competencies, technical overview, stack, my skills, technical stack, tech, software engineering skills, technical qualifications, key skills & knowledge, areas of interest & skills, technical skills summary, developer skills, coding skills, coding, programming knowledge, digital skills, skill highlights, area of expertise, software knowledge, relevant skills, technical skills & certifications, skills & certifications, additional skills, other skills, general skills, skills profile, technical environment, software, frameworks, libraries, libraries & frameworks, frameworks & libraries, frameworks and libraries, databases, databases & tools, web technologies, technology, technology skills, technologies & tools, technologies used, platforms, languages tools and technologies, programming languages and tools, languages and tools, competences, computer knowledge, computing skills, data science skills, core technical skills, skills matrix, key expertise, development skills, strengths & skills, knowledge, operating systems, cloud, devops, backend, frontend, skills inventory, skillsets, specialized skills, specialised skills',
      de: 'kenntnisse, sonstige kenntnisse, fähigkeiten, fachkenntnisse, it kenntnisse, edv kenntnisse, technische kenntnisse, programmierkenntnisse, kompetenzen, technologien, technische fähigkeiten, fachliche kenntnisse, kenntnisse und fähigkeiten, softwarekenntnisse, computerkenntnisse, programmiersprachen, skills und kenntnisse, besondere kenntnisse, it skills und kenntnisse, technische kompetenzen, fachliche kompetenzen, qualifikationen, edv, weitere kenntnisse, weitere fähigkeiten, kenntnisse & fähigkeiten, technologie stack, it fähigkeiten, it skills & kenntnisse, technische fertigkeiten, fertigkeiten, fachkompetenzen, fachwissen, werkzeuge, tools und technologien, technologien und tools, methoden und werkzeuge, sprachen und frameworks, schwerpunkte, it kompetenzen, kernkompetenzen, technisches know how, fähigkeiten & kenntnisse, fähigkeiten und kenntnisse, technische skills',
      fr: 'compétences, compétences techniques, compétences informatiques, savoir faire, technologies, connaissances, langages, outils, compétence, logiciels, informatique, compétences clés, compétences professionnelles, connaissances techniques, domaines de compétences, langages de programmation, langages & outils, environnement technique, environnements techniques, compétences et technologies, hard skills, compétences principales, connaissances informatiques, technologies maîtrisées, atouts techniques, compétences numériques, compétences métier, compétences métiers, maîtrise informatique, compétences & outils, compétences et outils, logiciels maîtrisés, langages et frameworks, langages et outils, langages et technologies, savoir faire technique, outils informatiques, bureautique, aptitudes, outils et technologies, technologies et outils, frameworks et outils, stack technique, expertise technique, expertises techniques',
      es: 'habilidades, competencias, aptitudes, conocimientos, habilidades técnicas, conocimientos técnicos, tecnologías, competencias técnicas, aptitudes principales, informática, conocimientos informáticos, conocimientos de informática, aptitudes y conocimientos, habilidades y conocimientos, conocimientos y habilidades, habilidades informáticas, lenguajes y tecnologías, tecnologías y lenguajes, competencias digitales, competencias informáticas, capacidades, capacidades técnicas, perfil técnico, aptitudes técnicas, stack tecnológico, herramientas y tecnologías, conocimientos y competencias, skills técnicas, destrezas, habilidades y competencias, lenguajes de programación, lenguajes, herramientas, tecnologías y herramientas',
      pt: 'habilidades, competências, conhecimentos, habilidades técnicas, conhecimentos técnicos, tecnologias, competências técnicas, principais competências, informática, linguagens, ferramentas, habilidades e competências, linguagens de programação, competências e habilidades, hard skills, conhecimentos em informática, conhecimentos de informática, conhecimentos e habilidades, habilidades e conhecimentos, conhecimentos técnicos e ferramentas, linguagens e tecnologias, linguagens e ferramentas, tecnologias e linguagens, ferramentas e tecnologias, qualificações técnicas, competências digitais, competências informáticas, hard skills e tecnologias, habilidades profissionais, perfil técnico, skills técnicas, domínio técnico, tecnologias e ferramentas, stacks, aptidões, stack, principais habilidades, conhecimento, conhecimentos específicos, habilidades tecnicas',
      tr: 'yetenekler, beceriler, teknik beceriler, yetkinlikler, teknik yetkinlikler, programlama dilleri, bilgisayar bilgisi, teknik yetenekler, bilgi ve beceriler, teknolojiler, beceri ve yetenekler, teknik bilgiler, yetenek, beceri, yeteneklerim',
      it: 'competenze, competenze tecniche, capacità, abilità, conoscenze, competenze informatiche',
    },
  ],
  [
    'tools',
    {
      en: 'tools, tools & technologies, tools and technologies, software & tools, software and tools, developer tools, tools & platforms, tools & software',
    },
  ],
  [
    'languages',
    {
      en: 'languages, language, language skills, languages known, spoken languages, language proficiency, linguistic skills, human languages, natural languages, foreign languages, linguistic proficiency, known languages, language proficiencies, communication languages, foreign language',
      de: 'sprachen, sprachkenntnisse, fremdsprachen, sprache',
      fr: 'langues, langue, langues étrangères, langues parlées, compétences linguistiques',
      es: 'idiomas, lenguas, idioma',
      pt: 'idiomas, línguas, idioma',
      tr: 'diller, yabancı dil, yabancı diller, dil bilgisi, dil becerileri, dil',
      it: 'lingue, competenze linguistiche',
    },
  ],
  [
    'certifications',
    {
      en: 'certifications, certification, certificates, certificate, licenses & certifications, licenses and certifications, licences & certifications, certifications & licenses, professional certifications, certifications & courses, courses & certifications, courses and certifications, certifications and courses, certifications & training, certifications and training, training & certifications, training and certifications, trainings & certifications, trainings and certifications, certifications & trainings, technical certifications, professional certification, certificates & courses, courses & certificates, online certifications, licenses, certifications and licenses, moocs, mooc, courses and certificates, professional development, certified courses, certificates and courses, online courses and certifications, global certifications, certification & training, certification courses, industry certifications, accreditations, certifications & achievements, certification and training, professional training and certification, accreditation, it certifications, courses certifications, certificates & trainings, certified',
      de: 'zertifikate, zusatzqualifikationen, zertifizierungen, zertifizierung, weiterbildung und zertifikate, weiterbildungen und zertifikate, zertifikate und weiterbildungen, zertifikate & weiterbildungen, bescheinigungen',
      fr: 'certifications, certification, certificats, certificat, licences et certifications, certifications et formations, formations et certifications',
      es: 'certificaciones, certificados, certificación, cursos y certificaciones, certificaciones y cursos, licencias y certificaciones, certificado, cursos y certificados',
      pt: 'certificações, certificados, certificação, cursos e certificações, certificações e cursos, licenças e certificados, certificado, cursos e certificados',
      tr: 'sertifikalar, sertifika, sertifikalar ve kurslar, kurslar ve sertifikalar, sertifika ve kurslar, eğitim ve sertifikalar',
      it: 'certificazioni, certificati',
    },
  ],
  [
    'achievements',
    {
      en: 'achievements, achievement, awards, award, honors, honours, honors & awards, honors and awards, awards & honors, awards and honors, honours & awards, honours and awards, awards & achievements, awards and achievements, achievements & awards, achievements and awards, accomplishments, key achievements, academic achievements, scholarships, recognition, awards & recognition, awards and recognition, awards & recognitions, recognitions, distinctions, honors & achievements, honors and achievements, rewards, rewards & recognition, rewards and recognition, prizes, awards & scholarships, awards and scholarships, scholarships & awards, scholarships and awards, academic honors, selected awards, academic awards, honors & scholarships, notable achievements, scholastic achievements, major achievements, fellowships, fellowships and awards, honor & awards, honor, honors awards, honors-awards, technical achievements, key accomplishments, co-curricular achievements, extracurricular achievements, professional achievements, achievements & recognition, personal achievements, hackathons, competitions, hackathons & competitions, achievements & hackathons, awards & certifications, awards and certifications, grants, grants and awards, grants & awards, selected honors & awards, awards & accomplishments, awards, grants & honours, awards and distinctions, fellowships & awards, academic accolades, competitions & awards, contests, programming contests',
      de: 'auszeichnungen, auszeichnung, preise, stipendien, erfolge, auszeichnungen und preise, preise und auszeichnungen, stipendien und auszeichnungen, ehrungen',
      fr: 'distinctions, prix, récompenses, bourses, prix et distinctions, réussites, concours et distinctions, concours, prix et bourses, distinctions et prix, récompenses et distinctions, palmarès, honneurs, bourses et distinctions',
      es: 'logros, premios, reconocimientos, premios y reconocimientos, becas, becas y premios, premios y becas, premios y distinciones, reconocimientos y premios, méritos, logros profesionales, logros académicos, distinciones, logros y premios',
      pt: 'conquistas, prêmios, premiações, reconhecimentos, prêmios e reconhecimentos, distinções, prêmios e distinções, premiações e reconhecimentos, prémios, prémios e distinções, conquistas e prêmios, destaques, realizações',
      tr: 'başarılar, ödüller, başarılar ve ödüller, ödül ve başarılar, burslar, ödül ve burslar',
      it: 'premi, riconoscimenti',
    },
  ],
  [
    'other',
    {
      en: 'volunteer, volunteering, volunteer experience, volunteer work, volunteering experience, volunteer activities, community, community service, community involvement, community work, community engagement, publications, publication, selected publications, papers, research papers, articles, patents, patent, references, reference, referees, coursework, courses, course, relevant coursework, relevant courses, course work, selected coursework, graduate coursework, undergraduate coursework, key courses, key courses taken, courses taken, training, trainings, professional training, workshops, seminars, conferences, talks, presentations, presentation, speaking, public speaking, invited talks, interests, hobbies, hobbies & interests, hobbies and interests, interests & hobbies, interests and hobbies, personal interests, areas of interest, area of interest, field of interest, research interests, research interest, interest, hobby, passions, my passions, activities, extracurricular, extracurricular activities, extracurriculars, extra curricular, extra curricular activities, co curricular activities, extra curricular & co curricular activities, curricular activities, co curricular, leadership, leadership & activities, leadership and activities, leadership & volunteering, positions of responsibility, position of responsibility, por, responsibilities, leadership roles, leadership activities, leadership and service, societies, memberships, membership, professional memberships, affiliations, professional affiliations, organizations, service, professional service, academic service, strengths, strength, key strengths, personal strengths, my strengths, weakness, weaknesses, strengths and weaknesses, personality, personality traits, personal traits, personal skills, interpersonal skills, soft skills, soft skill, personal qualities, declaration, declarations, notice period, ctc, current ctc, expected ctc, salary, availability, visa, visa status, work authorization, nationality, citizenship, gender, marital status, date of birth, passport, passport details, signature, place, date, additional information, additional info, additional details, additional, additional activities, other information, other, others, miscellaneous, misc, others details, other activities, other details, activities & interests, activities and interests, activities & leadership, activities and leadership, writing, blog, blogs, blog posts, writings, program committees, program committee, committees, mentoring, mentorship, exchange, study abroad, test scores, tests, exams, standardized tests, gre, thesis, theses, dissertation, master thesis, research publications, research work, campus involvement, student activities, involvement, outreach, advising, students, supervision, clubs, clubs & activities, military service, military, driving license, driving licence, current focus, a day of my life, day of my life, quotes, travel, recommendations, testimonials, media, press, fun facts, currently learning, learning, reading, career break, journal publications, conference publications, peer reviewed publications, preprints, working papers, professional activities, activities and societies, hobby projects & interests, events, software and research interests, methodologies, methodology, curriculum vitae, resume, cv, community & volunteering, community contributions, selected talks, extracurricular & volunteering, volunteering & leadership, technical blogs, causes, life, family, role models, recreation, achievements and interests, other interests, personal life, online courses, courses & training, courses & trainings, extra courses, professional courses, additional courses, course certificates, academic interests, volunteer & leadership, interests & activities, referee, community leadership, teaching interests, current responsibilities',
      de: 'aktivitäten, sonstige tätigkeiten, sonstige aktivitäten, weitere tätigkeiten, außerschulisches engagement, ehrenamt, ehrenamtliches engagement, engagement, ehrenamtliche tätigkeiten, ehrenamtliche tätigkeit, soziales engagement, ehrenamtliche arbeit, freiwilliges engagement, freiwilligenarbeit, gesellschaftliches engagement, mitgliedschaften, vorträge, konferenzen, hobbys & interessen, sonstige interessen, persönlichkeit, soft skills, freizeitaktivitäten, außeruniversitäres engagement, auslandsaufenthalte, weiterbildung & kurse, seminare, fortbildungen und seminare, lehrtätigkeit, wissenschaftliche veröffentlichungen, interessen, hobbys, hobbies und interessen, hobbys und interessen, interessen und hobbys, interessen & hobbys, freizeit, veröffentlichungen, publikationen, referenzen, weiterbildung, weiterbildungen, fortbildung, fortbildungen, kurse, sonstiges, weiteres, wehrdienst, zivildienst, führerschein, persönliche interessen, persönliche stärken, stärken, soziale kompetenzen, soziale fähigkeiten, persönliche fähigkeiten, vorträge, zusätzliche qualifikationen, mitgliedschaften, lebenslauf, auslandsaufenthalte, auslandserfahrung, soziale kenntnisse, abschlussarbeiten, eigenschaften, softskills, seminare, schulungen, weitere informationen, mobilität',
      fr: 'implications, implication, implications sociales, centres d’intérêt, centres d intérêts, centre d’intérêt, centres d’intérêts, centres d’interet, intérêts, loisirs, loisirs et intérêts, bénévolat, engagements, engagement, associatif, vie associative, publications, références, cours, divers, qualités, savoir être, atouts, soft skills, hobbies, passions, activités, activités extra scolaires, activités extrascolaires, activités associatives, expériences associatives, engagement associatif, engagements associatifs, engagement bénévole, vie étudiante, activités personnelles, intérêts personnels, permis de conduire, projets associatifs, savoirs être, qualités personnelles, infos complémentaires, à côté, hors travail, centre d intérêt, loisirs & intérêts, sports et loisirs, voyages, mobilité géographique, disponibilité, publications scientifiques, communications, enseignements, encadrement, langues et loisirs, et aussi, informations complémentaires, autres, autre, permis, mobilité, conférences, extra professionnel, curriculum vitae, sports, sport, activités et intérêts, intérêts personnels, compétences personnelles, autres informations, bénévolat et engagement, brevets',
      es: 'voluntariado, intereses, aficiones, hobbies, publicaciones, referencias, cursos, formación complementaria, otros, otros datos, otra información, otros intereses, otras actividades, otros méritos, voluntariados, experiencia de voluntariado, carnet de conducir, permiso de conducir, referencias personales, referencias profesionales, cualidades, aptitudes personales, habilidades sociales, soft skills, ponencias, artículos, congresos, actividades extracurriculares, disponibilidad, cursos de formación, seminarios, intereses y aficiones, aficiones e intereses, charlas, estancias, información adicional, datos adicionales, actividades, habilidades blandas, habilidades personales, competencias personales, otros datos de interés, cursos complementarios, conferencias, datos de interés, fortalezas, cursos realizados, educación complementaria, intereses personales, pasatiempos',
      pt: 'voluntariado, trabalho voluntário, experiência voluntária, atividades voluntárias, ações voluntárias, passatempos, habilidades sociais, competências comportamentais, competências pessoais, participação em eventos, artigos publicados, publicações científicas, disponibilidade, referências profissionais, intercâmbio, carta de condução, interesses pessoais, informação adicional, informação complementar, trabalhos voluntários, interesses, hobbies, publicações, referências, cursos, cursos complementares, cursos extracurriculares, formação complementar, outros, informações adicionais, atividades, atividades complementares, atividades extracurriculares, habilidades interpessoais, habilidades comportamentais, soft skills, eventos, palestras, informações complementares, curso, cursos livres, cursos e aprimoramentos, aprimoramentos, cursos realizados, cursos adicionais, outras informações, artigos, qualidades, características pessoais, cursos online, qualificações complementares, idiomas e interesses, dados adicionais',
      tr: 'gönüllülük, ilgi alanları, hobiler, referanslar, yayınlar, kurslar, seminerler, diğer, gönüllü çalışmalar, ek bilgiler, aktiviteler, sosyal aktiviteler, kulüpler, askerlik, askerlik durumu, ehliyet, kişisel özellikler, topluluklar, özgeçmiş, üyelikler, hobi, kurs ve seminerler, gönüllü deneyimler, kurs, seminer ve kurslar, kişisel yetenekler',
      it: 'volontariato, interessi, hobby, pubblicazioni, referenze, corsi, altro',
    },
  ],
]

type Heading = { kind: SectionKind; languages: Language[] }

const dictionary = new Map<string, Heading>()
for (const [kind, byLanguage] of [...forms, ...headingsElsewhere])
  for (const [language, list] of Object.entries(byLanguage) as [Language, string][])
    for (const form of list.split(',')) {
      const key = squeeze(form.trim()).replace(/&/g, '')
      const known = dictionary.get(key)
      if (!known) dictionary.set(key, { kind, languages: [language] })
      else if (known.kind === kind && !known.languages.includes(language))
        known.languages.push(language)
    }

/** The words that headings are made of. */
const headingWords = new Set(
  forms.flatMap(([, byLanguage]) =>
    Object.values(byLanguage).flatMap((list) => list.split(/[\s,&/-]+/).map(squeeze))
  )
)

const STEMS: [SectionKind, RegExp][] = [
  ['contact', /\bcontac?t|kontakt|coordonn/i],
  [
    'employment',
    /experi|\bexp\b|employ|berufs|werdegang|internship|praktik|stages?\b|empleo|deneyim|\bwork (?:history|profile)/i,
  ],
  ['education', /educa|ausbildung|studium|formation\b|formação|formación|eğitim/i],
  ['projects', /proje[ck]?t/i],
  [
    'skills',
    /skill|compet|kompeten|kenntnis|habilid|technolog|tecnolog|yetkinlik|framework|librar(?:y|ies)|\btools\b|\bcloud\b|databases?/i,
  ],
  ['certifications', /certif|zertif|sertifika/i],
  ['achievements', /award|achievement|hono(u)?rs|auszeichnung|distinction|prêmio|premio|ödül/i],
]

/** What a heading that is in no dictionary speaks of first. */
export function kindByStem(text: string): SectionKind {
  let best: SectionKind = /academic/i.test(text) ? 'education' : 'other'
  let first = Infinity
  for (const [kind, stem] of STEMS) {
    const at = text.search(stem)
    if (at >= 0 && at < first) {
      first = at
      best = kind
    }
  }
  return /volunt|extra-?\s?curricul|benevol|bénévol|ehrenamt|publication|research interest|soft(?!ware)|responsib/i.test(
    text
  )
    ? 'other'
    : best
}

const MOST_WORDS = 5

/** "Relevant technical work experience": new words in no heading, but known ones in a new order. */
export const headingByWords = remembered((text: string): Heading | null => {
  const words = text.split(/[\s,&/:–-]+/).filter(Boolean)
  if (words.length < 2 || words.length > MOST_WORDS) return null
  const kind = kindByStem(text)
  return kind !== 'other' && words.every((word) => headingWords.has(squeeze(word)))
    ? { kind, languages: ['en'] }
    : null
})

/** What the paper itself is called, above the name. */
const PAPER_TITLES = new Set(
  'resume cv curriculumvitae curriculum lebenslauf ozgecmis curriculo biodata hojadevida cvitae meritforteckning cvresume'.split(
    ' '
  )
)

/** Whether a text is what the paper is called: "Curriculum vitae". */
export const isPaperTitle = (text: string) => PAPER_TITLES.has(squeeze(text))

const LONGEST = 52

/** The section that a text heads when it is alone; nothing for any other text. */
export const headingOf = remembered((text: string): Heading | null => {
  // "| Personal" is said of what stands before it.
  if (text.length > 80 || /^\s*\|/.test(text)) return null
  let squeezed = squeeze(text.replace(/\([^)]*\)\s*:?\s*$/, ''))
  if (squeezed.length < 2 || squeezed.length > LONGEST) return null
  squeezed = squeezed.replace(/^\d+/, '')
  const known = dictionary.get(squeezed)
  if (known) return known
  // "Experience continued", "Skills and others", "Experience - 5 years"
  const cut = squeezed.replace(/(continued|contd|\d+(\+)?(years?|yrs)?)$/, '')
  return cut === squeezed ? twoJoined(text) : (dictionary.get(cut) ?? null)
})

/** "Experience particulars", "My education": a word that heads sections, with one that says little; a title is none. */
export const headingByStem = remembered((text: string): Heading | null => {
  if (!/^\p{Lu}/u.test(text)) return null
  const words = text.split(/[\s,&/:–-]+/).filter(Boolean)
  const heads = words.filter((word) => STRONG_WORD.test(word))
  if (!heads.length || words.length - heads.length > 1 || words.length > 3) return null
  return kindOf(text).title > 0 ? null : { kind: kindByStem(text), languages: [] }
})

const STRONG_WORD =
  /^(?:experiences?|education|educational|qualifications?|employment|erfahrung(?:en)?|expériences?|experiencias?|experiências?|formación|formação|certifications?|skills)$/i

/** How long a heading is at least for one wrong letter in it to be a slip. */
const LEAST_MISSPELT = 8

/** What headings are with any one letter left out, for those that are misspelt. */
let shortened: Map<string, string[]> | undefined

function shortenedForms(): Map<string, string[]> {
  if (shortened) return shortened
  shortened = new Map()
  for (const form of dictionary.keys()) {
    if (form.length < LEAST_MISSPELT) continue
    for (const less of [form, ...lessOneLetter(form)]) {
      const known = shortened.get(less)
      if (known) known.push(form)
      else shortened.set(less, [form])
    }
  }
  return shortened
}

/** Whether two texts differ by one letter, or by two beside each other that changed places. */
function isOneSlip(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  const [first, second] = [one.slice(from), other.slice(from)]
  return (
    first.slice(1) === second ||
    first === second.slice(1) ||
    first.slice(1) === second.slice(1) ||
    (first[0] === second[1] && first[1] === second[0] && first.slice(2) === second.slice(2))
  )
}

const lessOneLetter = (text: string) =>
  Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))

/**
 * The section of a heading with one letter wrong, missing or too many: "Experiance", "Educational Qualifiactions".
 * Only for a line that stands out as headings do: names may be as near to a heading.
 */
export const misspeltHeading = remembered((text: string): Heading | null => {
  if (text.length > LONGEST || /[\d@]/.test(text)) return null
  const squeezed = squeeze(text)
  if (squeezed.length < LEAST_MISSPELT || dictionary.has(squeezed)) return null
  const forms = shortenedForms()
  for (const form of [squeezed, ...lessOneLetter(squeezed)]) {
    const meant = forms.get(form)?.find((one) => isOneSlip(one, squeezed))
    if (meant) return dictionary.get(meant)!
  }
  return null
})

/** "Awards & Publications": two known headings side by side are the first of them. */
function twoJoined(text: string): Heading | null {
  const parts = text.split(/\s*(?:&|\+|\/|,|·|\band\b|\bund\b|\bet\b|\by\b|\be\b|\bve\b)\s*/i)
  if (parts.length < 2 || parts.length > 4) return null
  const known = parts.map((part) => dictionary.get(squeeze(part)))
  if (!known.every((heading) => heading)) return null
  const first = known.find((heading) => heading!.kind !== 'other') ?? known[0]
  return first!
}
