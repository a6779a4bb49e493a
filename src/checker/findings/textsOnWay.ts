import type { Locale } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignField, type CampaignStep } from '#src/flow/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import type { Tree } from '#src/checker/document/tree.ts';
import type { Registries } from '#src/checker/registries.ts';

type Path = readonly (string | number)[];

/** Where a text is read: on which step, by whom, and its place in the document. */
export type Where = { step: CampaignStep; when: CampaignField['when']; path: () => (string | number)[] };

/** A text of a field in a language, by its option. */
function textOf({ options = {} }: CampaignField, option: string, locale: Locale): string | undefined {
  // An object that is no list has names.
  const all = options as Readonly<Record<string, Readonly<Partial<Record<Locale, string>>> | undefined>>;
  return all[option]?.[locale];
}

/** The texts in a language of a title and of the landing page, each with its place. */
function ofLanding({ pageTitle, landingPageCopy: copy }: Campaign, locale: Locale): [Path, string | undefined][] {
  const whole = (['title', 'subtitle', 'benefits', 'compensationInformation'] as const).map(
    (option): [Path, string | undefined] => [['landingPageCopy', option, locale], copy[option]?.[locale]],
  );
  const items = (['studyDesign', 'eligibility'] as const).flatMap((list) =>
    (copy[list]?.items ?? []).map((item, index): [Path, string | undefined] => [
      ['landingPageCopy', list, 'items', index, locale],
      item[locale],
    ]),
  );
  return [[['pageTitle', locale], pageTitle?.[locale]], ...whole, ...items];
}

/** How long a page says by itself that it takes: in the text of this very field, else in that of its kind. */
function durationOf(
  step: CampaignStep,
  { id, kind, options = {} }: CampaignField,
  own: Texts,
  kinds: Registries['kinds'],
) {
  if ('showDuration' in options && options.showDuration === false) return undefined;
  const { texts = {}, locale } = own;
  return (
    texts[`${documentName(step)}.${id}.duration`] ??
    texts[`${kind}.duration`] ??
    kinds[kind]?.messages[locale]?.['duration']
  );
}

/** What a campaign writes in a language in place of the texts of kinds. */
type Texts = { texts: Campaign['copy'][Locale]; locale: Locale };

/** The texts in a language that visitors read on their way, in its order. Those for caregivers have readers of their own. */
export function textsOnWay(
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
  locale: Locale,
): (Where & { text: string })[] {
  const first = campaign.steps[campaign.home];
  const before = ofLanding(campaign, locale).flatMap(([path, text]) =>
    first && text !== undefined ? [{ step: first, when: undefined, path: () => [...path], text }] : [],
  );
  const ofFields = Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index) => {
      const place = () => fieldPath(tree, step, index);
      const duration = durationOf(step, field, { texts: campaign.copy[locale], locale }, registries.kinds);
      const own = ['text', 'lead', 'hint'].flatMap((option) => {
        const text = textOf(field, option, locale);
        const path = () => [...place(), 'options', option, locale];
        return text === undefined ? [] : [{ step, when: field.when, path, text }];
      });
      return duration === undefined
        ? own
        : [{ step, when: field.when, path: () => [...place()], text: duration }, ...own];
    }),
  );
  return [...before, ...ofFields];
}
