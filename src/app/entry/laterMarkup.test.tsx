import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import { islandsAround, takeOverIslands } from '#src/kit/islands.ts';
import { createPage } from '#src/app/page/createPage.ts';
import { enterAddress } from '#src/app/page/enterAddress.ts';
import type { Page } from '#src/app/page/page.ts';
import { App } from '#src/app/router/App.tsx';
import type { State } from '#src/domain/state.ts';
import type { Widgets } from '#src/form/fieldDefinition.ts';
import { createAppStore } from '#src/store/store.ts';
import { criterion } from '#tests/support/criterion.ts';
import { fill, inTask } from '#tests/support/entering.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { enterPrepared } from './prepared.ts';
import { takeOver } from './takeOver.ts';
import { takeOverForOthers } from './takeOverForOthers.ts';

const study = { id: 1, name: 'Study', title: 'A study', benefitsText: 'What it is good for' };
const prepared = { study: { study: study as never, criteria: [criterion], minimal: false } };

beforeAll(() => import('./earlyPresses.ts'));

let root: HTMLElement;
let errors: unknown[];
/** Lets the widgets that follow the first ones come. */
let release: () => void;
beforeEach(() => {
  errors = [];
  presses = 0;
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  release();
  takeOverIslands();
  root.remove();
  expect(errors).toEqual([]);
});

let presses = 0;
const press = () => (presses += 1);

const Pressable = () => (
  <section id="benefits">
    <button id="pressed" type="button" onClick={press}>
      Press
    </button>
  </section>
);

/** The widgets that follow, with a button in one of them. */
function withButton({ Benefits, ...others }: Widgets): Widgets {
  return { ...others, ...(Benefits && { Benefits: { ...Benefits, Component: Pressable } }) };
}

const app = (of: Page, onRendered?: () => void) => (
  <MemoryRouter initialEntries={['/signup/ws10/home?studyId=1']}>
    <App page={of} {...(onRendered && { onRendered })} />
  </MemoryRouter>
);

const away = () => Promise.reject(new ApiError({ status: 503, code: 'unavailable', message: 'Away.' }));

/** A page as the server writes it, with all of its first step, in a browser that has the first widgets alone. */
async function openPage(restored: Partial<State> = {}): Promise<Page> {
  const whole = await openRealPage('ws10');
  const { rest, later } = whole.bundle;
  const released = new Promise<void>((resolve) => (release = resolve));
  const bundle = {
    ...whole.bundle,
    rest: async () => {
      await released;
      const part = await rest?.();
      if (!part) throw new Error('There is no rest.');
      return { ...part, widgets: withButton(part.widgets) };
    },
    later: () => released.then(later),
  };
  const { settings, locale, referrer } = whole;
  const store = createAppStore({ local: undefined, session: undefined });
  const page = createPage({ settings, bundle, locale, referrer, store, search: '', hasMarkup: true });
  Object.assign(page, { call: away });
  [whole, page].forEach((one) => enterPrepared(one, prepared));
  Object.assign(whole.widgets, withButton(whole.widgets));
  root.innerHTML = renderToString(app(whole));
  await new Promise<void>((resolve) => {
    takeOver(root, (onRendered) => {
      const enter = () => {
        onRendered();
        enterAddress(page, '?studyId=1');
        takeOverForOthers(page);
        store.restore();
        store.setState(restored);
        queueMicrotask(resolve);
      };
      hydrateRoot(root, app(page, enter), { onRecoverableError: (error) => errors.push(error) });
    });
  });
  return page;
}

const control = (id: string) => document.getElementById(id) as HTMLInputElement; // Each id is of a control of the page.
const isHeld = (id: string) => islandsAround(control(id)).length > 0;

test('what loads later stands in the page from the start, and in the same place once it is loaded', async () => {
  const page = await openPage();
  const [height, benefits, footer] = [control('height-ft'), control('benefits'), root.querySelector('footer')];
  expect([height, benefits, footer].map(Boolean)).toEqual([true, true, true]);
  expect(['Height', 'Benefits'].map((kind) => kind in page.widgets)).toEqual([false, false]);
  expect(root.querySelector('.later')).toBeNull();
  release();
  height.focus();
  await expect.poll(() => isHeld('height-ft')).toBe(false);
  expect([control('height-ft'), control('benefits'), root.querySelector('footer')]).toEqual([height, benefits, footer]);
  expect(root.querySelector('.later')).toBeNull();
});

test('what is entered into a field before its widget is loaded is stored once it is', async () => {
  const page = await openPage();
  await inTask(() => fill(control('height-ft'), '5'));
  await inTask(() => control('weight-unit-kg').click());
  expect([isHeld('height-ft'), isHeld('weight-unit-kg')]).toEqual([true, true]);
  expect(control('height-ft').value).toBe('5');
  release();
  await expect.poll(() => page.store.getState().drafts).toMatchObject({ heightFt: '5', weightUnit: 'kg' });
  await expect.poll(() => control('weight-unit-kg').checked).toBe(true);
});

test('a stored answer is shown once the widget of its field is loaded, though the field is out of sight', async () => {
  root.style.paddingTop = '10000px';
  scrollTo(0, 0);
  await openPage({ answers: { heightCm: 167.64 }, drafts: { heightFt: '5', heightIn: '6' } });
  release();
  await expect.poll(() => control('height-ft').value).toBe('5');
});

test('a page for another country than its markup has its units, before anybody uses it', async () => {
  root.style.paddingTop = '10000px';
  scrollTo(0, 0);
  const page = await openPage();
  release();
  await expect.poll(() => page.facts().path.failedInitialPayload).toBe(true);
  page.store.setState(({ payload }) => ({ payload: { ...payload, fallbackCountry: 'GB' } }));
  await expect.poll(() => control('height-cm')).not.toBeNull();
});

test('Next that is pressed before asks what is missing in these fields, too', async () => {
  await openPage();
  root.querySelector<HTMLElement>('button[type=submit]')?.click();
  const said = () => [...root.querySelectorAll('.error-summary a')].map((link) => link.getAttribute('href'));
  await inTask(() => undefined);
  expect(said()).toEqual([]);
  release();
  await expect.poll(said).not.toEqual([]);
  expect(root.querySelector('#height-ft')?.ariaInvalid).toBe('true');
});

test('a button that is pressed in what is not loaded yet is pressed once it is', async () => {
  await openPage();
  await inTask(() => control('pressed').click());
  expect(presses).toBe(0);
  release();
  await expect.poll(() => presses).toBe(1);
});
