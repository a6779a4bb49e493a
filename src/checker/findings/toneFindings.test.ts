import { expect, test } from 'vitest';
import type { Locale } from '#src/domain/facts.ts';
import { toneFindings } from './toneFindings.ts';

const at = { source: { file: 'spring.json', text: '{}' }, offset: 0, length: 2 };
const found = (locale: Locale, text: string) =>
  toneFindings([[{ locale, text, at: () => at }]]).map(({ code, message }) => `${code} ${message}`);

test.each<[Locale, string, string]>([
  ['en', 'This medicine will cure you.', 'C105 No study can promise "will cure"'],
  ['en', 'Take part without any risk.', 'C105 No study can promise "without any risk"'],
  ['en', 'There is no risk to your health.', 'C105 No study can promise "no risk"'],
  ['es', 'Sin riesgos para su salud', 'C105 No study can promise "Sin riesgos"'],
  ['en', 'It is safe and effective.', 'C105 No study can promise "safe and effective"'],
  ['en', 'You need not pay. Results guaranteed.', 'C105 No study can promise "guaranteed"'],
  ['es', 'Resultados garantizados', 'C105 No study can promise "garantizados"'],
  ['es', 'Un tratamiento sin riesgos', 'C105 No study can promise "sin riesgos"'],
  ['es', 'Le curará el asma', 'C105 No study can promise "Le curará"'],
  ['en', 'You cannot withdraw your consent.', 'C127 "cannot withdraw your consent" is not so'],
  ['en', 'Once you agree, you cannot change your mind later.', 'C127 "cannot change your mind later" is not so'],
  ['en', 'This permission is final.', 'C127 "This permission is final" is not so'],
  ['es', 'Después no podrá cambiar de opinión.', 'C127 "no podrá cambiar de opinión" is not so'],
  ['es', 'Su permiso no se puede retirar.', 'C127 "Su permiso no se puede retirar" is not so'],
  ['en', 'It works better than other medicines.', 'C105 No study can promise "works better than other"'],
  ['es', 'Funciona mejor que otros medicamentos.', 'C105 No study can promise "Funciona mejor que otros"'],
  ['en', 'The study looks at a drug that is FDA-approved.', 'C135 "looks at a drug that is FDA-approved" is read'],
  ['en', 'You get an FDA-approved study drug.', 'C135 "FDA-approved study drug" is read'],
  ['en', 'An FDA-approved clinical trial', 'C135 "FDA-approved clinical trial" is read'],
  ['en', 'The study drug has already been approved by the FDA.', 'C135 "The study drug has already'],
  ['en', 'We test an EMA-approved vaccine.', 'C135 "test an EMA-approved vaccine" is read'],
  ['es', 'Un estudio aprobado por la FDA', 'C135 "estudio aprobado por la FDA" is read'],
  [
    'es',
    'Recibe un medicamento del estudio aprobado por la FDA.',
    'C135 "medicamento del estudio aprobado por la FDA"',
  ],
  ['es', 'Se prueba un fármaco ya aprobado por la FDA.', 'C135 "prueba un fármaco ya aprobado por la FDA"'],
  ['en', 'Few spots remain.', 'C132 "Few spots remain" hurries'],
  ['en', 'Only 5 spots left', 'C132 "Only 5 spots left" hurries the reader'],
  ['en', 'Act now.', 'C132 "Act now" hurries'],
  ['en', 'Hurry! The study begins soon.', 'C132 "Hurry" hurries'],
  ['en', 'Spots are limited.', 'C132 "Spots are limited" hurries'],
  ['en', 'Join before it’s too late to join', 'C132 "before it’s too late to join" hurries'],
  ['es', 'Solo quedan 5 lugares', 'C132 "Solo quedan 5 lugares" hurries'],
  ['es', 'Actúe ahora', 'C132 "Actúe ahora" hurries'],
  ['es', 'Apúrese: las plazas son limitadas', 'C132 "Apúrese" hurries'],
  ['es', 'Es su última oportunidad.', 'C132 "última oportunidad" hurries'],
  ['es', 'Tu estudio', 'C106 "Tu" speaks to the reader as to a friend'],
  ['es', 'Gracias. Tu Salud importa', 'C106 "Tu" speaks to the reader as to a friend'],
  ['es', '¿Quieres participar?', 'C106 "Quieres" speaks to the reader as to a friend'],
  ['es', 'Aquí podrás verlo', 'C106 "podrás" speaks to the reader as to a friend'],
  ['es', 'Dadnos vuestro número', 'C106 "vuestro" speaks to the reader as to a friend'],
  ['en', 'Join by 03/04/2027', 'C107 "03/04/2027" is one day to some readers'],
  ['es', 'Hasta el 3-4-2027', 'C107 "3-4-2027" is one day to some readers'],
  ['en', 'JOIN OUR STUDY', 'C108 "JOIN OUR STUDY" is in capitals'],
  ['en', 'You may join. CALL US TODAY PLEASE or write.', 'C108 "CALL US TODAY PLEASE" is in capitals'],
])('%s: %s', (locale, text, expected) => {
  expect(found(locale, text)).toEqual([expect.stringContaining(expected)]);
});

test.each<[Locale, string]>([
  ['en', 'Only a few places in the world run such a study.'],
  ['en', 'The study drug is not approved by the FDA. No FDA-approved study drug exists.'],
  ['en', 'It is compared with an FDA-approved drug.'],
  ['en', 'The study tests an FDA-approved drug in children.'],
  ['en', 'The study drug is approved by the FDA for adults. This study looks at children.'],
  ['en', 'An ethics committee has approved this study. The FDA looks at its results.'],
  ['en', 'We want to find out whether an FDA-approved study drug helps.'],
  ['en', 'FDA-approved drugs for asthma do not help everybody.'],
  ['en', 'The FDA lets this study go on. It is registered and was approved by the review board.'],
  ['es', 'El medicamento del estudio no está aprobado por la FDA.'],
  ['es', 'Se compara con un medicamento aprobado por la FDA.'],
  ['es', 'El medicamento del estudio está aprobado por la FDA para adultos.'],
  ['es', 'Un comité de ética ha aprobado este estudio.'],
  ['es', 'Solo unos pocos lugares del mundo realizan un estudio así.'],
  ['en', 'We want to find out whether it works better than other medicines.'],
  ['en', 'There is no need to hurry. You need not hurry: take your time.'],
  ['en', 'Do not hurry through the questions. Don’t hurry.'],
  ['en', 'Only 2 places in your area take part. If you feel unwell, do not wait to call 911.'],
  ['en', 'You can join until March 31, 2099. The study is for a limited number of people.'],
  ['es', 'No hace falta que se apresure. Nadie tiene que darse prisa.'],
  ['es', 'Solo 2 clínicas de su zona participan. Sin prisa'],
  ['en', 'Nobody can guarantee that it helps.'],
  ['en', 'We want to find out if it is safe and effective.'],
  ['en', 'There is no guarantee, and nobody says that it will cure you'],
  ['en', 'Researchers look for a cure. You risk nothing by asking.'],
  ['en', 'For adults without risk factors for diabetes. There is no risk of losing your place.'],
  ['en', 'We guarantee that your answers stay private. Confidentiality is guaranteed.'],
  ['es', 'Garantizamos la confidencialidad. La privacidad está garantizada.'],
  ['es', 'Sin riesgo de perder su lugar'],
  ['en', 'You may stop at any time with no risk to your regular care.'],
  ['en', 'Your answers bring no risk for your health insurance. Some people have no side effects.'],
  ['es', 'Puede dejarlo sin riesgo para su atención habitual. Algunas personas siguen sin efectos secundarios.'],
  ['es', 'Queremos saber si es seguro y eficaz.'],
  ['es', 'Nadie puede garantizar que ayude.'],
  ['es', 'La cura del asma aún se busca, y hay procuradores'],
  ['es', 'Además, jamás estará atrás: verá más detrás'],
  ['es', 'Una participante dijo: «¿Tú puedes creerlo?»'],
  ['es', 'Su té y su fe'],
  ['es', 'La clínica Tu Salud le llamará.'],
  ['en', 'Write it as MM/DD/YYYY, such as 03/04/1980'],
  ['en', 'Join by 12/31/2027 or 04/04/2027; version 1.2.24, call 555-010-0199'],
  ['en', 'March 4, 2027'],
  ['en', 'The FDA, the NIH and an IRB look at it'],
  ['en', 'COVID-19'],
  ['en', 'You can take your consent back at any time. Nobody can ask you why if you change your mind.'],
  ['en', 'You cannot change your mind about the time online; call us.'],
  ['en', 'Your appointment cannot be cancelled here.'],
  ['es', 'Puede retirar su permiso cuando quiera. Nadie puede preguntarle por qué si cambia de opinión.'],
  ['en', 'HIV'],
])('%s: %s has no finding', (locale, text) => {
  expect(found(locale, text)).toEqual([]);
});

test('the same in two languages is one mistake', () => {
  const both = (['en', 'es'] as const).map((locale) => ({ locale, text: '03/04/2027', at: () => at }));
  expect(toneFindings([both])).toHaveLength(1);
});
