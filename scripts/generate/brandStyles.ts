import { brandNames, brandServerFacts, defaultBrand } from '#src/domain/brands/index.ts';

const rule = (selectors: string, values: object) =>
  [`  ${selectors} {`, ...Object.entries(values).map(([name, value]) => `    ${name}: ${value};`), '  }'].join('\n');

/** The style sheet with the colors of each brand. An element `html` without a brand has those of the default brand. */
export function brandStyles(): string {
  const rules = brandNames
    .toSorted((a, b) => Number(b === defaultBrand) - Number(a === defaultBrand))
    .map((brand) => {
      const selector = `html[data-brand='${brand}']`;
      return rule(brand === defaultBrand ? `:root,\n  ${selector}` : selector, brandServerFacts[brand].colors);
    });
  return `/* Generated from src/domain/brands, never edited. */\n@layer tokens {\n${rules.join('\n\n')}\n}\n`;
}
