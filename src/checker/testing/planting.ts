import type { Locale } from '#src/domain/facts.ts';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { describeReport } from '#src/checker/formats.ts';
import { memoryProject, soundCampaign } from './soundCampaign.ts';

export type Report = { findings: number; text: string };
type Options = {
  /** Base name of a consent whose international Spanish is left out. */
  missing?: string;
  strict?: readonly Locale[];
};

/** Checks one of the documents: the number of findings, and the report as it is printed. */
export function report(
  documents: Readonly<Record<string, object | string>>,
  name: string,
  { missing, strict = [] }: Options = {},
): Report {
  const reports = [...checkCampaigns([name], memoryProject(documents, missing), { strict, today: '2026-11-01' })];
  return {
    findings: reports.flatMap(({ findings }) => findings).length,
    text: reports.map((one) => describeReport(one, '1/1')).join('\n'),
  };
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
