import { describe, expect, it } from 'vitest';
import { pluralText } from './pluralText.ts';
import { createTexts } from './texts.ts';

const namespaces = {
  Age: {
    en: {
      label: 'Age',
      find: 'Find {Product} now',
      greet: 'Hello {name}',
      old: 'You are older',
      left: '{count} places are left in {town}',
      left_one: 'One place is left in {town}',
      gone: '{count} are gone',
    },
    es: { label: 'Edad', find: 'Buscar {product}', old: 'TODO: traducir', left: 'Quedan {count} en {town}' },
  },
};

describe('texts of a page', () => {
  const english = createTexts('en', namespaces, pluralText);
  const spanish = createTexts('es', namespaces, pluralText);
  it.each([
    ['English on an English page', english.get('Age', 'label'), { text: 'Age' }],
    ['Spanish on a Spanish page', spanish.get('Age', 'label'), { text: 'Edad' }],
    [
      'English, marked, where Spanish is missing',
      spanish.get('Age', 'greet', { name: 'Ana' }),
      { text: 'Hello Ana', lang: 'en' },
    ],
    [
      'English, marked, where Spanish waits for its translation',
      spanish.get('Age', 'old'),
      { text: 'You are older', lang: 'en' },
    ],
    ['the word for studies in English', english.get('Age', 'find'), { text: 'Find Studies now' }],
    ['the word for studies in Spanish', spanish.get('Age', 'find'), { text: 'Buscar estudios' }],
    ['a count of one', english.get('Age', 'left', { count: 1, town: 'Y' }), { text: 'One place is left in Y' }],
    [
      'a count of more',
      english.get('Age', 'left', { count: 0, town: '$& {x}' }),
      { text: '0 places are left in $& {x}' },
    ],
    [
      'a count in a language without that form',
      spanish.get('Age', 'left', { count: 1, town: 'Y' }),
      { text: 'Quedan 1 en Y' },
    ],
    ['a count without forms, in English', spanish.get('Age', 'gone', { count: 1 }), { text: '1 are gone', lang: 'en' }],
    ['the first key that is there', spanish.get('Age', ['home.age.label', 'label']), { text: 'Edad' }],
    [
      'a campaign text with its word',
      spanish.choose({ en: 'View {Product}', es: 'Ver {product}' }),
      { text: 'Ver estudios' },
    ],
    ['a campaign text without Spanish', spanish.choose({ en: 'View {Product}' }), { text: 'View Studies', lang: 'en' }],
  ])('%s', (_, got, expected) => expect(got).toEqual(expected));
  it('takes what is added later above what is there, unless it waits for its translation', () => {
    const texts = createTexts('es', namespaces);
    texts.add({ Age: { es: { label: 'Años', find: 'TODO: buscar' } }, Sex: { en: { label: 'Sex' } } });
    const got = [texts.get('Age', 'label'), texts.get('Age', 'find'), texts.get('Sex', 'label')];
    expect(got).toEqual([{ text: 'Años' }, { text: 'Buscar estudios' }, { text: 'Sex', lang: 'en' }]);
    expect([texts.inEnglish('Age', 'Años'), texts.inEnglish('Age', 'Edad'), texts.inEnglish('Sex', 'x')]).toEqual([
      'Age',
      'Edad',
      'x',
    ]);
  });
  it('picks the form for a count once what can is there', () => {
    const texts = createTexts('en', namespaces);
    const left = () => texts.get('Age', 'left', { count: 1, town: 'Y' }).text;
    expect(left).toThrow('Age.left');
    expect(texts.get('Age', 'gone', { count: 1 }).text).toBe('1 are gone');
    texts.add({}, pluralText);
    expect(left()).toBe('One place is left in Y');
  });
  it('names the text that is missing', () => expect(() => english.get('Age', 'nothing')).toThrow('Age.nothing'));
});
