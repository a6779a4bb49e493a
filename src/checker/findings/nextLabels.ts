import type { Locale } from '#src/domain/facts.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { saves } from '#src/checker/proof/model.ts';
import { stepGraph } from '#src/checker/proof/stepGraph.ts';
import type { Registries } from '#src/checker/registries.ts';

/** A text as buttons are compared by it. */
export const plain = (text: string): string => text.trim().toLowerCase();

/** What the button says that goes on from a step, as buttons are compared; undefined on a page without it. */
export function nextLabel({ nav }: CampaignStep, locale: Locale, { copy }: Campaign, { texts }: Registries) {
  if (!nav.next) return undefined;
  const label = nav.nextLabel ? nav.nextLabel[locale] : (copy[locale]?.['shell.next'] ?? texts.shell[locale]?.['next']);
  return label === undefined ? undefined : plain(label);
}

/** That a step saves before anybody gets to the button of that name, which is on a later page; undefined where none does. */
export function savesBefore(name: string, campaign: Campaign, registries: Registries): string | undefined {
  const graph = stepGraph({ campaign, registries });
  const all = Object.values(campaign.steps);
  const hasButton = (step: CampaignStep) =>
    localeCodes().some((locale) => nextLabel(step, locale, campaign, registries)?.startsWith(plain(name)));
  const saving = all.find(
    (step) =>
      saves(step) &&
      !hasButton(step) &&
      all.some((later) => later !== step && hasButton(later) && graph.ahead(step).has(later.name)),
  );
  return saving && `the step "${saving.name}" saves before`;
}
