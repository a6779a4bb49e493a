import { StrictMode, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { takeOverIslands } from '#src/kit/islands.ts';
import { fill, inTask } from '#tests/support/entering.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { takeOver } from './takeOver.ts';

type Form = { name: string; email: string; country: string; ready: boolean; answer: string };
const empty: Form = { name: '', email: '', country: '', ready: false, answer: '' };
let stored: Form = empty;
let left: string[] = [];
let replaced: unknown[] = [];

/** A form as the steps have it: each control shows what is stored. */
function Page({ onRendered }: { onRendered?: () => void }) {
  const [form, setForm] = useState(empty);
  useLayoutEffect(() => onRendered?.(), [onRendered]);
  const set = (change: Partial<Form>) => {
    stored = { ...stored, ...change };
    setForm(stored);
  };
  return (
    <div role="presentation" onBlur={(event) => left.push(event.target.id)}>
      <TextInput id="name" aria-label="Name" value={form.name} onChange={(name) => set({ name })} />
      <TextInput id="email" aria-label="Email" type="email" value={form.email} onChange={(email) => set({ email })} />
      <select
        id="country"
        aria-label="Country"
        value={form.country}
        onChange={(event) => set({ country: event.target.value })}
      >
        <option value="">Choose</option>
        <option value="IE">Ireland</option>
      </select>
      <input
        id="ready"
        aria-label="Ready"
        type="checkbox"
        checked={form.ready}
        onChange={(event) => set({ ready: event.target.checked })}
      />
      {['yes', 'no'].map((answer) => (
        <input
          key={answer}
          id={`answer-${answer}`}
          aria-label={answer}
          type="radio"
          name="answer"
          checked={form.answer === answer}
          onChange={() => set({ answer })}
        />
      ))}
    </div>
  );
}

let root: HTMLElement;
beforeAll(() => import('./earlyPresses.ts'));

afterEach(() => {
  root.remove();
  // A server has none of them.
  takeOverIslands();
});

/** Takes the markup over; resolves in the task in which that is done. */
const takenOver = (hydrate: (onRendered: () => void) => void) =>
  new Promise<void>((resolve) => {
    takeOver(root, (onRendered) =>
      hydrate(() => {
        onRendered();
        queueMicrotask(resolve);
      }),
    );
  });

/** A prerendered page, in which somebody does something before the script takes it over, or while it does. */
async function openAfter(before: () => void, during?: () => Promise<void>) {
  stored = empty;
  left = [];
  replaced = [];
  root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  before();
  const taken = takenOver((onRendered) => {
    hydrateRoot(
      root,
      <StrictMode>
        <Page onRendered={onRendered} />
      </StrictMode>,
      // Of markup that was changed before.
      { onRecoverableError: (error) => replaced.push(error) },
    );
  });
  await during?.();
  await taken;
}

const control = (id: string) => document.getElementById(id) as HTMLInputElement; // Each id is of a control of the page.
const type = (id: string, text: string) => {
  control(id).focus();
  fill(control(id), text);
};
const choose = (id: string, value: string) => fill(control(id), value);

test.each([
  ['nothing, where nothing was entered', [], {}],
  ['text', [() => type('name', 'Ana')], { name: 'Ana' }],
  ['an email, while it is typed', [() => type('email', 'ana@')], { email: 'ana@' }],
  ['a choice of a list', [() => choose('country', 'IE')], { country: 'IE' }],
  ['a tick', [() => control('ready').click()], { ready: true }],
  ['a radio', [() => control('answer-no').click()], { answer: 'no' }],
  [
    'the last of two radios',
    [() => control('answer-no').click(), () => control('answer-yes').click()],
    { answer: 'yes' },
  ],
  [
    'text that goes on in the same task',
    [() => ['A', 'An', 'Ana'].forEach((text) => type('name', text))],
    { name: 'Ana' },
  ],
  [
    'the last of two radios of one task',
    [() => ['answer-no', 'answer-yes'].forEach((id) => control(id).click())],
    { answer: 'yes' },
  ],
  [
    'all of it',
    [() => type('email', 'a@b.co'), () => type('name', 'Ana'), () => control('ready').click()],
    { email: 'a@b.co', name: 'Ana', ready: true },
  ],
])('stores %s', async (_sentence, entries, expected) => {
  await openAfter(() => entries.forEach((enter) => enter()));
  expect(stored).toEqual({ ...empty, ...expected });
  root.remove();
  // The same while React renders, which it does in small parts: each comes between two tasks of its own.
  await openAfter(
    () => undefined,
    async () => {
      for (const enter of entries) await inTask(enter);
    },
  );
  expect(stored).toEqual({ ...empty, ...expected });
});

test('where the markup was translated before, it is replaced, and who types goes on typing', async () => {
  await openAfter(
    () => {
      // What browsers put in place of a text.
      root.firstElementChild?.prepend(document.createElement('font'));
      type('email', 'ana@example.org');
      control('answer-yes').click();
      type('name', 'An');
    },
    () => Promise.resolve(type('name', 'Ana D')),
  );
  expect(replaced).toHaveLength(1);
  expect(document.activeElement).toBe(control('name'));
  expect(stored).toEqual({ ...empty, name: 'Ana D', email: 'ana@example.org', answer: 'yes' });
  expect(left).toEqual(['email']);
  expect(control('name').selectionStart).toBe(5);
});

test('a box that was left is complained about, the one that is typed into is not', async () => {
  await openAfter(() => {
    type('email', 'a@');
    type('name', 'Ana');
  });
  expect(left).toEqual(['email']);
  expect(document.activeElement).toBe(control('name'));
});

test('the place where the visitor types is kept', async () => {
  await openAfter(() => {
    type('name', 'Ana Diaz');
    control('name').setSelectionRange(3, 5);
  });
  expect([control('name').selectionStart, control('name').selectionEnd]).toEqual([3, 5]);
});
