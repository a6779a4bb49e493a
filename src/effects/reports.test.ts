import { expect, test } from 'vitest';
import type { Answers } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { EffectContext } from '#src/kit/effect.ts';
import { emptyState } from '#src/store/emptyState.ts';
import { saveLead } from './saveLead.ts';
import { checkAlreadyMatched, findNearestSite } from './sites.ts';

/** A page without a server, as effects see it. */
function pageOf(answers: Answers) {
  let state: State = emptyState();
  const reports: string[] = [];
  const context = {
    facts: () => exampleFacts({ study: {}, answers }),
    state: () => state,
    change: (recipe: (before: State) => Partial<State>) => (state = { ...state, ...recipe(state) }),
    call: () => Promise.reject(new Error('There is no server.')),
    report: (severity: string, message: string) => reports.push(`${severity} ${message}`),
  };
  // The effects under test need these alone.
  return { context: context as unknown as EffectContext, reports, state: () => state };
}

const ana: Answers = { firstName: 'Ana', lastName: 'Diaz', phone: '+13125550123', postalCode: '60601' };

test.each(['firstName', 'lastName', 'phone', 'postalCode'] as const)(
  'a lead without %s is not saved, and a report names the field',
  async (field) => {
    const page = pageOf({ ...ana, [field]: ' ' });
    await saveLead.run(page.context, {});
    expect(page.reports).toEqual([`error Trying to save an invalid lead: ${field} missing`]);
    expect(page.state().saved.leadId).toBeUndefined();
  },
);

test('a failed search for sites is reported, and does not count as one without a result', async () => {
  const page = pageOf({ ...ana, postalCodeValid: true, postalCodeCountry: 'US' });
  await findNearestSite.run(page.context, {});
  expect(page.reports).toEqual(['error Error retrieving nearby sites']);
  expect(page.state().payload.siteSearch).toBe('failed');
});

test('a match that cannot be looked up counts as none', async () => {
  const page = pageOf({ ...ana, phoneValid: true });
  await checkAlreadyMatched.run(page.context, {});
  expect(page.state().payload.alreadyMatched).toBe(false);
});
