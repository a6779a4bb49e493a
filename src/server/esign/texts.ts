import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

type Language = 'en' | 'es';
type Audience = 'us' | 'international';

const folder = new URL('../../../campaigns/consents/', import.meta.url);

/** The authorization that is signed, as worded for people of that country, and the hash of these very bytes. */
export function authorization(phone: string, language: Language): { text: string; sha256: string } {
  const audience: Audience = phone.replace(/[^\d+]/g, '').match(/^(\+1|[2-9]\d{9}$)/) ? 'us' : 'international';
  const text = readFileSync(new URL(`medicalRecordsHealthData.${audience}.${language}.md`, folder), 'utf8');
  return { text, sha256: createHash('sha256').update(text, 'utf8').digest('hex') };
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
    gone: 'Esta página de firma ya no está abierta',
    goneText: 'Estuvo abierta durante un día. Puede cerrar esta página o ir a la página de inicio.',
    home: 'Página de inicio',
  },
} as const;
