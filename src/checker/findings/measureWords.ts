/** The words and signs for money in the languages that are shipped, by their currency. A Spanish peso may be a weight. */
export const currencies: Readonly<Record<string, RegExp>> = {
  dollars: /\$|\bUSD\b|\bdollars?\b|\bd[óo]lar(?:es)?\b/iu,
  euros: /€|\bEUR\b|\beuros?\b/iu,
  pounds: /£|\bGBP\b|\bpounds? sterling\b|\blibras? esterlinas?\b/iu,
};

/** The words for a part of the day, in the same languages. By itself the Spanish word for the morning is the next day. */
export const halvesOfDay: Readonly<Record<string, RegExp>> = {
  morning: /\bmornings?\b|\b(?:por|en|de) las? mañanas?(?!\p{L})/iu,
  afternoon: /\b(?:afternoon|evening)s?\b|\b(?:por|en|de) las? tardes?\b/iu,
  evening: /\b(?:evening|night)s?\b|\b(?:por|en|de) las? noches?\b/iu,
};

/** A time zone of the United States by its letters behind an hour, or by its name in either language. */
const zone = (letters: string, english: string, spanish: string) =>
  new RegExp(
    `(?<=(?:\\d|[apAP]\\.?[\\s\\u00A0\\u202F]?[mM]\\.?),?[\\s\\u00A0])${letters}(?!\\p{L})|(?<!\\p{L})${english} (?:[Ss]tandard |[Dd]aylight )?[Tt]ime(?!\\p{L})|(?<!\\p{L})[Hh]ora (?:estándar |de verano )?${spanish}(?!\\p{L})`,
    'u',
  );

/** The words for the time zones of the United States, in the same languages. */
export const timeZones: Readonly<Record<string, RegExp>> = {
  Eastern: zone('E[SD]?T', 'Eastern', 'del [Ee]ste'),
  Central: zone('C[SD]?T(?! scan)', 'Central', '(?:del [Cc]entro|[Cc]entral)'),
  Mountain: zone('M[SD]?T', 'Mountain', '(?:de la [Mm]ontaña|de las [Mm]ontañas)'),
  Pacific: zone('P[SD]?T', 'Pacific', 'del [Pp]acífico'),
};

const visit = '(?:visit|appointment|visita|cita)s?';

/** The words for what comes before and after a visit, in the same languages. */
export const sidesOfVisit: Readonly<Record<string, RegExp>> = {
  'before the visit': new RegExp(`\\b(?:before (?:the|your|each|every|any)|antes de (?:la|su|cada)) ${visit}\\b`, 'iu'),
  'after the visit': new RegExp(
    `\\b(?:after (?:the|your|each|every|any)|(?:después de|tras) (?:la|su|cada)) ${visit}\\b`,
    'iu',
  ),
};

/** The words for women and for men, in the same languages. Those for children are for both in Spanish. */
export const sexes: Readonly<Record<string, RegExp>> = {
  women: /\b(?:wom[ae]n|females?|mujer(?:es)?)\b/iu,
  men: /(?<!\p{L})(?:m[ae]n|males?|hombres?|varón|varones)(?!\p{L})/iu,
};

/** A period behind a word by which something is done in each: "for a week" is how long something takes. */
const each = (english: string, spanish: string, others: string) =>
  new RegExp(
    `(?<!\\p{L})(?:(?:(?<!(?:for|in|within|of|over|about|than|takes?|lasts?) )a|per|each|every) ${english}|(?<!(?:mant|pon|pón|est)\\p{L}* )(?:al|a la|por|cada) ${spanish}|${others})(?!\\p{L})`,
    'iu',
  );

/** The words for how often something is, in the same languages. */
export const frequencies: Readonly<Record<string, RegExp>> = {
  'each day': each('day', 'día', 'daily|diariamente|todos los días'),
  'each week': each('week', 'semana', 'weekly|semanal(?:es|mente)?|todas las semanas'),
  'each month': each('month', 'mes', 'monthly|mensual(?:es|mente)?|todos los meses'),
  'each year': each('year', 'año', 'yearly|annual(?:ly)?|anual(?:es|mente)?|todos los años'),
};

const part = '(?:side|hand|arm|eye|ear|knee|leg|foot|hip|shoulder|breast|elbow|wrist)';
const [hers, his] = [
  '(?:mano|oreja|rodilla|pierna|cadera|muñeca|mama)',
  '(?:lado|brazo|ojo|oído|pie|hombro|seno|codo)',
];

/** The words for the two sides of a body, in the same languages, and any word that may be one: by themselves they are other words. */
const sides = [
  {
    name: 'left',
    named: new RegExp(`\\bleft ${part}\\b|\\bthe left\\b|izquierd[oa]`, 'iu'),
    any: /\bleft\b|izquierd/iu,
  },
  {
    name: 'right',
    named: new RegExp(`\\bright ${part}\\b|${his} derecho|${hers} derecha|a la derecha`, 'iu'),
    any: /\bright\b|derech/iu,
  },
] as const;

/** The side that a text is about, where it has words of one side alone. */
export function sideIn(text: string): string[] {
  const [one, other] = sides.filter(({ any }) => any.test(text));
  return one?.named.test(text) && !other ? [one.name] : [];
}

/** The words for what is counted, in the same languages, behind their number. */
export const units: Readonly<Record<string, string>> = {
  minutes: 'minutes?|minutos?|mins?',
  hours: 'hours?|horas?',
  days: 'days?|d[íi]as?',
  weeks: 'weeks?|semanas?',
  months: 'months?|mes(?:es)?',
  years: 'years?|años?',
  miles: 'miles?|millas?|mi',
  kilometers: 'kilomet(?:er|re)s?|kil[óo]metros?|km',
  meters: 'met(?:er|re)s?|metros?',
  centimeters: 'centimet(?:er|re)s?|cent[íi]metros?|cm',
  feet: 'feet|foot|ft|pies?',
  inches: 'inch(?:es)?|pulgadas?',
  pounds: 'pounds?(?! sterling)|lbs?|libras?(?! esterlinas?)',
  kilograms: 'kilogram(?:me)?s?|kilogramos?|kilos?|kg',
  grams: 'gram(?:me)?s?|gramos?|g',
  milligrams: 'milligram(?:me)?s?|miligramos?|mg',
};
