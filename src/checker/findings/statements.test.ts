import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const lead = (en: string, es: string) => ({ changeFields: { heading: { options: { lead: { en, es } } } } });

const found = (draft: object) => described(check({ name: 'draft', ...draft })).filter((one) => one.startsWith('C129'));

/** What is found of two texts on one way, each in both languages. */
const foundOf = (first: readonly [string, string], second: readonly [string, string]) =>
  found({ extends: 'flare', steps: { name: lead(...first), phone: lead(...second) } });

test.each<[string, string, string, string, string]>([
  [
    'Taking part is free.',
    'Participar es gratis.',
    'There is a fee of $20.',
    'Hay una cuota de $20.',
    '"There is a fee" on "phone" says otherwise than "Taking part is free" on "name"',
  ],
  [
    'You pay $20 for the first visit.',
    'Usted paga $20 por la primera visita.',
    'You pay nothing.',
    'Usted no paga nada.',
    '"You pay nothing" on "phone" says otherwise than "You pay $20 for the first visit" on "name"',
  ],
  [
    'You need a BMI of 25 to 35.',
    'Necesita un IMC de 25 a 35.',
    'Your BMI must be between 30 and 40.',
    'Su IMC debe estar entre 30 y 40.',
    '"BMI must be between 30 and 40" on "phone" says otherwise than "BMI of 25 to 35" on "name"',
  ],
  [
    'You get $50 to $75 a visit.',
    'Recibe de $50 a $75 por visita.',
    'You receive between $60 and $90 for each visit.',
    'Recibe entre $60 y $90 por cada visita.',
    '"receive between $60 and $90 for each visit" on "phone" says otherwise than "get $50 to $75 a visit" on "name"',
  ],
  [
    'Call us from 9 am to 5 pm.',
    'Llámenos de 9 a. m. a 5 p. m.',
    'Questions? Call us from 8 am to 6 pm.',
    '¿Preguntas? Llámenos de 8 a. m. a 6 p. m.',
    '"8 am to 6 pm" on "phone" says otherwise than "9 am to 5 pm" on "name"',
  ],
  [
    'You do not need insurance.',
    'No necesita seguro médico.',
    'You must have health insurance.',
    'Debe tener seguro médico.',
    '"You must have health insurance" on "phone" says otherwise than "do not need insurance" on "name"',
  ],
  [
    'This study is about asthma.',
    'Este estudio es sobre el asma.',
    'Thank you for your interest in our diabetes study.',
    'Gracias por su interés en nuestro estudio sobre la diabetes.',
    '"our diabetes study" on "phone" says otherwise than "This study is about asthma" on "name"',
  ],
  [
    'This study is for people aged 18 to 65.',
    'Este estudio es para personas de 18 a 65 años.',
    'We look for adults aged 21 to 60.',
    'Buscamos adultos de 21 a 60 años.',
    '"look for adults aged 21 to 60" on "phone" says otherwise than "for people aged 18 to 65" on "name"',
  ],
  [
    'You can join until March 31, 2099.',
    'Puede participar hasta el 31 de marzo de 2099.',
    'You can still sign up by 31 May 2099.',
    'Puede inscribirse hasta el 31 de mayo de 2099.',
    '"31 May 2099" on "phone" says otherwise than "March 31, 2099" on "name"',
  ],
  [
    'Our line is open from 8 am to 5 pm.',
    'Nuestra línea atiende de 8 a. m. a 5 p. m.',
    'The line is open Monday to Friday, 9 a.m. to 6 p.m.',
    'La línea atiende de lunes a viernes, de 9 a. m. a 6 p. m.',
    '"9 a.m. to 6 p.m." on "phone" says otherwise than "8 am to 5 pm" on "name"',
  ],
])('%s %s and then %s %s', (en, es, later, luego, expected) => {
  expect(foundOf([en, es], [later, luego])).toEqual([expect.stringContaining(expected)]);
});

test.each<[string, string, string, string]>([
  ['The study costs $20.', 'El estudio cuesta $20.', 'Parking is free.', 'El estacionamiento es gratis.'],
  ['Taking part is free.', 'Participar es gratis.', 'There is no fee.', 'No hay ninguna cuota.'],
  [
    'You need a BMI of 18.5 to 24.9.',
    'Necesita un IMC de 18.5 a 24.9.',
    'It is for a BMI of 18.5 to 24.9 at the start.',
    'Es para un IMC de 18.5 a 24.9 al principio.',
  ],
  [
    'You need a BMI of 30 to 40.',
    'Necesita un IMC de 30 a 40.',
    'A healthy BMI is 18.5 to 24.9.',
    'Un IMC saludable es de 18.5 a 24.9.',
  ],
  [
    'You get $50 to $75 a visit.',
    'Recibe de $50 a $75 por visita.',
    'Your caregiver may receive $20 to $30 a visit.',
    'Su cuidador recibe de $20 a $30 por visita.',
  ],
  [
    'You get $50 to $75 a visit.',
    'Recibe de $50 a $75 por visita.',
    'If you live far away, you get $80 to $95 a visit.',
    'Si vive lejos, recibe de $80 a $95 por visita.',
  ],
  [
    'Adults need a BMI of 25 to 35.',
    'Los adultos necesitan un IMC de 25 a 35.',
    'Teens need a BMI of 20 to 30.',
    'Los adolescentes necesitan un IMC de 20 a 30.',
  ],
  [
    'You need a BMI of 25 to 35.',
    'Necesita un IMC de 25 a 35.',
    'For example, a BMI of 18 to 25 is common.',
    'Por ejemplo, un IMC de 18 a 25 es común.',
  ],
  [
    'You need a BMI of 25-35.',
    'Necesita un IMC de 25-35.',
    'Your BMI must be between 25 and 35.',
    'Su IMC debe estar entre 25 y 35.',
  ],
  [
    'You get $50 to $75 a visit.',
    'Recibe de $50 a $75 por visita.',
    'You get $20 to $30 for the bus.',
    'Recibe de $20 a $30 para el autobús.',
  ],
  [
    'You get $50 to $75 a visit.',
    'Recibe de $50 a $75 por visita.',
    'You get $50-$75 per visit.',
    'Recibe entre $50 y $75 por cada visita.',
  ],
  [
    'Call us from 9 am to 5 pm.',
    'Llámenos de 9 a. m. a 5 p. m.',
    'On Saturdays, call us from 10 am to 1 pm.',
    'Los sábados, llámenos de 10 a. m. a 1 p. m.',
  ],
  [
    'Call us from 9 am to 5 pm.',
    'Llámenos de 9 a. m. a 5 p. m.',
    'The clinic is open from 8 am to 6 pm.',
    'La clínica abre de 8 a. m. a 6 p. m.',
  ],
  [
    'Taking part is free.',
    'Participar es gratis.',
    'If you pay $20 for a taxi, we pay it back.',
    'Le devolvemos el taxi.',
  ],
  ['You do not need insurance.', 'No necesita seguro.', 'Tell us if you have insurance.', 'Díganos si tiene seguro.'],
  [
    'No insurance is required.',
    'No se requiere seguro.',
    'Some ask if you need insurance.',
    'Algunos preguntan si necesita seguro.',
  ],
  [
    'You do not need insurance.',
    'No necesita seguro.',
    'No referral or insurance is required.',
    'Tampoco necesita seguro médico.',
  ],
  ['You do not need insurance.', 'No necesita seguro.', 'Do you need insurance? No.', '¿Necesita seguro médico? No.'],
  ['You do not need insurance.', 'No necesita seguro.', 'Insurance is not required.', 'No se necesita seguro médico.'],
  [
    'Taking part is free.',
    'Participar es gratis.',
    'You receive a fee of $50 for each visit.',
    'Recibe una tarifa de $50 por cada visita.',
  ],
  [
    'Taking part is free.',
    'Participar es gratis.',
    'If there is a fee for parking, we pay it.',
    'Si hay una cuota de estacionamiento, la pagamos.',
  ],
  [
    'This study is about asthma.',
    'Este estudio es sobre el asma.',
    'You may also like our diabetes study.',
    'También puede ver nuestro estudio sobre la diabetes.',
  ],
  [
    'We look for adults aged 18 to 65.',
    'Buscamos adultos de 18 a 65 años.',
    'We look for adults between 50 and 90 kg.',
    'Buscamos adultos que pesen de 50 a 90 kg.',
  ],
  [
    'You can join until March 31, 2099.',
    'Puede participar hasta el 31 de marzo de 2099.',
    'You can sign up for the webinar until May 31, 2099.',
    'Puede inscribirse en el seminario hasta el 31 de mayo de 2099.',
  ],
  [
    'Our line is open from 8 am to 5 pm.',
    'Nuestra línea atiende de 8 a. m. a 5 p. m.',
    'The line is open from 9 a.m. to 6 p.m. Eastern.',
    'La línea atiende de 9 a. m. a 6 p. m. Hora del este.',
  ],
  ['You do not need insurance.', 'No necesita seguro.', 'Make sure of your place.', 'Esté seguro de su lugar.'],
  [
    'This study is about asthma.',
    'Este estudio es sobre el asma.',
    'Our asthma study asks if you have diabetes.',
    'Nuestro estudio sobre el asma pregunta si tiene diabetes.',
  ],
  [
    'This study is about asthma and diabetes.',
    'Este estudio es sobre el asma y la diabetes.',
    'Our diabetes study starts soon.',
    'Nuestro estudio sobre la diabetes empieza pronto.',
  ],
  ['Do you have asthma?', '¿Tiene asma?', 'Do you have diabetes?', '¿Tiene diabetes?'],
  [
    'We look for adults aged 18 to 65.',
    'Buscamos adultos de 18 a 65 años.',
    'This study is for people between 18 and 65 years old.',
    'Este estudio es para personas de entre 18 y 65 años.',
  ],
  [
    'We look for adults aged 18 to 65.',
    'Buscamos adultos de 18 a 65 años.',
    'Another study is for children aged 8 to 17.',
    'Otro estudio es para niños de 8 a 17 años.',
  ],
  [
    'We look for people from 18 to 65.',
    'Buscamos personas de 18 a 65 años.',
    'It takes 20 to 60 minutes.',
    'Toma de 20 a 60 minutos.',
  ],
  [
    'You can join until March 31, 2099.',
    'Puede participar hasta el 31 de marzo de 2099.',
    'You can apply by 31 March 2099. The study ends on May 31, 2099.',
    'Puede inscribirse hasta el 31 de marzo de 2099. El estudio termina el 31 de mayo de 2099.',
  ],
  [
    'Our line is open from 8 am to 5 pm.',
    'Nuestra línea atiende de 8 a. m. a 5 p. m.',
    'The line is open from 8:00 a.m. to 5:00 p.m.',
    'La línea atiende de 8:00 a. m. a 5:00 p. m.',
  ],
  [
    'Our line is open from 8 am to 5 pm.',
    'Nuestra línea atiende de 8 a. m. a 5 p. m.',
    'The line is open from 9 am to 6 pm Eastern.',
    'La línea atiende de 9 a. m. a 6 p. m. hora del este.',
  ],
  [
    'Our line is open from 8 am to 5 pm.',
    'Nuestra línea atiende de 8 a. m. a 5 p. m.',
    'The line is open from 9 am to 1 pm on Saturdays. The clinic is open from 7 am to 3 pm.',
    'La línea atiende de 9 a. m. a 1 p. m. los sábados.',
  ],
])('%s %s goes with %s %s', (en, es, later, luego) => {
  expect(foundOf([en, es], [later, luego])).toEqual([]);
});
