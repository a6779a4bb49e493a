import type { Answers } from '#src/domain/facts.ts';
import { addressOf } from '#src/flow/address.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import type { Lead } from '#src/generated/api.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { saveLead } from '#tests/e2e/support/savedLead.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import { kinds } from '#widgets/index.ts';
import type { Replay } from './plan.ts';

/** A step's address as it is written in a link: the path alone. */
export const pathnameOf = ({ campaign, language }: Replay, step: CampaignStep) =>
  addressOf({ locale: language, flow: campaign.name, step: step.path });

const asksFor = (kind: CampaignField['kind'], answer: keyof Answers): boolean => {
  const answers: readonly (keyof Answers)[] = kinds[kind].answers;
  return answers.includes(answer);
};

/** The lead that somebody has who is known already, as they entered it; its slug. */
function leadOf({ visitor: { facts } }: Replay): Lead {
  const { firstName = '', lastName = '', phone = '', email, postalCode = '', birthDate, gender } = facts.answers;
  const who = { firstName, lastName, phone1: phone, postalCode, country: facts.country };
  return exampleLead({
    ...who,
    ...(email !== undefined && { email }),
    ...(birthDate !== undefined && { dateOfBirth: birthDate }),
    ...(gender && { gender }),
  });
}

/** What the visitor comes with in the address: the query of the visit, and a gender that nothing on the way asks for. */
async function searchOf(page: Page, replay: Replay): Promise<string> {
  const { path, landing, visitor } = replay;
  const { query, answers, isKnownLead } = visitor.facts;
  const asksGender = path.some(({ fields }) => fields.some(({ kind }) => asksFor(kind, 'gender')));
  return new URLSearchParams({
    ...query,
    ...(landing !== undefined && { landing }),
    ...(!asksGender && answers.gender && { gender: answers.gender }),
    ...(isKnownLead && { slug: await saveLead(page, leadOf(replay)) }),
  }).toString();
}

/** Opens the address by which the visitor comes. */
export async function arrive(page: Page, replay: Replay): Promise<void> {
  const [first] = replay.path;
  if (!first) throw new Error(`${replay.title} has no step.`);
  const { language, campaign } = replay;
  const search = await searchOf(page, replay);
  await page.goto(addressOf({ locale: language, flow: campaign.name, step: first.path, search }));
}
