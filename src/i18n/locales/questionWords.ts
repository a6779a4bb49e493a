import type { Answers } from '#src/generated/answers.ts';

type ByLanguage<T> = Readonly<Record<string, T | undefined>>;

/** Words for somebody who takes part and is not the reader. */
export const othersNamed: ByLanguage<RegExp> = {
  en: /\b(?:participants?|your (?:child|son|daughter))\b/iu,
  es: /(?<!\p{L})(?:participantes?|su (?:hij[oa]|niñ[oa]))(?!\p{L})/iu,
};

/** Words for a participant who is a child. */
export const childNamed: ByLanguage<RegExp> = {
  en: /\b(?:child|son|daughter)\b/iu,
  es: /(?<!\p{L})(?:hij[oa]|niñ[oa])(?!\p{L})/iu,
};

/** Words by which a question names what it asks for, each under one of the answers that it gives. */
export const asked: ByLanguage<Readonly<Partial<Record<keyof Answers, RegExp>>>> = {
  en: {
    age: /\b(?:how old|your age|date of birth|birth ?date|born)\b/iu,
    email: /\be-?mail\b/iu,
    firstName: /\b(?:full|first|last|your) names?\b/iu,
    gender: /\byour (?:gender|sex)\b/iu,
    heightCm: /\b(?:how tall|your height)\b/iu,
    phone: /\b(?:phone|telephone|mobile|cell)\b|\bnumber should we (?:call|text)\b/iu,
    postalCode: /\b(?:postal|zip) ?codes?\b/iu,
    weightKg: /\b(?:how much do you weigh|your weight)\b/iu,
  },
  es: {
    age: /(?<!\p{L})(?:su edad|cuántos años|fecha de nacimiento|nació)(?!\p{L})/iu,
    email: /(?<!\p{L})(?:correo(?! postal)|e-?mail)(?!\p{L})/iu,
    firstName: /(?<!\p{L})(?:(?:su|nombre) (?:nombre|completo|y apellidos?)|cómo se llama)(?!\p{L})/iu,
    gender: /(?<!\p{L})su (?:género|sexo)(?!\p{L})/iu,
    heightCm: /(?<!\p{L})(?:cuánto mide|su estatura)(?!\p{L})/iu,
    phone: /(?<!\p{L})(?:teléfono|celular|móvil|número debemos llamar\p{L}*)(?!\p{L})/iu,
    postalCode: /(?<!\p{L})código postal(?!\p{L})/iu,
    weightKg: /(?<!\p{L})(?:cuánto pesa|su peso)(?!\p{L})/iu,
  },
};

/** Words that stand beside those where a text only names what its page asks for. */
export const besideNames: ByLanguage<RegExp> = {
  en: /(?<!\p{L})(?:your|the|an?|and|or|best|current|contact|address|number|please)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:sus?|el|la|una?|y|o|de|mejor|actual|contacto|dirección|electrónic[oa]|número|por favor)(?!\p{L})/giu,
};

/** What a question says beside: when, or what for. */
export const aside: ByLanguage<RegExp> = {
  en: /(?<=\S )\b(?:when|so that|before|after|once) [^,?]*/giu,
  es: /(?<=\S )(?:cuando|para que|antes de|después de) [^,?]*/giu,
};

/** Words that ask a reader to enter what follows, where no mark of a question does. */
export const entering: ByLanguage<RegExp> = {
  en: /(?:^|[.!] )(?:please )?(?:enter|type|give(?: us)?|tell us) your\b/iu,
  es: /(?:^|[.!] )(?:por favor, )?(?:ingrese|escriba|introduzca|indique) su(?!\p{L})/iu,
};

/** Words by which a question is about what the reader has. */
export const ofReader: ByLanguage<RegExp> = { en: /\byour\b/iu, es: /(?<!\p{L})sus?(?!\p{L})/iu };

/** Words that say that what is asked may be left out. */
export const optional: ByLanguage<RegExp> = {
  en: /\b(?:optional|go on without (?:it|them)|(?:may|can) (?:skip|leave) (?:this|it)|if you (?:like|wish|want) to,? (?:give|enter|add)|skip this)\b/iu,
  es: /(?<!\p{L})(?:opcional(?:es)?|contin(?:úe|uar) sin (?:él|ella|ell[oa]s)|puede (?:omitir|saltar)(?:l[oa])?|omita est[ea])(?!\p{L})/iu,
};

/** What a button says by which a page may be left without an answer. */
export const skipping: ByLanguage<RegExp> = {
  en: /^(?:skip|not now|maybe later)(?!\p{L})/iu,
  es: /^(?:omitir|saltar|ahora no|quizás más tarde)(?!\p{L})/iu,
};
