import { isEmail } from '#src/domain/email.ts';
import { isPhone } from '#src/domain/phone.ts';
import { addressesIn, withoutAddresses } from '#src/checker/addresses.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { withoutLinks } from './links.ts';
import { foundIn, type Written } from './wordFindings.ts';

/** A host with a dot and a name behind it, such as `www.example.com`, and what may follow it. */
const web = /^(?:https?:\/\/|www\.)(?:[\p{L}\d-]+\.)+\p{L}{2,}(?=[/:?#]|$)/iu;

/** An address that only those who make a site can open. */
const internal =
  /^https:\/\/(?:(?:staging|stage|dev|test|uat|qa)[.-]|(?:[\p{L}\d-]+\.)+(?:local|localhost|internal|test|invalid)(?=[/:?#]|$)|(?:10|127|192\.168)\.[\d.]+)/iu;

function addressError(address: string): string | undefined {
  // What fills a blank may bring the rest.
  if (address.includes('{')) return undefined;
  if (/^http:/i.test(address)) return `"${address}" is not safe: write it with https://`;
  if (internal.test(address)) return `"${address}" is for those who make the site: visitors cannot open it`;
  if (/^(?:https:|www\.)/i.test(address))
    return web.test(address) ? undefined : `"${address}" is no address of the web`;
  return isEmail(address) ? undefined : `"${address}" is no address for mail`;
}

/** What is written as a phone number is: with its calling code, or in the groups of North America. */
const phone =
  /(?<![\d(+.-])(?:\+\d[\d ().-]{6,}\d|1[ .-]\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d+|\([2-9]\d{2}\) ?\d{3}[ .-]\d+)(?![\d-])/gu;

function phoneError(text: string): string | undefined {
  const numbers = [...withoutAddresses(text).matchAll(phone)].map(([number]) => number);
  const wrong = numbers.find((number) => !isPhone(number));
  return wrong === undefined ? undefined : `"${wrong}" is no phone number: a digit of it is wrong, missing or too many`;
}

/** What is wrong with the first address or phone number of a text that cannot be right. */
const errorOf = onceForTexts((_, written): string | undefined => {
  // Where a link leads is looked at for itself.
  const text = withoutLinks(written);
  return addressesIn(text).map(addressError).find(Boolean) ?? phoneError(text);
});

/** Addresses and phone numbers in texts that cannot be right: the same in each language is one mistake. */
export const contactFindings = (texts: readonly (readonly Written[])[]): Finding[] =>
  texts.flatMap((inLanguages) =>
    inLanguages
      .flatMap((one): Finding[] => {
        const message = errorOf(one.locale, one.text);
        return message === undefined ? [] : [foundIn(one, 'C100', message)];
      })
      .slice(0, 1),
  );
