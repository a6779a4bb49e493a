import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Answers, Facts } from '#src/domain/facts.ts';
import { FieldView } from '#src/form/FieldView.tsx';
import { StepFormContext } from '#src/form/StepFormContext.ts';
import { answersOfWording } from '#src/kit/answersOfAspects.ts';
import { SurroundingsContext } from '#src/kit/context.ts';
import { allWidgets } from './allWidgets.ts';
import { exampleField } from './exampleField.ts';
import { exampleServers } from './exampleServers.ts';
import { requiredOptionsOf } from './requiredOptions.ts';
import { situationsOf, type Situation } from './situations.ts';

/** Facts that follow from an answer. */
const following: Readonly<Partial<Record<keyof Facts, keyof Answers>>> = {
  alreadyMatched: 'phone',
  site: 'postalCode',
  siteSchedulingEnabled: 'postalCode',
  siteSearch: 'postalCode',
};

/** The same object, which notes the names that are read of it. */
const noting = <T extends object>(of: T, note: (name: string) => void): T =>
  new Proxy(of, {
    get(target, name, receiver) {
      note(String(name));
      return Reflect.get(target, name, receiver);
    },
  });

type Named = (typeof allWidgets)[number];

/** The answers that a field of the kind reads of the page in this situation, before anybody touches it. */
async function readIn({ kind, widget }: Named, situation: Situation): Promise<Set<string>> {
  const read = new Set<string>();
  const call = exampleServers[situation.server ?? 'replies'];
  const options = requiredOptionsOf(widget);
  const noted = new WeakMap<Facts, Facts>();
  const { field, form, texts, surroundings, store } = exampleField({
    field: { id: 'field', kind, options },
    widget,
    facts: situation.facts,
    call,
  });
  const factsNoted = (): Facts => {
    const facts = surroundings.facts();
    const known = noted.get(facts);
    if (known) return known;
    const answers = noting(facts.answers, (name) => read.add(name));
    const all = noting({ ...facts, answers }, (name) => {
      const answer = following[name as keyof Facts];
      if (answer) read.add(answer);
    });
    noted.set(facts, all);
    return all;
  };
  if (situation.state) store.setState(situation.state);
  const screen = await render(
    <SurroundingsContext value={{ ...surroundings, facts: factsNoted }}>
      <StepFormContext value={{ form, texts, step: 'example' }}>
        <FieldView field={field} />
      </StepFormContext>
    </SurroundingsContext>,
  );
  await screen.unmount();
  return read;
}

const declared = allWidgets.filter(({ widget }) => widget.spec.reads);

test.each(declared)('a field of the kind $kind reads no other answers than its spec says', async (one) => {
  const { kind, widget } = one;
  const may = new Set<string>([...(widget.spec.reads ?? []), ...answersOfWording]);
  for (const situation of situationsOf(kind))
    expect(
      [...(await readIn(one, situation))].filter((name) => !may.has(name)),
      situation.title,
    ).toEqual([]);
});
