import { describe, expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';
import { topicFindings } from './topicFindings.ts';

const at = { source: { file: 'spring.json', text: '{}' }, offset: 0, length: 2 };
const found = (...pairs: [english: string, translation: string][]) =>
  topicFindings(
    pairs.map(([english, translation]) => ({
      locale: 'es',
      path: 'pageTitle',
      english,
      translation,
      englishAt: at,
      translationAt: at,
    })),
  ).map(({ code, message }) => `${code} ${message}`);

describe('a translation of another text is found', () => {
  test.each([
    ['What is your full name?', '¿Cuál es su código postal?', '"código postal"', '"full name"'],
    ['Your health', 'Sus preguntas', '"preguntas"', '"health"'],
    ['Find a study near you', 'Ofertas cerca de usted', '"Ofertas"', '"study"'],
    ['Finish', 'Cancelar', '"Cancelar"', '"Finish"'],
    ['Yes', 'No', '"No"', '"Yes"'],
    ['Male', 'Femenino', '"Femenino"', '"Male"'],
  ])('%s / %s', (english, translation, theirs, ours) => {
    expect(found([english, translation])).toEqual([
      `C101 The Spanish of "${english}" is about ${theirs}, and the English about ${ours}`,
    ]);
  });

  test('that says something else in the same campaign', () => {
    const copied = 'Le llamamos entre semana por la mañana y le explicamos todo con calma.';
    expect(
      found(
        ['Weekday mornings our coordinators phone you, explaining everything calmly.', copied],
        ['Transport costs to each clinic are paid back within two weeks.', copied],
      ),
    ).toEqual([expect.stringMatching(/^C101 The Spanish of "Transport .*" is that of "Weekday .*": one of the two/)]);
  });

  test('in a campaign, where it stands', () => {
    const nav = { nextLabel: { en: 'Finish', es: 'Cancelar' } };
    const draft = { name: 'draft', extends: 'flare', steps: { postal: { nav } } };
    expect(described(check(draft))).toEqual([
      expect.stringMatching(/^C101 The Spanish of "Finish" is about "Cancelar"/),
    ]);
  });
});

const check = draftChecker();

describe('nothing is found of a translation', () => {
  test.each([
    ['What is your zip code?', '¿Cuál es su código postal?'],
    ['Finish', 'Enviar'],
    ['Done', 'Terminar'],
    ['The study lasts two years.', 'Dura dos años.'],
    ['Last step: your health conditions', 'Último paso: sus afecciones'],
    ['How can we reach you?', '¿A qué número le llamamos?'],
    ['Talk with your doctor', 'Hable con su médico'],
    ['When were you born?', '¿Cuál es su fecha de nacimiento?'],
    ['How old are you?', '¿Cuántos años tiene?'],
    ['Do you have asthma?', '¿Le han diagnosticado asma?'],
    ['Take part in research', 'Participe en un ensayo clínico'],
    ['We only call you about studies', 'Solo le llamamos por los estudios'],
    ['Help a study with your pictures', 'Ayude a un estudio con sus imágenes'],
    ['Submit', 'Mandar'],
    ['Done', 'Listo'],
    ['Go on', 'Siguiente'],
    ['Ask about Trial-X42 at the desk.', 'Pregunte por Trial-X42 en la recepción.'],
    ['A BMI of 30 or more is called obesity.', 'Un IMC de 30 o más se llama obesidad.'],
    ['Ask for Ana when you come.', 'Pregunte por Ana cuando venga.'],
  ])('%s / %s', (english, translation) => {
    expect(found([english, translation])).toEqual([]);
  });

  test('of two texts that say the same in other words', () => {
    expect(
      found(
        ['You may stop at any time.', 'Puede dejarlo cuando quiera.'],
        ['You can leave whenever you like.', 'Puede dejarlo cuando quiera.'],
        ['We will call you on a weekday morning.', 'Le llamamos entre semana por la mañana.'],
        ['We’ll call you in the morning, on a weekday.', 'Le llamamos entre semana por la mañana.'],
      ),
    ).toEqual([]);
  });
});
