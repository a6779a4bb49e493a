type ByLanguage = Readonly<Record<string, Readonly<Record<string, RegExp>> | undefined>>;

/** What texts may be about, by a name that all languages share. */
export const topics: ByLanguage = {
  en: {
    age: /\b(?:age|years old)\b/iu,
    answers: /\byour answers?\b/iu,
    appointment: /\bappointments?\b/iu,
    birthDate: /\b(?:date of birth|birth ?dates?|birthdays?|born)\b/iu,
    condition: /\b(?:conditions?|illness(?:es)?|diseases?|diagnos[ei]s|diagnosed)\b/iu,
    country: /\bcountr(?:y|ies)\b/iu,
    email: /\be-?mails?\b/iu,
    gender: /\b(?:gender|sex)\b/iu,
    health: /\b(?:health|medical|doctors?)\b/iu,
    height: /\b(?:height|tall)\b/iu,
    name: /\b(?:(?:full|first|last|your) names?|surname)\b/iu,
    offers: /\boffers\b/iu,
    phone:
      /\b(?:(?:tele)?phones?|mobile|(?<!\b(?:is|are|was|were|also|often|usually) )called|call(?:s|ing)?|numbers?)\b/iu,
    picture: /\b(?:pictures?|photos?|images?)\b/iu,
    postalCode: /\b(?:(?:postal|zip) ?codes?|post ?codes?|zip)\b/iu,
    question: /\b(?:questions?|questionnaires?|surveys?)\b/iu,
    study: /\b(?:stud(?:y|ies)|trials?(?!-)|research)\b/iu,
    weight: /\b(?:weight|weigh)\b/iu,
  },
  es: {
    age: /(?<!\p{L})(?:edad|cuántos años)(?!\p{L})/iu,
    answers: /(?<!\p{L})(?:respuestas?|respond\p{L}*|contest\p{L}*)(?!\p{L})/iu,
    appointment: /(?<!\p{L})citas?(?!\p{L})/iu,
    birthDate: /(?<!\p{L})(?:nacimiento|nació|cumpleaños)(?!\p{L})/iu,
    condition:
      /(?<!\p{L})(?:afecci(?:ón|ones)|enfermedad(?:es)?|padecimientos?|condici(?:ón|ones)|diagnóstic\p{L}*|diagnosticad\p{L}*)(?!\p{L})/iu,
    country: /(?<!\p{L})pa[ií]s(?:es)?(?!\p{L})/iu,
    email: /(?<!\p{L})(?:correos?(?! postal)|e-?mails?)(?!\p{L})/iu,
    gender: /(?<!\p{L})(?:género|sexo)(?!\p{L})/iu,
    health: /(?<!\p{L})(?:salud|médic\p{L}*|doctor\p{L}*)(?!\p{L})/iu,
    height: /(?<!\p{L})(?:estatura|altura|mide)(?!\p{L})/iu,
    name: /(?<!\p{L})(?:nombres?|apellidos?|se llama)(?!\p{L})/iu,
    offers: /(?<!\p{L})ofertas(?!\p{L})/iu,
    phone: /(?<!\p{L})(?:teléfonos?|celular|móvil|llam(?!a(?!\p{L}))\p{L}+|números?|telefónic\p{L}*)(?!\p{L})/iu,
    picture: /(?<!\p{L})(?:fotos?|fotografías?|im[aá]gen(?:es)?)(?!\p{L})/iu,
    postalCode: /(?<!\p{L})códigos? postal(?:es)?(?!\p{L})/iu,
    question: /(?<!\p{L})(?:pregunt(?!en?(?!\p{L}))\p{L}*|cuestionarios?|encuestas?)(?!\p{L})/iu,
    study: /(?<!\p{L})(?:estudios?|ensayos?|investigaci(?:ón|ones))(?!\p{L})/iu,
    weight: /(?<!\p{L})(?:peso|pesa)(?!\p{L})/iu,
  },
};

/** Labels of one or two words, each of which stands for nothing else. */
export const labels: ByLanguage = {
  en: {
    back: /^(?:go )?back$/iu,
    cancel: /^cancel$/iu,
    close: /^close$/iu,
    female: /^(?:female|woman)$/iu,
    finish: /^(?:finish|done|submit)$/iu,
    male: /^(?:male|man)$/iu,
    next: /^next$/iu,
    no: /^no$/iu,
    search: /^search$/iu,
    start: /^(?:start|begin)$/iu,
    yes: /^yes$/iu,
  },
  es: {
    back: /^(?:atrás|volver)$/iu,
    cancel: /^cancelar$/iu,
    close: /^cerrar$/iu,
    female: /^(?:femenino|mujer)$/iu,
    finish: /^(?:finalizar|terminar|listo|hecho|enviar)$/iu,
    male: /^(?:masculino|hombre)$/iu,
    next: /^siguiente$/iu,
    no: /^no$/iu,
    search: /^buscar$/iu,
    start: /^(?:comenzar|empezar|iniciar)$/iu,
    yes: /^s[ií]$/iu,
  },
};
