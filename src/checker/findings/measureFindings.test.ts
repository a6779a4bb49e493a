import { expect, test } from 'vitest';
import { report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const found = (en: string, es = en) => report({ sound: { ...soundCampaign, pageTitle: { en, es } } }, 'sound').text;

test.each([
  ['You weigh at least 110 lb (80 kg)', '"110 lb (80 kg)" is not so: it is about 50 kg'],
  ['Up to 100 kg (120 pounds)', '"100 kg (120 pounds)" is not so: it is about 220 pounds'],
  ['Within 50 miles (about 50 km)', '"50 miles (about 50 km)" is not so: it is about 80 km'],
  ['You are 5 ft 2 in (188 cm) tall', '"5 ft 2 in (188 cm)" is not so: it is about 157 cm'],
  ['You are 5 feet 2 inches (188 cm) tall', '"5 feet 2 inches (188 cm)" is not so: it is about 157 cm'],
  ['It takes 6 weeks (60 days)', '"6 weeks (60 days)" is not so: it is about 42 days'],
  ['A walk of 3 miles (8 km)', '"3 miles (8 km)" is not so: it is about 4.8 km'],
])('%s', (text, message) => {
  expect(found(text)).toContain(`C131 ${message}`);
});

test('in one language alone', () => {
  expect(found('Within 50 miles (80 km)', 'A menos de 50 millas (unos 50 km)')).toContain(
    'C131 "50 millas (unos 50 km)" is not so: it is about 80 km',
  );
});

test.each([
  'You weigh at least 110 lb (50 kg)',
  'Within 50 miles (80 km), or 5 miles (8 km)',
  'A walk of 1 mile (2 km)',
  'You are 5 ft 2 in (157 cm) tall',
  'It takes 1,500 meters (1.5 km)',
  'It takes 6 months (26 weeks)',
  'It takes a year, or 12 months (52 weeks)',
  'It takes 12 weeks (2 days each)',
  'Within 50 miles (1 hour)',
  'It takes 2 hours (3 hours)',
])('%s is told as it is', (text) => {
  expect(found(text)).not.toContain('C131');
});

test.each([
  ['Tell us your height in pounds', '"height in pounds"'],
  ['You weigh at least 50 cm', '"weigh at least 50 cm"'],
  ['Your weight: 110 inches or more', '"weight: 110 inches"'],
  ['You are 60 kg tall', '"60 kg tall"'],
  ['What is your weight in feet and inches?', '"weight in feet"'],
  ['Escriba su estatura en libras', '"estatura en libras"'],
  ['Usted pesa al menos 50 cm', '"pesa al menos 50 cm"'],
  ['Su altura es de 70 kg', '"altura es de 70 kg"'],
  ['Mide más de 70 kilos', '"Mide más de 70 kilos"'],
])('%s measures something else', (written, words) => {
  expect(found(written)).toContain(`C134 ${words}`);
});

test.each([
  'Your height and weight in pounds and inches',
  'Height, weight (kg)',
  'You weigh at least 50 kg and are 150 cm tall',
  'Your weight in pounds, your height in feet and inches',
  'Are you 5 feet tall or more?',
  'Lose weight 5 meters from your door',
  'A person of average height, 70 kg for men',
  'You weigh less than 50 stone, or 300 pounds',
  'Su peso y estatura en kilos y centímetros',
  'Pesa 70 kg y mide 170 cm',
  'El estudio mide el peso en kilos',
  'Se mide en kilos',
  'Mida su peso de pie, sin zapatos',
])('%s measures what it says', (written) => {
  expect(found(written)).not.toContain('C134');
});
