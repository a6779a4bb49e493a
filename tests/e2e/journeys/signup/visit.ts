import type { Relationship } from '#src/generated/answers.ts';
import type { Entry, Journey } from '#tests/e2e/journeys/journey.ts';
import type { Expected } from '#tests/e2e/support/leadRecord.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';
import type { Place } from '#tests/e2e/journeys/countries.ts';

/** A visit, and the record of the lead of that name in the database after it. */
export type Visit = {
  journey: Journey;
  name: string;
  expected: Expected;
  /** What the visitor is to the participant, where an earlier visit has stored it. */
  relationship?: Relationship;
};

/** The visit of a person with that family name, unique in the database; from the US unless a place is given. */
export type VisitOf = (language: Language, family: string, place?: Place) => Visit;

const needsBox = ({ code }: Place) => code !== 'US';

/** What the visitor ticks to agree: nothing in the US, and elsewhere the box, but not the one for the clinic. */
export const agreement = (language: Language, place: Place): Entry[] =>
  needsBox(place) ? [{ check: texts[language].agree }] : [];

/** What is agreed to by that; to email where there is an address. */
export const agreed = (place: Place, hasEmail = true): readonly string[] => [
  'call',
  ...(needsBox(place) ? [] : ['clinic']),
  ...(hasEmail ? ['email'] : []),
  'sms',
];

/** How tall and how heavy the visitor is, in the measures of the country. */
export const measures = (language: Language, place: Place): Entry[] => {
  const t = texts[language];
  if (needsBox(place))
    return [
      { type: t.centimetres, text: '168' },
      { type: t.kilograms, text: '68' },
    ];
  return [
    { type: t.feet, text: '5' },
    { type: t.inches, text: '6' },
    { type: t.pounds, text: '150' },
  ];
};

/** The same as it is stored. */
export const storedMeasures = (place: Place) =>
  needsBox(place) ? { height_cm: 168, weight_kg: 68 } : { height_cm: 167.64, weight_kg: 68.04 };

/** Where the visitor lives and is called, by columns of the lead. */
export const reachedAt = ({ code, zip, e164 }: Place) => ({ country: code, postal_code: zip, phone: e164 });
