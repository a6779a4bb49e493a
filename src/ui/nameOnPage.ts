type Name = { name: string; nameLang?: string };

const longest = 80;

/** The words of a text up to about eighty letters; the rest is cut off with three dots. */
const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest).replace(/\s+\S*$/, '')}…` : text;

/**
 * What people read at the control or group of this id: the legend of its group, or its label, without its number and
 * what only adds to it, and its language where that is not the page's. Empty where the page has none.
 */
export function nameOnPage(id: string): Name {
  const group = document.getElementById(id)?.closest('fieldset');
  const label = group
    ? group.querySelector('legend')
    : document.querySelector(`label[for="${id}"], label:has([id="${id}"])`);
  // A copy of an element is an element.
  const words = label?.cloneNode(true) as Element | undefined;
  words?.querySelectorAll('.field-optional, .question-number, .visually-hidden').forEach((one) => one.remove());
  const nameLang = label?.querySelector('[lang]')?.getAttribute('lang') ?? label?.getAttribute('lang');
  return { name: shortened(words?.textContent.trim() ?? ''), ...(nameLang && { nameLang }) };
}
