import { assert, property, shuffledSubarray } from 'fast-check';
import { expect, test } from 'vitest';
import { crossedFields } from './order.ts';

const all = ['a', 'b', 'c', 'd', 'e', 'f'];

const fieldsOf = (ids: string[]) => ids.map((id) => ({ id }));
const isFirst = (ids: string[], one: string, other: string) => ids.indexOf(one) < ids.indexOf(other);

test('each two fields that stand in another order are named once, and no others', () => {
  assert(
    property(shuffledSubarray(all), shuffledSubarray(all), (before, after) => {
      const crossed = crossedFields(fieldsOf(before), fieldsOf(after)).map((pair) => pair.toSorted().join(' '));
      const both = all.filter((id) => before.includes(id) && after.includes(id));
      const expected = both.flatMap((one) =>
        both
          .filter((other) => one < other && isFirst(before, one, other) !== isFirst(after, one, other))
          .map((other) => `${one} ${other}`),
      );
      expect(crossed.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test('one field that was moved past many is the one that is named', () => {
  const fields = fieldsOf(all);
  const moved = [...fields.slice(1), ...fields.slice(0, 1)];
  expect(new Set(crossedFields(fields, moved).map(([field]) => field))).toEqual(new Set(['a']));
});
