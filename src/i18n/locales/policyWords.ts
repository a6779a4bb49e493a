type Policy = 'privacy' | 'terms' | 'healthData' | 'hipaa' | 'cookies';

/** By language, words of a link that name a policy: what a policy may tell of, such as cookies, is no name of one. */
export const policyWords: Readonly<Record<string, Readonly<Record<Policy, RegExp>> | undefined>> = {
  en: {
    privacy: /\bprivacy policy\b/iu,
    terms: /\bterms (?:of (?:use|service)|and conditions)\b/iu,
    healthData: /\bhealth data (?:privacy )?(?:policy|notice)\b/iu,
    hipaa: /\bHIPAA (?:privacy )?(?:policy|notice)\b|\b(?:policy|notice) [^.]*\bHIPAA\b/iu,
    cookies: /\bcookies? (?:policy|notice)\b/iu,
  },
  es: {
    privacy: /(?<!\p{L})política de privacidad(?!\p{L})/iu,
    terms: /(?<!\p{L})(?:términos|condiciones) (?:de(?:l)? (?:uso|servicio)|y condiciones)(?!\p{L})/iu,
    healthData: /(?<!\p{L})(?:política|aviso) de (?:privacidad de )?(?:los )?datos de salud(?!\p{L})/iu,
    hipaa: /(?<!\p{L})(?:política|aviso) [^.]*HIPAA(?!\p{L})/iu,
    cookies: /(?<!\p{L})(?:política|aviso) de cookies(?!\p{L})/iu,
  },
};
