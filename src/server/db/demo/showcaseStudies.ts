import { everywhere } from './places.ts';
import { asthmaQuestions, cholesterolQuestions, migraineQuestions } from './questions.ts';
import { both, paid, story, usual, type DemoStudy } from './study.ts';

/** Studies that show a visitor something of their own: a landing page, a text for those who qualify, a special banner. */
export const showcaseStudies: readonly DemoStudy[] = [
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
        'Please have your inhaler at hand for the call.',
        'Por favor, tenga a mano su inhalador durante la llamada.',
      ),
      webScreener: {
        compensationAvailable: true,
        landingPageCopy: {
          drawing: 'lungs',
          title: both('Does asthma still hold you back?', '¿El asma todavía le pone límites?'),
          subtitle: both(
            'See if you may join a study near you.',
            'Vea si puede participar en un estudio cerca de usted.',
          ),
          benefits: both(
            'Study medicine and study visits at no cost, with a care team that follows your breathing closely.',
            'Medicamento y visitas del estudio sin costo, con un equipo que sigue de cerca su respiración.',
          ),
          compensationInformation: both(
            'You may receive $600 for time and travel.',
            'Puede recibir $600 por su tiempo y traslado.',
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
              both('Asthma diagnosed by a doctor', 'Asma diagnosticada por un médico'),
              both('No smoking in the last 12 months', 'No haber fumado en los últimos 12 meses'),
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
          drawing: 'mind',
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
];
