import { everywhere } from './places.ts';
import { childEczemaQuestions, diabetesQuestions, memoryQuestions } from './questions.ts';
import { both, paid, story, usual, type DemoStudy } from './study.ts';

/** Studies for which somebody may answer who takes care of the participant. */
export const caregiverStudies: readonly DemoStudy[] = [
  {
    id: 6,
    places: everywhere,
    questions: memoryQuestions,
    details: {
      ...usual,
      ...paid,
      name: both('Demo: Evergreen', 'Demostración: Siempreverde'),
      title: both('The Evergreen Memory Study (demo)', 'Estudio Siempreverde sobre la memoria (demostración)'),
      description: story(
        'For people from 55 to 85 whose memory has begun to fail, and for those who care for them.',
        'Para personas de 55 a 85 años cuya memoria empieza a fallar, y para quienes las cuidan.',
      ),
      minAge: 55,
      maxAge: 85,
      indicationIds: [402, 403],
      patientCompensationAmount: 1200,
      webScreener: { hasCaregiver: true, caregiverType: 'adult' },
    },
  },
  {
    id: 7,
    places: ['newYork', 'losAngeles', 'houston', 'montreal', 'edinburgh', 'cork', 'melbourne', 'wellington', 'durban'],
    questions: childEczemaQuestions,
    details: {
      ...usual,
      ...paid,
      name: both('Demo: Soft Cloud', 'Demostración: Nube Suave'),
      title: both(
        "The Soft Cloud Children's Eczema Study (demo)",
        'Estudio Nube Suave sobre el eccema infantil (demostración)',
      ),
      description: story(
        'A cream for children from 2 to 17. A parent answers for the child.',
        'Una crema para niños de 2 a 17 años. Un padre o una madre responde por su hijo.',
      ),
      minAge: 2,
      maxAge: 17,
      indicationIds: [601],
      patientCompensationAmount: 300,
      webScreener: { hasCaregiver: true, caregiverType: 'parent_child' },
    },
  },
  {
    id: 9,
    places: ['chicago', 'losAngeles', 'newYork', 'atlanta', 'toronto', 'london', 'johannesburg', 'brisbane'],
    questions: diabetesQuestions,
    details: {
      ...usual,
      ...paid,
      name: both('Demo: Steady Hand', 'Demostración: Mano Firme'),
      title: both('The Steady Hand Diabetes Study (demo)', 'Estudio Mano Firme sobre la diabetes (demostración)'),
      description: story(
        'A weekly pen for adults with type 2 diabetes. The study asks for your medical records.',
        'Una pluma semanal para adultos con diabetes tipo 2. El estudio pide sus registros médicos.',
      ),
      minAge: 30,
      maxAge: 80,
      indicationIds: [302],
      medicalRecords: true,
      successPlan: 'medical_records_collection',
      secondaryScreening: { minimal: true },
      patientCompensationAmount: 750,
      webScreener: { hasCaregiver: true, caregiverType: 'adult' },
    },
  },
];
