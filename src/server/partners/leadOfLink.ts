import { randomUUID } from 'node:crypto';
import { defaultCountry } from '#src/domain/countries/index.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import type { Lead, PatientInfo } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { sourceOfLinks } from '#src/server/db/demo/partners.ts';
import { contentHash, storedKey } from '#src/server/http/idempotency.ts';
import { findLead } from '#src/server/leads/find.ts';
import { attemptSaving } from '#src/server/leads/saveAttempt.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';

const save = attemptSaving(() => Promise.resolve(new Map()));

function leadOf({ email, birthDate, gender, ...info }: PatientInfo): Lead {
  const { firstName = '', lastName = '', phone: phone1 = '', postalCode = '', country = defaultCountry } = info;
  return {
    leadId: randomUUID(),
    firstName,
    lastName,
    phone1,
    postalCode,
    country,
    preferredLanguage: sourceLocale,
    ...(email !== undefined && { email }),
    ...(birthDate !== undefined && { dateOfBirth: birthDate }),
    ...(gender !== undefined && { gender }),
    additionalFields: { siteSchedulingEnabled: false, hotCall: false, obGyn: null, surveyQuestions: [] },
    indications: [],
    ...sourceOfLinks,
    sourceStudyIds: [],
    screenings: [],
  };
}

/**
 * Whether a link of the stand-in leads to a lead. A partner sends links to leads alone: that of the person is saved when
 * theirs is first opened, once. Where somebody else has taken it over since, the link leads to nothing, as any other.
 */
export async function hasLead({ db, clock }: ServerContext, slug: string, info: PatientInfo): Promise<boolean> {
  if ((await findLead(db, slug)) !== undefined) return true;
  const [lead, key] = [leadOf(info), storedKey(`link ${slug}`)];
  await save(db, {
    scope: 'createLead',
    key,
    contentHash: contentHash({ slug }, sealingOf(db)),
    newSlug: slug,
    visit: null,
    lead,
    qualification: { judgement: {}, qualified: null },
    at: clock(),
    consents: [],
  });
  return (await findLead(db, slug)) !== undefined;
}
