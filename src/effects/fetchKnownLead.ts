import { isoDate } from '#src/domain/dates.ts';
import type { Answers } from '#src/domain/facts.ts';
import type { PatientInfo } from '#src/generated/api.ts';
import { defineEffect } from '#src/kit/effect.ts';
import { emptyState } from '#src/store/emptyState.ts';
import { prefillOf } from '#src/store/prefill.ts';
import { deliverUnconfirmed } from './deliverLead.ts';

/** Whether the text has the form of a slug; nothing else is sent to the server. */
const isSlug = (text: string) => /^[0-9a-zA-Z_-]{8,64}$/.test(text);

/** The person as answers; invalid values are left out. */
function answersOf(
  info: PatientInfo,
  country: NonNullable<Answers['country']>,
  { toE164 }: typeof import('#src/domain/phone.ts'),
): Answers {
  const { firstName, lastName, email, phone = '', postalCode: zip, birthDate: dob, gender, obGyn } = info;
  const given = Object.entries({ firstName, lastName, email, zip, dob, gender }).filter(([, value]) => value);
  const { answers } = prefillOf(Object.fromEntries(given), country, isoDate(new Date()));
  const number = toE164(phone, country);
  return {
    ...answers,
    country,
    ...(number && { phone: number, phoneCountry: country }),
    ...(obGyn && { obGyn }),
  };
}

/**
 * Answers entered in this tab take precedence, unless they were for the lead of another link. A link without its lead is
 * marked as lost, which asks the visitor. Without a slug nothing changes.
 */
export const fetchKnownLead = defineEffect({
  description: 'Fetches what is known of the visitor by the slug in the address; later saves update that lead.',
  moments: ['onEnter'],
  tells: ['knownLead'],
  params: {},
  async run(context) {
    const { facts, state, change, call } = context;
    const { query, country } = facts();
    const slug = query['slug'] ?? '';
    // What was pressed before for another lead must not go to that of the link, nor with it.
    if (slug !== state().saved.slug) await deliverUnconfirmed(context, () => Promise.resolve());
    const { link, slug: before } = state().saved;
    const isFollowed = link?.slug === slug && (link.is !== 'open' || link.now !== undefined);
    if (slug === '' || before === slug || isFollowed) return;
    const setLink = (is: NonNullable<typeof link>['is']) =>
      change(({ saved }) => ({ saved: { ...saved, link: { slug, is } } }));
    if (!isSlug(slug)) return setLink('lost');
    // Where the call fails the link stays open: what is saved later goes to its lead.
    setLink('open');
    const asked = call('relay', { body: { path: `temp_links/${slug}/patient_info`, method: 'GET' } });
    // Numbering plans are large, and few visitors come by a link.
    const [info, plans] = await Promise.all([asked, import('#src/domain/phone.ts')]);
    // Meanwhile the visitor may have cleared their answers, which leaves the link, too.
    const { slug: now, link: nowLink } = state().saved;
    if (now !== before || nowLink?.is === 'left') return;
    if (info === null || Array.isArray(info)) return setLink('lost');
    const known = answersOf(info, info.country ?? country, plans);
    change(({ answers, saved }) =>
      before === undefined
        ? { answers: { ...known, ...answers }, saved: { ...saved, slug } }
        : { answers: known, drafts: {}, saved: { ...emptyState().saved, slug, link: { slug, is: 'open' } } },
    );
  },
});
