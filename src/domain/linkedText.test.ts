import { expect, test } from 'vitest';
import { linkedBlocks, linkedText } from './linkedText.ts';

test.each([
  ['a plain text is one paragraph', 'I agree.', [['I agree.']]],
  ['an empty line parts paragraphs', 'One.\n\nTwo.\n \nThree.', [['One.'], ['Two.'], ['Three.']]],
  ['an empty text has no paragraphs', ' \n\n ', []],
  [
    'a known page becomes a link within its sentence',
    'See our [terms of use](terms), please.',
    [['See our ', { text: 'terms of use', to: 'terms' }, ', please.']],
  ],
  [
    'several links stand beside each other',
    '[Privacy](privacy)[HIPAA](hipaa)',
    [
      [
        { text: 'Privacy', to: 'privacy' },
        { text: 'HIPAA', to: 'hipaa' },
      ],
    ],
  ],
  ['an unknown page leaves the words only', 'See [this](elsewhere).', [['See ', 'this', '.']]],
  ['an address is not a link', '[x](https://example.com)', [['[x](https://example.com)']]],
  ['a script is not a link', '[x](javascript:alert)', [['[x](javascript:alert)']]],
])('%s', (_, text, paragraphs) => {
  expect(linkedText(text)).toEqual(paragraphs);
});

test('lines that begin with a hyphen are a list, and paragraphs where there is none', () => {
  const text = 'In short:\n\n- One [thing](terms).\n- Another - of two.\n\nMore.';
  const items = [['One ', { text: 'thing', to: 'terms' }, '.'], ['Another - of two.']];
  expect(linkedBlocks(text)).toEqual([['In short:'], { items }, ['More.']]);
  expect(linkedText(text)).toEqual([['In short:'], ...items, ['More.']]);
});
