import { brandNames, brandServerFacts } from '#src/domain/brands/index.ts';
import { contrastOf, MIN_CONTRAST } from '#src/domain/readableColor.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { sharedColors } from '#src/checker/projectFiles.ts';

/** Product constant: edges of controls need less than texts (WCAG 2.2, 1.4.11). */
const MIN_EDGE_CONTRAST = 3;

/**
 * What stands on the background of a page, by the name of its color in the style sheets, and the contrast that it needs. A dark
 * page does not take the background of a campaign.
 */
const onBackground = {
  '--ink': { what: 'texts', least: MIN_CONTRAST },
  '--ink-soft': { what: 'hints', least: MIN_CONTRAST },
  '--primary-deep': { what: 'links', least: MIN_CONTRAST },
  '--error': { what: 'errors', least: MIN_CONTRAST },
  '--line-strong': { what: 'edges of fields', least: MIN_EDGE_CONTRAST },
} as const;

/** The only color that need not be written in figures. */
const white = 'white';

/** A background on which a brand's texts cannot be read, or whose contrast is not known as it is not written in figures. */
export function colorFindings({ mainBgColor }: Campaign, tree: Tree): Finding[] {
  if (mainBgColor === white) return [];
  const found = (message: string): Finding[] => [{ code: 'C033', at: placeOf(tree, ['mainBgColor']), message }];
  const pairs = brandNames.flatMap((brand) => {
    const colors: Readonly<Record<string, string>> = { ...sharedColors(), ...brandServerFacts[brand].colors };
    return Object.entries(onBackground).map(([name, one]) => ({ ...one, brand, color: colors[name] ?? '' }));
  });
  const rated = pairs.map((pair) => ({ ...pair, contrast: contrastOf(mainBgColor, pair.color) }));
  const ratio = ({ contrast = 0, least }: (typeof rated)[number]) => contrast / least;
  const [worst] = rated.toSorted((a, b) => ratio(a) - ratio(b));
  if (!worst || ratio(worst) >= 1) return [];
  const { brand, what, color, contrast, least } = worst;
  if (contrast === undefined) return found(`How ${what} can be read on "${mainBgColor}" is not known: write #rrggbb`);
  return found(
    `On "${mainBgColor}" the ${what} of the brand ${brand} (${color}) have a contrast of ${contrast.toFixed(1)}, and need ${least}`,
  );
}
