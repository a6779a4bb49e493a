import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './Button.tsx';

type Pressed = { unavailable?: boolean; busy?: boolean; type?: 'submit'; leaves?: boolean; detail?: number };

async function press({ detail = 1, ...props }: Pressed) {
  const calls: string[] = [];
  const screen = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        calls.push('submit');
      }}
    >
      <Button {...props} onClick={() => calls.push('click')} onUnavailable={() => calls.push('unavailable')}>
        Finish
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Finish' });
  // A press by the test runner would wait until the button is enabled.
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  return { button, calls };
}

describe('Button', () => {
  it.for([
    ['an ordinary button does its work', {}, ['click'], null],
    ['an unavailable one only says so', { unavailable: true }, ['unavailable'], 'true'],
    ['a busy one does nothing', { busy: true }, [], 'true'],
    [
      'an unavailable submit button lets the form say what is missing',
      { unavailable: true, type: 'submit' },
      ['unavailable', 'submit'],
      'true',
    ],
    ['a busy submit button does not submit twice', { busy: true, type: 'submit' }, [], 'true'],
    ['a submit button passes over the second press of a double click', { type: 'submit', detail: 2 }, [], null],
    ['so does one that leads to another step', { leaves: true, detail: 2 }, [], null],
    ['another button does its work as often as it is pressed', { detail: 2 }, ['click'], null],
  ] as const)('%s', async ([, props, expected, disabled]) => {
    const { button, calls } = await press(props);
    expect(calls).toEqual(expected);
    expect(button.element().getAttribute('aria-disabled')).toBe(disabled);
    expect(button.element().hasAttribute('disabled')).toBe(false);
  });
});
