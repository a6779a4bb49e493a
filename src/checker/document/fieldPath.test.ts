import { expect, test } from 'vitest';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { fieldPath } from './fieldPath.ts';
import { parseSource } from './tree.ts';

const written = [{ kind: 'ContactForm' }, { kind: 'Age' }, { kind: 'Heading', id: 'end' }];
const text = JSON.stringify({ steps: { home: { fields: written } } });
const { tree } = parseSource({ file: 'a.json', text });
if (!tree) throw new Error('This is JSON.');

const field = (kind: CampaignField['kind'], id: string): CampaignField => ({ kind, id });
const contact = field('ContactForm', 'contactForm');
const age = field('Age', 'age');
const end = field('Heading', 'end');
const name = field('FullName', 'fullName');
const above = field('Heading', 'aboutYou');
const part: NonNullable<CampaignStep['part']> = { of: 'home', passes: 0 };

test.each<[string, Pick<CampaignStep, 'name' | 'fields' | 'part'>, number, (string | number)[]]>([
  ['a field of a step', { name: 'home', fields: [contact, age] }, 1, ['fields', 1]],
  ['a part of a composed field', { name: 'home', fields: [contact, name, age] }, 1, ['fields', 0]],
  ['a field of a page', { name: 'home-you', part, fields: [above, end, age] }, 2, ['fields', 1]],
  ['a part of a field of a page', { name: 'home-you', part, fields: [contact, name] }, 1, ['fields', 0]],
  ['what stands above the fields of a page', { name: 'home-you', part, fields: [above, age] }, 0, ['sections']],
])('%s is found where the document writes it', (_, step, index, expected) => {
  expect(fieldPath(tree, step, index)).toEqual(['steps', 'home', ...expected]);
});

const top = [{ kind: 'Heading' }];
const divided = {
  fields: written,
  sections: [
    { id: 'you', top, fields: [['contactForm', 'end']] },
    { id: 'old', top: [{ kind: 'Benefits' }, ...top], fields: ['age'] },
  ],
};

test.each<[string, CampaignField[], (string | number)[]]>([
  ['the first page', [field('Heading', 'heading'), contact], ['sections', 0, 'top', 0]],
  ['another page', [field('Heading', 'heading'), age], ['sections', 1, 'top', 1]],
  ['a page that asks for nothing it names', [field('Benefits', 'benefits'), name], ['sections', 1, 'top', 0]],
  ['a page of nobody knows which section', [field('Heading', 'heading'), name], ['sections']],
])('what stands above the fields of %s is found in its section', (_, fields, expected) => {
  const whole = parseSource({ file: 'a.json', text: JSON.stringify({ steps: { home: divided } }) }).tree;
  if (!whole) throw new Error('This is JSON.');
  expect(fieldPath(whole, { name: 'home-page', part, fields }, 0)).toEqual(['steps', 'home', ...expected]);
});
