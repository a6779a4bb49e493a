import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Checkbox } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { nameOnPage } from './nameOnPage.ts';
import { NumberedText } from './Question.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { TextInput } from './TextInput.tsx';

const ignore = () => {};

const field = (label: ReactNode) => (
  <Field id="asked" label={label} optionalMark="optional">
    {(control) => <TextInput {...control} value="" onChange={ignore} />}
  </Field>
);
const group = (legend: ReactNode, lang?: string) => (
  <RadioGroup id="asked" legend={legend} {...(lang && { lang })} options={[]} onChange={ignore} isHeading />
);
const box = (label: ReactNode) => (
  <Checkbox id="asked" checked={false} onChange={ignore}>
    {label}
  </Checkbox>
);

test.each([
  ['a field by its label, without the mark of what may stay empty', field('Zip Code'), { name: 'Zip Code' }],
  [
    'a group by its legend, without its number, which a pair of questions shares',
    group(<NumberedText number={2}>Do you smoke?</NumberedText>),
    { name: 'Do you smoke?' },
  ],
  [
    'a box of a measure by the question',
    <FieldGroup key="f" id="height" legend="Your height">
      {field('Feet')}
    </FieldGroup>,
    { name: 'Your height' },
  ],
  ['a box by the words beside it', box('I agree'), { name: 'I agree' }],
  [
    'a link in them without its note on the new tab',
    box(
      <>
        I read <a href="/x">it</a>
        <span className="visually-hidden"> (new tab)</span>
      </>,
    ),
    { name: 'I read it' },
  ],
  ['words that fell back to English', field(<span lang="en">Name</span>), { name: 'Name', nameLang: 'en' }],
  ['a group in another language', group('Do you smoke?', 'en'), { name: 'Do you smoke?', nameLang: 'en' }],
  [
    'a long sentence by its beginning',
    group('Have you been told by a doctor that your asthma is moderate or severe in the last twelve months?'),
    { name: 'Have you been told by a doctor that your asthma is moderate or severe in the…' },
  ],
  ['what is not named at all by nothing', <p key="p" id="asked" />, { name: '' }],
])('names %s', async (_sentence, page, name) => {
  await render(page);
  expect(nameOnPage('asked')).toEqual(name);
});
