import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { Answers, Criterion } from '#src/domain/facts.ts';
import { Island } from '#src/kit/Island.tsx';
import { islandsAround, takeOverIslands } from '#src/kit/islands.ts';
import { App } from '#src/app/router/App.tsx';
import { enterAddress } from '#src/app/page/enterAddress.ts';
import type { Page } from '#src/app/page/page.ts';
import { createAppStore } from '#src/store/store.ts';
import { criterion } from '#tests/support/criterion.ts';
import { fill, inTask } from '#tests/support/entering.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { enterPrepared } from './prepared.ts';
import { takeOver } from './takeOver.ts';
import { takeOverForOthers } from './takeOverForOthers.ts';

const criteria: Criterion[] = (['any', 'female', 'any', 'any', 'any'] as const).map((gender, index) => ({
  ...criterion,
  id: index + 1,
  gender,
  question: `Question ${index + 1}?`,
}));
const study = { id: 1, name: 'Study', title: 'A study' };

let root: HTMLElement;
let errors: unknown[];
beforeEach(() => {
  errors = [];
  root = document.createElement('div');
  // The rest of the page is far away from the screen.
  root.style.paddingTop = '10000px';
  document.body.append(root);
  // The test before may have scrolled to what it used.
  scrollTo(0, 0);
});
afterEach(() => {
  root.remove();
  // A server has none of them.
  takeOverIslands();
  expect(errors).toEqual([]);
});

const storages = { local: undefined, session: undefined };

type Opening = { before?: () => void; restored?: Answers; search?: string };

const away = () => Promise.reject(new ApiError({ status: 503, code: 'unavailable', message: 'Away.' }));

/** A page about a study, taken over from its markup; `before` is what a visitor does by then, `restored` what is stored. */
async function openPage({ before, restored, search = '?studyId=1' }: Opening = {}): Promise<Page> {
  const store = createAppStore(storages);
  const page = await openRealPage('ws10', { store });
  Object.assign(page, { call: away });
  enterPrepared(page, { study: { study: study as never, criteria, minimal: false } });
  const app = (onRendered?: () => void) => (
    <MemoryRouter initialEntries={['/signup/ws10/home?studyId=1']}>
      <App page={page} {...(onRendered && { onRendered })} />
    </MemoryRouter>
  );
  root.innerHTML = renderToString(app());
  before?.();
  await new Promise<void>((resolve) => {
    takeOver(root, (onRendered) => {
      const enter = () => {
        onRendered();
        enterAddress(page, search);
        takeOverForOthers(page);
        if (restored) store.setState({ answers: restored });
        else store.restore();
        queueMicrotask(resolve);
      };
      hydrateRoot(root, app(enter), { onRecoverableError: (error) => errors.push(error) });
    });
  });
  return page;
}

const control = (id: string) => document.getElementById(id) as HTMLInputElement; // Each id is of a control of the page.
const isHeld = (id: string) => islandsAround(control(id)).length > 0;
const yes = 'qualificationQuestions-question-1-11';

test('the first question is taken over with the page, those after it are not', async () => {
  await openPage();
  expect(['fullName', 'email', yes].map((id) => [id, isHeld(id)])).toEqual([
    ['fullName', false],
    ['email', true],
    [yes, true],
  ]);
});

const other = (onRendered: () => void) => (
  <Suspense>
    <b ref={onRendered} />
  </Suspense>
);

/** Ends once React has done what it leaves for when it has nothing else to do: a part of another page is taken over last. */
async function leftForIdle(): Promise<void> {
  const page = document.createElement('div');
  page.innerHTML = renderToString(other(() => undefined));
  await new Promise<void>((resolve) => hydrateRoot(page, other(resolve)));
}

test('React does no work for what is out of sight while the page is idle', async () => {
  let asked = 0;
  const isLoaded = () => (asked += 1) > 0;
  const app = (onRendered: () => void) => (
    <div ref={onRendered}>
      <Island isLoaded={isLoaded}>
        <input id="late" />
      </Island>
    </div>
  );
  root.innerHTML = renderToString(app(() => undefined));
  asked = 0;
  await new Promise<void>((resolve) =>
    takeOver(root, (done) =>
      hydrateRoot(
        root,
        app(() => (done(), resolve())),
      ),
    ),
  );
  await leftForIdle();
  expect(asked).toBe(0);
  control('late').focus();
  expect(asked).toBeGreaterThan(0);
});

test.each([
  ['a text that the browser fills in', () => fill(control('email'), 'ana@example.com'), { email: 'ana@example.com' }],
  ['a radio that is pressed', () => control(yes).click(), { responses: { 1: [11] } }],
])('%s is the first that React learns of the field, and is stored', async (_, enter, expected) => {
  const page = await openPage();
  await inTask(enter);
  expect(page.store.getState().answers).toMatchObject(expected);
});

test('what was entered before the page is taken over is stored, in a field that was not needed yet', async () => {
  const page = await openPage({ before: () => control(yes).click() });
  expect(page.store.getState().answers.responses).toEqual({ 1: [11] });
});

test('what a script enters at once after the first letter is kept', async () => {
  const page = await openPage();
  await inTask(() => ['a', 'an', 'ana@example.com'].forEach((text) => fill(control('email'), text)));
  expect(page.store.getState().answers.email).toBe('ana@example.com');
});

test('what the browser filled in without telling is stored as the step is left', async () => {
  const page = await openPage();
  control('email').value = 'ana@example.com';
  root.querySelector<HTMLElement>('button[type=submit]')?.click();
  await expect.poll(() => page.store.getState().answers.email).toBe('ana@example.com');
});

test('a question that comes in renumbers those after it, whose markup stays', async () => {
  await openPage();
  const last = control('qualificationQuestions-question-3-11');
  // The questions are shown by now, and those out of sight are not taken over.
  await inTask(() => control(yes).click());
  await inTask(() => control('gender-female').click());
  await expect.poll(() => control('qualificationQuestions-question-2-11')).not.toBeNull();
  await expect.poll(() => last.closest('fieldset')?.textContent).toContain('3');
  expect(last.isConnected).toBe(true);
});

test('what takes the focus is taken over, and nothing else', async () => {
  await openPage();
  control('email').focus();
  expect([isHeld('email'), isHeld('phone'), isHeld(yes)]).toEqual([false, true, true]);
});

test('questions are taken over four at a time, with those that are not asked', async () => {
  await openPage();
  control(yes).focus();
  expect([1, 3, 4, 5].map((id) => isHeld(`qualificationQuestions-question-${id}-11`))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('a stored answer is shown, though its field is out of sight', async () => {
  await openPage({ restored: { email: 'ana@example.com', heightCm: 182.88, responses: { 3: [11] } } });
  await expect.poll(() => control('email').value).toBe('ana@example.com');
  await expect.poll(() => control('qualificationQuestions-question-3-11').checked).toBe(true);
  await expect.poll(() => control('height-ft').value).toBe('6');
  expect(isHeld('phone')).toBe(true);
});

test('a field that is taken over after the country is known shows it', async () => {
  const page = await openPage();
  page.store.setState(({ payload }) => ({ payload: { ...payload, fallbackCountry: 'GB' } }));
  await expect.poll(() => root.textContent).toContain('+44 1134');
});

test('what is out of sight is about the child of a visitor too', async () => {
  await openPage({ search: '?studyId=1&cg=1' });
  await expect.poll(() => root.textContent).toContain('What is your child’s height?');
  expect(isHeld(yes)).toBe(true);
});

test('Next shows the problems of every field', async () => {
  await openPage();
  const problems = () => [...root.querySelectorAll('.field-error')].filter(({ textContent }) => textContent !== '');
  root.querySelector<HTMLElement>('button[type=submit]')?.click();
  await expect.poll(() => problems().length).toBeGreaterThan(6);
});
