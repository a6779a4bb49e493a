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
  appointmentPage: {
    title: 'Su cita',
    movedTitle: 'Su cita tiene un nuevo horario',
    cancelTitle: '¿Cancelar su cita?',
    cancelledTitle: 'Su cita está cancelada',
    byPhone: 'La cita es por teléfono. Le llamaremos desde este número:',
    call: '¿Tiene alguna pregunta? Llámenos:',
    moveHeading: 'Elija otro horario',
    timeLabel: 'Nuevo horario',
    choose: 'Elija un horario',
    move: 'Cambiar la cita',
    noTimes: 'No hay otro horario libre en las próximas dos semanas. Llámenos, por favor.',
    timesAway:
      'En este momento no se pueden mostrar los horarios libres. Inténtelo de nuevo en unos minutos o llámenos, por favor.',
    cancelHeading: '¿Ya no la necesita?',
    cancelText: 'El horario quedará libre para otra persona y no le llamaremos a esa hora.',
    cancel: 'Cancelar la cita',
    confirm: 'Sí, cancelarla',
    keep: 'No, conservarla',
    missing: 'Elija primero un horario.',
    taken: 'Otra persona acaba de tomar este horario. Elija otro, por favor.',
    away: 'No se pudo hacer, y su cita sigue como estaba. Inténtelo de nuevo en unos minutos o llámenos, por favor.',
    cancelledText:
      'El horario está libre para otra persona y no le llamaremos a esa hora. Si quiere otra cita, llámenos:',
    calendarNew: 'Agregar el nuevo horario a su calendario',
    calendarGone: 'Quitarla de su calendario',
    gone: 'Aquí no hay ninguna cita',
    goneText: 'Ya pasó, o la dirección no está completa. Puede cerrar esta página o ir a la página de inicio.',
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
