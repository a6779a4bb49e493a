import { brandServerFacts, type Brand } from '#src/domain/brands/index.ts';
import { areaDrawings } from '#src/ui/areaDrawings.ts';
import { iconDrawings } from '#src/ui/iconDrawings.ts';

/** The element of `index.html` that the drawings of the page take the place of. */
export const drawingsPlace = '<svg id="drawings" display="none"></svg>';

const symbol = (id: string, size: number, elements: string) =>
  `<symbol id="${id}" viewBox="0 0 ${size} ${size}">${elements.replaceAll('\n', '')}</symbol>`;

/**
 * The drawings of a page, which it shows by their id: the icons, the mark of the brand, what adorns headings.
 * Within the page and not in the style sheet, where browsers make a document of its own for each, before they paint anything.
 */
export function drawingsOf(brand: Brand): string {
  const { mark, ...headings } = brandServerFacts[brand].drawings;
  const symbols = [
    symbol('brand-mark', 32, mark),
    ...Object.entries({ ...headings, ...areaDrawings }).map(([name, elements]) =>
      symbol(`heading-${name}`, 100, elements),
    ),
    ...Object.entries(iconDrawings).map(([name, path]) => symbol(`icon-${name}`, 24, `<path d='${path}'/>`)),
  ];
  return drawingsPlace.replace('></svg>', () => `>${symbols.join('')}</svg>`);
}
