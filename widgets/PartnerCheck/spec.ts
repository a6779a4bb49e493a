import { qualificationNeeds } from '#src/kit/needs.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** Pressed by an agent when the rest of the page is filled in. A change of what it is about takes its result away. */
export const spec = defineSpec({
  description: 'The button by which an agent checks whether the candidate qualifies, and what the check says.',
  answers: ['candidateCheck'],
  live: true,
  options: {},
  requiredByDefault: true,
  forAgents: true,
  needs: qualificationNeeds,
  blocks: true,
  clearedBy: [
    'firstName',
    'lastName',
    'gender',
    'birthDate',
    'age',
    'email',
    'phone',
    'postalCode',
    'country',
    'participant',
    'caregiver',
    'heightCm',
    'weightKg',
    'ethnicities',
    'responses',
    'ctScanAppointmentDate',
    'riskAssessment',
  ],
  messages: {
    en: {
      title: 'Qualification',
      check: 'Check Candidate Qualification',
      checking: 'Checking…',
      unchecked: 'Check the candidate before you go on',
      qualified: 'Candidate Qualified!',
      disqualified: 'Candidate does not qualify for this study.',
      questionsIncomplete: 'Please fill out all qualification questions.',
      siteMissing: 'No study site was found for the given postal code.',
      bmiOutside: 'Candidate does not meet BMI qualification for the study. Please check height and weight.',
      fieldsMissing: 'Please fill out all required fields for candidate.',
      studyClosed:
        'This study has closed: it takes no new candidates. Nothing that was entered is lost. Thank the candidate and end the call.',
      failed: 'An error occurred while checking candidate qualification.',
    },
    es: {
      title: 'Calificación',
      check: 'Verificar si el candidato califica',
      checking: 'Verificando…',
      unchecked: 'Verifique al candidato antes de continuar',
      qualified: '¡El candidato califica!',
      disqualified: 'El candidato no califica para este estudio.',
      questionsIncomplete: 'Responda todas las preguntas de calificación.',
      siteMissing: 'No se encontró ningún centro del estudio para el código postal indicado.',
      bmiOutside: 'El candidato no cumple el requisito de IMC del estudio. Verifique la estatura y el peso.',
      fieldsMissing: 'Complete todos los campos obligatorios del candidato.',
      studyClosed:
        'Este estudio ha cerrado: ya no acepta candidatos. No se perdió nada de lo ingresado. Agradezca al candidato y termine la llamada.',
      failed: 'Ocurrió un error al verificar si el candidato califica.',
    },
  },
  isEmpty: () => false,
  check: ({ candidateCheck }, { required }) =>
    required && candidateCheck !== 'qualified' ? (candidateCheck ?? 'unchecked') : undefined,
});
