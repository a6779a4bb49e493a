import { expect, test } from 'vitest';
import { changed, listAt, printed, type Path } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';
import { home, report } from '#src/checker/testing/planting.ts';

const next = { cases: [{ when: { rule: 'alreadyMatched' }, to: 'result' }], otherwise: 'indications' };
const text = (change: object) => report({ sound: { ...home({ next, ...change }), people: [] } }, 'sound').text;

test('a condition on what no step finds out is none, and the effect that would is named', () => {
  expect(text({})).toMatch(
    /C043 "alreadyMatched" never holds for those who get here, so this choice is none\. No step runs "checkAlreadyMatched" where it would find out what it is about/,
  );
});

test('once a step finds it out the condition is a choice', () => {
  expect(text({ onAnswer: { phone: [{ effect: 'checkAlreadyMatched' }] } })).not.toContain('C043');
});

test('nor is it one where a step finds it out before anything is answered', () => {
  expect(text({ onEnter: [{ effect: 'checkAlreadyMatched' }] })).toContain('C043 "alreadyMatched" never holds');
  const landings = { study: 'indications' };
  const begun = { ...home({ next, onEnter: [{ effect: 'checkAlreadyMatched' }] }), landings, people: [] };
  expect(report({ sound: begun }, 'sound').text).not.toContain('C043 "alreadyMatched"');
});

const shipped = shippedCampaigns();

/** What is found in a shipped campaign changed at the path. */
function foundIn(name: string, path: Path, value: unknown): string[] {
  const { findings } = shipped.check(name, { text: printed(changed(shipped.documents.get(name) ?? {}, path, value)) });
  return findings.map(({ code, message }) => `${code} ${message}`);
}

test('whether somebody is known is no condition where nothing fetches them and nothing is saved before', () => {
  expect(foundIn('lead-update', ['steps', 'home', 'onEnter'], [])).toContainEqual(
    expect.stringMatching(/^C043 "leadIsKnown" never holds .*No step runs "fetchKnownLead"/),
  );
  const fields = ['steps', 'email', 'fields'];
  const shown = { kind: 'HowHeard', when: { rule: 'leadIsKnown' } };
  expect(foundIn('flare', fields, [...listAt(shipped.documents.get('flare'), fields), shown])).toEqual([]);
});

test('all conditions that lack one effect are one mistake', () => {
  const found = foundIn('lead-update', ['steps', 'home', 'onEnter'], []);
  expect(found.filter((one) => one.startsWith('C043'))).toHaveLength(1);
});

test('a step to which only one of them leads is no mistake of its own', () => {
  const { fields } = home({}).steps.home;
  const shown = fields.map((field) =>
    field.kind === 'Email' ? { ...field, when: { rule: 'alreadyMatched' } } : field,
  );
  const printedText = text({ fields: shown });
  expect(printedText.match(/C043 "alreadyMatched" never holds/g)).toHaveLength(1);
  expect(printedText).not.toContain('C040');
});

test.each(['thankyou', 'checkAgain'])('nor where they are fetched only behind it: %s', (step) => {
  const steps = { home: { onEnter: [] }, [step]: { onEnter: [{ effect: 'fetchKnownLead' }] } };
  const draft = { text: JSON.stringify({ name: 'draft', extends: 'lead-update', steps }) };
  expect(shipped.check('draft', draft).findings.map(({ code, message }) => `${code} ${message}`)).toEqual([
    expect.stringMatching(
      `^C050 "leadIsKnown" is about what "fetchKnownLead" finds out, which the step "${step}" runs only later`,
    ),
  ]);
});

test.each([
  ['alreadyMatched', 'checkAlreadyMatched', 'email'],
  ['hasSiteFound', 'findNearestSite', 'name'],
])('what an effect finds out on a later step comes too late for %s', (rule, effect, shownOn) => {
  const options = { level: 2, text: { en: 'Welcome', es: 'Reciba un saludo' } };
  const field = { kind: 'Heading', id: 'extra', when: { rule }, options };
  const found = (runOn: string) => {
    const steps = { [shownOn]: { addFields: [{ field }] } };
    const run = { ...steps[runOn], onEnter: [{ effect }] };
    const draft = { name: 'draft', extends: 's6', steps: { ...steps, [runOn]: run } };
    return shipped.check('draft', { text: JSON.stringify(draft) }).findings.map(({ code }) => code);
  };
  expect([found(shownOn), found('indications')]).toEqual([[], ['C050']]);
});

test.each(['ws10', 'ws22', 'ws23'])(
  'a site is not found by the country alone: the postal code may be given after it: %s',
  (name) => {
    const onAnswer = { country: [{ effect: 'findNearestSite' }] };
    expect(foundIn(name, ['steps', 'home', 'onAnswer'], onAnswer)).toContainEqual(
      expect.stringMatching(/^C085 "screenerResult" hangs on what "findNearestSite" finds out/),
    );
  },
);
