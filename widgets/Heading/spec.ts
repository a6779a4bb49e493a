import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'A heading, with another text for caregivers where it is given.',
  answers: [],
  options: {
    text: { type: 'text', required: true, description: 'What it says.' },
    caregiverText: { type: 'text', description: 'What it says when somebody answers for the participant.' },
    parentText: {
      type: 'text',
      description: 'What it says when a parent answers for their child, where that differs.',
    },
    lead: { type: 'text', description: 'A sentence under it.' },
    caregiverLead: { type: 'text', description: 'The sentence when somebody answers for the participant.' },
    level: {
      type: 'integer',
      minimum: 1,
      maximum: 3,
      default: 1,
      description: '1 is the heading of the step, 2 of a section, 3 of a part.',
    },
  },
  again: (options) => {
    const { lead: _lead, caregiverLead: _caregiverLead, ...heading } = options;
    return heading;
  },
  requiredByDefault: false,
  headsPage: ({ level = 1 }) => level <= 1,
  reads: [],
  messages: { en: {}, es: {} },
});
