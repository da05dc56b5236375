/** `other` is known and not read: what is in it is no post, school or project. */
export type SectionKind =
  | 'contact'
  | 'links'
  | 'summary'
  | 'employment'
  | 'education'
  | 'projects'
  | 'skills'
  | 'tools'
  | 'languages'
  | 'certifications'
  | 'achievements'
  | 'other'

/** ISO 639-1 */
export type Language =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'pt'
  | 'tr'
  | 'it'
  | 'sv'
  | 'nl'
  | 'da'
  | 'no'
  | 'fi'
  | 'pl'
  | 'cs'
  | 'ro'
  | 'ru'
  | 'uk'
  | 'id'
  | 'hu'
  | 'hr'

/** Headings in languages that few resumes here are written in: the commonest forms of each. */
export const headingsElsewhere: [SectionKind, Partial<Record<Language, string>>][] = [
  [
    'contact',
    {
      sv: 'kontakt, kontaktuppgifter, personuppgifter, personlig information',
      nl: 'contact, contactgegevens, persoonlijke gegevens, personalia, persoonlijke informatie, persoonsgegevens',
      da: 'kontakt, personlige oplysninger, kontaktoplysninger',
      no: 'kontakt, kontaktinformasjon, personalia, personopplysninger',
      fi: 'yhteystiedot, henkilötiedot',
      pl: 'kontakt, dane osobowe, dane kontaktowe, informacje kontaktowe',
      cs: 'kontakt, kontakty, osobní údaje, kontaktní údaje',
      ro: 'contact, date personale, informații personale, date de contact',
      ru: 'контакты, контактная информация, контактные данные, личные данные, личная информация',
      uk: 'контакти, контактна інформація, особисті дані, контактні дані',
      id: 'kontak, data pribadi, data diri, informasi pribadi, informasi kontak',
      hu: 'elérhetőség, elérhetőségek, személyes adatok, kapcsolat',
      hr: 'kontakt, osobni podaci, lični podaci, kontakt podaci',
    },
  ],
  [
    'summary',
    {
      sv: 'om mig, profil, sammanfattning, personligt brev, mål',
      nl: 'profiel, over mij, samenvatting, persoonlijk profiel, wie ben ik, doelstelling',
      da: 'profil, om mig, resumé, sammenfatning, mål',
      no: 'profil, om meg, sammendrag, nøkkelkvalifikasjoner',
      fi: 'profiili, tietoa minusta, yhteenveto, minusta',
      pl: 'profil, o mnie, podsumowanie, podsumowanie zawodowe, profil zawodowy, cel zawodowy',
      cs: 'profil, o mně, shrnutí, cíl',
      ro: 'profil, despre mine, rezumat, sumar, obiectiv',
      ru: 'о себе, обо мне, профиль, резюме, цель, цели, краткая информация, общая информация',
      uk: 'про себе, про мене, профіль, резюме, мета, ціль',
      id: 'profil, tentang saya, ringkasan, tentang, profil singkat, deskripsi diri',
      hu: 'profil, rólam, bemutatkozás, összefoglaló, magamról',
      hr: 'profil, o meni, sažetak, o sebi',
    },
  ],
  [
    'employment',
    {
      sv: 'erfarenhet, erfarenheter, arbetslivserfarenhet, arbetserfarenhet, arbetslivserfarenheter, anställningar, yrkeserfarenhet, praktik, arbete, jobb, arbetslivs erfarenhet, tidigare erfarenhet, relevant erfarenhet',
      nl: 'ervaring, werkervaring, werkervaringen, professionele ervaring, stage, stages, loopbaan, relevante werkervaring, werk, stages en werkervaring, arbeidsverleden',
      da: 'erfaring, erhvervserfaring, arbejdserfaring, ansættelser, beskæftigelse, joberfaring, praktik, karriere',
      no: 'erfaring, arbeidserfaring, yrkeserfaring, jobberfaring, arbeid, relevant erfaring, praksis',
      fi: 'työkokemus, kokemus, työhistoria, työkokemukset',
      pl: 'doświadczenie, doświadczenie zawodowe, przebieg pracy zawodowej, praca, historia zatrudnienia, staż, praktyki, kariera zawodowa, doświadczenie komercyjne',
      cs: 'praxe, pracovní zkušenosti, zkušenosti, zaměstnání, pracovní praxe, profesní zkušenosti, pracovní historie',
      ro: 'experiență, experiență profesională, experienta, experiența, experiența profesională, experiență de muncă, loc de muncă, stagii',
      ru: 'опыт, опыт работы, карьера, трудовая деятельность, профессиональный опыт, стаж, стажировки, места работы, трудовой опыт, рабочий опыт',
      uk: 'досвід, досвід роботи, професійний досвід, кар’єра, стажування, трудова діяльність',
      id: 'pengalaman, pengalaman kerja, riwayat pekerjaan, pengalaman profesional, magang, pekerjaan, pengalaman magang, riwayat kerja',
      hu: 'tapasztalat, munkatapasztalat, szakmai tapasztalat, szakmai tapasztalatok, munkahelyek, gyakorlat, szakmai gyakorlat, tapasztalatok',
      hr: 'iskustvo, radno iskustvo, profesionalno iskustvo, praksa, posao',
    },
  ],
  [
    'education',
    {
      sv: 'utbildning, utbildningar, studier, akademisk bakgrund, utbildningsbakgrund',
      nl: 'opleiding, opleidingen, studie, onderwijs, educatie, opleiding en cursussen, opleidingen en cursussen, gevolgde opleidingen, scholing',
      da: 'uddannelse, uddannelser, uddannelsesbaggrund, studier',
      no: 'utdanning, utdannelse, utdanninger, studier',
      fi: 'koulutus, opinnot, koulutukset, opiskelu',
      pl: 'wykształcenie, edukacja, przebieg edukacji, nauka, studia',
      cs: 'vzdělání, studium, dosažené vzdělání',
      ro: 'educație, studii, educatie, formare, educație și formare, educaţie, educație și formare profesională, pregătire',
      ru: 'образование, обучение, высшее образование, образование и дополнительное образование, основное образование, образование и курсы, учеба',
      uk: 'освіта, навчання, вища освіта',
      id: 'pendidikan, riwayat pendidikan, latar belakang pendidikan, pendidikan formal',
      hu: 'tanulmányok, képzettség, iskolai végzettség, végzettség, oktatás, tanulmány, iskolák',
      hr: 'obrazovanje, školovanje, edukacija',
    },
  ],
  [
    'projects',
    {
      sv: 'projekt, egna projekt, projekt portfolio, personliga projekt',
      nl: 'projecten, eigen projecten, persoonlijke projecten',
      da: 'projekter, egne projekter',
      no: 'prosjekter, egne prosjekter, prosjekt',
      fi: 'projektit, projekteja',
      pl: 'projekty, własne projekty, projekty własne, wybrane projekty',
      cs: 'projekty, vlastní projekty',
      ro: 'proiecte, proiecte personale',
      ru: 'проекты, личные проекты, пет проекты, учебные проекты',
      uk: 'проєкти, проекти, особисті проєкти',
      id: 'proyek, proyek pribadi, portofolio, portfolio, projek',
      hu: 'projektek, saját projektek',
      hr: 'projekti, osobni projekti',
    },
  ],
  [
    'skills',
    {
      sv: 'kompetens, kompetenser, färdigheter, kunskaper, tekniska kunskaper, tekniska färdigheter, teknisk kompetens, datakunskaper, it kunskaper',
      nl: 'vaardigheden, competenties, technische vaardigheden, kennis, kennis en vaardigheden, computervaardigheden, computerkennis',
      da: 'kompetencer, færdigheder, tekniske kompetencer, it kompetencer, it kundskaber',
      no: 'kompetanse, ferdigheter, kompetanser, tekniske ferdigheter, teknologi, kunnskaper, datakunnskaper',
      fi: 'taidot, osaaminen, tekniset taidot, it taidot',
      pl: 'umiejętności, kompetencje, umiejętności techniczne, technologie, znane technologie, umiejętności twarde',
      cs: 'dovednosti, znalosti, schopnosti, technologie, technické znalosti, počítačové znalosti',
      ro: 'competențe, abilități, aptitudini, competente, competențe tehnice, abilități tehnice',
      ru: 'навыки, ключевые навыки, профессиональные навыки, технические навыки, умения, стек, технологии, стек технологий, технический стек, компетенции',
      uk: 'навички, ключові навички, професійні навички, технічні навички, технології',
      id: 'keahlian, keterampilan, kemampuan, kemampuan teknis, keahlian teknis, skill',
      hu: 'készségek, ismeretek, képességek, szakmai ismeretek, számítógépes ismeretek, technikai ismeretek',
      hr: 'vještine, veštine, kompetencije, znanja, tehničke vještine, znanja i vještine',
    },
  ],
  [
    'languages',
    {
      sv: 'språk, språkkunskaper',
      nl: 'talen, talenkennis',
      da: 'sprog, sprogkundskaber',
      no: 'språk, språkkunnskaper',
      fi: 'kielitaito, kielet',
      pl: 'języki, języki obce, znajomość języków, znajomość języków obcych',
      cs: 'jazyky, jazykové znalosti, jazykové dovednosti',
      ro: 'limbi, limbi străine, limbi vorbite',
      ru: 'языки, знание языков, владение языками, иностранные языки',
      uk: 'мови, знання мов, іноземні мови',
      id: 'bahasa, kemampuan bahasa',
      hu: 'nyelvek, nyelvtudás, nyelvismeret',
      hr: 'jezici, strani jezici, poznavanje jezika',
    },
  ],
  [
    'certifications',
    {
      sv: 'certifikat, certifieringar, certifiering',
      nl: 'certificaten, certificeringen, diploma’s en certificaten',
      da: 'certifikater, certificeringer',
      no: 'sertifikater, sertifiseringer, kurs og sertifiseringer',
      fi: 'sertifikaatit, todistukset',
      pl: 'certyfikaty, kursy i certyfikaty, certyfikaty i kursy, certyfikaty i szkolenia',
      cs: 'certifikáty, certifikace',
      ro: 'certificări, certificate, diplome și certificate',
      ru: 'сертификаты, сертификация, курсы и сертификаты, сертификаты и курсы',
      uk: 'сертифікати, курси та сертифікати',
      id: 'sertifikat, sertifikasi, sertifikasi dan pelatihan, pelatihan dan sertifikasi',
      hu: 'tanúsítványok, bizonyítványok, oklevelek',
      hr: 'certifikati, sertifikati',
    },
  ],
  [
    'achievements',
    {
      sv: 'utmärkelser, meriter, stipendier',
      nl: 'prestaties, onderscheidingen, prijzen',
      da: 'priser, udmærkelser',
      no: 'utmerkelser, priser, prestasjoner',
      fi: 'saavutukset, palkinnot',
      pl: 'osiągnięcia, nagrody, nagrody i wyróżnienia',
      cs: 'úspěchy, ocenění',
      ro: 'realizări, premii, distincții',
      ru: 'достижения, награды',
      uk: 'досягнення, нагороди',
      id: 'prestasi, penghargaan, pencapaian',
      hu: 'díjak, eredmények, elismerések',
      hr: 'nagrade, postignuća',
    },
  ],
  [
    'other',
    {
      sv: 'intressen, fritidsintressen, referenser, övrigt, kurser, hobby, körkort, ideellt arbete, fritid, uppdrag, annat',
      nl: 'hobby’s, interesses, referenties, cursussen, overige, vrijwilligerswerk, hobby’s en interesses, nevenactiviteiten, rijbewijs, vrije tijd, overig, eigenschappen',
      da: 'interesser, fritidsinteresser, referencer, kurser, fritid, frivilligt arbejde, øvrigt, andet',
      no: 'interesser, fritidsinteresser, referanser, kurs, frivillig arbeid, annet, verv, fritid, hobbyer, førerkort',
      fi: 'harrastukset, kiinnostukset, suosittelijat, muut, kurssit, luottamustoimet',
      pl: 'zainteresowania, hobby, kursy, szkolenia, referencje, inne, wolontariat, kursy i szkolenia, dodatkowe informacje, prawo jazdy, cechy, klauzula',
      cs: 'zájmy, koníčky, kurzy, reference, ostatní, další, školení, řidičský průkaz',
      ro: 'interese, hobby uri, hobbyuri, referințe, cursuri, voluntariat, pasiuni, altele, permis de conducere, informații suplimentare',
      ru: 'интересы, хобби, увлечения, курсы, рекомендации, дополнительная информация, личные качества, дополнительное образование, публикации, прочее, повышение квалификации, качества, обо всём',
      uk: 'інтереси, хобі, курси, рекомендації, додаткова інформація, особисті якості, додатково, захоплення',
      id: 'hobi, minat, referensi, pelatihan, organisasi, pengalaman organisasi, kursus, lainnya, kegiatan, seminar',
      hu: 'érdeklődés, érdeklődési kör, hobbi, referenciák, egyéb, tanfolyamok, hobbik, jogosítvány, önkéntesség',
      hr: 'interesi, hobiji, reference, tečajevi, kursevi, ostalo, volontiranje, vozačka dozvola',
    },
  ],
]
