import type { Facts } from '#src/domain/facts.ts';

type Reader = { call: () => void; readsAnswers: () => boolean };

type Source = { facts: () => Facts; subscribe: (listener: () => void) => () => void };

/** Whether no other fact than the answers differs. */
function isSameBesideAnswers(before: Facts, now: Facts): boolean {
  // Every name of an object is one of its keys.
  for (const name of Object.keys(now) as (keyof Facts)[])
    if (name !== 'answers' && !Object.is(before[name], now[name])) return false;
  return Object.keys(before).length === Object.keys(now).length;
}

function createWatch({ facts, subscribe }: Source) {
  const readers = new Set<Reader>();
  let last = facts();
  let stop: (() => void) | undefined;
  const onChange = () => {
    const [before, now] = [last, facts()];
    if (before === now) return;
    last = now;
    const isAnswersAlone = isSameBesideAnswers(before, now);
    if (isAnswersAlone && before.answers === now.answers) return;
    for (const { call, readsAnswers } of readers) if (!isAnswersAlone || readsAnswers()) call();
  };
  return (reader: Reader) => {
    if (readers.size === 0) last = facts();
    readers.add(reader);
    stop ??= subscribe(onChange);
    return () => {
      readers.delete(reader);
      if (readers.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}

const watches = new WeakMap<Source, ReturnType<typeof createWatch>>();

/** What `select` reads from the facts, and whether it read the answers: a pure one that did not cannot depend on them. */
function readNoting<T>(select: (facts: Facts) => T, facts: Facts): { value: T; readsAnswers: boolean } {
  let readsAnswers = false;
  const noting = new Proxy(facts, {
    get(target, name: keyof Facts) {
      if (name === 'answers') readsAnswers = true;
      return target[name];
    },
  });
  return { value: select(noting), readsAnswers };
}

/**
 * Reads the facts for one place of a page, and calls it after each change that what it read may depend on: most key presses
 * change answers alone, which few places read. All readers of the same surroundings share one subscription.
 */
export function createFactsReader() {
  let readsAnswers = true;
  return {
    read<T>(select: (facts: Facts) => T, facts: Facts): T {
      const noted = readNoting(select, facts);
      readsAnswers = noted.readsAnswers;
      return noted.value;
    },
    /** Returns what ends it. */
    watch(source: Source, call: () => void): () => void {
      const watch = watches.get(source) ?? createWatch(source);
      watches.set(source, watch);
      return watch({ call, readsAnswers: () => readsAnswers });
    },
  };
}
