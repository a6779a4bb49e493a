import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ChoiceButtons } from '#src/ui/ChoiceButtons.tsx';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { readPage } from './readPage.ts';

const ignore = () => {};

/** The texts before the first field, and before the way on. */
function textsBefore() {
  const { blocks, ...figures } = readPage(44);
  const textsOf = (some: typeof blocks) => some.map(({ text }) => text);
  return {
    field: textsOf(blocks.filter(({ isBeforeField }) => isBeforeField)),
    next: textsOf(blocks.filter(({ isBeforeNext }) => isBeforeNext)),
    fields: [figures.texts, figures.groups],
  };
}

const gender = (
  <ChoiceButtons
    id="gender"
    legend="Gender"
    options={[
      { value: 'male', label: 'Male' },
      { value: 'female', label: 'Female' },
    ]}
    onChoose={ignore}
  />
);

test('buttons that answer are one field, and the way on where the page has no other', async () => {
  await render(
    <main>
      <h1>Welcome</h1>
      {gender}
      <p>Why studies</p>
    </main>,
  );
  expect(textsBefore()).toEqual({
    field: ['Welcome', 'Gender'],
    next: ['Welcome', 'Gender', 'Male'],
    fields: [0, 1],
  });
});

test('where a button sends the page, it is the way on', async () => {
  await render(
    <main>
      <h1>Welcome</h1>
      <Field id="name" label="Name">
        {(control) => <TextInput {...control} value="" onChange={ignore} />}
      </Field>
      {gender}
      <p>Thanks</p>
      <button type="submit">Next</button>
    </main>,
  );
  expect(textsBefore()).toMatchObject({
    field: ['Welcome', 'Name'],
    next: ['Welcome', 'Name', 'Gender', 'Male', 'Female', 'Thanks'],
    fields: [1, 2],
  });
});
