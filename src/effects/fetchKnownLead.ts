import { isoDate } from '#src/domain/dates.ts';
import type { Answers } from '#src/domain/facts.ts';
import { toE164 } from '#src/domain/phone.ts';
import type { PatientInfo } from '#src/generated/api.ts';
import { defineEffect } from '#src/kit/effect.ts';
import { prefillOf } from '#src/store/prefill.ts';

/** The slugs that links carry; anything else is not asked about. */
const isSlug = (text: string) => /^[0-9a-zA-Z_-]{8,64}$/.test(text);

/** What is known of a person as answers; what is not valid is left out. */
function answersOf(info: PatientInfo, country: NonNullable<Answers['country']>): Answers {
  const { firstName, lastName, email, phone = '', postalCode: zip, birthDate: dob, gender, obGyn } = info;
  const said = Object.entries({ firstName, lastName, email, zip, dob, gender }).filter(([, value]) => value);
  const { answers } = prefillOf(Object.fromEntries(said), country, isoDate(new Date()));
  const number = toE164(phone, country);
  return {
    ...answers,
    country,
    ...(number && { phone: number, phoneCountry: country }),
    ...(obGyn && { obGyn }),
  };
}

/** What the visitor has entered in this tab stands above it. Without a link, or with one that is not good, nothing is known. */
export const fetchKnownLead = defineEffect({
  description: 'Fetches what is known of the visitor by the slug in the address; later saves update that lead.',
  moments: ['onEnter'],
  params: {},
  async run({ facts, state, change, call }) {
    const { query, country } = facts();
    const slug = query['slug'] ?? '';
    if (!isSlug(slug) || state().saved.slug !== undefined) return;
    const info = await call('relay', { body: { path: `temp_links/${slug}/patient_info`, method: 'GET' } });
    if (info === null || Array.isArray(info) || state().saved.slug !== undefined) return;
    const known = answersOf(info, info.country ?? country);
    change(({ answers, saved }) => ({ answers: { ...known, ...answers }, saved: { ...saved, slug } }));
  },
});
