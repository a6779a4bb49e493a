import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { targetsOf } from '#src/checker/proof/stepGraph.ts';
import type { Registries } from '#src/checker/registries.ts';

/** The headings of a page that its document writes, by language. */
function headingsOf({ fields }: CampaignStep, { kinds }: Registries) {
  return fields.flatMap(({ kind, options = {}, when }, index) => {
    const text = 'text' in options && kinds[kind]?.headsPage?.(options) ? options.text : undefined;
    return typeof text === 'object' ? [{ index, when, text: text as Readonly<Record<string, string>> }] : [];
  });
}

/**
 * Pages with the heading of one just before them, in some language, for the same visitors. Pages of one step may have that of
 * their section.
 */
export function sameHeadingFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const all = Object.values(campaign.steps);
  return all.flatMap((step) => {
    const before = all
      .filter((one) => documentName(one) !== documentName(step) && targetsOf(one).includes(step.name))
      .flatMap((one) => headingsOf(one, registries).map((heading) => ({ ...heading, page: documentName(one) })));
    return headingsOf(step, registries).flatMap(({ index, when, text }): Finding[] => {
      const alike = (locale: Locale) =>
        before.find((one) => one.text[locale] === text[locale] && isDeepStrictEqual(one.when, when));
      const locale = localeCodes().find(alike);
      if (locale === undefined) return [];
      const message = `"${text[locale]}" heads "${alike(locale)?.page}", too, which comes just before "${step.name}"`;
      const at = placeOf(tree, [...fieldPath(tree, step, index), 'options', 'text', locale]);
      return [{ code: 'C122', at, message }];
    });
  });
}
