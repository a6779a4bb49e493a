import { describe, expect, test } from 'vitest';
import { report } from '#src/checker/testing/planting.ts';
import { registries } from './registries.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';
import { missingDefaultTexts } from './missingTranslations.ts';

test('a sound campaign has no finding', () => {
  const { findings, text } = report({ sound: soundCampaign }, 'sound');
  expect(text).toMatch(/ok {3}\[1\/1\] sound: 4 steps, \d+ ways, 1 person/);
  expect(findings).toBe(0);
});

const child = (change: object) => ({ name: 'child', extends: 'sound', ...change });

describe('a campaign that extends another', () => {
  test.each<[string, Record<string, object | string>, RegExp]>([
    [
      'names a base that does not exist',
      { child: child({ extends: 'sond' }), sound: soundCampaign },
      /child\.json:3:\d+: C004 There is no campaign "sond"\. Did you mean "sound"/,
    ],
    [
      'extends itself by a detour',
      { child: child({}), sound: { ...child({}), name: 'sound', extends: 'child' } },
      /cannot extend itself: child -> sound -> child/,
    ],
    [
      'inherits a finding, told with the file it is in',
      { child: child({}), sound: { ...soundCampaign, campaignType: 'x' } },
      /sound\.json:4:\d+: C013 "x" is not one of/,
    ],
    [
      'removes what it needs',
      { child: child({ flowType: null }), sound: soundCampaign },
      /found null|"flowType" is missing/,
    ],
    [
      'changes a field that is not there',
      { child: child({ steps: { home: { changeFields: { fone: { required: true } } } } }), sound: soundCampaign },
      /child\.json:\d+:\d+: C006 This step inherits no field "fone"/,
    ],
    [
      'adds a field beside one that is not there',
      {
        child: child({ steps: { home: { addFields: [{ after: 'fone', field: { kind: 'Age' } }] } } }),
        sound: soundCampaign,
      },
      /inherits no field "fone"/,
    ],
    [
      'gives an inherited field an unknown option',
      {
        child: child({ steps: { home: { changeFields: { phone: { options: { labl: 'short' } } } } } }),
        sound: soundCampaign,
      },
      /child\.json:\d+:\d+: C010 "labl" is not known here/,
    ],
  ])('%s', (_, documents, expected) => {
    const { findings, text } = report(documents, 'child');
    expect(text).toMatch(expected);
    expect(findings).toBeGreaterThan(0);
  });
});

describe('texts', () => {
  test('a consent text that is missing in one language is a finding', () => {
    expect(report({ sound: soundCampaign }, 'sound', { missing: 'screener' }).text).toMatch(
      /consents\/screener\.international\.es\.md is missing/,
    );
  });

  const english = { ...soundCampaign, pageTitle: { en: 'Join' }, copy: { en: { 'Phone.short': 'Phone' }, es: {} } };

  test('missing Spanish is a warning', () => {
    const { findings, text } = report({ sound: english }, 'sound');
    expect(findings).toBe(0);
    expect(text).toMatch(/warning: sound\.json:5:16: C031 No Spanish for pageTitle: "Join"/);
    expect(text).toMatch(/No Spanish for Phone\.short/);
  });

  test('a text marked as waiting for its translation counts as missing', () => {
    const marked = { ...soundCampaign, pageTitle: { en: 'Join', es: 'TODO: Join' } };
    expect(report({ sound: marked }, 'sound').text).toMatch(/No Spanish for pageTitle/);
  });

  test('every text that comes with the product has its Spanish', () => {
    expect(missingDefaultTexts('es', registries)).toEqual([]);
  });

  test('missing Spanish is a finding where it is asked for strictly', () => {
    expect(report({ sound: english }, 'sound', { strict: ['es'] }).findings).toBe(2);
  });
});

test('words that are wrong hide nothing of the way through a campaign', () => {
  const { home } = soundCampaign.steps;
  const fields = home.fields.filter(({ kind }) => kind !== 'Phone');
  const { text } = report(
    {
      sound: {
        ...soundCampaign,
        pageTitle: { en: 'Registration (TBD)', es: 'Registro' },
        steps: { ...soundCampaign.steps, home: { ...home, fields } },
        copy: {},
      },
    },
    'sound',
  );
  expect(text).toMatch(/C064[^]*C046 Nobody must give a phone number/);
});
