import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button.tsx';
import { ButtonRow } from './ButtonRow.tsx';
import './ui.css';

test('the lines of a quiet button alone begin where the texts around it do, in large type as well', async () => {
  await page.viewport(320, 600);
  const { container } = await render(
    <ButtonRow>
      <Button kind="quiet">Registrar ahora mismo en este estudio a otra persona</Button>
    </ButtonRow>,
  );
  const words = document.createRange();
  words.selectNodeContents(container.querySelector('.button > span') ?? container);
  const lines = [...words.getClientRects()];
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines.map(({ left }) => Math.round(left))).size).toBe(1);
});
