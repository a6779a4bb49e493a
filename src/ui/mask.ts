import {
  Maskito,
  maskitoTransform,
  maskitoUpdateElement,
  type MaskitoOptions,
  type MaskitoPreprocessor,
} from '@maskito/core';

/** '#' stands for a digit, '@' for a letter, any other character for itself. Or the same, chosen by the text so far. */
export type Mask = string | ((value: string) => string);

/** Text in another format, turned into the mask's, or undefined when it is not understood. */
export type Accept = (text: string) => string | undefined;

const places: Readonly<Record<string, RegExp>> = { '#': /\d/, '@': /[a-z]/i };

const expressionOf = (mask: string) => mask.split('').map((character) => places[character] ?? character);

const fits = (mask: MaskitoOptions['mask'], text: string) => maskitoTransform(text, { mask }) === text;

/** Whole texts that arrive at once (pasted, dropped, filled in by the browser) replace what was there. */
function reformat(mask: MaskitoOptions['mask'], accept: Accept): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    const whole = action === 'insert' ? data : elementState.value;
    const typed = action === 'insert' && data.length < 2;
    const accepted = typed || whole === '' || fits(mask, whole) ? undefined : accept(whole);
    if (accepted === undefined) return { elementState, data };
    const end = accepted.length;
    return action === 'insert'
      ? { elementState: { value: '', selection: [0, 0] }, data: accepted }
      : { elementState: { value: accepted, selection: [end, end] }, data };
  };
}

function optionsOf(mask: Mask, accept: Accept = () => undefined): MaskitoOptions {
  const expression: MaskitoOptions['mask'] =
    typeof mask === 'string' ? expressionOf(mask) : ({ value }) => expressionOf(mask(value));
  return { mask: expression, preprocessors: [reformat(expression, accept)] };
}

/** Keeps what is entered into a box within a mask until the returned function is called. A mask given as a function is
 *  asked again at every key press. */
export function attachMask(input: HTMLInputElement, mask: Mask, accept?: Accept): () => void {
  const maskito = new Maskito(input, optionsOf(mask, accept));
  return () => maskito.destroy();
}

/** Puts in form what a box holds already, as if it were entered, and left, now. */
export function fitMask(input: HTMLInputElement, mask: Mask, accept?: Accept): void {
  const fitting = maskitoTransform(input.value, optionsOf(mask, accept));
  if (fitting === input.value) return;
  maskitoUpdateElement(input, fitting);
  if (document.activeElement !== input) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
