import { countries, countryCodes, countryServerFacts } from '#src/domain/countries/index.ts';
import type { CountryCode, Locale } from '#src/domain/facts.ts';
import type { CampaignField } from '#src/flow/campaign.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { emergencyWords } from '#src/i18n/locales/emergencyWords.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { listed } from '#src/checker/proof/conditions.ts';
import { currencies } from './measureWords.ts';
import { countriesIn, wordsIn } from './namedThings.ts';

/** What a text tells those of some countries, and what is so there; undefined where it may be true. */
export type Foreign = readonly [told: string, truth: string] | undefined;

const nameOf = (code: CountryCode) => countries[code].name[sourceLocale];
const joined = (names: readonly string[]) => names.join(' and ');

/** A part of the United Kingdom by whose name another country goes. */
const partOfAnother = /Northern Ireland|Irlanda del Norte/iu;

/** A country that a heading names. A sentence may well tell people what is elsewhere. */
function otherCountry(codes: readonly CountryCode[], text: string, locale: Locale): Foreign {
  if (partOfAnother.test(text)) return undefined;
  const shown = codes.map(nameOf);
  const named = countriesIn(text, locale);
  if (named.length === 0 || named.some((name) => shown.includes(name))) return undefined;
  return [text, `it names ${joined(named)}, and is shown in ${joined(shown)}`];
}

/** Words by which a heading says that it is about people elsewhere, or that something is not there. */
const elsewhere =
  /(?<!\p{L})(?:no|not|nobody|outside|other|else|elsewhere|except|but|beyond|from|fuera|salvo|excepto|otr[oa]s?|nadie|ning[uú]n\p{L}*|menos|de)(?!\p{L})/iu;

/** A country that a heading names, and whose visitors are those who do not see it. */
function excludedCountry(codes: readonly CountryCode[], text: string, locale: Locale): Foreign {
  if (partOfAnother.test(text) || elsewhere.test(text)) return undefined;
  const hidden = codes.map(nameOf);
  const named = countriesIn(text, locale);
  if (named.length === 0 || !named.every((name) => hidden.includes(name))) return undefined;
  return [text, `it names ${joined(named)}, where nobody sees it`];
}

/** The numbers that a text tells to call in an emergency. */
const calledIn = onceForTexts((locale, text): string[] => {
  const words = emergencyWords[locale];
  return words?.about.test(text) ? [...text.matchAll(words.called)].map(([, number = '']) => number) : [];
});

/** A number to call in an emergency that nobody answers there; without countries, that nobody answers anywhere. */
function otherEmergency(codes: readonly CountryCode[], text: string, locale: Locale): Foreign {
  const called = calledIn(locale, text);
  if (called.length === 0) return undefined;
  const known = (codes.length > 0 ? codes : countryCodes).flatMap((code) => countryServerFacts[code].emergencyNumbers);
  if (called.some((number) => known.includes(number))) return undefined;
  const truth =
    codes.length > 0
      ? `in ${joined(codes.map(nameOf))} an emergency is called in by ${[...new Set(known)].join(' or ')}`
      : 'no country has this number for emergencies';
  return [called.join(', '), truth];
}

/** Money that nobody is paid in there. */
function otherMoney(codes: readonly CountryCode[], text: string): Foreign {
  const named = wordsIn(currencies)(text);
  if (named.length === 0 || codes.some((code) => named.includes(countryServerFacts[code].money))) return undefined;
  const own = [...new Set(codes.map((code) => countryServerFacts[code].money))];
  return [joined(named), `it is shown in ${joined(codes.map(nameOf))} alone, where people have ${joined(own)}`];
}

/**
 * What a text of a field says of another country than the one whose visitors alone see it: its name, its money, or whom to
 * call in need.
 */
export function foreignIn({ when, options = {} }: CampaignField, text: string, locale: Locale): Foreign {
  const named = (isShown: boolean) => {
    const codes = listed(when).flatMap(({ rule, params, is = true }) =>
      rule === 'countryIs' && is === isShown ? [String(params.country)] : [],
    );
    return countryCodes.filter((code) => codes.includes(code));
  };
  const codes = named(true);
  const emergency = otherEmergency(codes, text, locale);
  if (emergency) return emergency;
  if (codes.length === 0) return 'level' in options ? excludedCountry(named(false), text, locale) : undefined;
  return otherMoney(codes, text) ?? ('level' in options ? otherCountry(codes, text, locale) : undefined);
}
