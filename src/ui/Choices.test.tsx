import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = ['Yes', 'No', 'Unsure'].map((label) => ({ value: label, label }));
type Props = { given?: string; accept?: (now: string, before: string) => string; told?: (value: string) => void };

function One({ given = '', accept = (now) => now, told }: Props) {
  const [value, setValue] = useState(given);
  const choose = (now: string) => {
    told?.(now);
    setValue(accept(now, value));
  };
  return (
    <>
      <RadioGroup id="answer" legend="Do you?" options={options} value={value} onChange={choose} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('Unsure')}>
        Set
      </button>
    </>
  );
}

async function openOne(props: Props = {}) {
  const screen = await render(<One {...props} />);
  return { screen, output: screen.getByRole('status'), radio: (name: string) => screen.getByRole('radio', { name }) };
}

describe('one of several', () => {
  test('the group has the answer it begins with, then what is pressed, then what the page sets', async () => {
    const { screen, output, radio } = await openOne({ given: 'No' });
    await expect.element(radio('No')).toBeChecked();
    await radio('Yes').click();
    await expect.element(output).toHaveTextContent('Yes');
    await expect.element(radio('No')).not.toBeChecked();
    await screen.getByRole('button', { name: 'Set' }).click();
    await expect.element(radio('Unsure')).toBeChecked();
    await expect.element(radio('Yes')).not.toBeChecked();
  });

  test('the arrow keys choose the next one', async () => {
    const { output, radio } = await openOne({ given: 'Yes' });
    radio('Yes').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(output).toHaveTextContent('No');
  });

  test('an answer that the page does not take is not shown', async () => {
    const { output, radio } = await openOne({ given: 'No', accept: (now, before) => (now === 'Yes' ? before : now) });
    await radio('Yes').click();
    await expect.element(output).toHaveTextContent('No');
    await expect.element(radio('Yes')).not.toBeChecked();
    await expect.element(radio('No')).toBeChecked();
  });

  test('pressing the answer that is chosen tells nothing', async () => {
    const told: string[] = [];
    const { radio } = await openOne({ told: (value) => told.push(value) });
    await radio('Yes').click();
    await radio('Yes').click();
    expect(told).toEqual(['Yes']);
  });

  test('two answers in one task, as a script gives them, are both told', async () => {
    const told: string[] = [];
    const { output, radio } = await openOne({ told: (value) => told.push(value) });
    const [yes, no] = ['Yes', 'No'].map((name) => radio(name).element());
    for (const one of [yes, no]) if (one instanceof HTMLElement) one.click();
    expect(told).toEqual(['Yes', 'No']);
    await expect.element(output).toHaveTextContent('No');
  });
});

function Several() {
  const [values, setValues] = useState<readonly string[]>(['No']);
  return (
    <>
      <CheckboxGroup id="answers" legend="Which?" options={options} values={values} onChange={setValues} />
      <output>{values.join(' ')}</output>
    </>
  );
}

test('several are told in the order of the options, and taken back one by one', async () => {
  const screen = await render(<Several />);
  const output = screen.getByRole('status');
  await screen.getByRole('checkbox', { name: 'Unsure' }).click();
  await screen.getByRole('checkbox', { name: 'Yes' }).click();
  await expect.element(output).toHaveTextContent('Yes No Unsure');
  await screen.getByRole('checkbox', { name: 'No' }).click();
  await expect.element(output).toHaveTextContent('Yes Unsure');
  await expect.element(screen.getByRole('checkbox', { name: 'No' })).not.toBeChecked();
});
