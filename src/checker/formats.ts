import type { CampaignReport } from './campaignReport.ts';
import { asGithub, asJson, asJunit, asSarif } from './formats/machine.ts';

export { describeReport } from './formats/people.ts';

/** All reports of a check as one text, by the name of the format. */
export const formats = {
  json: asJson,
  sarif: asSarif,
  junit: asJunit,
  github: asGithub,
} as const satisfies Readonly<Record<string, (reports: readonly CampaignReport[], origin?: string) => string>>;

/** The name of a format for programs. */
export type Format = keyof typeof formats;

/** Whether the text is the name of a format for programs. */
export const isFormat = (text: string): text is Format => Object.hasOwn(formats, text);
