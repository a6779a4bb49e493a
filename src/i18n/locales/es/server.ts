import type { ServerTexts } from '#src/i18n/locales/serverTexts.ts';
import { policies } from './policies.ts';

/** What the server writes itself. */
export const server: ServerTexts = {
  policies,
  policyPage: {
    skip: 'Ir al texto',
    home: 'Página de inicio',
    more: 'Otras políticas',
    placeholder:
      'Este es un texto provisional. Quien administre este sitio debe reemplazarlo por su propia política antes de que lo usen visitantes reales.',
  },
  signingPage: {
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
  unknownPage: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección.',
    link: 'Ir a la página de inicio',
  },
  errorPage: {
    title: 'Algo salió mal',
    text: 'La página no se pudo mostrar. Sus respuestas se conservan.',
    link: 'Inténtelo de nuevo',
  },
  importedAnswers: { yes: 'Sí', no: 'No', unsure: 'No estoy seguro/a' },
};
