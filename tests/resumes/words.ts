/** What invented people, companies and schools are made of. Families go with the first names of their culture. */
export type Locale = 'en' | 'in' | 'de' | 'fr' | 'es' | 'pt'

export const words = (text: string) => text.split(' ')
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** Letters beyond Latin-1 need a font of their own: only the layouts printed by a browser show them. */
export const names: { locale: Locale; wide?: boolean; first: string[]; last: string[] }[] = [
  {
    locale: 'in',
    first: words('Aarav Priya Rohan Sneha Vikram Ananya Karthik Meera'),
    last: words('Sharma Iyer Patel Reddy Kulkarni Banerjee Nair Deshpande'),
  },
  {
    locale: 'in',
    first: words('Ayesha Imran Fatima Zaid Sana Faizan'),
    last: words('Khan Qureshi Ansari Siddiqui Shaikh'),
  },
  {
    locale: 'in',
    first: ['Sai Krishna', 'Venkata Ramana', 'Lakshmi Priya', 'Mohammed Arif'],
    last: words('Murthy Naidu Rao Subramanian Hussain'),
  },
  {
    locale: 'en',
    first: words('Olivia James Emma Noah Grace Ethan Chloe Marcus'),
    last: ["O'Connor", 'Whitfield', 'Carter', 'Nguyen', 'Smith-Jones', 'Okafor', 'McAllister'],
  },
  {
    locale: 'en',
    first: words('Wei Mei Hiroshi Yuki Min-jun Seo-yeon'),
    last: words('Chen Tanaka Kim Park Zhang Sato Lim'),
  },
  {
    locale: 'en',
    first: words('Chinedu Amara Kwame Zainab Thabo Adaeze'),
    last: words('Okonkwo Mensah Adeyemi Dlamini Eze Abebe'),
  },
  {
    locale: 'en',
    wide: true,
    first: words('Çağla Oğuz Şeyma İbrahim Zeynep Agnieszka Łukasz Jiří Andrei'),
    last: words('Yıldız Öztürk Şahin Kowalczyk Wiśniewski Dvořák Ionescu'),
  },
  {
    locale: 'en',
    wide: true,
    first: words('Nguyễn Trần Phạm'),
    last: ['Văn Hùng', 'Thị Lan', 'Minh Đức'],
  },
  {
    locale: 'de',
    first: words('Jürgen Katharina Lukas Anneliese Björn Heike Matthias'),
    last: ['Müller', 'Schröder', 'von der Heide', 'Weiß', 'Krause', 'Böhm'],
  },
  {
    locale: 'fr',
    first: ['Élodie', 'Jean-Baptiste', 'Camille', 'Théo', 'Margaux', 'François'],
    last: ['Lefèvre', 'Dubois', 'de La Tour', 'Girard', 'Benoît', 'Moreau'],
  },
  {
    locale: 'es',
    first: ['María José', 'Íñigo', 'Lucía', 'Andrés', 'Sofía'],
    last: ['García López', 'Muñoz', 'Fernández Ruiz', 'Peña', 'Castillo'],
  },
  {
    locale: 'pt',
    first: words('João Conceição Rafael Beatriz Thiago Inês'),
    last: ['da Silva', 'Gonçalves', 'Araújo', 'dos Santos', 'Magalhães'],
  },
]

export const places: Record<
  Locale,
  { city: string; rest: string; country: string; phone: string }[]
> = {
  en: [
    { city: 'Austin', rest: 'TX', country: 'US', phone: '+1512555' },
    { city: 'Seattle', rest: 'WA', country: 'US', phone: '+1206555' },
    { city: 'Toronto', rest: 'Canada', country: 'CA', phone: '+1416555' },
    { city: 'Manchester', rest: 'United Kingdom', country: 'GB', phone: '+44161496' },
    { city: 'Singapore', rest: '', country: 'SG', phone: '+656555' },
    { city: 'Dublin', rest: 'Ireland', country: 'IE', phone: '+35385123' },
  ],
  in: [
    { city: 'Pune', rest: 'Maharashtra', country: 'IN', phone: '+9198765' },
    { city: 'Bengaluru', rest: 'Karnataka', country: 'IN', phone: '+9190080' },
    { city: 'Hyderabad', rest: 'Telangana', country: 'IN', phone: '+9170320' },
    { city: 'Chennai', rest: 'India', country: 'IN', phone: '+9188254' },
    { city: 'Kolkata', rest: 'West Bengal', country: 'IN', phone: '+9183350' },
  ],
  de: [
    { city: 'Berlin', rest: 'Deutschland', country: 'DE', phone: '+4917612' },
    { city: 'München', rest: '', country: 'DE', phone: '+4915112' },
    { city: 'Wien', rest: 'Österreich', country: 'AT', phone: '+436641' },
  ],
  fr: [
    { city: 'Lyon', rest: 'France', country: 'FR', phone: '+336123' },
    { city: 'Toulouse', rest: '', country: 'FR', phone: '+337512' },
  ],
  es: [
    { city: 'Madrid', rest: 'España', country: 'ES', phone: '+346123' },
    { city: 'Sevilla', rest: '', country: 'ES', phone: '+346789' },
  ],
  pt: [
    { city: 'Lisboa', rest: 'Portugal', country: 'PT', phone: '+351912' },
    { city: 'São Paulo', rest: 'SP', country: 'BR', phone: '+5511987' },
  ],
}

export const companies: Record<Locale, string[]> = {
  en: lines(`Northwind Logistics
    Blue Heron Software
    Stripe
    Quantix Labs Inc.
    Marlowe & Finch LLP
    Harbour Street Bank
    OpenRoute
    Cobalt Robotics Ltd
    Figma
    Lumen Health Systems
    Tidepool Analytics
    Ironbark Games
    University of Leeds
    Paperplane.io
    Notion`),
  in: lines(`Tata Consultancy Services
    Infosys Limited
    Zerodha
    Nimbus Infotech Pvt. Ltd.
    Wipro Technologies
    Brightleaf Solutions Private Limited
    Razorpay
    HCL Technologies
    Sarvatra Softech Pvt Ltd
    Freshworks
    Cognizant
    L&T Infotech`),
  de: lines(`Bergmann Software GmbH
    Nordlicht Systeme AG
    Zalando SE
    Kühn & Partner GmbH
    Stadtwerke Rosenheim
    Fraunhofer-Institut`),
  fr: lines(`Capgemini
    Atelier Numérique SARL
    Société Générale
    Lumière Logiciels SAS
    OVHcloud`),
  es: lines(`Telefónica
    Soluciones Ágiles S.L.
    Banco del Norte S.A.
    Glovo
    Desarrollos Levante`),
  pt: lines(`Nubank
    Outsystems
    Caravela Digital Lda
    Sistemas Atlântico Ltda
    Farfetch`),
}

export const titles: Record<Locale, string[]> = {
  en: lines(`Senior Software Engineer
    Backend Developer
    Full Stack Engineer
    Frontend Developer
    DevOps Engineer
    Data Engineer
    Engineering Manager
    QA Automation Engineer
    Machine Learning Engineer
    Site Reliability Engineer
    Software Engineer II
    Mobile Developer (iOS)
    Software Engineering Intern
    Technical Lead
    Solutions Architect`),
  in: lines(`Software Engineer
    Senior Systems Engineer
    Associate Consultant
    Programmer Analyst
    Full Stack Developer
    Java Developer
    Team Lead
    Module Lead
    Test Engineer
    Trainee Engineer
    Sr. Software Engineer`),
  de: lines(`Softwareentwickler
    Senior Backend-Entwickler
    Werkstudent Softwareentwicklung
    Leiter Entwicklung
    Systemadministrator
    Fachinformatiker Anwendungsentwicklung`),
  fr: lines(`Développeur Full Stack
    Ingénieur logiciel
    Chef de projet technique
    Développeuse Backend
    Stagiaire développeur`),
  es: lines(`Desarrollador Backend
    Ingeniera de Software
    Programador Full Stack
    Jefe de Proyecto
    Analista Programador`),
  pt: lines(`Desenvolvedor Backend
    Engenheira de Software
    Analista de Sistemas
    Programador Full Stack
    Estagiário de Desenvolvimento`),
}

type School = { institution: string; degree: string; field: string }
const school = (line: string): School => {
  const [institution, degree, field] = line.split(' | ')
  return { institution, degree, field }
}
export const schools: Record<Locale, School[]> = {
  en: lines(`University of Michigan | Bachelor of Science | Computer Science
    Georgia Institute of Technology | M.S. | Computer Science
    Trinity College Dublin | BA | Mathematics
    University of Manchester | MSc | Data Science
    National University of Singapore | B.Eng. | Computer Engineering
    University of Toronto | PhD | Electrical Engineering
    Portland Community College | Associate of Applied Science | Web Development`).map(school),
  in: lines(`Savitribai Phule Pune University | B.E. | Computer Engineering
    Indian Institute of Technology Bombay | B.Tech | Computer Science and Engineering
    Anna University | M.C.A. | Computer Applications
    Osmania University | B.Sc. | Mathematics
    Visvesvaraya Technological University | B.E. | Information Science
    Jadavpur University | M.Tech | Software Engineering`).map(school),
  de: lines(`Technische Universität München | M.Sc. | Informatik
    Humboldt-Universität zu Berlin | B.Sc. | Informatik
    Hochschule Karlsruhe | Diplom | Wirtschaftsinformatik
    Universität Wien | Bachelor | Mathematik`).map(school),
  fr: lines(`INSA Lyon | Diplôme d'ingénieur | Informatique
    Université Paul Sabatier | Master | Génie logiciel
    École Centrale de Lille | Licence | Mathématiques`).map(school),
  es: lines(`Universidad Politécnica de Madrid | Grado | Ingeniería Informática
    Universidad de Sevilla | Máster | Ciencia de Datos
    Universitat de Barcelona | Licenciatura | Matemáticas`).map(school),
  pt: lines(`Universidade de São Paulo | Bacharelado | Ciência da Computação
    Instituto Superior Técnico | Mestrado | Engenharia Informática
    Universidade do Porto | Licenciatura | Matemática`).map(school),
}

export const certificates = lines(`AWS Certified Solutions Architect – Associate
  Certified Kubernetes Administrator (CKA)
  Oracle Certified Professional: Java SE 11 Developer
  Microsoft Certified: Azure Fundamentals
  Google Professional Cloud Architect
  Certified ScrumMaster
  HashiCorp Certified: Terraform Associate`)

export const projects = lines(`LedgerLite
  Ticket Triage Bot
  Smart Attendance System
  PathFinder
  Kite Charts
  Hospital Bed Tracker
  TinyQueue
  Crop Disease Detection
  OpenMenu`)

export const achievements = lines(`Winner, Smart India Hackathon 2019
  Speaker at PyCon 2021
  Employee of the Quarter, 2022
  Dean's List, four semesters
  First place in the regional ACM programming contest
  Published a paper on caching at a student workshop`)

export const bullets: Record<Locale, string[]> = {
  en: lines(`Led a team of five engineers and cut the release cycle from two weeks to one day
    Designed the order pipeline that handles 40,000 events a minute
    Moved 120 jobs off a hand-kept server, which halved the monthly bill
    Wrote the on-call handbook and trained 14 colleagues
    Built dashboards for the support team, used by 300 people every day
    Brought test coverage of the billing module from 35% to 88%
    Reduced page load time by 60% through caching and smaller bundles`),
  in: lines(`Responsible for design, development and unit testing of REST APIs
    Involved in requirement gathering and client interaction
    Worked in an agile team of 8 members with fortnightly sprints
    Fixed production issues within the agreed service levels
    Automated the daily reconciliation, saving 3 hours of manual work
    Prepared technical documents and knowledge transfer sessions`),
  de: lines(`Entwicklung und Betrieb der Schnittstellen für den Zahlungsverkehr
    Einführung automatischer Tests; Fehlerquote um 40 % gesenkt
    Fachliche Leitung eines Teams mit vier Personen
    Ablösung des Altsystems ohne Ausfallzeit`),
  fr: lines(`Conception et développement des API de paiement
    Mise en place de l'intégration continue pour douze équipes
    Encadrement de trois développeurs juniors
    Réduction des temps de réponse de moitié`),
  es: lines(`Diseño y desarrollo de servicios para pagos en línea
    Migración de la base de datos sin interrupción del servicio
    Coordinación de un equipo de cinco personas
    Reducción del coste mensual en un 30 %`),
  pt: lines(`Desenvolvimento de serviços de pagamento em tempo real
    Migração do sistema legado sem paragens
    Coordenação de uma equipa de quatro pessoas
    Redução do tempo de resposta para metade`),
}

export const summaries: Record<Locale, string> = {
  en: 'Engineer who enjoys small, well measured systems and the people who run them. Comfortable from the database to the browser, and in front of a customer.',
  in: 'To obtain a challenging position in a reputed organisation where I can utilise my skills and contribute to the growth of the company.',
  de: 'Entwickler mit Freude an kleinen, gut gemessenen Systemen und an der Arbeit mit den Menschen, die sie betreiben.',
  fr: 'Ingénieur attaché aux systèmes simples et bien mesurés, du stockage des données à leur présentation.',
  es: 'Profesional con experiencia en sistemas sencillos y bien medidos, desde la base de datos hasta el navegador.',
  pt: 'Profissional com gosto por sistemas simples e bem medidos, da base de dados ao navegador.',
}
