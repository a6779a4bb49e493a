import { section, type Policies } from '#src/i18n/locales/policy.ts';

/** The five documents that pages link to. Placeholders: a lawyer has not written them. */
export const policies: Policies = {
  privacy: {
    title: 'Política de privacidad',
    sections: [
      section(
        'Qué guardamos',
        'Lo que usted escribe en este sitio: su nombre, cómo comunicarnos con usted y sus respuestas a las preguntas de salud. También guardamos los consentimientos que dio, con su texto exacto y la hora.',
      ),
      section(
        'Para qué lo usamos',
        'Para ver qué estudios clínicos pueden ser adecuados para usted y para comunicarnos con usted por los medios que aceptó. No vendemos sus datos.',
      ),
      section(
        'En su propio dispositivo',
        'Sus respuestas permanecen en su navegador mientras completa un formulario. Los datos de contacto se borran después de una hora sin uso. «Borrar mis respuestas» elimina todo de inmediato.',
      ),
      section(
        'Sus opciones',
        'En cualquier momento puede preguntar qué guardamos sobre usted, pedir que lo corrijamos o que lo eliminemos.',
      ),
    ],
  },
  terms: {
    title: 'Términos de uso',
    sections: [
      section(
        'Qué es este sitio',
        'Le ayuda a encontrar estudios clínicos que pueden ser adecuados para usted. No ofrece consejos médicos. En una emergencia, llame al número de emergencias de su localidad.',
      ),
      section(
        'Participar es su decisión',
        'Responder las preguntas no significa inscribirse en un estudio. El centro del estudio decide quién puede participar, y usted puede retirarse en cualquier momento.',
      ),
      section('Sus respuestas', 'Responda con la verdad, y solo por usted o por una persona que esté a su cuidado.'),
    ],
  },
  healthData: {
    title: 'Aviso de privacidad de datos de salud del consumidor',
    sections: [
      section(
        'Qué son los datos de salud',
        'Las afecciones que elige, las respuestas a las preguntas de selección, la estatura, el peso y los estudios que consulta.',
      ),
      section(
        'Quién los ve',
        'El equipo que busca un estudio para usted y, si usted acepta, el centro del estudio. Los anunciantes y las redes sociales no los ven.',
      ),
      section(
        'Retirar su consentimiento',
        'Puede retirar un consentimiento en cualquier momento. A partir de entonces deja de tener efecto.',
      ),
    ],
  },
  hipaa: {
    title: 'Aviso de HIPAA',
    sections: [
      section(
        'Registros médicos',
        'Pedimos registros médicos solo para los estudios que lo necesitan y solo con su autorización por escrito. Es válida por cinco años, a menos que usted la retire antes.',
      ),
      section(
        'Cómo retirarla',
        'Avise al equipo del estudio o retírela en la página de sus datos: «Pida un enlace a sus datos», al final de esta página, lleva a ella. Lo que ya se compartió permanece con quienes lo recibieron.',
      ),
    ],
  },
  cookies: {
    title: 'Política de cookies',
    sections: [
      section(
        'Cookies que el sitio necesita',
        'Dos cookies protegen sus respuestas contra solicitudes falsas. Una tercera guarda, cifrados y por cinco minutos como máximo, los datos de un enlace que usted siguió.',
      ),
      section('Nada más', 'Ninguna cookie de este sitio sigue sus visitas a otros sitios.'),
    ],
  },
};
