import type { Input, Reply } from '#src/api/call.ts';
import { toE164 } from '#src/domain/phone.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import type { PartnerCall } from './callPartner.ts';
import { replyReader } from './replyReader.ts';

/** The form in which a number can be dialled from anywhere, if it can be dialled. */
export const phoneCheck: PartnerCall<Input<'validatePhone'>['body'], Reply<'validatePhone'>> = {
  partner: 'phones',
  request: (body) => ({ method: 'POST', path: '/phone/validate', body }),
  read: replyReader('validatePhone'),
  standIn: (_context, { phone, country }) => Promise.resolve(checkedByPattern(phone, country)),
  empty: { valid: false },
};

/** What is known of a number without asking anybody. */
export function checkedByPattern(phone: string, country: CountryCode): Reply<'validatePhone'> {
  const e164 = toE164(phone, country);
  return e164 === undefined ? { valid: false } : { valid: true, e164 };
}
