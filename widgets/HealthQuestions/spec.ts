import { defineSpec } from '#src/kit/spec.ts';
import { askedQuestions } from './questions.ts';
import { messages } from './messages.ts';

/** Seven questions about the life of the visitor, and the type of disability where a campaign asks for it. */
export const spec = defineSpec({
  description: 'The demographic questionnaire: seven questions, an eighth on the type of disability as an option.',
  answers: ['additional'],
  options: {
    form: {
      type: 'string',
      enum: ['screener', 'signup'],
      default: 'screener',
      description: 'A screener keeps the text of each answer, a sign-up its key.',
    },
    showTitle: {
      type: 'boolean',
      default: true,
      description: 'Title and subtitle above the questions; off where other fields stand before them.',
    },
    askDisability: { type: 'boolean', default: false, description: 'Also ask for the type of disability. Optional.' },
  },
  requiredByDefault: false,
  headsPage: ({ showTitle = true }) => showTitle,
  reads: [],
  sensitive: true,
  waitsForAll: () => true,
  messages,
  isEmpty: () => false,
  check: ({ additional = {} }, { options, required }) =>
    askedQuestions(options)
      .filter(({ key, optional }) => required && !optional && !additional[key])
      .map(({ key }) => ({ message: 'answerQuestion', at: key })),
});
