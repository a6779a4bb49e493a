import { describe, expect, test } from 'vitest';
import { codes, type CodePage } from './codes.ts';
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

test('every code is expected by an example or a planted defect: switched off, it would fail one', () => {
  const pages: readonly (readonly [string, CodePage])[] = Object.entries(codes);
  const examples = pages.filter(([, { breaks }]) => breaks !== undefined).map(([code]) => code);
  expect([...new Set([...examples, ...sorts.map(({ code }) => code)])].toSorted()).toEqual(
    Object.keys(codes).toSorted(),
  );
});
