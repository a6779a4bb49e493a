import { textIn } from '#tests/e2e/journeys/journey.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { us } from '#tests/e2e/journeys/countries.ts';
import { agreed, agreement, reachedAt, type VisitOf } from './visit.ts';

/** A search that asks how to reach the visitor first. */
export const contactSearch: VisitOf = (language, family, place = us) => {
  const say = textIn(language);
  const t = texts[language];
  const name = `Ula ${family}`;
  return {
    name,
    journey: {
      flow: 'ss7',
      language,
      query: '',
      title: say('Find a study near you', 'Encuentre un estudio cerca de usted'),
      steps: [
        {
          at: 'home',
          heading: say('Find a study near you', 'Encuentre un estudio cerca de usted'),
          entries: [
            { type: t.fullName, text: name },
            { type: place.postalLabel[language], text: place.zip },
            { select: t.age, option: '52' },
            { radio: t.gender, option: t.female },
            { type: t.phone, text: place.phone },
            { pick: t.searchConditions, option: say('Migraine', 'Migraña') },
            ...agreement(language, place),
          ],
          press: say('Search', 'Buscar'),
        },
        {
          at: 'search',
          heading: say('Studies and offers', 'Estudios y ofertas'),
          shows: [say('Offers near you', 'Ofertas cerca de usted')],
          press: say('I have finished', 'Terminar'),
        },
        {
          at: 'thankyou',
          heading: say('Thank you, Ula', 'Gracias, Ula'),
          shows: [say('We have received your information.', 'Hemos recibido su información.')],
        },
      ],
    },
    expected: {
      lead: {
        ...reachedAt(place),
        campaign: 'ss7',
        first_name: 'Ula',
        gender: 'female',
        age: 52,
        indication_ids: [401],
      },
      consents: agreed(place, false),
    },
  };
};
