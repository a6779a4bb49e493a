import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import type { Guest, Side } from './side.ts';

/** What kind of thing visitors may meet with. */
export type Sort = 'outcome' | 'end' | 'step' | 'way' | 'page' | 'order' | 'question' | 'consent' | 'content';

/** One thing that visitors may meet with, and may meet with in another way on the other side. */
export type Subject = {
  sort: Sort;
  step?: string;
  field?: string;
  /** What the guest meets with, as plain data; undefined where they do not. */
  met(side: Side, guest: Guest): unknown;
  /** What changes for a guest who met with the one and meets with the other, as what follows "visitors". */
  words(before: unknown, after: unknown): string[];
};

/** The step of that name on this side. */
export const stepOf = ({ model }: Side, name: string): CampaignStep | undefined => model.campaign.steps[name];
/** The field of that id in the step. */
export const fieldOf = (side: Side, step: string, id: string): CampaignField | undefined =>
  stepOf(side, step)?.fields.find((field) => field.id === id);

/** The words for what is gained or lost as a whole, and for what both sides have. */
export const gained =
  (verb: [now: string, noLonger: string], what: string, changed: (before: unknown, after: unknown) => string[]) =>
  (before: unknown, after: unknown): string[] => {
    if (before === undefined) return [`now ${verb[0]} ${what}`];
    return after === undefined ? [`${verb[1]} ${what}`] : changed(before, after);
  };

/** The words for what only those can compare who meet with it on both sides. */
export const compared =
  (changed: (before: unknown, after: unknown) => string[]) =>
  (before: unknown, after: unknown): string[] =>
    before === undefined || after === undefined ? [] : changed(before, after);
