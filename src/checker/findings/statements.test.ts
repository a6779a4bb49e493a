import { expect, test } from 'vitest';
import { foundOnOneWay } from '#src/checker/testing/onOneWay.ts';

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
  expect(foundOnOneWay([en, es], [later, luego])).toEqual([expect.stringContaining(expected)]);
});
