import { expect, test } from 'vitest';
import type { Answers } from '#src/domain/facts.ts';
import { pageOf } from './testing/pageOf.ts';
import { saveLead } from './saveLead.ts';

const ana: Answers = { firstName: 'Ana', lastName: 'Diaz', phone: '+13125550123', postalCode: '60601' };
const slug = 'a-slug-of-the-tests';

/** Saves with these replies, one a save. Gives the state after each. */
async function savedWith(...replies: readonly object[]) {
  const waiting = [...replies];
  const page = pageOf(() => Promise.resolve(waiting.shift()), { study: { id: 7 }, answers: ana });
  Object.assign(page.context, {
    sending: { lead: { last: Promise.resolve() }, consents: { last: Promise.resolve() }, latest: 0 },
    page: { ...page.context.page, referrerUrl: '', inEnglish: (_kind: string, text: string) => text },
  });
  const states = [];
  while (waiting.length > 0) {
    await saveLead.run(page.context, {});
    states.push(page.state().saved);
  }
  return states;
}

test('a lead whose study had closed is saved, and the tab remembers which study that was', async () => {
  expect(await savedWith({ slug, saved: true, studyClosed: true })).toMatchObject([
    { slug, subjectSaved: true, failed: false, successSaved: false, closedStudyId: 7 },
  ]);
});

test('a study that has opened again is not remembered as closed', async () => {
  const [, later] = await savedWith({ slug, saved: true, studyClosed: true }, { slug, saved: true });
  expect(later).toMatchObject({ subjectSaved: true, closedStudyId: undefined });
});
