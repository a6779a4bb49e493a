import { criterion } from '#tests/support/criterion.ts';
import { Age } from '#widgets/Age/Age.tsx';
import { BirthDate } from '#widgets/BirthDate/BirthDate.tsx';
import { CaregiverChoice } from '#widgets/CaregiverChoice/CaregiverChoice.tsx';
import { CaregiverName } from '#widgets/CaregiverName/CaregiverName.tsx';
import { CtScanDate } from '#widgets/CtScanDate/CtScanDate.tsx';
import { Email } from '#widgets/Email/Email.tsx';
import { Ethnicity } from '#widgets/Ethnicity/Ethnicity.tsx';
import { FullName } from '#widgets/FullName/FullName.tsx';
import { Height } from '#widgets/Height/Height.tsx';
import { Indications } from '#widgets/Indications/Indications.tsx';
import { Phone } from '#widgets/Phone/Phone.tsx';
import { PostalCode } from '#widgets/PostalCode/PostalCode.tsx';
import { QualificationQuestions } from '#widgets/QualificationQuestions/QualificationQuestions.tsx';
import { Weight } from '#widgets/Weight/Weight.tsx';
import { type, type Message } from './message.ts';

const required = { en: 'This field is required', es: 'Este campo es obligatorio' };
const age = { en: 'Please enter a valid age', es: 'Ingrese una edad válida' };
const postalCode = { en: 'Please enter a valid postal code', es: 'Ingrese un código postal válido' };
const phone = { en: 'Please enter a valid phone number', es: 'Ingrese un número de teléfono válido' };
const oneWord = {
  en: 'Please enter a valid full name: both a first and a last name',
  es: 'Ingrese un nombre completo válido: nombre y apellido',
};
const fullName = {
  en: 'Please enter a valid full name',
  es: 'Ingrese un nombre completo válido',
};
const toCome = {
  en: 'Please enter a valid birth date: this one is in the future',
  es: 'Ingrese una fecha de nacimiento válida: esta fecha es futura',
};
const longAgo = {
  en: 'Please enter a valid birth date: this one is too long ago',
  es: 'Ingrese una fecha de nacimiento válida: esta fecha es demasiado antigua',
};
const birthDate = { en: 'Please enter a valid birth date', es: 'Ingrese una fecha de nacimiento válida' };
const date = { en: 'Please enter a valid date', es: 'Ingrese una fecha válida' };
const future = { en: 'Please enter a date in the future', es: 'Ingrese una fecha futura' };
const past = { en: 'Please enter a date in the present or past', es: 'Ingrese la fecha de hoy o una anterior' };
const centimeters = { en: 'Please enter a valid number of centimeters', es: 'Ingrese un número válido de centímetros' };
const feet = { en: 'Please enter a valid number of feet', es: 'Ingrese un número válido de pies' };
const inches = { en: 'Please enter a valid number of inches', es: 'Ingrese un número válido de pulgadas' };
const weight = { en: 'Please enter a valid weight', es: 'Ingrese un peso válido' };
const selectOne = { en: 'Please select one option', es: 'Seleccione al menos una opción' };
const selectAny = { en: 'Please select at least one option', es: 'Seleccione al menos una opción' };
const question = { en: 'This question must be answered', es: 'Debe responder a esta pregunta' };
const email = { en: 'Please enter a valid email address', es: 'Ingrese un correo electrónico válido' };

const past15 = { facts: { today: '2026-06-15' }, options: { day: 'past' } };
const coming15 = { facts: { today: '2026-06-15' } };
const forSomeone = { participant: 'someone_else', caregiver: { relationship: 'Caregiver' } } as const;
const abroad = { facts: { country: 'GB' } } as const;
const unknown = { replies: { verifyPostalCode: false, validatePhone: { valid: false } } };

/** Messages for a wrong answer, and for one that is missing. */
export const fieldMessages: readonly Message[] = [
  { when: 'nothing is entered', ...required, widget: FullName },
  { when: 'no age is chosen', ...required, widget: Age },
  { when: 'the age that came along is none', ...age, widget: Age, situation: { answers: { age: 120 } } },
  { when: 'the postal code has another pattern', ...postalCode, widget: PostalCode, enter: type('6060') },
  {
    when: 'the postal code does not exist',
    ...postalCode,
    widget: PostalCode,
    situation: unknown,
    enter: type('00000'),
  },
  { when: 'the number is too short', ...phone, widget: Phone, enter: type('312555') },
  { when: 'the number cannot be reached', ...phone, widget: Phone, situation: unknown, enter: type('1111111111') },
  { when: 'the name is one word', ...oneWord, widget: FullName, enter: type('Rosa') },
  { when: 'there is an emoji in the name', ...fullName, widget: FullName, enter: type('Rosa Diaz 😀') },
  { when: 'the name of the caregiver is one word', ...oneWord, widget: CaregiverName, enter: type('Rosa') },
  { when: 'nobody is chosen as participant', ...required, widget: CaregiverChoice },
  {
    when: 'the birth date of the caregiver is to come',
    ...toCome,
    widget: CaregiverChoice,
    situation: { answers: forSomeone, drafts: { caregiverName: 'Rosa Diaz', caregiverBirthDate: '01/01/2199' } },
  },
  { when: 'the birth date is no day', ...birthDate, widget: BirthDate, enter: type('13/45/1980') },
  { when: 'the birth date is to come', ...toCome, widget: BirthDate, enter: type('01/01/2199') },
  { when: 'the birth date is too long ago', ...longAgo, widget: BirthDate, enter: type('01/01/1890') },
  { when: 'the birth date has no year', ...birthDate, widget: BirthDate, enter: type('12/31') },
  { when: 'the date is no day', ...date, widget: CtScanDate, situation: coming15, enter: type('13/45/2030') },
  { when: 'a date to come is today', ...future, widget: CtScanDate, situation: coming15, enter: type('06/15/2026') },
  {
    when: 'a date that was had is tomorrow',
    ...past,
    widget: CtScanDate,
    situation: past15,
    enter: type('06/16/2026'),
  },
  ...['90', '245'].map((heightCm) => ({
    when: `the height is ${heightCm} cm`,
    ...centimeters,
    widget: Height,
    situation: { ...abroad, drafts: { heightCm } },
  })),
  ...['2', '9'].map((heightFt) => ({
    when: `the height is ${heightFt} feet`,
    ...feet,
    widget: Height,
    situation: { drafts: { heightFt, heightIn: '6' } },
  })),
  { when: 'there are 12 inches', ...inches, widget: Height, situation: { drafts: { heightFt: '5', heightIn: '12' } } },
  { when: 'there are 1501 pounds', ...weight, widget: Weight, enter: type('1501') },
  { when: 'there are 682 kilograms', ...weight, widget: Weight, situation: abroad, enter: type('682') },
  { when: 'no ethnicity is chosen', ...selectOne, widget: Ethnicity, situation: { required: true } },
  { when: 'no condition is chosen', ...selectAny, widget: Indications, situation: { required: true } },
  {
    when: 'a question is left',
    ...question,
    widget: QualificationQuestions,
    situation: { facts: { criteria: [criterion] } },
  },
  { when: 'the address has no host', ...email, widget: Email, enter: type('rosa@') },
];
