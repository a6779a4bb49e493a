import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fill, inTask } from '#tests/support/entering.ts';
import { MaskedInput } from './MaskedInput.tsx';
import { attachMask, isHalfTyped, type Accept, type Mask } from './mask.ts';

const ten = (text: string) => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

const acceptPhone: Accept = (text) =>
  /^\d{10}$/.test(ten(text)) ? ten(text).replace(/(...)(...)(....)/, '($1) $2-$3') : undefined;

const acceptDate: Accept = (text) => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year ? `${month}/${day}/${year}` : undefined;
};

const byFirstDigit: Mask = (value) => (value.startsWith('9') ? '## ##' : '#-#');

function Box({ mask, accept }: { mask: Mask; accept?: Accept }) {
  const [value, setValue] = useState('');
  return (
    <>
      <label htmlFor="box">Box</label>
      <MaskedInput id="box" mask={mask} accept={accept} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

async function box(mask: Mask, accept?: Accept) {
  const screen = await render(<Box mask={mask} accept={accept} />);
  const input = screen.getByRole('textbox', { name: 'Box' });
  await input.click();
  await import('./mask.ts');
  return { screen, input };
}

it('puts in form what the browser fills in, into a box that nobody has come to', async () => {
  const screen = await render(<Box mask="##/##/####" />);
  await import('./mask.ts');
  const input = screen.getByRole('textbox', { name: 'Box' });
  // A text box is an input.
  await inTask(() => fill(input.element() as HTMLInputElement, '12311990'));
  await expect.element(input).toHaveValue('12/31/1990');
  await expect.element(screen.getByRole('status')).toHaveTextContent('12/31/1990');
});

/** A box that begins with a text, as after a reload. */
function Restored({ mask, text }: { mask: Mask; text: string }) {
  const [value, setValue] = useState(text);
  return <MaskedInput id="box" aria-label="Box" mask={mask} value={value} onChange={setValue} />;
}

it('leaves a text that was there before as it is, until it is changed', async () => {
  const screen = await render(<Restored mask="(###) ###-####" text="+44 1134 960123" />);
  const input = screen.getByRole('textbox', { name: 'Box' });
  await input.click();
  await import('./mask.ts');
  await userEvent.tab();
  await expect.element(input).toHaveValue('+44 1134 960123');
  await screen.rerender(<Restored mask="+## #### ######" text="" />);
  await input.click();
  await userEvent.keyboard('{End}{Backspace}{Backspace}45');
  await expect.element(input).toHaveValue('+44 1134 960145');
});

it('masks the first key in a text that was there before', async () => {
  const screen = await render(<Restored mask="(###) ###-####" text="(312) 555" />);
  const input = screen.getByRole('textbox', { name: 'Box' });
  await input.click();
  await import('./mask.ts');
  await userEvent.keyboard('{End}0');
  await expect.element(input).toHaveValue('(312) 555-0');
  await userEvent.keyboard('x');
  await expect.element(input).toHaveValue('(312) 555-0');
});

async function paste(text: string) {
  const source = document.createElement('textarea');
  document.body.append(source);
  const target = document.activeElement;
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
  if (target instanceof HTMLElement) target.focus();
  await userEvent.paste();
}

it.each([
  ['what fits less', '12311990', '12/31/1990'],
  ['what is in another form', '1990-12-31', '12/31/1990'],
  ['what fits already', '12/31/1990', '12/31/1990'],
])('puts in form, once the mask is there, %s', (_, entered, shown) => {
  const input = document.createElement('input');
  input.value = entered;
  attachMask(input, () => ({ mask: '##/##/####', accept: acceptDate }));
  expect(input.value).toBe(shown);
});

/** A box with the focus and a text, the caret so many characters before its end. */
function focused(text: string, before = 0): HTMLInputElement {
  const input = document.createElement('input');
  document.body.append(input);
  input.value = text;
  input.focus();
  input.setSelectionRange(text.length - before, text.length - before);
  return input;
}

it.each<[string, number, boolean]>([
  ['0412', 0, false],
  ['', 0, false],
  ['0412', 2, true],
  ['4/12', 0, true],
  ['(312', 0, true],
])(
  'whether "%s" with the caret %d before its end is half typed: %s, and never without the focus',
  (text, before, is) => {
    const input = focused(text, before);
    expect(isHalfTyped(input)).toBe(is);
    input.blur();
    expect(isHalfTyped(input)).toBe(false);
    input.remove();
  },
);

it('digits that were typed before the mask was there are put where typing puts them, and typed on', async () => {
  const input = focused('0412');
  const stop = attachMask(input, () => ({ mask: '##/##/####', accept: acceptDate }));
  expect([input.value, input.selectionStart]).toEqual(['04/12', 5]);
  await userEvent.keyboard('1980');
  expect(input.value).toBe('04/12/1980');
  stop();
  input.remove();
});

describe('MaskedInput', () => {
  it.for<[string, Mask, string]>([
    ['03251958', '##/##/####', '03/25/1958'],
    ['5125550142', '(###) ###-####', '(512) 555-0142'],
    ['12ab3', '##/##/####', '12/3'],
    ['3/4/1958', '##/##/####', '03/04/1958'],
    ['3-4-1958', '##/##/####', '03/04/1958'],
    ['1958-3-25', '####-##-##', '1958-03-25'],
    ['03/25/1958', '##/##/####', '03/25/1958'],
    ['٠٣٢٥', '##/##/####', '03/25'],
    ['５１２', '(###) ###-####', '(512'],
    ['k1a0b1', '@#@ #@#', 'k1a 0b1'],
    ['9123', byFirstDigit, '91 23'],
    ['12', byFirstDigit, '1-2'],
  ])('typing %s into %s gives %s', async ([typed, mask, shown]) => {
    const { screen, input } = await box(mask);
    await userEvent.keyboard(typed);
    await expect.element(input).toHaveValue(shown);
    await expect.element(screen.getByRole('status')).toHaveTextContent(shown);
  });

  it.for<[string, Mask, Accept, string]>([
    ['1958-03-25', '##/##/####', acceptDate, '03/25/1958'],
    ['03/25/1958', '##/##/####', acceptDate, '03/25/1958'],
    ['+1 512.555.0142', '(###) ###-####', acceptPhone, '(512) 555-0142'],
    ['512555', '(###) ###-####', acceptPhone, '(512) 555'],
  ])('pasting %s into %s gives the format of the mask', async ([pasted, mask, accept, shown]) => {
    const { screen, input } = await box(mask, accept);
    await paste(pasted);
    await expect.element(input).toHaveValue(shown);
    await expect.element(screen.getByRole('status')).toHaveTextContent(shown);
  });

  it('takes over what the browser fills in', async () => {
    const { screen, input } = await box('(###) ###-####', acceptPhone);
    await input.fill('+15125550142');
    await expect.element(input).toHaveValue('(512) 555-0142');
    await expect.element(screen.getByRole('status')).toHaveTextContent('(512) 555-0142');
  });
});

/** Its functions are others at each drawing, as those of a field are. */
const Phone = () => <Box mask={() => '(###) ###-####'} accept={(text) => acceptPhone(text)} />;

describe('a box whose mask arrives late', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('keeps what is filled in %i tasks after it is shown', async (gap) => {
    const place = document.createElement('main');
    document.body.append(place);
    const root = createRoot(place);
    const [boxes, draw] = [place.getElementsByTagName('input'), () => root.render(<Phone />)];
    // A page draws again and again while it loads.
    for (let task = 0; task < gap || boxes.length === 0; task += 1) await inTask(draw);
    const [input] = boxes;
    if (!input) throw new Error('There is no box.');
    await inTask(() => fill(input, '312555'));
    await inTask(() => fill(input, '3125550123'));
    await expect.poll(() => input.value).toBe('(312) 555-0123');
    expect(place.querySelector('output')?.textContent).toBe('(312) 555-0123');
    root.unmount();
    place.remove();
  });
});
