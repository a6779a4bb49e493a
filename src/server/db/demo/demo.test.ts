import { describe, expect, test } from 'vitest';
import { demoCategories } from './indications.ts';
import { demoRows } from './rows.ts';
import { demoStudies } from './studies.ts';
import type { DemoStudy } from './study.ts';

/** Every text of a value, with where it stands. */
function texts(value: unknown, path: string): { path: string; en: string; es: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && typeof value.en === 'string')
    return [{ path, en: value.en, es: 'es' in value ? value.es : undefined }];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}

const has = (holds: (study: DemoStudy) => boolean | undefined) => demoStudies.filter(holds).length;

describe('demo data', () => {
  test('every text stands in both languages', () => {
    const missing = texts([demoStudies, demoCategories], '').filter(({ es }) => typeof es !== 'string' || es === '');
    expect(missing).toEqual([]);
  });

  test('every study says that it is made up', () => {
    for (const { details } of demoStudies) {
      expect(details.name.en).toMatch(/^Demo: /);
      expect(details.description.en).toMatch(/made-up study/);
    }
  });

  test('none of the answers is one that excludes the others', () => {
    const responses = demoStudies.flatMap(({ questions }) => questions).flatMap((question) => question.responses);
    const marked = responses.filter(({ exclusive }) => exclusive);
    expect(marked.map(({ text }) => text.en)).toEqual(['None of these', 'None of these']);
    expect(responses.filter(({ text }) => text.en === 'None of these')).toEqual(marked);
  });

  test('ids are unique, those of questions and responses too', () => {
    const { study, criterion, site, indication } = demoRows();
    for (const rows of [study, criterion, site, indication])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const questions = criterion.map(
      ({ details }) => JSON.parse(details) as { questionId: number; responses: { id: number }[] },
    );
    expect(new Set(questions.map(({ questionId }) => questionId)).size).toBe(questions.length);
    const responses = questions.flatMap((question) => question.responses);
    expect(new Set(responses.map(({ id }) => id)).size).toBe(responses.length);
  });

  test('every condition of a study exists', () => {
    const ids = new Set(demoCategories.flatMap(({ indications }) => indications.map(({ id }) => id)));
    expect(demoStudies.flatMap(({ details }) => details.indicationIds).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('there is one of each kind that the product tells apart', () => {
    expect({
      simulations: has(({ details }) => details.isSimulation),
      special: has(({ details }) => details.isSpecial),
      womenOnly: has(({ details }) => details.gender === 'female'),
      parents: has(({ details }) => details.webScreener?.caregiverType === 'parent_child'),
      long: has(({ questions }) => questions.length === 40),
      records: has(({ details }) => details.medicalRecords),
      far: has(({ places }) => places.length === 1),
    }).toEqual({ simulations: 1, special: 1, womenOnly: 1, parents: 1, long: 1, records: 1, far: 1 });
    expect(has(({ details }) => details.webScreener?.caregiverType === 'adult')).toBeGreaterThan(0);
    expect(has(({ details }) => details.minBmi !== undefined && details.minAge !== undefined)).toBeGreaterThan(0);
  });

  test('the first study has a site in each country of the demo', () => {
    const countries = new Set(
      demoRows()
        .site.filter(({ study_id }) => study_id === 1)
        .map(({ country }) => country),
    );
    expect([...countries].toSorted()).toEqual(['AU', 'CA', 'GB', 'IE', 'NZ', 'US', 'ZA']);
  });
});
