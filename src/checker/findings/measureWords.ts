/** The words and signs for money in the languages that are shipped, by their currency. A Spanish peso may be a weight. */
export const currencies: Readonly<Record<string, RegExp>> = {
  dollars: /\$|\bUSD\b|\bdollars?\b|\bd[óo]lar(?:es)?\b/iu,
  euros: /€|\bEUR\b|\beuros?\b/iu,
  pounds: /£|\bGBP\b|\bpounds? sterling\b|\blibras? esterlinas?\b/iu,
};

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
};
