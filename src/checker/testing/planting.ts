import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { memorySetting, soundCampaign } from './soundCampaign.ts';

export type Report = { faults: number; text: string };
type Options = {
  /** Base name of a consent whose international Spanish is left out. */
  missing?: string;
  strictSpanish?: boolean;
};

/** Checks one of the documents and gives what was found and printed. */
export function report(
  documents: Readonly<Record<string, object | string>>,
  name: string,
  { missing, strictSpanish = false }: Options = {},
): Report {
  const lines: string[] = [];
  const faults = checkCampaigns([name], memorySetting(documents, missing), {
    strictSpanish,
    print: (line) => lines.push(line),
  });
  return { faults, text: lines.join('\n') };
}

const { steps } = soundCampaign;
/** The sound campaign, its home changed. */
export const home = (change: object) => ({ ...soundCampaign, steps: { ...steps, home: { ...steps.home, ...change } } });
/** The sound campaign with other steps. */
export const withSteps = (change: object) => ({ ...soundCampaign, steps: { ...steps, ...change } });
/** The sound campaign with other fields in its home. */
export const homeFields = (change: (fields: object[]) => object[]) => home({ fields: change([...steps.home.fields]) });
/** The sound campaign without a field of that kind in its home. */
export const without = (kind: string) => ({
  ...homeFields((fields) => fields.filter((field) => !('kind' in field && field.kind === kind))),
  copy: {},
});
/** The sound campaign, its example visitor changed. */
export const person = (change: object) => ({ ...soundCampaign, people: [{ ...soundCampaign.people[0], ...change }] });
