import { describe, expect, it } from 'vitest';
import { createTexts } from './texts.ts';

const namespaces = {
  Age: {
    en: { label: 'Age', find: 'Find {Product} now', greet: 'Hello {name}', old: 'You are older' },
    es: { label: 'Edad', find: 'Buscar {product}', old: 'TODO: traducir' },
  },
};

describe('texts of a page', () => {
  const english = createTexts('en', namespaces);
  const spanish = createTexts('es', namespaces);
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
    ['the first key that is there', spanish.get('Age', ['home.age.label', 'label']), { text: 'Edad' }],
    [
      'a campaign text with its word',
      spanish.choose({ en: 'View {Product}', es: 'Ver {product}' }),
      { text: 'Ver estudios' },
    ],
    ['a campaign text without Spanish', spanish.choose({ en: 'View {Product}' }), { text: 'View Studies', lang: 'en' }],
  ])('%s', (_, got, expected) => expect(got).toEqual(expected));
  it('names the text that is missing', () => expect(() => english.get('Age', 'nothing')).toThrow('Age.nothing'));
});
