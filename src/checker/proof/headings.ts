import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import type { Finding } from '#src/checker/finding.ts';
import { findingAt, placeOfField, type CampaignModel } from './model.ts';
import type { Fault, Watch } from './watch.ts';

type Heading = { field: CampaignField; index: number };

function headingsIn({ registries: { kinds } }: CampaignModel): (step: CampaignStep) => Heading[] {
  const heads = ({ kind, options = {} }: CampaignField) => kinds[kind]?.headsPage?.(options) ?? false;
  return ({ fields }) => fields.flatMap((field, index) => (heads(field) ? [{ field, index }] : []));
}

const whose = (who: string) => (who === '' ? '' : ` for visitors ${who}`);

function without(step: CampaignStep): Fault {
  const tell = (who: string) => `The page "${step.name}" has no heading${whose(who)}: nothing says what it is about`;
  return { code: 'C097', step, cause: `C097 ${step.name}`, tell };
}

function another(step: CampaignStep, { field, index }: Heading, first: Heading): Fault {
  const at = placeOfField(step, index);
  const tell = (who: string) =>
    `"${field.id}" is a second heading of the page "${step.name}" beside "${first.field.id}"${whose(who)}: give it "level": 2, or leave one out`;
  return { code: 'C097', step, at, cause: `C097 ${at.join('.')}`, tell };
}

/** Product constant: the deepest heading that a field can be, that of a part of a section. */
const DEEPEST = 3;

/** The level of a field of a kind that is a heading of any level, 1 where it does not say; undefined for other kinds. */
function levelsIn({ registries: { kinds } }: CampaignModel): (field: CampaignField) => number | undefined {
  return ({ kind, options = {} }) => {
    if (!('level' in (kinds[kind]?.options ?? {}))) return undefined;
    return 'level' in options && typeof options.level === 'number' ? options.level : 1;
  };
}

/** Headings of parts before which nothing on their page can be a section. Many other kinds bring headings of sections with them. */
function partsAlone({ fields }: CampaignStep, levelOf: (field: CampaignField) => number | undefined): Heading[] {
  return fields.flatMap((field, index) => {
    const level = levelOf(field);
    if (level === undefined || level < DEEPEST) return [];
    const isBelow = fields.slice(0, index).some((other) => [undefined, level - 1].includes(levelOf(other)));
    return isBelow ? [] : [{ field, index }];
  });
}

/** Watches that each page that somebody gets to has one heading. Where no kind has any, there is nothing to say of pages. */
export function watchHeadings(model: CampaignModel): Watch[] {
  if (!Object.values(model.registries.kinds).some((kind) => kind.headsPage !== undefined)) return [];
  const [headingsOf, levelOf] = [headingsIn(model), levelsIn(model)];
  const at = new Map(Object.values(model.campaign.steps).map((step) => [step.name, headingsOf(step)]));
  const headings = ({ name }: CampaignStep) => at.get(name) ?? [];
  return [
    {
      reads: (step) => headings(step).map(({ field }) => field.when),
      pass({ step, visitor }) {
        const [first, second] = headings(step).filter(({ field }) => visitor.meets(field.when));
        if (!first) return partsAlone(step, levelOf).length > 0 ? [] : [without(step)];
        return second ? [another(step, second, first)] : [];
      },
      leave: () => undefined,
      end: () => [],
    },
  ];
}

/** Headings of parts of which no section stands above: one mistake, also where it leaves the page without a heading. */
export function headingLevelFindings(model: CampaignModel): Finding[] {
  const [headingsOf, levelOf] = [headingsIn(model), levelsIn(model)];
  return Object.values(model.campaign.steps).flatMap((step) => {
    const headings = headingsOf(step);
    const cure =
      headings.length === 0 ? 'its page has no other, so leave "level" out' : `give it "level": ${DEEPEST - 1}`;
    return partsAlone(step, levelOf).map(({ field, index }) => {
      const message = `"${field.id}" is the heading of a part, and no section stands above it: ${cure}`;
      return findingAt(model, 'C097', [...placeOfField(step, index), 'options', 'level'], message);
    });
  });
}
