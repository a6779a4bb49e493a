import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const email = { kind: 'Email', required: false, options: { label: 'short' } };
const onPage = (...more: object[]) =>
  described(
    check({
      name: 'draft',
      extends: 'flare',
      steps: { email: { addFields: more.map((field) => ({ field: { ...email, ...field } })) } },
    }),
  );

test('a box that stands on its page once more under another name is found', () => {
  expect(onPage({ id: 'otherEmail' })).toEqual([
    'C051 "otherEmail" asks for what "email" of the same page asks: what is entered in one stands in the other',
  ]);
  expect(onPage({ id: 'otherEmail', options: { label: 'auto' } })).toHaveLength(1);
});

test('one for others, or about something else, is not', () => {
  expect(onPage({ id: 'otherEmail', when: { rule: 'narrowScreen' } })).toHaveLength(1);
  const apart = [{ rule: 'narrowScreen' }, { rule: 'narrowScreen', is: false }];
  const changed = { email: { when: apart[0] } };
  const added = [{ field: { ...email, id: 'otherEmail', when: apart[1] } }];
  const steps = { email: { changeFields: changed, addFields: added } };
  expect(described(check({ name: 'draft', extends: 'flare', steps })).filter((one) => one.startsWith('C051'))).toEqual(
    [],
  );
});
