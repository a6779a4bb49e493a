import { brandNames, brandServerFacts } from '#src/domain/brands/index.ts';
import { contrastOf, MIN_CONTRAST } from '#src/domain/readableColor.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { sharedColors } from '#src/checker/projectFiles.ts';

/** What is written on the background of a page, by the name of its color in the style sheets. */
const written = { '--ink': 'text', '--ink-soft': 'hints', '--primary-deep': 'links' } as const;

/** The only color that need not be written in figures. */
const white = 'white';

/** A background on which a brand's texts cannot be read, or whose contrast is not known as it is not written in figures. */
export function colorFindings({ mainBgColor }: Campaign, tree: Tree): Finding[] {
  if (mainBgColor === white) return [];
  const found = (message: string): Finding[] => [{ code: 'C033', at: placeOf(tree, ['mainBgColor']), message }];
  const pairs = brandNames.flatMap((brand) => {
    const colors: Readonly<Record<string, string>> = { ...sharedColors(), ...brandServerFacts[brand].colors };
    return Object.entries(written).map(([name, what]) => ({ brand, what, color: colors[name] ?? '' }));
  });
  const rated = pairs.map((pair) => ({ ...pair, contrast: contrastOf(mainBgColor, pair.color) }));
  const [worst] = rated.toSorted((a, b) => (a.contrast ?? 0) - (b.contrast ?? 0));
  if (!worst) return [];
  const { brand, what, color, contrast } = worst;
  if (contrast === undefined) return found(`How ${what} can be read on "${mainBgColor}" is not known: write #rrggbb`);
  if (contrast >= MIN_CONTRAST) return [];
  return found(
    `On "${mainBgColor}" the ${what} of the brand ${brand} (${color}) have a contrast of ${contrast.toFixed(1)}, and need ${MIN_CONTRAST}`,
  );
}
