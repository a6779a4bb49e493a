import type { StoredStudy } from '#src/server/db/tables/catalogue.ts';
import { healthyIndicationId } from './indications.ts';
import { everywhere, type DemoPlaceName } from './places.ts';
import type { DemoQuestion } from './question.ts';
import {
  asthmaQuestions,
  childEczemaQuestions,
  cholesterolQuestions,
  chronicCoughQuestions,
  diabetesQuestions,
  fortyQuestions,
  goutQuestions,
  memoryQuestions,
  migraineQuestions,
  practiceQuestions,
  vaccineQuestions,
} from './questions.ts';

export type DemoStudy = {
  id: number;
  details: StoredStudy;
  questions: readonly DemoQuestion[];
  places: readonly DemoPlaceName[];
};

const both = (en: string, es: string) => ({ en, es });

/** What every demo study starts from. */
const usual = {
  isSimulation: false,
  gender: 'any',
  siteTargetAreaType: 'Distance',
  transportationRequired: true,
  internalStatus: 'recruiting',
} as const;

const paid = {
  patientCompensationAmountAvailable: true,
  patientCompensationNote: both('for time and travel', 'por su tiempo y traslado'),
} as const;

const madeUp = both('This is a made-up study for demonstration.', 'Este es un estudio ficticio de demostración.');

/** Description that always ends by saying that the study is made up. */
const story = (en: string, es: string) => both(`${en} ${madeUp.en}`, `${es} ${madeUp.es}`);

/** The demo studies. None of them exists. */
export const demoStudies: readonly DemoStudy[] = [
  {
    id: 1,
    places: everywhere,
    questions: asthmaQuestions,
    details: {
      ...usual,
      ...paid,
      name: both('Demo: Open Air', 'Demostración: Aire Libre'),
      title: both('The Open Air Asthma Study (demo)', 'Estudio Aire Libre sobre el asma (demostración)'),
      description: story(
        'We compare two inhalers for adults whose asthma still wakes them at night.',
        'Comparamos dos inhaladores para adultos a quienes el asma todavía despierta por la noche.',
      ),
      minAge: 18,
      maxAge: 75,
      minBmi: 18,
      maxBmi: 38,
      indicationIds: [101],
      patientCompensationAmount: 600,
      closingCommentsQualified: both(
        'Please have your inhaler at hand when we call.',
        'Por favor, tenga a mano su inhalador cuando llamemos.',
      ),
      webScreener: {
        compensationAvailable: true,
        landingPageCopy: {
          title: both('Does asthma still hold you back?', '¿El asma todavía lo limita?'),
          subtitle: both(
            'See in less than 2 minutes if you may join a study near you.',
            'Vea en menos de 2 minutos si puede participar en un estudio cerca de usted.',
          ),
          benefits: both(
            'Study medicine and study visits at no cost, with a care team that follows your breathing closely.',
            'Medicamento y visitas del estudio sin costo, con un equipo que sigue de cerca su respiración.',
          ),
          compensationInformation: both(
            'You may receive up to $600 for time and travel.',
            'Puede recibir hasta $600 por su tiempo y traslado.',
          ),
          studyDesign: {
            title: both('How the study works', 'Cómo funciona el estudio'),
            items: [
              both('Five visits in six months', 'Cinco visitas en seis meses'),
              both('Breathing tests at each visit', 'Pruebas de respiración en cada visita'),
              both('A short diary on your phone', 'Un breve diario en su teléfono'),
            ],
          },
          eligibility: {
            title: both('Who may join', 'Quién puede participar'),
            items: [
              both('Adults from 18 to 75 years', 'Adultos de 18 a 75 años'),
              both('Asthma found by a doctor', 'Asma diagnosticada por un médico'),
              both('No smoking in the last 12 months', 'Sin fumar en los últimos 12 meses'),
            ],
          },
        },
      },
    },
  },
  {
    id: 2,
    places: ['chicago', 'newYork', 'toronto', 'london', 'dublin', 'sydney', 'auckland', 'capeTown'],
    questions: migraineQuestions,
    details: {
      ...usual,
      ...paid,
      name: both('Demo: Quiet Days', 'Demostración: Días Tranquilos'),
      title: both(
        'The Quiet Days Migraine Study for women (demo)',
        'Estudio Días Tranquilos sobre la migraña en mujeres (demostración)',
      ),
      description: story(
        'A daily tablet that may prevent migraine, for women from 18 to 55.',
        'Una tableta diaria que puede prevenir la migraña, para mujeres de 18 a 55 años.',
      ),
      gender: 'female',
      minAge: 18,
      maxAge: 55,
      indicationIds: [401],
      patientCompensationAmount: 450,
      webScreener: {
        compensationAvailable: true,
        landingPageCopy: {
          title: both('More days without migraine', 'Más días sin migraña'),
          benefits: both(
            'All visits and study medicine are free.',
            'Todas las visitas y el medicamento del estudio son gratuitos.',
          ),
        },
      },
    },
  },
  {
    id: 3,
    places: everywhere,
    questions: practiceQuestions,
    details: {
      ...usual,
      isSimulation: true,
      name: both('Demo: Practice', 'Demostración: Práctica'),
      title: both('Practice screener (simulation)', 'Cuestionario de práctica (simulación)'),
      description: story('It never ends in an invitation.', 'Nunca termina en una invitación.'),
      minAge: 18,
      indicationIds: [healthyIndicationId],
    },
  },
  {
    id: 4,
    places: ['chicago', 'houston', 'miami', 'denver', 'seattle', 'atlanta', 'vancouver', 'manchester'],
    questions: cholesterolQuestions,
    details: {
      ...usual,
      ...paid,
      isSpecial: true,
      name: both('Demo: Clear Stream', 'Demostración: Arroyo Claro'),
      title: both(
        'The Clear Stream Cholesterol Study (demo)',
        'Estudio Arroyo Claro sobre el colesterol (demostración)',
      ),
      description: story(
        'Two injections a year in place of a daily tablet for high cholesterol.',
        'Dos inyecciones al año en lugar de una tableta diaria para el colesterol alto.',
      ),
      minAge: 40,
      maxAge: 80,
      indicationIds: [202],
      patientCompensationAmountOverride: both('Up to $900', 'Hasta $900'),
    },
  },
  {
    id: 5,
    places: ['dunedin'],
    questions: goutQuestions,
    details: {
      ...usual,
      name: both('Demo: Far South', 'Demostración: Lejano Sur'),
      title: both('The Far South Gout Study (demo)', 'Estudio Lejano Sur sobre la gota (demostración)'),
      description: story('Its only site is in Dunedin.', 'Su único centro está en Dunedin.'),
      minAge: 18,
      indicationIds: [703],
    },
  },
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
    id: 8,
    places: everywhere,
    questions: fortyQuestions,
    details: {
      ...usual,
      name: both('Demo: Long Road', 'Demostración: Camino Largo'),
      title: both('The Long Road Health Survey (demo)', 'Encuesta de salud Camino Largo (demostración)'),
      description: story('Forty questions on one page.', 'Cuarenta preguntas en una página.'),
      minAge: 18,
      siteTargetAreaType: 'Country',
      indicationIds: [healthyIndicationId],
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
        'Una pluma semanal para adultos con diabetes tipo 2. El estudio pide su historial médico.',
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
  {
    id: 10,
    places: ['houston', 'denver', 'vancouver', 'manchester', 'dublin', 'melbourne', 'auckland', 'johannesburg'],
    questions: chronicCoughQuestions,
    details: {
      ...usual,
      name: both('Demo: Calm Breath', 'Demostración: Respiro'),
      title: both('The Calm Breath Cough Study (demo)', 'Estudio Respiro sobre la tos (demostración)'),
      description: story(
        'For adults who have coughed for eight weeks or longer.',
        'Para adultos que han tenido tos durante ocho semanas o más.',
      ),
      minAge: 18,
      siteTargetAreaType: 'State',
      partnerScreener: 'Lab Partner',
      indicationIds: [103],
    },
  },
  {
    id: 11,
    places: everywhere,
    questions: vaccineQuestions,
    details: {
      ...usual,
      ...paid,
      name: both('Demo: First Snow', 'Demostración: Primera Nieve'),
      title: both('The First Snow Vaccine Study (demo)', 'Estudio Primera Nieve sobre una vacuna (demostración)'),
      description: story(
        'A flu vaccine for healthy adults from 18 to 49.',
        'Una vacuna contra la gripe para adultos sanos de 18 a 49 años.',
      ),
      minAge: 18,
      maxAge: 49,
      minBmi: 18.5,
      maxBmi: 32,
      siteTargetAreaType: 'Country',
      indicationIds: [healthyIndicationId, 901],
      patientCompensationAmount: 250,
    },
  },
];
