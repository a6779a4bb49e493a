import { textIn } from '#tests/e2e/journeys/journey.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { us } from '#tests/e2e/journeys/countries.ts';
import { counted, ownSteps } from './steps.ts';
import { agreed, agreement, reachedAt, type VisitOf } from './visit.ts';

/** The short sign-up for one condition. */
export const flare: VisitOf = (language, family, place = us) => {
  const say = textIn(language);
  const own = ownSteps(language, place);
  return {
    name: `Eva ${family}`,
    journey: {
      flow: 'flare',
      language,
      query: '?indicationIds%5B%5D=101',
      title: say('Studies for your condition', 'Estudios para su afección'),
      steps: [
        ...counted(language, [
          own.postal(),
          own.name(`Eva ${family}`),
          own.phone(...agreement(language, place)),
          own.email('eva@example.com'),
        ]),
        own.thanks('Eva'),
      ],
    },
    expected: {
      lead: {
        ...reachedAt(place),
        campaign: 'flare',
        first_name: 'Eva',
        email: 'eva@example.com',
        // Nobody asked about the condition of the address.
        indication_ids: [],
        source_info: { presetIndicationIds: [101] },
      },
      consents: agreed(place),
    },
  };
};

/** Contact details and the consent about pictures, then two pictures. */
export const imageCapture: VisitOf = (language, family, place = us) => {
  const say = textIn(language);
  const t = texts[language];
  return {
    name: `Noa ${family}`,
    journey: {
      flow: 'image-capture',
      language,
      query: '',
      title: say('Pictures for a study', 'Fotos para un estudio'),
      steps: [
        {
          at: 'home',
          heading: say('Help a study with your pictures', 'Ayude a un estudio con sus fotos'),
          entries: [
            { type: t.fullName, text: `Noa ${family}` },
            { select: say('Country', 'País'), option: place.name[language] },
            { type: place.postalLabel[language], text: place.zip },
            { type: t.phone, text: place.phone },
            { type: t.email, text: 'noa@example.com' },
            ...agreement(language, place),
          ],
          press: say('Continue to the pictures', 'Continuar a las fotos'),
        },
        {
          at: 'pictures',
          heading: say('Add your pictures', 'Agregue sus fotos'),
          entries: [
            { picture: say('The whole area, from the front', 'Toda la zona, de frente') },
            { picture: say('Close-up', 'De cerca') },
          ],
          press: say('Done', 'Listo'),
        },
        {
          at: 'thankyou',
          heading: say('Thank you, Noa', 'Gracias, Noa'),
          shows: [say('Your pictures have arrived', 'Recibimos sus fotos')],
        },
      ],
    },
    expected: {
      lead: { ...reachedAt(place), campaign: 'image-capture', first_name: 'Noa', email: 'noa@example.com' },
      consents: agreed(place),
      pictures: ['front', 'closeUp'],
    },
  };
};
