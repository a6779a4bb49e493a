import { addressOf } from '#src/flow/address.ts';
import type { Page } from './page.ts';

/** Address of the study search: the query goes along without its study, and with the campaign that screens what is found. */
export function studySearchOf({ search, campaign, locale }: Page): string {
  const { flow, step, screensHere } = campaign.studySearch;
  const query = new URLSearchParams(search);
  query.delete('studyId');
  if (screensHere) query.set('ps', campaign.name);
  return addressOf({ locale, flow, step, search: `?${query}` });
}
