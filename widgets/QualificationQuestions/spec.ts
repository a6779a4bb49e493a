import { applicableCriteria, isCriterionAnswered } from '#src/domain/criteria.ts';
import type { Facts } from '#src/domain/facts.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** Name of the control of a criterion. */
export const controlOf = (criterionId: number) => `question-${criterionId}`;

type Span = { first: number; last?: number | undefined };

/** The criteria that a field asks about: those that apply, from its first to its last. */
export const askedCriteria = ({ criteria, answers }: Pick<Facts, 'criteria' | 'answers'>, { first, last }: Span) =>
  applicableCriteria(criteria, answers.gender).slice(first - 1, last);

/** Where no site serves the visitor, or nobody could say which, answers decide nothing. */
export const areAnswersNeeded = (siteSearch: Facts['siteSearch']) => siteSearch !== 'none' && siteSearch !== 'failed';

/** Product constant: how many questions have a page of their own where each has one; those after them share the last. */
const MOST_PAGES = 12;

const pageOf = (number: number) => ({ first: number, ...(number < MOST_PAGES && { last: number }) });

/** The criteria of the study as questions. Each applicable one needs an answer unless no site serves the visitor. */
export const spec = defineSpec({
  description: 'The questions of the study that apply to the participant, with the health-data notice.',
  answers: ['responses'],
  options: {
    numberKeys: {
      type: 'boolean',
      default: false,
      description: 'In a question the keys 1 to 9 choose an answer and lead to the next one: for agents on the phone.',
    },
    first: {
      type: 'integer',
      default: 1,
      minimum: 1,
      description: 'Number of the first question that is asked; those before are not.',
    },
    last: { type: 'integer', minimum: 1, description: 'Number of the last one. Without it: all.' },
  },
  requiredByDefault: true,
  pages: () =>
    Array.from({ length: MOST_PAGES }, (_, index) => ({
      options: pageOf(index + 1),
      when: { rule: 'hasQuestion', params: { number: index + 1 } },
    })),
  onePress: ({ first, last }) => first !== undefined && first === last,
  messages: {
    en: {
      title: 'Questions about your health',
      participantTitle: 'Questions about the participant’s health',
      childTitle: 'Questions about your child’s health',
      notice:
        'By answering, you agree that we collect and use the health information in your answers to see if this study may fit. Read our [Consumer Health Data Privacy Notice](healthData).',
      noticeInternational:
        'We use the health information in your answers to see if this study may fit, and only with the consent that you give before you finish. Read our [Consumer Health Data Privacy Notice](healthData).',
      selectAll: 'Select all that apply.',
      hint: 'What does this mean?',
      notLoaded: 'The questions are still loading. Please wait a moment.',
    },
    es: {
      title: 'Preguntas sobre su salud',
      participantTitle: 'Preguntas sobre la salud del participante',
      childTitle: 'Preguntas sobre la salud de su hijo o hija',
      notice:
        'Al responder, usted acepta que recopilemos y usemos la información de salud de sus respuestas para ver si este estudio podría ser adecuado. Lea nuestro [Aviso de privacidad de datos de salud del consumidor](healthData).',
      noticeInternational:
        'Usamos la información de salud de sus respuestas para ver si este estudio podría ser adecuado, y solo con el consentimiento que usted da antes de finalizar. Lea nuestro [Aviso de privacidad de datos de salud del consumidor](healthData).',
      selectAll: 'Seleccione todas las opciones que correspondan.',
      hint: '¿Qué significa esto?',
      notLoaded: 'Las preguntas aún se están cargando. Espere un momento.',
    },
  },
  isEmpty: () => false,
  check: ({ responses }, { options, required, facts }) => {
    if (!required || !areAnswersNeeded(facts.siteSearch)) return undefined;
    if (facts.path.loadingStudy) return 'notLoaded';
    return askedCriteria(facts, options).flatMap((criterion) =>
      isCriterionAnswered(criterion, responses)
        ? []
        : [{ message: 'answerQuestion' as const, at: controlOf(criterion.id) }],
    );
  },
});
