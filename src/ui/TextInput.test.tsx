import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fill, inTask } from '#tests/support/entering.ts';
import { TextInput } from './TextInput.tsx';

type Props = { given?: string; accept?: (text: string) => string };

function Box({ given = '', accept = (text) => text }: Props) {
  const [value, setValue] = useState(given);
  return (
    <form>
      <TextInput id="box" aria-label="Box" value={value} onChange={(text) => setValue(accept(text))} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('set by the page')}>
        Set
      </button>
    </form>
  );
}

async function opened(props: Props = {}) {
  const screen = await render(<Box {...props} />);
  return { screen, input: screen.getByRole('textbox', { name: 'Box' }), output: screen.getByRole('status') };
}

test('a key changes nothing of the element but its text', async () => {
  const { input, output } = await opened();
  await input.click();
  const seen: (string | null)[] = [];
  const changes = new MutationObserver((all) => seen.push(...all.map(({ attributeName }) => attributeName)));
  changes.observe(input.element(), { attributes: true });
  await userEvent.keyboard('Ana');
  await expect.element(output).toHaveTextContent('Ana');
  expect(changes.takeRecords()).toEqual([]);
  expect(seen).toEqual([]);
});

test('the box has the text it begins with, and what the page sets later', async () => {
  const { screen, input } = await opened({ given: 'before' });
  await expect.element(input).toHaveValue('before');
  await userEvent.type(input, ' and after');
  await screen.getByRole('button', { name: 'Set' }).click();
  await expect.element(input).toHaveValue('set by the page');
  await userEvent.type(input, '!');
  await expect.element(screen.getByRole('status')).toHaveTextContent('set by the page!');
});

test('a text that the page changes or does not take is shown as the page has it', async () => {
  const { input, output } = await opened({ accept: (text) => text.replaceAll('x', '').toUpperCase() });
  await userEvent.type(input, 'axbx');
  await expect.element(input).toHaveValue('AB');
  await expect.element(output).toHaveTextContent('AB');
});

test('a letter between others stays where it was typed', async () => {
  const { input, output } = await opened();
  await userEvent.type(input, 'An{ArrowLeft}{ArrowLeft}Jo');
  await expect.element(output).toHaveTextContent('JoAn');
});

// Each id is of a box of the form.
const box = (id: string) => document.getElementById(id) as HTMLInputElement;

function Height() {
  const [height, setHeight] = useState({ feet: '', inches: '' });
  return (
    <form>
      <TextInput id="feet" value={height.feet} onChange={(feet) => setHeight({ ...height, feet })} />
      <TextInput id="inches" value={height.inches} onChange={(inches) => setHeight({ ...height, inches })} />
      <output>{`${height.feet} ft ${height.inches} in`}</output>
    </form>
  );
}

test('of two boxes that a script fills in at once neither loses its text', async () => {
  const screen = await render(<Height />);
  await inTask(() => {
    fill(box('feet'), '5');
    fill(box('inches'), '7');
  });
  await expect.element(screen.getByRole('status')).toHaveTextContent('5 ft 7 in');
});
