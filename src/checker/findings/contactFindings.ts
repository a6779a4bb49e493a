import { countryCodes } from '#src/domain/countries/index.ts';
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

/** An address that stands for another one, which nobody sees before it opens. */
const shortened =
  /(?<![\p{L}\d@./-])(?:https?:\/\/)?(?:www\.)?(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|shorturl\.at|rb\.gy|tiny\.cc|t\.ly|lnkd\.in)\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)'’]/iu;

/** A host that templates have where an address is still to come. */
const standIn =
  /^(?:https?:\/\/)?(?:[^/@]*[.@])?(?:(?:your|tu|su)-?(?:domain|dominio|company|empresa|(?:web)?site|sitio|clinic|cl[ií]nica|organi[sz]ation)|my-?(?:domain|(?:web)?site)|domain|dominio|website)\.\p{L}{2,}(?:\.\p{L}{2})?(?=[/:?#]|$)/iu;

/** The hosts of mail that most people have, with the slips that are made in them. */
const mailSlips: readonly (readonly [meant: string, slip: RegExp])[] = [
  ['gmail.com', /@(?:(?:gmial|gmal|gamil|gmaill|gnail|gmai)\.com?|gmail\.(?:co|con|cm|om))$/i],
  ['hotmail.com', /@(?:(?:hotmial|hotmal|hotmai|hotmaill|homail)\.com?|hotmail\.(?:con|cm|om))$/i],
  ['outlook.com', /@(?:(?:outlok|outllok|outlokk|outloo)\.com?|outlook\.(?:con|cm|om))$/i],
  ['yahoo.com', /@(?:(?:yaho|yahooo|yhaoo|yhoo)\.com?|yahoo\.(?:con|cm|om))$/i],
];

function addressError(address: string): string | undefined {
  // What fills a blank may bring the rest.
  if (address.includes('{')) return undefined;
  if (/^http:/i.test(address)) return `"${address}" is not safe: write it with https://`;
  if (internal.test(address)) return `"${address}" is for those who make the site: visitors cannot open it`;
  if (standIn.test(address)) return `"${address}" stands for an address that is still to come`;
  const meant = mailSlips.find(([, slip]) => slip.test(address))?.[0];
  if (meant !== undefined) return `"${address}" has a slip: ${meant} is meant`;
  if (/^(?:https:|www\.)/i.test(address))
    return web.test(address) ? undefined : `"${address}" is no address of the web`;
  return isEmail(address) ? undefined : `"${address}" is no address for mail`;
}

/** What is written as a phone number is: with its calling code, or in the groups of North America. */
const phone =
  /(?<![\d(+.-])(?:\+\d[\d ().-]{6,}\d|1[ .-]\(?[2-9]\d{2}\)?[ .-]\d{3}[ .-]\d+|\([2-9]\d{2}\) ?\d{3}[ .-]\d+)(?![\d-])/gu;

/** Digits in the groups of North America, without the 1 before them. */
const inGroups =
  /(?<![\d(+.-])\d{3}([ .-]?)\d{3}\1(?:(?<=[.-])\d{3,5}|(?<= )\d{4,5}|(?<=\d)\d{4})(?![\d\p{L}-]|[.,]\d)/gu;

/** What stands before a number that is to be called. */
const calls =
  /(?<!\p{L})(?:call|dial|text|phone|tele?(?:phone)?|fax|llame|llamar|llámenos|marque|tel[ée]fono)(?!\p{L})(?:(?!study|estudio|code|c[óo]digo|room|sala|refer|protocol|case|order)[^.!?\d]){0,30}$/iu;

/** Elsewhere than in North America a number in such groups begins with 0. */
const isCalled = (number: string) =>
  number.startsWith('0') ? countryCodes.some((code) => isPhone(number, code)) : isPhone(number);

function phoneError(written: string): string | undefined {
  const text = withoutAddresses(written);
  const isWrong = ({ 0: number, index }: RegExpExecArray) => calls.test(text.slice(0, index)) && !isCalled(number);
  const wrong =
    [...text.matchAll(phone)].find(([number]) => !isPhone(number)) ?? [...text.matchAll(inGroups)].find(isWrong);
  return wrong && `"${wrong[0]}" is no phone number: a digit of it is wrong, missing or too many`;
}

/** What was meant to be the beginning of an address of the web, and what follows it. */
const brokenStart =
  /(?<![\p{L}/])(?!https?:\/\/)(?:https?[:;]?\/{1,2}|h{0,2}t{1,3}p{1,2}s{0,2}:\/\/)[^\s/][^\s]*[^\s.,;:!?)]/iu;

function shortError(text: string): string | undefined {
  const address = text.includes('/') ? shortened.exec(text)?.[0] : undefined;
  return address && `"${address}" is short for another address, which nobody sees before it opens: write that one`;
}

function startError(text: string): string | undefined {
  const address = brokenStart.exec(text)?.[0];
  return address === undefined ? undefined : `"${address}" is no address of the web`;
}

/** What is wrong with the first address or phone number of a text that cannot be right. */
const errorOf = onceForTexts((_, written): string | undefined => {
  // Where a link leads is looked at for itself.
  const text = withoutLinks(written);
  return shortError(text) ?? addressesIn(text).map(addressError).find(Boolean) ?? startError(text) ?? phoneError(text);
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
