import { isBirthDate } from '#src/domain/dates.ts';
import { isFullName, joinName } from '#src/domain/fullName.ts';
import { defineSpec, type Problem } from '#src/kit/spec.ts';

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
      question: 'Who is the participant?',
      myself: 'Myself',
      someoneElse: 'Someone else',
      about: 'First, tell us about you, the caregiver. The questions after that are about the participant.',
      name: 'Your full name',
      nameHint: 'First and last name',
      birthDate: 'Your date of birth',
      birthDateHint: 'Type the date as {format}',
      invalidName: 'Please enter a valid full name',
      invalidBirthDate: 'Please enter a valid birth date',
    },
    es: {
      question: '¿Quién es el participante?',
      myself: 'Yo',
      someoneElse: 'Otra persona',
      about: 'Primero, cuéntenos sobre usted. Las preguntas siguientes son sobre el participante.',
      name: 'Su nombre completo',
      nameHint: 'Nombre y apellido',
      birthDate: 'Su fecha de nacimiento',
      birthDateHint: 'Escriba la fecha como {format}',
      invalidName: 'Ingrese un nombre completo válido',
      invalidBirthDate: 'Ingrese una fecha de nacimiento válida',
    },
  },
  isEmpty: ({ participant }) => participant === undefined,
  check: ({ participant, caregiver = {} }, { drafts, facts }) => {
    if (participant !== 'someone_else') return undefined;
    const name = drafts.caregiverName || joinName(caregiver.firstName, caregiver.lastName);
    const date = drafts.caregiverBirthDate || caregiver.birthDate;
    const problems: Problem<'invalidName' | 'invalidBirthDate'>[] = [];
    if (!name.trim()) problems.push({ message: 'required', at: 'name' });
    else if (!isFullName(name)) problems.push({ message: 'invalidName', at: 'name' });
    if (!date) problems.push({ message: 'required', at: 'birthDate' });
    else if (!isBirthDate(caregiver.birthDate ?? '', facts.today))
      problems.push({ message: 'invalidBirthDate', at: 'birthDate' });
    return problems;
  },
});
