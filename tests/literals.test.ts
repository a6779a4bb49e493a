import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandNames, brands, brandServerFacts } from '#src/domain/brands/index.ts';
import { countries, countryCodes } from '#src/domain/countries/index.ts';
import { codeFiles } from '#tests/support/imports.ts';

/** Lines of code outside the folders of countries and brands, generated files and fictional data, as `file:line text`. */
const lines = codeFiles('{src,widgets,scripts}')
  .filter((file) => !/^src\/(domain\/(countries|brands)|generated|server\/db\/demo)\//.test(file))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8').split('\n');
    return text.map((line, index) => ({ line, place: `${file}:${index + 1} ${line.trim()}` }));
  });

/** One of the words between quotes, with nothing beside it. */
const quoted = (words: readonly string[]) => `(['"\`])(?:${words.join('|')})\\1`;

const codes = countryCodes.join('|');
const namesOfCountries = countryCodes.flatMap((code) => [code, countries[code].alpha3, countries[code].name.en]);
/** A code or a name in quotes, a code as a key of an object, or at the end of the name of a setting. */
const country = new RegExp(`${quoted(namesOfCountries)}|^\\s*(?:${codes}):|[A-Z]_(?:${codes})\\b`);

const settingsOf = brandNames.flatMap((name) => {
  const { hosts, tagManagerSetting, emailSetting } = brandServerFacts[name];
  return [tagManagerSetting, emailSetting, ...(hosts ? [hosts.setting] : [])];
});
const brand = new RegExp(quoted([...brandNames, ...brandNames.map((name) => brands[name].name), ...settingsOf]));

describe('code names', () => {
  test.each([
    ['country', country],
    ['brand', brand],
  ])('no %s: what differs between them is in their files', (_, literal) => {
    expect(lines.filter(({ line }) => literal.test(line)).map(({ place }) => place)).toEqual([]);
  });
});

test.each([
  ["country === 'US'", country],
  ["  GB: 'London',", country],
  ["['AUS', 'NZL']", country],
  ["text('PHONE_CALL_CENTER_IE')", country],
  ["name === 'Ireland'", country],
  ["brand === 'trials-world'", brand],
  ["webAddress('TAG_MANAGER_URL')", brand],
])('one in %s is found', (line, literal) => {
  expect(line).toMatch(literal);
});
