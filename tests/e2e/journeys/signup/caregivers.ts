import { textIn } from '#tests/e2e/journeys/journey.ts';
import { texts } from '#tests/e2e/support/texts.ts';
import { titleOf } from './core.ts';
import { us } from '#tests/e2e/journeys/countries.ts';
import { counted, landingOf, ownSteps, participantSteps } from './steps.ts';
import { agreed, reachedAt, type VisitOf } from './visit.ts';

type Relationship = 'Parent' | 'Spouse';

/** What the visitor is to the participant, and the question about conditions which that brings. */
const questions: Readonly<Record<Relationship, readonly [en: string, es: string]>> = {
  Parent: ['Which health conditions does your child have?', '¿Qué afecciones tiene su hijo o hija?'],
  Spouse: ['Which health conditions does your spouse or partner have?', '¿Qué afecciones tiene su cónyuge o pareja?'],
};

/** Somebody who answers for a participant, and is this to them. */
const forSomebody =
  (relationship: Relationship): VisitOf =>
  (language, family, place = us) => {
    const say = textIn(language);
    const t = texts[language];
    const other = participantSteps(language, place, relationship === 'Parent' ? 'child' : 'participant');
    return {
      name: `Leo ${family}`,
      ...(relationship !== 'Parent' && { relationship }),
      journey: {
        flow: 's6',
        language,
        query: '?cg=1',
        title: titleOf(language),
        steps: [
          landingOf(language, t.man, true),
          ...counted(language, [
            other.postal(),
            other.age('31'),
            other.name(`Leo ${family}`, { type: say('Your full name', 'Su nombre completo'), text: `Rosa ${family}` }),
            other.phone(),
            other.email('rosa@example.com'),
            other.conditions(say(...questions[relationship]), {
              pick: t.searchConditions,
              option: say('Migraine', 'Migraña'),
            }),
          ]),
          ownSteps(language, place).thanks('Rosa'),
        ],
      },
      expected: {
        lead: { first_name: 'Leo', last_name: family, gender: 'male', age: 31, indication_ids: [401], language },
        // Calls and emails go to the caregiver.
        caregiver: {
          ...reachedAt(place),
          first_name: 'Rosa',
          last_name: family,
          relationship,
          email: 'rosa@example.com',
        },
        consents: agreed(place),
      },
    };
  };

export const parent = forSomebody('Parent');
export const spouse = forSomebody('Spouse');
