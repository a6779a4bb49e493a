import type { Library } from '#src/checker/document/library.ts';
import type { Project } from '#src/checker/project.ts';
import type { ConsentLibrary } from '#src/checker/consents.ts';
import type { Spec } from '#src/kit/spec.ts';
import { countries } from '#src/domain/countries/index.ts';
import { checks } from '#src/checks/index.ts';
import { sharedConsents } from '#src/i18n/locales/consentWord.ts';
import { rules } from '#src/rules/index.ts';
import { nothingRemembered } from '#src/checker/rememberedEnglish.ts';
import type { Registries } from '#src/checker/registries.ts';

/** A small campaign without a finding: tests plant one in it and expect the check to find it. */
export const soundCampaign = {
  name: 'sound',
  flowType: 'webScreener',
  campaignType: 'screener',
  pageTitle: { en: 'Registration', es: 'Registro' },
  steps: {
    home: {
      fields: [
        { kind: 'FullName' },
        { kind: 'PostalCode' },
        { kind: 'Phone' },
        { kind: 'Email', when: { rule: 'hasStudy' } },
        { kind: 'GenericConsent' },
      ],
      saves: true,
      next: { cases: [{ when: { rule: 'fullyQualified' }, to: 'result' }], otherwise: 'indications' },
    },
    result: { fields: [{ kind: 'ScreenerResult' }], next: 'indications' },
    indications: { fields: [{ kind: 'OtherConditions' }], saves: true, next: 'thanks' },
    thanks: { fields: [{ kind: 'ScreenerThankYou', options: { healthQuestionsStep: '' } }] },
  },
  copy: { en: { 'home.phone.short': 'Your phone' }, es: { 'home.phone.short': 'Su teléfono' } },
  people: [
    {
      name: 'does not qualify',
      answers: {
        firstName: 'Rosa',
        lastName: 'Diaz',
        postalCode: '60601',
        phone: '+13125550123',
        indicationIds: [1],
        consents: {},
      },
      path: ['home', 'indications', 'thanks'],
    },
  ],
};

const kind = (answers: Spec['answers'], options: Spec['options'] = {}, more: Partial<Spec> = {}): Spec => ({
  ...more,
  description: 'A kind for tests.',
  answers,
  options,
  requiredByDefault: true,
  messages: { en: { short: 'Short' }, es: { short: 'Corto' } },
});

const kinds: Registries['kinds'] = {
  Age: kind(
    ['age'],
    { label: { type: 'string', enum: ['self', 'short'], default: 'self' } },
    { reads: [], numberOf: ({ age }) => age },
  ),
  Chooser: kind(
    [],
    { movesOn: { type: 'boolean', default: true } },
    // As kinds of the product are asked, by the options that the campaign sets.
    { reads: [], leadsOn: (options) => !('movesOn' in options) || options.movesOn === true },
  ),
  Confirmation: kind(
    [],
    { answer: { type: 'string', enum: ['email', 'phone'], required: true } },
    // The schema knows the answers.
    {
      isRepeated: () => true,
      asksAbout: (options) => ('answer' in options ? (options.answer as 'email' | 'phone') : undefined),
    },
  ),
  Email: kind(['email']),
  FullName: kind(['firstName', 'lastName'], {}, { textOf: ({ lastName }) => lastName }),
  GenericConsent: kind(['consents'], { text: { type: 'string', default: 'contact' } }),
  HowHeard: kind(['additional']),
  Heading: kind([], { text: { type: 'text', required: true } }, { reads: [] }),
  OtherConditions: kind(['indicationIds'], {}, { reads: [] }),
  Phone: kind(['phone'], { label: { type: 'string', enum: ['long', 'short'], default: 'long' } }),
  ImageCapture: kind(['pictures'], {}, { isEmpty: () => false }),
  PostalCode: kind(
    ['postalCode'],
    {},
    { textOf: ({ postalCode }) => postalCode, textForm: (country) => countries[country].postalPattern },
  ),
  Signature: kind([], {}, { reads: [], signs: true }),
  ScreenerResult: kind([], {}, { reads: ['age'] }),
  ScreenerThankYou: kind([], { healthQuestionsStep: { type: 'string', default: '' } }, { reads: [] }),
};

const effects: Registries['effects'] = {
  checkAlreadyMatched: {
    description: 'An effect for tests.',
    moments: ['onEnter', 'onAnswer'],
    params: {},
    tells: ['alreadyMatched'],
  },
  count: { description: 'An effect for tests.', moments: ['onEnter', 'onLeave', 'onAnswer'], params: {}, reads: [] },
  saveLead: { description: 'An effect for tests.', moments: ['onEnter', 'onLeave'], params: {} },
};

const texts = { en: { next: 'Next' }, es: { next: 'Siguiente' } };

/** A few kinds and effects, and the real rules. */
const registries: Registries = {
  kinds,
  rules,
  checks,
  effects,
  texts: { shell: texts, common: texts },
  complete: ['es'],
};

/** Documents by name, as if each were a file: texts as they are, objects printed. */
function memoryLibrary(documents: Readonly<Record<string, object | string>>): Library {
  return {
    names: Object.keys(documents),
    read(name) {
      const document = documents[name];
      if (document === undefined) return undefined;
      const text = typeof document === 'string' ? document : JSON.stringify(document, null, 2);
      return { file: `${name}.json`, text };
    },
  };
}

/** What every consent ends with. */
export const policy = { en: 'See our [policy](privacy).', es: 'Vea la [política](privacy).' };

/** What the words to be contacted begin with. */
export const points = {
  en: '- Who: our team.\n- What for: to see if a study fits.\n- How to stop: tell us.\n\n',
  es: '- Quién: nuestro equipo.\n- Para qué: para ver si un estudio sirve.\n- Cómo parar: díganoslo.\n\n',
};

const contact = {
  en: `${points.en}We call or email you about your health. ${policy.en}`,
  es: `${points.es}Le llamamos o le escribimos un correo sobre su salud. ${policy.es}`,
};

/** The words of every consent that campaigns share. */
const shared = {
  en: `A partner asks the clinic for medical records and sends advertising of new studies. ${policy.en}`,
  es: `Una empresa colaboradora pide registros médicos a la clínica y envía publicidad de nuevos estudios. ${policy.es}`,
};

/** The words of a consent by its name. */
function wordsOf(name: string): typeof shared {
  if (sharedConsents.some((one) => one === name)) return shared;
  return name === 'imageCapture'
    ? { en: `${contact.en} We look at your pictures.`, es: `${contact.es} Miramos sus fotos.` }
    : contact;
}

/** Every consent text there could be, but those whose base name is left out. */
const consentsBut = (missing?: string): ConsentLibrary => ({
  names: [],
  files: [],
  wordings: (name) => {
    const us = wordsOf(name);
    return { us, international: name === missing ? { en: us.en } : us };
  },
});

/** A project of the documents in memory; the international Spanish of one consent can be left out. */
export function memoryProject(documents: Readonly<Record<string, object | string>>, missing?: string): Project {
  return {
    library: memoryLibrary(documents),
    consents: consentsBut(missing),
    registries,
    remembered: nothingRemembered,
  };
}
