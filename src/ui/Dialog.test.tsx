import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './ui.css';
import { Dialog } from './Dialog.tsx';

const root = document.documentElement;
afterEach(() => root.style.removeProperty('font-size'));

test.each(['100%', '200%'])('on a narrow phone with letters of %s nothing stands beyond its edge', async (size) => {
  await page.viewport(320, 568);
  root.style.fontSize = size;
  const screen = await render(
    <Dialog open onClose={() => undefined} title="Confirme su cita" closeLabel="Cerrar">
      <p>Jueves 12 de noviembre</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog').element();
  expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  const [title, close] = [screen.getByRole('heading'), screen.getByRole('button', { name: 'Cerrar' })];
  expect(close.element().getBoundingClientRect().top).toBeLessThan(title.element().getBoundingClientRect().top + 1);
});
