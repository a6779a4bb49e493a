import { expect, test } from 'vitest';
import { sameFactFindings } from './sameFacts.ts';

const at = { source: { file: 'spring.json', text: '{}' }, offset: 0, length: 2 };
const found = (english: string, translation: string) =>
  sameFactFindings([{ locale: 'es', path: 'pageTitle', english, translation, englishAt: at, translationAt: at }]).map(
    ({ code, message }) => `${code} ${message.slice(message.indexOf('" ') + 2)}`,
  );

test.each([
  [
    'See https://example.com/study',
    'Vea https://ejemplo.com/estudio',
    'C101 lacks the address "example.com", has the address "ejemplo.com" of its own',
  ],
  ['See www.example.com', 'Vea nuestra página', 'C101 lacks the address "example.com"'],
  [
    'Write to care@example.com',
    'Escriba a care@example.org',
    'C101 lacks the address "care@example.com", has the address "care@example.org" of its own',
  ],
  ['Receive $500', 'Reciba 500 €', 'C101 lacks the currency "dollars", has the currency "euros" of its own'],
  [
    'A study of Pfizer Inc.',
    'Un estudio de Novartis S.A.',
    'C101 lacks the company "Pfizer", has the company "Novartis" of its own',
  ],
  [
    'Join the BREATHE study',
    'Participe en el estudio STREAM',
    'C101 lacks the study "BREATHE", has the study "STREAM" of its own',
  ],
  ['About 5% of people', 'Unas 5 personas', 'C101 lacks the sign "%"'],
  ['By March 31, 2027', 'Antes del 31 de mayo de 2027', 'C101 lacks the month "march", has the month "may" of its own'],
  [
    'Open on Mondays and Friday',
    'Abierto los martes y viernes',
    'C101 lacks the weekday "monday", has the weekday "tuesday" of its own',
  ],
  ['It takes 6 months', 'Dura 6 semanas', 'C101 counts 6 weeks, not months'],
  ['It takes six months', 'Dura seis semanas', 'C101 counts 6 weeks, not months'],
  [
    'We call from 9 am to 5 pm ET',
    'Llamamos de 9 a. m. a 5 p. m., hora del Pacífico',
    'C101 lacks the time zone "Eastern", has the time zone "Pacific" of its own',
  ],
  ['You have three visits', 'Tiene cuatro visitas', 'C101 says "cuatro", not "three"'],
  [
    'Ask Dr. Anna Smith',
    'Pregunte a la Dra. Jones',
    'C101 lacks the name "anna smith", has the name "jones" of its own',
  ],
  ['You may not take part', 'Usted puede participar', 'C101 says what the English denies'],
  ['Good to know: you can take part', 'Debe saber: usted no puede participar', 'C101 denies what the English says'],
  ['You do not have to answer', 'Tiene que responder', 'C101 says what the English denies'],
  ['There is no cost to take part', 'Hay un costo por participar', 'C101 says what the English denies'],
  ['We never sell your data', 'Siempre vendemos sus datos', 'C101 says what the English denies'],
  ['We will call you', 'No le llamaremos', 'C101 denies what the English says'],
  ['You are paid', 'No se le paga', 'C101 denies what the English says'],
  ['You are not paid', 'Se le paga', 'C101 says what the English denies'],
  ['Your answers are given to others', 'Sus respuestas no se les dan a otros', 'C101 denies what the English says'],
  ['Studies in Canada', 'Estudios en Irlanda', 'C101 lacks the country "Canada", has the country "Ireland" of its own'],
  [
    'Join our eczema study',
    'Participe en nuestro estudio sobre el asma',
    'C101 lacks the condition "eczema", has the condition "asthma" of its own',
  ],
  ['From the left side', 'Desde el lado derecho', 'C101 lacks the side "left", has the side "right" of its own'],
  ['Within 5 miles of you', 'A 5 kilómetros de usted', 'C101 counts 5 kilometers, not miles'],
  ['You weigh over 200 pounds', 'Pesa más de 200 kilos', 'C101 counts 200 kilograms, not pounds'],
  ['A 6-foot hose', 'Una manguera de 6 metros', 'C101 counts 6 meters, not feet'],
  ['Take 5 mg of it', 'Tome 5 gramos', 'C101 counts 5 grams, not milligrams'],
  ['For women with asthma', 'Para hombres con asma', 'C101 lacks the sex "women", has the sex "men" of its own'],
  [
    'We write once a week',
    'Le escribimos una vez al mes',
    'C101 lacks the frequency "each week", has the frequency "each month" of its own',
  ],
  [
    'A daily diary',
    'Un diario que se llena cada semana',
    'C101 lacks the frequency "each day", has the frequency "each week" of its own',
  ],
  ['We write at most twelve times', 'Le escribimos como mínimo doce veces', 'C101 makes 12 the least, not the most'],
  ['We call you at least three times', 'Le llamamos hasta tres veces', 'C101 makes 3 the most, not the least'],
  ['You have up to five visits', 'Tiene al menos cinco visitas', 'C101 makes 5 the least, not the most'],
  ['You have five visits at most', 'Tiene cinco visitas como mínimo', 'C101 makes 5 the least, not the most'],
  ['It takes 2 days at the most', 'Tarda 2 días como mínimo', 'C101 makes 2 the least, not the most'],
  ['At least 4 weeks', 'Son 4 semanas como máximo', 'C101 makes 4 the most, not the least'],
  ['More than two visits', 'Menos de 2 visitas', 'C101 makes 2 the most, not the least'],
  ['You must be at least 18 years old', 'Debe tener como máximo 18 años', 'C101 makes 18 the most, not the least'],
  ['For people over 65', 'Para menores de 65 años', 'C101 makes 65 the most, not the least'],
  ['You must not be under 18', 'No debe ser mayor de 18 años', 'C101 makes 18 the most, not the least'],
  ['Up to $1,200', 'Más de $1,200', 'C101 makes 1200 the least, not the most'],
  ['Are you 50 or older?', '¿Tiene 50 años o menos?', 'C101 makes 50 the most, not the least'],
  [
    'We call in the morning',
    'Llamamos por la tarde',
    'C101 lacks the time of day "morning", has the time of day "afternoon" of its own',
  ],
  [
    'Do not eat before your visit',
    'No coma después de su visita',
    'C101 lacks the time "before the visit", has the time "after the visit" of its own',
  ],
])('%s and %s do not say the same', (english, translation, expected) => {
  expect(found(english, translation)).toEqual([expected]);
});

test.each([
  ['See https://www.example.com/en', 'Vea www.example.com/es.'],
  ['A study of Pfizer, Inc. and ours', 'Un estudio de Pfizer S.A. y nuestro'],
  ['A study of Bright Labs Ltd.', 'Un estudio de Bright Labs'],
  ['At Acme Inc. you are safe.', 'En Acme Inc. está a salvo.'],
  ['Acme Inc. calls you.', 'Le llama Acme Inc.'],
  ['Join Bright Labs LLC today!', 'Únase hoy a Bright Labs LLC.'],
  ['The HIV study and the COVID study', 'El estudio de COVID y el de VIH'],
  ['The BREATHE study', 'El estudio BREATHE'],
  ['You will not be charged.', 'You will not be charged.'],
  ['Receive $500', 'Reciba 500 dólares'],
  ['You must not be under 18', 'Debe ser mayor de 18 años'],
  ['Nobody under 18 can take part', 'Pueden participar mayores de 18 años'],
  ['There are no more than 5 visits', 'Hay como máximo 5 visitas'],
  ['For people over 18 and under 75', 'Para mayores de 18 y menores de 75 años'],
  ['We never sell your data, and you must be at least 18', 'Jamás vendemos sus datos, y debe tener 18 años o más'],
  ['We call tomorrow afternoon', 'Llamamos mañana por la tarde'],
  ['We call in the evening', 'Llamamos por la noche'],
  ['Eat before your visit or after it', 'Coma antes de su visita o después'],
  ['Receive $500 for your time', 'Reciba 500 por su tiempo'],
  ['5 percent of people', 'El 5 % de las personas'],
  ['By March 31st, 2027', 'Antes del 31 de marzo del 2027'],
  ['By Mar. 3, 2027', 'Antes del 3 de marzo de 2027'],
  ['You may give 2 answers in May', 'Puede dar 2 respuestas en mayo'],
  ['From Monday to Friday', 'De lunes a viernes'],
  ['On weekdays', 'De lunes a viernes'],
  ['Call within 24 hours', 'Llame en un día'],
  ['A 12-week study of 6 visits', 'Un estudio de 12 semanas con 6 visitas'],
  ['It takes two weeks', 'Dura quince días'],
  ['It takes twenty-five weeks, or five months', 'Dura veinticinco semanas, o cinco meses'],
  ['Until 5 p.m. Eastern Time', 'Hasta las 5 p. m., hora del Este'],
  ['A CT scan at 9 am, not in Central America', 'Una tomografía a las 9 a. m., hora del Este'],
  ['You have twenty-five visits', 'Tiene 25 visitas'],
  ['You have at most five visits', 'Tiene cinco visitas como máximo'],
  ['You have no more than five visits', 'Tiene hasta cinco visitas'],
  ['You have 5 visits, at least 2 hours each', 'Tiene 5 visitas, de al menos 2 horas cada una'],
  ['Five visits at most two hours long', 'Cinco visitas de dos horas como máximo'],
  ['The above two questions are short', 'Las dos preguntas de arriba toman hasta un minuto'],
  ['It lasts at least twenty-five weeks, up to five visits', 'Dura al menos veinticinco semanas, hasta cinco visitas'],
  ['People older than 65', 'Personas de más de sesenta y cinco años'],
  ['Thirty minutes, twice a week', 'Media hora, dos veces por semana'],
  ['Both eyes, three times', 'Los dos ojos, tres veces'],
  ['Once a month, in one of two groups', 'Una vez al mes, en uno de dos grupos'],
  ['Two thousand people', 'Dos mil personas'],
  ['Four to six visits', 'De cuatro a seis visitas'],
  ['Ask Dr. Smith', 'Pregunte a la Dra. Smith'],
  ['You cannot take part if you are pregnant', 'Las embarazadas quedan excluidas'],
  ['Only adults may join', 'Los menores no pueden participar'],
  ['You may leave out a question', 'No debe contestar todas las preguntas'],
  ['Do not hesitate: you can call us', 'No lo dude: puede llamarnos'],
  ['You cannot join without a phone', 'Debe tener un teléfono para participar; sin él no es posible'],
  ['You are not paid', 'No se le paga'],
  ['Seats go quickly: join today', 'Los lugares se agotan: no se los pierda'],
  ['Call us when you want', 'No nos olvide'],
  ['You must not be a smoker', 'Debe ser no fumador'],
  ['We cannot be held liable', 'Nadie puede exigirnos nada'],
  ['You may stop at any time', 'Puede dejarlo cuando quiera'],
  ['Within 50 miles (80 km)', 'A 50 millas (80 km)'],
  ['You do not have to pay', 'Es gratis'],
  ['A doctor who is not part of the study', 'Un médico ajeno al estudio'],
  ['You must not be older than 65', 'Debe tener 65 años como máximo'],
  ['You do not have health insurance', 'Carece de seguro médico'],
  ['We write at most twice a month', 'Le escribimos no más de dos veces al mes'],
  ['Your left eye', 'Su ojo izquierdo'],
  ['Turn your head to the left, then to the right', 'Gire la cabeza a la izquierda y luego a la derecha'],
  ['Pain in your left or right knee', 'Dolor en la rodilla izquierda o derecha'],
  ['What is left is your right', 'Lo que queda es su derecho'],
  ['You do not have to worry. We will not call', 'Esté tranquilo. No le llamaremos'],
  ['You are not alone', 'Le acompañamos'],
  ['Do not wait', 'Llame ahora mismo'],
  ['Call us', 'No espere más'],
  ['Studies in Canada and the US', 'Estudios en Canadá y Estados Unidos'],
  ['Asthma and allergies', 'Asma y rinitis'],
  ['High blood pressure', 'Hipertensión'],
  ['You receive 50 pounds', 'Recibe 50 libras esterlinas'],
  ['At 200 pounds (91 kg)', 'Con 91 kg (200 libras)'],
  ['You are 5 feet 4 inches tall', 'Mide 5 pies con 4 pulgadas'],
  ['Women and men', 'Hombres y mujeres'],
  ['Women who are pregnant', 'Las embarazadas'],
  ['Every day for a week', 'Todos los días durante una semana'],
  ['Stay up to date, for a year', 'Manténgase al día durante un año'],
  ['A weekly call for a month', 'Una llamada por semana durante un mes'],
  ['Three times a day', 'Cada 8 horas'],
  ['An annual visit', 'Una visita al año'],
])('%s and %s do', (english, translation) => {
  expect(found(english, translation)).toEqual([]);
});

const [agreed, aceptado] = [
  'You agree that we may share your answers with the research team.',
  'Usted acepta que compartamos sus respuestas con el equipo de investigación.',
];

test.each([
  [agreed.replace('agree', 'do not agree'), aceptado, 'C101 says what the English denies'],
  [agreed, aceptado.replace('acepta', 'no acepta'), 'C101 denies what the English says'],
  [
    `Read this. ${agreed}`,
    `Lea esto. ${aceptado.replace('acepta', 'tampoco acepta')}`,
    'C101 denies what the English says',
  ],
  [
    `- Who: us. You can say no.\n\n${agreed.replace('agree', "don't agree")} Read it.`,
    `- Quién: nosotros. Puede decir que no.\n\n${aceptado}`,
    'C101 says what the English denies',
  ],
])('a reader who agrees in one language alone is found: %s / %s', (english, spanish, expected) => {
  const turned = found(english, spanish);
  expect(turned).toEqual([expected]);
});

test.each([
  [agreed, aceptado],
  [agreed.replace('agree', 'do not agree'), aceptado.replace('acepta', 'no acepta')],
  [`If ${agreed.replace('You agree', 'you do not agree')}`, `Solo si ${aceptado.replace('Usted', 'usted')}`],
  [agreed.replace('agree', 'do not agree'), aceptado.replace('acepta', 'rechaza')],
  [
    'You do not agree to take part in any study by it.',
    'Con esto usted acepta solo recibir información, ningún estudio.',
  ],
  ['You may go on, and you do not allow calls by it.', 'Usted permite mensajes, sin llamadas, y puede seguir.'],
])('what may be the same agreement is not: %s / %s', (english, spanish) => {
  expect(found(english, spanish)).toEqual([]);
});
