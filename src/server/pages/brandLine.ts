import { brands, brandServerFacts, type Brand } from '#src/domain/brands/index.ts';

/** The mark and the name of a brand, for the top of a page: whoever reads or writes about their health sees with whom. */
export const brandLine = (brand: Brand): string =>
  `<p class="brand"><svg viewBox="0 0 32 32" aria-hidden="true">${brandServerFacts[brand].drawings.mark}</svg> ${brands[brand].name}</p>`;
