import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { replayInput, collectInput } from './replayInput.ts';

type Form = { name: string; email: string; country: string; ready: boolean; answer: string };
const empty: Form = { name: '', email: '', country: '', ready: false, answer: '' };
let stored: Form = empty;
let left: string[] = [];

/** A form as the steps have it: each control shows what is stored. */
function Page() {
  const [form, setForm] = useState(empty);
  const set = (change: Partial<Form>) => {
    stored = { ...stored, ...change };
    setForm(stored);
  };
  return (
    <div role="presentation" onBlur={(event) => left.push(event.target.id)}>
      <input id="name" aria-label="Name" value={form.name} onChange={(event) => set({ name: event.target.value })} />
      <input
        id="email"
        aria-label="Email"
        type="email"
        value={form.email}
        onChange={(event) => set({ email: event.target.value })}
      />
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
afterEach(() => root.remove());

/** A prerendered page, in which somebody does something before the script takes it over. */
async function takeOver(before: () => void) {
  stored = empty;
  left = [];
  root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.append(root);
  before();
  const entered = collectInput(root);
  hydrateRoot(
    root,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  await expect.poll(() => Object.keys(control('name')).some((key) => key.startsWith('__reactProps'))).toBe(true);
  replayInput(entered);
  return entered.map(({ id }) => id);
}

const control = (id: string) => document.getElementById(id) as HTMLInputElement; // Each id is of a control of the page.
const type = (id: string, text: string) => {
  control(id).focus();
  control(id).value = text;
};

test.each([
  ['nothing, where nothing was entered', () => undefined, {}],
  ['text', () => type('name', 'Ana'), { name: 'Ana' }],
  ['an email, while it is typed', () => type('email', 'ana@'), { email: 'ana@' }],
  ['a choice of a list', () => (control('country').value = 'IE'), { country: 'IE' }],
  ['a tick', () => control('ready').click(), { ready: true }],
  ['a radio', () => control('answer-no').click(), { answer: 'no' }],
  [
    'the last of two radios',
    () => {
      control('answer-no').click();
      control('answer-yes').click();
    },
    { answer: 'yes' },
  ],
  [
    'all of it',
    () => {
      type('email', 'a@b.co');
      type('name', 'Ana');
      control('ready').click();
    },
    { email: 'a@b.co', name: 'Ana', ready: true },
  ],
])('stores %s', async (_sentence, before, expected) => {
  await takeOver(before);
  expect(stored).toEqual({ ...empty, ...expected });
});

test('a box that was left is complained about, the one that is typed into is not', async () => {
  await takeOver(() => {
    type('email', 'a@');
    type('name', 'Ana');
  });
  expect(left).toEqual(['email']);
  expect(document.activeElement).toBe(control('name'));
});

test('the place where the visitor types is kept', async () => {
  await takeOver(() => {
    type('name', 'Ana Diaz');
    control('name').setSelectionRange(3, 5);
  });
  expect([control('name').selectionStart, control('name').selectionEnd]).toEqual([3, 5]);
});
