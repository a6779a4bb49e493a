import { healthyIndicationId } from './indications.ts';
import { everywhere } from './places.ts';
import {
  chronicCoughQuestions,
  fortyQuestions,
  goutQuestions,
  practiceQuestions,
  vaccineQuestions,
} from './questions.ts';
import { both, paid, story, usual, type DemoStudy } from './study.ts';

/** Studies that differ in their questions and in how far away a site may be; one is for practice alone. */
export const plainStudies: readonly DemoStudy[] = [
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
      webScreener: { showCountrySelect: false },
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
      webScreener: { showCountrySelect: true },
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
      webScreener: { showRiskAssessment: true },
    },
  },
];
