import { describe, expect, test } from 'vitest';
import { codes, type CodePage } from './codes.ts';
import { changed, fieldsOf, listAt, printed, type Path } from './testing/defects/planting.ts';
import { plantSort, shippedCampaigns, sorts } from './testing/defects.ts';

const shipped = shippedCampaigns();
const campaigns = [...shipped.documents.keys()];

/** Campaigns in which each sort is planted here; the command plants them in all. */
const EACH_IN = 2;

describe('a defect planted in a shipped campaign is reported by its code at its place', () => {
  test.each(sorts.map((sort, index) => [sort.code, sort.name, sort, index] as const))(
    '%s %s',
    (_code, _name, sort, index) => {
      const applies = campaigns.filter((name) => sort.plant(shipped.documents.get(name) ?? {}).length > 0);
      const chosen = [
        ...new Set(Array.from({ length: EACH_IN }, (_, turn) => applies[(index + turn * 7) % applies.length] ?? '')),
      ];
      const done = chosen.map((name) => plantSort(sort, name, shipped, (places) => [index % places]));
      expect(done.reduce((sum, { planted }) => sum + planted, 0)).toBe(chosen.length);
      expect(done.flatMap(({ missed }) => missed)).toEqual([]);
    },
  );
});

test.each(['ws22', 'ws23'])(
  'laid out in pages, a condition is found at the field that the document writes it in: %s',
  (name) => {
    const sort = sorts.find((one) => one.name === 'a field for all ages');
    const done = sort && plantSort(sort, name, shipped, () => [0, 1, 2]);
    expect(done).toEqual({ planted: 3, missed: [] });
  },
);

test.each(['ws22', 'ws23'])(
  'laid out in pages, a text that none of them shows is read by its readers, too: %s',
  (name) => {
    const sort = sorts.find((one) => one.name === 'a caregiver who reads what everybody reads');
    // A check reports a warning once.
    const done = sort && plantSort(sort, name, shippedCampaigns(), () => [0]);
    expect(done).toEqual({ planted: 1, missed: [] });
  },
);

test('a question beside thanks that say nothing of it is in vain', () => {
  const sort = sorts.find((one) => one.name === 'a question on the last page');
  const done = sort && plantSort(sort, 'ps2', shipped, (places) => [...Array(places).keys()]);
  expect(done).toEqual({ planted: expect.toSatisfy((count: number) => count > 0), missed: [] });
});

describe('laid out in pages, a field that no section names', () => {
  // That no progress is shown is of one page, and inherited.
  const document = changed(shipped.documents.get('ws22') ?? {}, ['steps', 'home', 'showProgress'], undefined);
  const fields = ['steps', 'home', 'fields'];
  const found = (path: Path, value: unknown) =>
    shipped.check('ws22', { text: printed(changed(document, path, value)) }).findings.map(({ code }) => code);
  const never = { rule: 'ageBetween', params: { min: 90, max: 20 } };

  test('is on no page where it is content, so that its condition is of no consequence', () => {
    const at = fieldsOf(document).find(({ value }) => value['kind'] === 'LandingCopy')?.path ?? [];
    expect(found([...at, 'when'], never)).toEqual([]);
  });

  test('is found by that alone where it is a question', () => {
    expect(found(fields, [...listAt(document, fields), { kind: 'Phone', id: 'again' }])).toEqual(['C072']);
  });
});

test('every code is expected by an example or a planted defect: switched off, it would fail one', () => {
  const pages: readonly (readonly [string, CodePage])[] = Object.entries(codes);
  const examples = pages.filter(([, { breaks }]) => breaks !== undefined).map(([code]) => code);
  expect([...new Set([...examples, ...sorts.map(({ code }) => code)])].toSorted()).toEqual(
    Object.keys(codes).toSorted(),
  );
});
