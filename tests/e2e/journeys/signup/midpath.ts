import { textIn } from '#tests/e2e/journeys/journey.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { asthma, confirmation } from './asthma.ts';
import { us } from '#tests/e2e/journeys/countries.ts';
import { counted, ownSteps } from './steps.ts';
import { agreed, storedMeasures, reachedAt, type VisitOf } from './visit.ts';

/** Somebody who is not known by a link after all answers the questions of the study. */
export const midpath: VisitOf = (language, family, place = us) => {
  const say = textIn(language);
  const t = texts[language];
  const { conditions, thanks } = ownSteps(language, place);
  return {
    name: `Max ${family}`,
    journey: {
      flow: 'midpath',
      language,
      query: '',
      title: say('A few more questions', 'Algunas preguntas más'),
      steps: [
        ...counted(language, [
          {
            at: 'questions',
            heading: say('A few questions about the study', 'Algunas preguntas sobre el estudio'),
            entries: [
              { type: t.fullName, text: `Max ${family}` },
              { type: t.phone, text: place.phone },
              ...asthma(language, place),
            ],
            press: t.next,
          },
          {
            at: 'checkAgain',
            heading: say('Where and who', 'Dónde y quién'),
            entries: [
              { type: place.postalLabel[language], text: place.zip },
              { type: t.birthDate, text: place.date('1974', '05', '02') },
              { select: t.gender, option: t.male },
            ],
            press: t.next,
          },
          confirmation(language, place),
          conditions({ pick: t.searchConditions, option: say('Migraine', 'Migraña') }),
        ]),
        thanks('Max'),
      ],
    },
    expected: {
      lead: {
        ...reachedAt(place),
        ...storedMeasures(place),
        campaign: 'midpath',
        gender: 'male',
        date_of_birth: '1974-05-02',
        study_id: 1,
        qualified: true,
        indication_ids: [401],
      },
      consents: agreed(place, false),
    },
  };
};
