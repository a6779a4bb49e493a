import { expect, test } from 'vitest';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { describeFinding } from '#src/checker/finding.ts';
import { report } from '#src/checker/testing/planting.ts';
import { memoryProject, soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const titled = (en: string, es: string) =>
  report({ sound: { ...soundCampaign, pageTitle: { en, es } } }, 'sound', { strict: ['es'] });

test.each(['COVID-19', 'Normal', 'Demo Hospital'])('a name may be alike in both languages: %s', (name) => {
  expect(titled(name, name)).toMatchObject({ findings: 0 });
});

const sponsoredBy = (en: string, es: string) =>
  report({ sound: { ...soundCampaign, oversight: { sponsor: { en, es } } } }, 'sound', { strict: ['es'] });

test.each(['Meadow Pharma Ltd', 'Sleep Research Center of Ohio', 'Meadow Recruiting LLC'])(
  'an organization is called alike in both languages: %s',
  (name) => {
    expect(sponsoredBy(name, name)).toMatchObject({ findings: 0 });
  },
);

test('what is said of an organization is translated', () => {
  const said = 'Demo Recruiting (made up)';
  expect(sponsoredBy(said, said).text).toContain('C031 The Spanish for sponsor is the English');
});

test.each([
  ['We call you soon', 'We call you soon ', /C031 The Spanish for pageTitle is the English: "We call you soon"/],
  ['Normal', '  ', /C031 No Spanish for pageTitle: "Normal"/],
])('"%s" is not translated by "%s"', (en, es, expected) => {
  expect(titled(en, es).text).toMatch(expected);
});

/** What is warned of where the kind Email has not all of its Spanish yet, with this copy of the campaign. */
function warnedOf(es: Readonly<Record<string, string>>): string[] {
  const { registries, ...project } = memoryProject({
    sound: { ...soundCampaign, copy: { en: soundCampaign.copy.en, es: { ...soundCampaign.copy.es, ...es } } },
  });
  const { Email, ...kinds } = registries.kinds;
  if (!Email) throw new Error('There is no kind Email.');
  const messages = { en: { short: 'Short', hint: 'Hint' }, es: { short: 'TODO: Short' } };
  const more = { ...registries, kinds: { ...kinds, Email: { ...Email, messages } } };
  const options = { strict: [], today: '2026-11-01' };
  return [...checkCampaigns(['sound'], { ...project, registries: more }, options)].flatMap(({ warnings }) =>
    warnings.map(describeFinding),
  );
}

test.each<[string, Readonly<Record<string, string>>, RegExp[]]>([
  ['none', {}, [/C031 The kind Email has no Spanish for short, hint: write it in widgets\/Email\/spec\.ts/]],
  ['that of one', { 'Email.short': 'Correo' }, [/The kind Email has no Spanish for hint:/]],
  ['all, of the field and of the kind', { 'home.email.short': 'Correo', 'Email.hint': 'Su correo' }, []],
])('of a kind without Spanish a campaign brings %s', (_, es, expected) => {
  expect(warnedOf(es)).toEqual(expected.map((one) => expect.stringMatching(one)));
});
