import { demoCategories } from './indications.ts';
import { manyOf, oneOf, yesNoUnsure, type DemoQuestion } from './question.ts';

/** The question whose yes asks for the date of a CT scan; no number that a question gets by its place. */
const ctScanQuestionId = 900_001;

const pregnant = yesNoUnsure(
  'Are you pregnant, breastfeeding, or planning a pregnancy in the next 12 months?',
  '¿Está embarazada, amamantando o planea un embarazo en los próximos 12 meses?',
  'B',
  { gender: 'female' },
);
const otherStudy = yesNoUnsure(
  'Have you taken part in another clinical study in the last 30 days?',
  '¿Ha participado en otro estudio clínico en los últimos 30 días?',
  'BC',
);

export const asthmaQuestions: readonly DemoQuestion[] = [
  yesNoUnsure('Has a doctor told you that you have asthma?', '¿Un médico le ha dicho que tiene asma?', 'A'),
  oneOf(
    'How often do you use your rescue inhaler?',
    '¿Con qué frecuencia usa su inhalador de rescate?',
    [
      ['Never', 'Nunca', false],
      ['Once or twice a week', 'Una o dos veces por semana', true],
      ['Three times a week or more', 'Tres veces por semana o más', true],
      ['I do not know what that is', 'No sé qué es', false],
    ],
    {
      questionHintText: {
        en: 'A rescue inhaler is the one you use when you suddenly find it hard to breathe. Many are blue.',
        es: 'El inhalador de rescate es el que usa cuando de repente le cuesta respirar. Muchos son azules.',
      },
    },
  ),
  manyOf(
    'Which of these do you take every day for your asthma?',
    '¿Cuáles de estos toma todos los días para el asma?',
    [
      ['An inhaler that prevents attacks', 'Un inhalador que previene los ataques', true],
      ['Tablets', 'Tabletas', true],
      ['Injections from a doctor', 'Inyecciones de un médico', false],
      ['None of these', 'Ninguno de estos', true, 'exclusive'],
    ],
  ),
  yesNoUnsure('Have you smoked or vaped in the last 12 months?', '¿Ha fumado o vapeado en los últimos 12 meses?', 'B'),
  pregnant,
  otherStudy,
];

export const migraineQuestions: readonly DemoQuestion[] = [
  oneOf('On how many days a month do you have a migraine?', '¿Cuántos días al mes tiene migraña?', [
    ['Fewer than 4', 'Menos de 4', false],
    ['4 to 14', 'De 4 a 14', true],
    ['15 or more', '15 o más', true],
  ]),
  manyOf('What comes with your migraine?', '¿Qué acompaña a su migraña?', [
    ['Nausea', 'Náuseas', true],
    ['Light hurts my eyes', 'Me molesta la luz', true],
    ['Flashing lights or blind spots', 'Luces o manchas en la vista', true],
    ['None of these', 'Ninguno de estos', true, 'exclusive'],
  ]),
  pregnant,
];

export const practiceQuestions: readonly DemoQuestion[] = [
  yesNoUnsure(
    'Would you like to try out how a screener works?',
    '¿Le gustaría probar cómo funciona este cuestionario?',
    'A',
  ),
  otherStudy,
];

export const cholesterolQuestions: readonly DemoQuestion[] = [
  yesNoUnsure('Do you take medicine for high cholesterol?', '¿Toma medicamento para el colesterol alto?', 'A'),
  oneOf('When was your cholesterol last measured?', '¿Cuándo le midieron el colesterol por última vez?', [
    ['In the last 12 months', 'En los últimos 12 meses', true],
    ['More than a year ago', 'Hace más de un año', true],
    ['Never', 'Nunca', false],
  ]),
];

export const goutQuestions: readonly DemoQuestion[] = [
  yesNoUnsure(
    'Have you had a gout flare in the last 12 months?',
    '¿Ha tenido un ataque de gota en los últimos 12 meses?',
    'A',
  ),
  otherStudy,
];

export const memoryQuestions: readonly DemoQuestion[] = [
  oneOf('How has memory changed in the last two years?', '¿Cómo ha cambiado la memoria en los últimos dos años?', [
    ['No change', 'Sin cambios', false],
    ['A little worse', 'Un poco peor', true],
    ['Much worse', 'Mucho peor', true],
  ]),
  yesNoUnsure(
    'Is there somebody who can come along to the visits?',
    '¿Hay alguien que pueda acompañar a las visitas?',
    'A',
    {
      questionHintText: {
        en: 'A relative or friend who knows the participant well. The visits last about two hours.',
        es: 'Un familiar o amigo que conozca bien a la persona participante. Las visitas duran unas dos horas.',
      },
    },
  ),
];

export const childEczemaQuestions: readonly DemoQuestion[] = [
  yesNoUnsure(
    'Has a doctor said that your child has eczema?',
    '¿Un médico ha dicho que su hijo o hija tiene eccema?',
    'A',
  ),
  manyOf('Where is the eczema now?', '¿Dónde está el eccema ahora?', [
    ['Face or neck', 'Cara o cuello', true],
    ['Arms or legs', 'Brazos o piernas', true],
    ['Body', 'Cuerpo', true],
    ['Nowhere at the moment', 'En ningún lugar por el momento', false],
  ]),
];

export const diabetesQuestions: readonly DemoQuestion[] = [
  yesNoUnsure(
    'Has a doctor told you that you have type 2 diabetes?',
    '¿Un médico le ha dicho que tiene diabetes tipo 2?',
    'A',
    {
      minimal: true,
    },
  ),
  yesNoUnsure('Do you use insulin?', '¿Usa insulina?', 'BC'),
  oneOf(
    'What was your last A1C?',
    '¿Cuál fue su última A1C?',
    [
      ['Below 7', 'Menos de 7', false],
      ['7 to 10', 'De 7 a 10', true],
      ['Above 10', 'Más de 10', false],
      ['I do not know', 'No lo sé', true],
    ],
    {
      questionHintText: {
        en: 'A1C is a blood test that shows your average blood sugar over three months.',
        es: 'La A1C es un análisis de sangre que muestra su nivel promedio de azúcar en tres meses.',
      },
    },
  ),
];

export const chronicCoughQuestions: readonly DemoQuestion[] = [
  yesNoUnsure('Have you coughed for eight weeks or longer?', '¿Ha tenido tos durante ocho semanas o más?', 'A'),
  yesNoUnsure(
    'Do you have an appointment for a CT scan of your chest?',
    '¿Tiene una cita para una tomografía computarizada del tórax?',
    'ABC',
    { questionId: ctScanQuestionId },
  ),
];

export const vaccineQuestions: readonly DemoQuestion[] = [
  yesNoUnsure('Are you in good health today?', '¿Goza hoy de buena salud?', 'A'),
  yesNoUnsure(
    'Have you ever had a serious reaction to a vaccine?',
    '¿Alguna vez tuvo una reacción grave a una vacuna?',
    'B',
  ),
  pregnant,
];

/** Forty questions, for measuring how a long page behaves. */
export const fortyQuestions: readonly DemoQuestion[] = demoCategories
  .flatMap(({ indications }) => indications)
  .filter(({ hidden, kind }) => !hidden && !kind)
  .slice(0, 40)
  .map(({ name }, index) => aboutCondition(name.en, name.es ?? name.en, index));

function aboutCondition(en: string, es: string, index: number): DemoQuestion {
  if (index % 5 === 4)
    return oneOf(
      `When were you last treated for this: ${en}?`,
      `¿Cuándo recibió tratamiento por última vez para esto: ${es}?`,
      [
        ['Never', 'Nunca', true],
        ['In the last 12 months', 'En los últimos 12 meses', true],
        ['More than a year ago', 'Hace más de un año', true],
      ],
    );
  return yesNoUnsure(
    `Has a doctor ever talked with you about this: ${en}?`,
    `¿Alguna vez un médico ha hablado con usted sobre esto: ${es}?`,
    'ABC',
  );
}
