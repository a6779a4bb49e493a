import { describe, expect, test } from 'vitest';
import { changed, printed } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();

/** What is said of these texts of a screener. */
function found(locale: 'en' | 'es', copy: Readonly<Record<string, string>>): string[] {
  const text = printed(changed(shipped.documents.get('ws10') ?? {}, ['copy', locale], copy));
  return shipped
    .check('ws10', { text })
    .findings.filter(({ code }) => code === 'C095')
    .map(({ message }) => message);
}

const stands = (text: string, other: string, name: string) =>
  `"${text}" is what "${other}" says, and here it stands for "${name}"`;

describe('a choice that reads like another one is found', () => {
  test.each<[string, 'en' | 'es', Record<string, string>, string]>([
    ['in other words', 'es', { 'Gender.male': 'Mujer' }, stands('Mujer', 'female', 'male')],
    ['in the words that are shipped', 'es', { 'Gender.male': 'Femenino' }, stands('Femenino', 'female', 'male')],
    ['of one field alone', 'en', { 'home.gender.female': 'A man' }, stands('A man', 'male', 'female')],
  ])('%s', (_, locale, copy, expected) => {
    expect(found(locale, copy)).toEqual([expected]);
  });

  test('so are two texts that have changed places, which are none', () => {
    const copy = { 'Gender.fieldName': 'Género del participante', 'Gender.participantShort': 'Género' };
    expect(found('es', copy)).toHaveLength(1);
  });

  test('two choices that have changed places are one mistake', () => {
    expect(found('es', { 'Gender.male': 'Femenino', 'Gender.female': 'Masculino' })).toEqual([
      `${stands('Femenino', 'female', 'male')}, and "Masculino" for "female"`,
    ]);
  });
});

test.each<[string, 'en' | 'es', Record<string, string>]>([
  ['other words for the same', 'es', { 'Gender.male': 'Hombre', 'Gender.female': 'Mujer' }],
  ['words that name both', 'en', { 'Gender.male': 'A man, not a woman' }],
  ['a choice that is said in many ways', 'en', { 'Gender.other': 'Neither man nor woman' }],
  ['one text for two that are no choices', 'es', { 'Gender.participantShort': 'Género' }],
])('nothing is found of %s', (_, locale, copy) => {
  expect(found(locale, copy)).toEqual([]);
});
