import { describe, expect, test } from 'vitest';
import { localeCodes } from '#src/generated/locales.ts';
import { zoneChoices } from './timezones.ts';

describe('the zones to choose from', () => {
  test.each(localeCodes())('have names in %s by which they are told apart', (locale) => {
    const names = zoneChoices('America/Chicago', locale).map(({ label }) => label);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.includes('/'))).toEqual([]);
  });

  test.each([
    ['that of the browser stands for the one of its name', 'America/Toronto', 0, 'Eastern Time'],
    ['one of elsewhere stands first', 'Europe/Berlin', 1, 'Central European Time'],
  ])('%s', (_, here, more, label) => {
    const served = zoneChoices('America/Chicago', 'en');
    const choices = zoneChoices(here, 'en');
    expect(choices).toHaveLength(served.length + more);
    expect(choices).toContainEqual({ value: here, label });
    if (more === 1) expect(choices[0]?.value).toBe(here);
  });

  test('names begin with a capital letter in Spanish, too', () => {
    expect(zoneChoices('America/Chicago', 'es')).toContainEqual({ value: 'America/Chicago', label: 'Hora central' });
  });
});
