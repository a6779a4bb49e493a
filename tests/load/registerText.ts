import { demoCategories } from '#src/server/db/demo/indications.ts';

/** Numbers from 0 to below 1 that are the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws from a list in which the first are frequent and the last rare, as words and conditions are. */
export function drawer<T>(values: readonly T[], random: () => number, steepness = 0.6): () => T {
  let total = 0;
  const sums = values.map((_, index) => (total += 1 / (index + 1) ** steepness));
  return () => {
    const at = random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    // The lists are not empty, and `low` is a place of theirs.
    return values[low] as T;
  };
}

const syllables =
  'ba ce di fo gu la me ni po ru sa te vi zo car den fil gor han jes kal lor mun nes pra ster tri vol'.split(' ');
const endings = ['', '', '', 's', 'al', 'ing', 'tion', 'ic'];

/** Made-up words of two to four syllables, some of which share their beginning. */
function words(count: number, random: () => number): string[] {
  const made = new Set<string>();
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  while (made.size < count) {
    const length = 2 + Math.floor(random() * 3);
    made.add(Array.from({ length }, () => one(syllables)).join('') + one(endings));
  }
  return [...made];
}

type Condition = { id?: number; name: string };

/** Vocabulary and conditions of a register: our own conditions, and more that are known by their names alone. */
export function vocabulary(random: () => number) {
  const all = words(8000, random);
  const own: Condition[] = demoCategories.flatMap(({ indications }) =>
    indications.map(({ id, name }) => ({ id, name: name.en })),
  );
  const others: Condition[] = Array.from({ length: 360 }, (_, index) => ({
    name: `${all[index * 7 + 500]} ${index % 2 === 0 ? 'disease' : 'syndrome'}`,
  }));
  // Every third is one of ours as far as they go.
  const conditions = others.flatMap((other, index) => {
    const ours = index % 2 === 0 ? own[index / 2] : undefined;
    return ours ? [ours, other] : [other];
  });
  return { words: all, conditions };
}
