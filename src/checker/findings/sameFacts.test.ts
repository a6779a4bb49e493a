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
  ['About 5% of people', 'Unas 5 personas', 'C101 lacks the sign "%"'],
  ['By March 31, 2027', 'Antes del 31 de mayo de 2027', 'C101 lacks the month "march", has the month "may" of its own'],
  [
    'Open on Mondays and Friday',
    'Abierto los martes y viernes',
    'C101 lacks the weekday "monday", has the weekday "tuesday" of its own',
  ],
  ['It takes 6 months', 'Dura 6 semanas', 'C101 counts 6 weeks, not months'],
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
])('%s and %s do not say the same', (english, translation, expected) => {
  expect(found(english, translation)).toEqual([expected]);
});

test.each([
  ['See https://www.example.com/en', 'Vea www.example.com/es.'],
  ['Receive $500', 'Reciba 500 dólares'],
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
  ['You have twenty-five visits', 'Tiene 25 visitas'],
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
])('%s and %s do', (english, translation) => {
  expect(found(english, translation)).toEqual([]);
});
