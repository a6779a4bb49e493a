import { birthDateFault, isBirthDate } from '#src/domain/dates.ts';
import { fullNameFault, joinName } from '#src/domain/fullName.ts';
import { defineSpec, type Problem } from '#src/kit/spec.ts';
import { birthDateMessages } from '#widgets/shared/birthDateMessages.ts';
import { fullNameMessages } from '#widgets/shared/fullNameMessages.ts';

/** Who takes part: the visitor, or somebody in their care. A caregiver then gives a name and a birth date. */
export const spec = defineSpec({
  description: 'Asks an adult whether they or someone else is the participant; a caregiver then says who they are.',
  answers: ['participant', 'caregiver'],
  drafts: ['caregiverName', 'caregiverBirthDate'],
  options: {},
  requiredByDefault: true,
  reads: [],
  messages: {
    en: {
      oneWord: fullNameMessages.en.oneWord,
      invalidName: fullNameMessages.en.invalid,
      ...birthDateMessages.en,
      question: 'Who is the participant?',
      myself: 'Myself',
      someoneElse: 'Someone else',
      about: 'First, tell us about you, the caregiver. The questions after that are about the participant.',
      name: 'Your full name',
      nameHint: 'First and last name',
      birthDate: 'Your date of birth',
    },
    es: {
      oneWord: fullNameMessages.es.oneWord,
      invalidName: fullNameMessages.es.invalid,
      ...birthDateMessages.es,
      question: '¿Quién es el participante?',
      myself: 'Yo',
      someoneElse: 'Otra persona',
      about:
        'Primero, cuéntenos sobre usted, que cuida de esa persona. Las preguntas siguientes son sobre el participante.',
      name: 'Su nombre completo',
      nameHint: 'Nombre y apellido',
      birthDate: 'Su fecha de nacimiento',
    },
  },
  isEmpty: ({ participant }) => participant === undefined,
  check: ({ participant, caregiver = {} }, { drafts, facts }) => {
    if (participant !== 'someone_else') return undefined;
    const name = drafts.caregiverName || joinName(caregiver.firstName, caregiver.lastName);
    const fault = fullNameFault(name);
    const date = drafts.caregiverBirthDate || caregiver.birthDate;
    const { country, today } = facts;
    const problems: Problem<'oneWord' | 'invalidName' | ReturnType<typeof birthDateFault>>[] = [];
    if (!name.trim()) problems.push({ message: 'required', at: 'name' });
    else if (fault) problems.push({ message: fault === 'invalid' ? 'invalidName' : fault, at: 'name' });
    if (!date) problems.push({ message: 'required', at: 'birthDate' });
    else if (!isBirthDate(caregiver.birthDate ?? '', today))
      problems.push({ message: birthDateFault(date, country, today), at: 'birthDate' });
    return problems;
  },
});
