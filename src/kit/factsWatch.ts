import { changedNames, hasSome } from '#src/domain/changedNames.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';

/** The names of the answers that a place read; undefined where it looked through all of them. */
type ReadAnswers = ReadonlySet<string> | undefined;
type Reader = { call: () => void; readAnswers: () => ReadAnswers };

type Source = { facts: () => Facts; subscribe: (listener: () => void) => () => void };

function createWatch(source: Source) {
  const readers = new Set<Reader>();
  let last = source.facts();
  let stop: (() => void) | undefined;
  const onChange = () => {
    const [before, now] = [last, source.facts()];
    last = now;
    const changed = changedNames(before, now);
    if (changed.size === 0) return;
    const isAnswersAlone = changed.size === 1 && changed.has('answers');
    const answers = changedNames(before.answers, now.answers);
    for (const { call, readAnswers } of readers) {
      const read = isAnswersAlone ? readAnswers() : undefined;
      if (!read || hasSome(answers, read)) call();
    }
  };
  return (reader: Reader) => {
    if (readers.size === 0) last = source.facts();
    readers.add(reader);
    stop ??= source.subscribe(onChange);
    return () => {
      readers.delete(reader);
      if (readers.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}

const watches = new WeakMap<Source, ReturnType<typeof createWatch>>();

type Notes = { names?: Set<string> | undefined };

/** The answers, which note each name that is asked of them. */
function notingAnswers(answers: Answers, notes: Notes): Answers {
  return new Proxy(answers, {
    get(target, name: keyof Answers) {
      notes.names?.add(name);
      return target[name];
    },
    has(target, name) {
      notes.names?.add(String(name));
      return name in target;
    },
    ownKeys(target) {
      notes.names = undefined;
      return Reflect.ownKeys(target);
    },
  });
}

/** What `select` reads from the facts, and of which answers: a pure one cannot depend on those that it did not read. */
function readNoting<T>(select: (facts: Facts) => T, facts: Facts): { value: T; readAnswers: ReadAnswers } {
  const notes: Notes = { names: new Set() };
  let answers: Answers | undefined;
  const noting = new Proxy(facts, {
    get(target, name: keyof Facts) {
      return name === 'answers' ? (answers ??= notingAnswers(target.answers, notes)) : target[name];
    },
  });
  const value = select(noting);
  // Safe: the value is the answers. Whoever takes them as they are may read any of them.
  if (answers !== undefined && Object.is(value, answers)) return { value: facts.answers as T, readAnswers: undefined };
  return { value, readAnswers: notes.names };
}

/**
 * Reads the facts for one place of a page, and calls it after each change that what it read may depend on: most key presses
 * change one answer alone, which few places read. All readers of the same surroundings share one subscription.
 */
export function createFactsReader() {
  let readAnswers: ReadAnswers;
  return {
    read<T>(select: (facts: Facts) => T, facts: Facts): T {
      const noted = readNoting(select, facts);
      readAnswers = noted.readAnswers;
      return noted.value;
    },
    /** Returns what ends it. */
    watch(source: Source, call: () => void): () => void {
      const watch = watches.get(source) ?? createWatch(source);
      watches.set(source, watch);
      return watch({ call, readAnswers: () => readAnswers });
    },
  };
}
