type Question = { question: string; isMandatory: boolean; isAdded: boolean; isChecked: boolean }
type Group = { questionName: string; isCustomQuestion: boolean; questionLists: Question[] }

const group = (questionName: string, questions: string[], isCustomQuestion = false): Group => ({
  questionName,
  isCustomQuestion,
  questionLists: questions.map((question) => ({
    question,
    isMandatory: false,
    isAdded: false,
    isChecked: false,
  })),
})

/** The questions that a company can put to its applicants with a click. */
export const questionnaireGroups: Group[] = [
  group('General Questions', [
    'What made you apply for this job?',
    'What do you know about our product, and what would you change first?',
    'Which of your past jobs is closest to this one, and in what way?',
    'What are you looking for that your present job does not give you?',
    'What is the work you are most proud of, and what was your part in it?',
    'Which part of this job would be new to you?',
    'Where would you like your skills to be in two years?',
    'Is there anything in your resume that you would like to explain?',
  ]),
  group('Technical/Skill-Based Questions', [
    'Which of the required skills did you use in the last six months, and for what?',
    'Describe a bug that took you long to find. How did you find it?',
    'Describe a system you designed: its load, its limits, and what you would do differently.',
    'How do you make sure that a change does not break what works?',
    'Tell us about a time you made something measurably faster. What did you measure?',
    'Which tools do you use to understand code that you did not write?',
    'How do you decide between writing something yourself and using a library?',
    'Share a link to code, a talk or a text of yours, and tell us what to look at.',
    'What do you check first when you review a colleague’s change?',
  ]),
  group('Role-Specific Questions', [
    'How many years have you worked in this role, and in which industries?',
    'Which decisions did you make alone in your last job, and which together?',
    'How large was the team you worked in, and who did what?',
    'What would your first month in this job look like?',
    'Which number would tell you that you do this job well?',
    'Have you led people or projects? Describe one.',
    'Which part of this role do you like least, and how do you deal with it?',
  ]),
  group('Behavioral Questions', [
    'Tell us about a disagreement with a colleague and how it ended.',
    'Describe a deadline that you missed. What happened next?',
    'Tell us about a decision you made with too little information.',
    'Describe feedback that changed how you work.',
    'When did you last help somebody with work that was not yours?',
    'Tell us about something that failed and what you learned from it.',
    'How do you tell people that a plan will not hold?',
  ]),
  group('Availability & Logistics', [
    'What is your notice period, and when could you start?',
    'What pay do you expect, and for which period?',
    'In which city do you live, and would you move for this job?',
    'Which hours of the day, in which time zone, can you work?',
    'How many days a week would you like to work from the office?',
    'Are you able to travel for work, and how often?',
    'Are you in other hiring processes with a date that we should know?',
    'Is there anything you need for the interviews, such as captions or more time?',
  ]),
  group('Cultural Fit', [
    'Describe the team in which you did your best work.',
    'How do you like to receive criticism?',
    'What do you need from a manager, and what should they leave to you?',
    'How do you keep colleagues informed when you work remotely?',
    'What is a habit of your last team that you would bring along?',
    'What is a habit of your last team that you would leave behind?',
  ]),
  group('Legal & Compliance', [
    'Are you entitled to work in the country of this job, now or with sponsorship?',
    'Are you bound by a non-compete or notice clause that affects this job?',
    'Do you agree to a check of your references and past employment?',
    'Have you worked with personal or payment data, and under which rules?',
    'Would you sign a confidentiality agreement before seeing our code?',
    'Do you hold any outside work or ownership that could conflict with this job?',
  ]),
  group('Custom Questions', [], true),
]
