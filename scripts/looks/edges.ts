import { contrastOf } from '#src/domain/readableColor.ts';

/** What a control is recognized by, as `#rrggbb`: its edge and its fill, each as seen on the ground around it. */
export type Edge = { edge: string; fill: string; ground: string };

/** Least contrast of the edge of a control: level AA of the Web Content Accessibility Guidelines, criterion 1.4.11. */
const MIN_EDGE_CONTRAST = 3;

/**
 * The edges of all controls that are seen and can be used. Not those of buttons with a text, which is what they are
 * recognized by, and not of radio buttons and boxes that the browser draws. Runs in the browser; it is sent there as text, so
 * it calls nothing of this module.
 */
export function readEdges(): Edge[] {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('There is no canvas.');
  /** Colors drawn over each other, the lowest first: the browser knows each way to write one. */
  const mixed = (colors: readonly string[]) => {
    pen.clearRect(0, 0, 1, 1);
    for (const color of ['#fff', ...colors]) {
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
    }
    const parts = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  const grounds = (one: Element | null): string[] =>
    one ? [...grounds(one.parentElement), getComputedStyle(one).backgroundColor] : [];
  const isClear = (color: string) => mixed(['#000', color]) === '#000000' && mixed([color]) === '#ffffff';
  const controls = [...document.querySelectorAll<HTMLElement>('input, select, textarea, button')];
  return controls.flatMap((one) => {
    const isExempt = one.matches(':disabled, [aria-disabled=true]') || (one.matches('button') && one.innerText.trim());
    const { appearance, borderBottomWidth, borderBottomStyle, borderBottomColor, backgroundColor } =
      getComputedStyle(one);
    const isNative = one.matches('[type=radio], [type=checkbox]') && appearance !== 'none';
    if (isExempt || isNative || !one.checkVisibility() || one.closest('.visually-hidden, .skip-link')) return [];
    const hasEdge = parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== 'none' && !isClear(borderBottomColor);
    if (!hasEdge && isClear(backgroundColor)) return [];
    const around = grounds(one.parentElement);
    const fill = mixed([...around, backgroundColor]);
    const edge = hasEdge ? mixed([...around, backgroundColor, borderBottomColor]) : fill;
    return [{ edge, fill, ground: mixed(around) }];
  });
}

/** Those of which neither the edge nor the fill stands out from the ground. */
export const faintEdges = (edges: readonly Edge[]): Edge[] =>
  edges.filter(({ edge, fill, ground }) =>
    [edge, fill].every((color) => (contrastOf(color, ground) ?? 0) < MIN_EDGE_CONTRAST),
  );
