import { ethnicities } from '#src/domain/choices.ts';
import { countries } from '#src/domain/countries/index.ts';
import type { Locale } from '#src/domain/facts.ts';
import { joinName } from '#src/domain/fullName.ts';
import { inLocale } from '#src/domain/inLocale.ts';
import { maskedPhone } from '#src/domain/phoneDigits.ts';
import { feetFromCm, lbFromKg } from '#src/domain/units.ts';
import { kindWords } from '#src/generated/kindWords.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import type { MyDataTexts } from '#src/i18n/locales/myDataTexts.ts';
import { escaped } from '#src/server/pages/html.ts';
import type { Channel } from './link.ts';
import type { MyData } from './load.ts';
import { dayInWords, withValues } from './words.ts';

/** `isIn` where the words are in another language than the page may be. */
type Row = readonly [label: string, value: string | undefined, isIn?: Locale];
type Part = { heading: string; rows: readonly Row[] };
type Shown = { data: MyData; words: MyDataTexts; language: Locale; channel: Channel };

/** Markup of what somebody told us: each answer under the words that asked for it. */
export const toldParts = (shown: Shown): string =>
  [contact(shown), about(shown), study(shown), more(shown)]
    .map((one) => part(one, shown.language))
    .filter(Boolean)
    .join('\n');

function part({ heading, rows }: Part, language: Locale): string {
  const given = rows.filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return '';
  const entries = given.map(([label, value = '', isIn = language]) => {
    const lang = isIn === language ? '' : ` lang="${isIn}"`;
    return `<dt${lang}>${escaped(label)}</dt>\n<dd${lang}>${escaped(value)}</dd>`;
  });
  return `<h3>${heading}</h3>\n<dl>\n${entries.join('\n')}\n</dl>`;
}

function contact({ data: { lead, verified }, words: { told }, language, channel }: Shown): Part {
  const { name, phone, email, country } = kindWords[language];
  /** What a link came by is theirs, and what they proved by a code. */
  const checked = (value: string | undefined, isProved: boolean, cameBy: string | undefined) =>
    value && `${value} (${cameBy ?? (isProved ? told.verified : told.notVerified)})`;
  return {
    heading: told.contact,
    rows: [
      [name.label, joinName(lead.firstName, lead.lastName)],
      [
        phone.label,
        checked(maskedPhone(lead.phone1, lead.country), verified.phone, channel === 'phone' ? told.byPhone : undefined),
      ],
      [email.label, checked(lead.email, verified.email, channel === 'email' ? told.byEmail : undefined)],
      [inLocale(countries[lead.country].postalLabel, language), lead.postalCode],
      [country.label, inLocale(countries[lead.country].name, language)],
    ],
  };
}

const rounded = (text: string, number: number) => withValues(text, { number: String(Math.round(number)) });

/** Height and weight in the units of the country, as they were asked for there. */
function measures({ lead: { heightCm, weightKg, country } }: MyData, told: MyDataTexts['told']) {
  const isMetric = countries[country].useMetricSystem;
  const feet = (cm: number) => {
    const { ft, in: inches } = feetFromCm(cm);
    return withValues(told.feet, { feet: String(ft), inches: String(inches) });
  };
  const height = (cm: number) => (isMetric ? rounded(told.centimeters, cm) : feet(cm));
  const weight = (kg: number) => (isMetric ? rounded(told.kilograms, kg) : rounded(told.pounds, lbFromKg(kg)));
  return {
    ...(heightCm !== undefined && { height: height(heightCm) }),
    ...(weightKg !== undefined && { weight: weight(weightKg) }),
  };
}

function about({ data, words: { told, relations }, language }: Shown): Part {
  const { birthDate, age, gender, ethnicities: ofEthnicities } = kindWords[language];
  const { lead } = data;
  const { caregiver } = lead;
  const { height, weight } = measures(data, told);
  const names = ethnicities.flatMap(({ id, key }) =>
    (lead.ethnicities ?? []).some((one) => one === id) ? [ofEthnicities[key]] : [],
  );
  const answering =
    caregiver && `${joinName(caregiver.firstName, caregiver.lastName)} (${relations[caregiver.caregiverRelationship]})`;
  return {
    heading: told.about,
    rows: [
      [birthDate.label, lead.dateOfBirth && dayInWords(lead.dateOfBirth, language)],
      [age.label, lead.age === undefined ? undefined : String(lead.age)],
      [gender.label, lead.gender && gender[lead.gender]],
      [told.height, height],
      [told.weight, weight],
      [told.ethnicity, names.join(', ')],
      [told.answeredBy, answering],
    ],
  };
}

function study({ data: { studyTitle, criteria, lead }, words: { told } }: Shown): Part {
  const chosen = (id: number) => lead.responses?.[id] ?? [];
  const answers = criteria.map(({ id, question, responses }): Row => {
    const texts = responses.flatMap((one) => (chosen(id).includes(one.id) ? [one.text] : []));
    return [question, texts.join(', ')];
  });
  return { heading: told.questions, rows: [[told.study, studyTitle], ...answers] };
}

function more({ data: { lead, conditions, pictures }, words: { told }, language }: Shown): Part {
  const { obGyn, surveyQuestions, ctScanAppointmentDate: scan } = lead.additionalFields;
  const doctor = obGyn && [joinName(obGyn.firstName, obGyn.lastName), obGyn.phone].filter(Boolean).join(', ');
  return {
    heading: told.more,
    rows: [
      [told.conditions, conditions.map(({ name }) => name).join(', ')],
      [kindWords[language].ctScanAppointmentDate.label, scan && dayInWords(scan, language)],
      [told.doctor, doctor ?? undefined],
      ...surveyQuestions.map((one): Row => [one.questionText, one.questionResponseText, sourceLocale]),
      [told.pictures, pictures === 0 ? undefined : String(pictures)],
    ],
  };
}
