import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import type { CallSettings } from '#src/api/call.ts';
import { trapHeader } from '#src/api/services.ts';
import { pageOf } from './testing/pageOf.ts';
import { saveLead } from './saveLead.ts';
import { plantTrap } from './trap.ts';

const answers = { firstName: 'Ana', lastName: 'Diaz', phone: '+13125550123', postalCode: '60601' };

/** The headers of a first save from this page. */
async function headersOfSave() {
  let sent: CallSettings | undefined;
  const page = pageOf(
    (_name, _input, settings) => {
      sent = settings;
      return Promise.resolve({ slug: 'a-slug-of-the-tests', saved: true });
    },
    { answers },
  );
  Object.assign(page.context, {
    sending: { lead: { last: Promise.resolve() }, consents: { last: Promise.resolve() }, latest: 0 },
    page: { ...page.context.page, referrerUrl: '', inEnglish: (_kind: string, text: string) => text },
  });
  await saveLead.run(page.context, {});
  return sent?.headers;
}

test('the box that machines fill in is reached by no key, read out by nobody, and seen nowhere', async () => {
  plantTrap();
  plantTrap();
  const boxes = [...document.querySelectorAll<HTMLInputElement>('body > div > input')];
  expect(boxes).toHaveLength(1);
  const [box] = boxes;
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  expect(document.activeElement).not.toBe(box);
  expect(box?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(box?.parentElement?.className).toBe('visually-hidden');
});

test('a save tells that the box was filled in, and not with what', async () => {
  plantTrap();
  expect(await headersOfSave()).toEqual({});
  const box = document.querySelector<HTMLInputElement>('body > div > input');
  if (!box) throw new Error('There is no box.');
  box.value = 'Buy now';
  expect(await headersOfSave()).toEqual({ [trapHeader]: '1' });
  box.value = '';
});
