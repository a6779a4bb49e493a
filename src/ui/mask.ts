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

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Digits of other scripts, as keyboards for Arabic or Japanese write them, as those that masks know. */
function plainDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    // The digits of a script follow each other in Unicode, from its 0 on.
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && isDigit(code - value - 1)) value += 1;
    return String(value);
  });
}

const inPlainDigits: MaskitoPreprocessor = ({ elementState: { value, selection }, data }) => ({
  elementState: { value: plainDigits(value), selection },
  data: plainDigits(data),
});

/** A text whose last digit stands alone where the mask has two, with a zero before that digit; else undefined. */
function padded(mask: string, text: string): string | undefined {
  const at = text.length - 1;
  const isPair = mask.slice(at, at + 2) === '##' && mask[at - 1] !== '#' && mask[at + 2] !== '#';
  return isPair && /[1-9]$/.test(text) ? `${text.slice(0, at)}0${text.slice(at)}` : undefined;
}

/** Typing 3/14 means 03/14: any separator after one digit of a pair ends the pair. */
function endPair(current: () => Masking): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    const { mask } = current();
    const { value, selection } = elementState;
    const isEnded = action === 'insert' && selection[0] === value.length && /^[/. -]$/.test(data);
    const text = isEnded && typeof mask === 'string' ? padded(mask, value) : undefined;
    if (typeof mask !== 'string' || text === undefined) return { elementState, data };
    return { elementState: { value: text, selection: [text.length, text.length] }, data: mask[text.length] ?? '' };
  };
}

/** Whole texts that arrive at once (pasted, dropped, filled in by the browser) replace what was there. */
function reformat(mask: MaskitoOptions['mask'], current: () => Masking): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    const whole = action === 'insert' ? data : elementState.value;
    const typed = action === 'insert' && data.length < 2;
    const accepted = typed || whole === '' || fits(mask, whole) ? undefined : current().accept?.(whole);
    if (accepted === undefined) return { elementState, data };
    const end = accepted.length;
    return action === 'insert'
      ? { elementState: { value: '', selection: [0, 0] }, data: accepted }
      : { elementState: { value: accepted, selection: [end, end] }, data };
  };
}

/** How a box is masked. */
export type Masking = { mask: Mask; accept?: Accept | undefined };

function optionsOf(current: () => Masking): MaskitoOptions {
  const expression: MaskitoOptions['mask'] = ({ value }) => {
    const { mask } = current();
    return expressionOf(typeof mask === 'string' ? mask : mask(value));
  };
  const preprocessors = [inPlainDigits, endPair(current), reformat(expression, current)];
  return { mask: expression, preprocessors };
}

/**
 * Whether the text of a box is being typed and may be half of one, which cannot be formatted without guessing. Digits that
 * were typed one after the other can: they are put where typing puts them.
 */
export function isHalfTyped(input: HTMLInputElement): boolean {
  const { value, selectionStart } = input;
  const isInOrder = /^\d*$/.test(value) && selectionStart === value.length;
  return document.activeElement === input && !isInOrder;
}

/**
 * Formats the text that a box has, as if it were entered, and left, now; then what is entered into it, until the returned
 * function is called. How it is masked is asked again at every key press.
 */
export function attachMask(input: HTMLInputElement, current: () => Masking): () => void {
  const options = optionsOf(current);
  const maskito = new Maskito(input, options);
  const fitting = maskitoTransform(input.value, options);
  if (fitting !== input.value) {
    maskitoUpdateElement(input, fitting);
    if (document.activeElement !== input) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  return () => maskito.destroy();
}
