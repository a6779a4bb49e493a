import { readFileSync } from 'node:fs';
import { isInternational } from '#src/domain/consentNeed.ts';
import type { CountryCode } from '#src/generated/answers.ts';
import { sha256 } from '#src/server/consents/chain.ts';

type Language = 'en' | 'es';

const folder = new URL('../../../campaigns/consents/', import.meta.url);

export type Authorization = { text: string; sha256: string; country: CountryCode; isInternational: boolean };

/** The authorization that is signed, as worded for people of the country. */
export function authorization(country: CountryCode, language: Language): Authorization {
  const audience = isInternational(country) ? 'international' : 'us';
  const text = readFileSync(new URL(`medicalRecordsHealthData.${audience}.${language}.md`, folder), 'utf8');
  return { text, sha256: sha256(text), country, isInternational: isInternational(country) };
}

/** What the signing page says around the authorization. */
export const signingWords = {
  en: {
    title: 'Sign your authorization',
    intro: 'Please read this. It is your choice: you can sign it or go on without it.',
    signer: 'For',
    label: 'To sign, type your full name',
    sign: 'Sign',
    decline: 'Do not sign',
    missing: 'Type your full name to sign, or choose “Do not sign”.',
    changed: 'This text has just changed. Please read it again before you sign.',
    gone: 'This signing page is no longer open',
    goneText: 'It was open for one day. You can close this page or go to the start page.',
    home: 'Start page',
  },
  es: {
    title: 'Firme su autorización',
    intro: 'Lea este texto, por favor. Usted decide: puede firmarlo o continuar sin firmar.',
    signer: 'Para',
    label: 'Para firmar, escriba su nombre completo',
    sign: 'Firmar',
    decline: 'No firmar',
    missing: 'Escriba su nombre completo para firmar, o elija «No firmar».',
    changed: 'Este texto acaba de cambiar. Léalo de nuevo antes de firmar, por favor.',
    gone: 'Esta página de firma ya no está abierta',
    goneText: 'Estuvo abierta durante un día. Puede cerrar esta página o ir a la página de inicio.',
    home: 'Página de inicio',
  },
} as const;
