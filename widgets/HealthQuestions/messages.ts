import type { yesNoAnswers } from '#src/domain/choices.ts';
import type { disabilities, educations, incomes } from '#src/domain/surveyChoices.ts';
import type { AdditionalLeadInfo } from '#src/generated/answers.ts';

export type QuestionKey = Exclude<keyof AdditionalLeadInfo, 'leadSpecialStatus' | 'referringGroup'>;
type Lists = typeof yesNoAnswers | typeof educations | typeof incomes | typeof disabilities;
export type AnswerKey = Lists[number];

/** Every question and answer by its key. */
const en = {
  title: 'Demographic Questionnaire',
  subtitle: 'Your answers help make sure that medical research includes people from every walk of life.',
  insurance: 'Do you have health insurance?',
  education: 'What is the highest level of education you have completed?',
  income: 'What is your yearly household income?',
  isLGBTQMember: 'Are you a member of the LGBTQ+ community?',
  isVeteran: 'Have you served in the military?',
  mentalHealth: 'Have you been diagnosed with a mental health condition?',
  physicalDisability: 'Do you have a physical disability?',
  disability: 'What type of disability do you have?',
  choose: 'Choose an answer',
  yes: 'Yes',
  no: 'No',
  prefer_not_to_answer: 'Prefer not to answer',
  junior_high_school: 'Junior high school',
  GED: 'High school diploma or GED',
  some_college: 'Some college',
  trade_school: 'Trade school',
  associates_degree: 'Associate’s degree',
  bachelors_degree: 'Bachelor’s degree',
  masters_degree: 'Master’s degree',
  PhD_degree: 'Doctoral degree (PhD)',
  '0-15k': 'Up to $15,000',
  '15k-25k': '$15,000 to $25,000',
  '25k-35k': '$25,000 to $35,000',
  '35k-50k': '$35,000 to $50,000',
  '50k-75k': '$50,000 to $75,000',
  '75k-100k': '$75,000 to $100,000',
  '100k-150k': '$100,000 to $150,000',
  '150k-200k': '$150,000 to $200,000',
  '200k+': 'More than $200,000',
  physical_disability: 'Physical disability',
  intellectual_disability: 'Intellectual disability',
  none: 'None',
} satisfies Record<QuestionKey | AnswerKey, string> & Record<string, string>;

const es: Record<keyof typeof en, string> = {
  title: 'Cuestionario demográfico',
  subtitle: 'Sus respuestas ayudan a que la investigación médica incluya a personas de todos los orígenes.',
  insurance: '¿Tiene seguro médico?',
  education: '¿Cuál es el nivel más alto de estudios que completó?',
  income: '¿Cuál es el ingreso anual de su hogar?',
  isLGBTQMember: '¿Es parte de la comunidad LGBTQ+?',
  isVeteran: '¿Ha prestado servicio en las fuerzas armadas?',
  mentalHealth: '¿Le han diagnosticado una afección de salud mental?',
  physicalDisability: '¿Tiene una discapacidad física?',
  disability: '¿Qué tipo de discapacidad tiene?',
  choose: 'Elija una respuesta',
  yes: 'Sí',
  no: 'No',
  prefer_not_to_answer: 'Prefiero no responder',
  junior_high_school: 'Escuela intermedia',
  GED: 'Diploma de escuela secundaria o GED',
  some_college: 'Algunos estudios universitarios',
  trade_school: 'Escuela técnica o de oficios',
  associates_degree: 'Título técnico superior (associate)',
  bachelors_degree: 'Licenciatura',
  masters_degree: 'Maestría',
  PhD_degree: 'Doctorado (PhD)',
  '0-15k': 'Hasta $15,000',
  '15k-25k': 'De $15,000 a $25,000',
  '25k-35k': 'De $25,000 a $35,000',
  '35k-50k': 'De $35,000 a $50,000',
  '50k-75k': 'De $50,000 a $75,000',
  '75k-100k': 'De $75,000 a $100,000',
  '100k-150k': 'De $100,000 a $150,000',
  '150k-200k': 'De $150,000 a $200,000',
  '200k+': 'Más de $200,000',
  physical_disability: 'Discapacidad física',
  intellectual_disability: 'Discapacidad intelectual',
  none: 'Ninguna',
};

export const messages = { en, es };

/** Whether a text is that of the answer in either language: a page in the other one may have stored it. */
export const isTextOf = (answer: AnswerKey, text: string | undefined) => text === en[answer] || text === es[answer];
