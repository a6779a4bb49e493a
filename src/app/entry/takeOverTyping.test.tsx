import type { ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { enterAddress } from '#src/app/page/enterAddress.ts';
import { App } from '#src/app/router/App.tsx';
import { joinName } from '#src/domain/fullName.ts';
import { takeOverIslands } from '#src/kit/islands.ts';
import { createAppStore } from '#src/store/store.ts';
import { inTask, typeInto } from '#tests/support/entering.ts';
import { openRealPage } from '#tests/support/realPage.ts';
import { takeOver } from './takeOver.ts';

let root: HTMLElement;
beforeAll(() => import('./earlyPresses.ts'));

afterEach(() => {
  root.remove();
  // A server has none of them.
  takeOverIslands();
});

const control = (id: string) => document.getElementById(id) as HTMLInputElement; // Each id is of a control of the page.
const letters = 'Maria Magdalena Diaz Lopez';

const app = (props: ComponentProps<typeof App>) => (
  <MemoryRouter initialEntries={['/signup/ws10/home?studyId=1']}>
    <App {...props} />
  </MemoryRouter>
);

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'no letter is lost that is typed %i tasks after the page is taken over',
  async (gap) => {
    const storages = { local: undefined, session: undefined };
    const open = (search: string) => openRealPage('ws10', { search, store: createAppStore(storages) });
    const page = await open('');
    root = document.createElement('div');
    root.innerHTML = renderToString(app({ page }));
    document.body.append(root);
    for (const letter of letters.slice(0, 5)) typeInto(control('fullName'), letter);
    await inTask(() =>
      takeOver(root, (onRendered) => {
        const enter = () => {
          onRendered();
          enterAddress(page, '?studyId=1');
          page.store.restore();
        };
        hydrateRoot(root, app({ page, onRendered: enter }));
      }),
    );
    for (let task = 0; task < gap; task += 1) await inTask();
    for (const letter of letters.slice(5)) await inTask(() => typeInto(control('fullName'), letter));
    expect(control('fullName').value).toBe(letters);
    expect(page.addressOfStep('home')).toBe('/signup/ws10/home?studyId=1');
    const { answers } = page.store.getState();
    expect(joinName(answers.firstName, answers.lastName)).toBe(letters);
  },
);
