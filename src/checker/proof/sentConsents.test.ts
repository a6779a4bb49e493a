import { expect, test } from 'vitest';
import { plantSort, shippedCampaigns, sorts } from '#src/checker/testing/defects.ts';
import { changed, printed, stepsOf } from '#src/checker/testing/defects/planting.ts';
import { draftChecker } from '#src/checker/testing/drafts.ts';

const shipped = shippedCampaigns();

test('a field that stands behind a composed one is found at its own place', () => {
  const sort = sorts.find(({ name }) => name === 'a consent to advertising that nothing sends');
  expect(sort && plantSort(sort, 'ss7', shipped, () => [0])).toEqual({ planted: 1, missed: [] });
});

/** What is found of consents that are sent in ws19, which asks for advertising on its second page, with a part of it changed. */
function foundWith(path: string[], value: unknown): string[] {
  const document = changed(shipped.documents.get('ws19') ?? {}, path, value);
  const { findings } = shipped.check('ws19', { text: printed(document) });
  return findings.flatMap(({ code, message }) => (code === 'C081' ? message : []));
}

const submit = [{ effect: 'submitCommercialConsent' }];

test.each<[string, string[], unknown]>([
  ['as it is given', ['steps', 'result', 'onAnswer'], { consents: submit }],
  ['on leaving its step', ['steps', 'result', 'onAnswer'], {}],
])('a consent that is sent %s has no finding', (_, path, value) => {
  expect(foundWith(path, value)).toEqual([]);
});

test('a consent that no effect of its own sends is found, though the step saves', () => {
  const document = shipped.documents.get('ws19') ?? {};
  const without = stepsOf(document).reduce(
    (rest, { path }) =>
      ['onEnter', 'onLeave', 'onAnswer'].reduce((one, list) => changed(one, [...path, list], undefined), rest),
    document,
  );
  const { findings } = shipped.check('ws19', { text: printed(without) });
  expect(findings.map(({ code, message }) => `${code} ${message}`)).toContain(
    'C081 "commercialConsent" asks for a consent that nothing sends: no submitCommercialConsent follows',
  );
});

test.each(['thanks', 'webScreenerHealth'])('a consent that is put behind the save, on "%s", is found once', (step) => {
  const steps = {
    home: { changeFields: { genericConsent: null } },
    [step]: { addFields: [{ field: { kind: 'GenericConsent' } }] },
  };
  const found = draftChecker()({ name: 'draft', extends: 'ws10', steps });
  expect(found.map(({ code }) => code)).toEqual(['C047']);
});

test('a consent that pages show and the campaign says that it does not is recorded of nobody where going on agrees', () => {
  const found = draftChecker()({ name: 'draft', extends: 'ss7', consent: { shown: false } });
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
    expect.stringMatching(/^C048 Nobody in a country where going on agrees can .*: write `consent.shown`: true/),
  ]);
});

test('of a consent to advertising that is sent a step too early, the effect alone is found', () => {
  const email = { addFields: [{ after: 'email', field: { kind: 'CommercialConsent' } }] };
  const phone = { onLeave: submit };
  const found = draftChecker()({ name: 'draft', extends: 'flare', steps: { phone, email } });
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'C081 Nothing on the way to the step "phone" asks for the consent that submitCommercialConsent sends',
  ]);
});

test('where nobody is saved, that is found, and not that their consents are not sent', () => {
  const steps = { phone: { saves: false }, email: { saves: false } };
  const found = draftChecker()({ name: 'draft', extends: 'flare', steps }).map(({ code }) => code);
  expect(found).toContain('C049');
  expect(found).not.toContain('C081');
});
