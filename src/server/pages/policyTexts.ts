import type { PolicyName } from '#src/domain/policies.ts';

type Paragraphs = readonly string[];
type Section = { heading: string; paragraphs: Paragraphs };
type PolicyText = { title: string; sections: readonly Section[] };
export type Policy = { name: PolicyName; en: PolicyText; es: PolicyText };

const section = (heading: string, ...paragraphs: string[]): Section => ({ heading, paragraphs });

/** Said on top of each of them: these are not the words of a lawyer. */
export const placeholderNotice = {
  en: 'This is placeholder text. Whoever runs this site must replace it with their own policy before real visitors use it.',
  es: 'Este es un texto provisional. Quien administre este sitio debe reemplazarlo por su propia política antes de que lo usen visitantes reales.',
};

/** The five documents that pages link to, in both languages. */
export const policies: readonly Policy[] = [
  {
    name: 'privacy',
    en: {
      title: 'Privacy policy',
      sections: [
        section(
          'What we keep',
          'What you type on this site: your name, how to reach you, and your answers to the health questions. We also keep which consents you gave, with their exact wording and time.',
        ),
        section(
          'What we use it for',
          'To see which clinical studies may suit you, and to contact you about them in the ways you agreed to. We do not sell it.',
        ),
        section(
          'On your own device',
          'Your answers stay in your browser while you fill in a form. Contact details are forgotten after an hour without use. "Clear my answers" removes everything at once.',
        ),
        section('Your choices', 'You may ask what we keep about you, correct it, or have it deleted, at any time.'),
      ],
    },
    es: {
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
  },
  {
    name: 'terms',
    en: {
      title: 'Terms of use',
      sections: [
        section(
          'What this site is',
          'It helps you find clinical studies that may suit you. It gives no medical advice. In an emergency, call your local emergency number.',
        ),
        section(
          'Taking part is your choice',
          'Answering the questions does not enroll you in a study. The study site decides who can take part, and you can stop at any time.',
        ),
        section('Your answers', 'Please answer truthfully, and only for yourself or for somebody in your care.'),
      ],
    },
    es: {
      title: 'Términos de uso',
      sections: [
        section(
          'Qué es este sitio',
          'Le ayuda a encontrar estudios clínicos que pueden ser adecuados para usted. No ofrece consejos médicos. En una emergencia, llame al número de emergencias de su localidad.',
        ),
        section(
          'Participar es su decisión',
          'Responder las preguntas no lo inscribe en un estudio. El centro del estudio decide quién puede participar, y usted puede retirarse en cualquier momento.',
        ),
        section('Sus respuestas', 'Responda con la verdad, y solo por usted o por una persona que esté a su cuidado.'),
      ],
    },
  },
  {
    name: 'healthData',
    en: {
      title: 'Consumer health data privacy notice',
      sections: [
        section(
          'What counts as health data',
          'Conditions you choose, answers to screening questions, height, weight, and which studies you look at.',
        ),
        section(
          'Who sees it',
          'The team that matches you to a study and, when you agree, the study site. Advertisers and social networks do not.',
        ),
        section(
          'Taking back your consent',
          'You may take back a consent at any time. It then no longer counts for the future.',
        ),
      ],
    },
    es: {
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
  },
  {
    name: 'hipaa',
    en: {
      title: 'Health insurance portability notice',
      sections: [
        section(
          'Medical records',
          'We ask for medical records only for studies that need them, and only with your written authorization. It is valid for five years unless you take it back earlier.',
        ),
        section(
          'How to take it back',
          'Tell the study team or call the number at the top of the page. What was shared before stays with those who received it.',
        ),
      ],
    },
    es: {
      title: 'Aviso sobre la portabilidad del seguro médico',
      sections: [
        section(
          'Historial médico',
          'Pedimos el historial médico solo para los estudios que lo necesitan y solo con su autorización por escrito. Es válida por cinco años, a menos que usted la retire antes.',
        ),
        section(
          'Cómo retirarla',
          'Avise al equipo del estudio o llame al número que aparece en la parte superior de la página. Lo que ya se compartió permanece con quienes lo recibieron.',
        ),
      ],
    },
  },
  {
    name: 'cookies',
    en: {
      title: 'Cookie policy',
      sections: [
        section(
          'Cookies that the site needs',
          'Two cookies protect your answers against forged requests. A third holds details from a link you followed, encrypted, for at most five minutes.',
        ),
        section('Nothing else', 'No cookie on this site follows you to other sites.'),
      ],
    },
    es: {
      title: 'Política de cookies',
      sections: [
        section(
          'Cookies que el sitio necesita',
          'Dos cookies protegen sus respuestas contra solicitudes falsas. Una tercera guarda, cifrados y por cinco minutos como máximo, los datos de un enlace que usted siguió.',
        ),
        section('Nada más', 'Ninguna cookie de este sitio lo sigue a otros sitios.'),
      ],
    },
  },
];
