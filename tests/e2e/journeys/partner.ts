import { fillScreener, screenerHome } from '#tests/e2e/journeys/screener.ts';
import { lucia, rosa, type ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import { pointer, type InputMethod } from '#tests/e2e/support/inputMethod.ts';
import { expect, type Page } from '#tests/e2e/support/test.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';

const en = {
  check: 'Check Candidate Qualification',
  qualified: 'Candidate Qualified!',
  connect: 'May I connect you to the study team?',
  transfer: 'May I also pass your information on to the study team?',
  healthData: 'May we use your health answers and pass them on to the study team?',
  yes: 'Yes',
  no: 'No',
  goodbye: '“That is fine. Thank you for your time, and have a good day.”',
  nextCandidate: 'Next candidate',
  removed: 'Everything entered before was removed. You can begin with the next person.',
  transferHeading: 'Transfer the call',
  agentOnly: 'Only agents see this page.',
  later: /I have forwarded your information to the study team, and they will call you back later/,
  closed: /^This study has closed: it takes no new candidates\./,
  lab: /I am calling from the lab partner of/,
};

const es: typeof en = {
  check: 'Verificar si el candidato califica',
  qualified: '¡El candidato califica!',
  connect: '¿Puedo conectarle con el equipo del estudio?',
  transfer: '¿Puedo también pasar su información al equipo del estudio?',
  healthData: '¿Podemos usar sus respuestas de salud y pasarlas al equipo del estudio?',
  yes: 'Sí',
  no: 'No',
  goodbye: '«Está bien. Gracias por su tiempo y que tenga un buen día.»',
  nextCandidate: 'Siguiente candidato',
  removed: 'Todo lo que se ingresó antes se borró. Puede comenzar con la siguiente persona.',
  transferHeading: 'Transfiera la llamada',
  agentOnly: 'Solo los agentes ven esta página.',
  later: /Envié su información al equipo del estudio y le llamarán más tarde/,
  closed: /^Este estudio ha cerrado: ya no acepta candidatos\./,
  lab: /llamo del laboratorio asociado de/,
};

/** Texts that an agent reads, in both languages. */
export const partnerTexts = { en, es };

/** A call of an agent with a candidate. The name and the number are of this call alone. */
export type Call = {
  flow: 'ps1' | 'ps2';
  language: Language;
  name: string;
  /** Two digits that end the number. */
  number: string;
  /** What the candidate answers differently. */
  other?: Partial<ScreenerVisitor>;
};

const phoneOf = ({ number }: Call): readonly [typed: string, kept: string] => [
  `31255502${number}`,
  `+131255502${number}`,
];

/** The candidate as the agent enters them; without an email address, which nobody has to give. */
function candidateOf(call: Call): ScreenerVisitor {
  const { flow, language, name, other } = call;
  const { email: _, ...base } = { en: rosa, es: lucia }[language];
  return { ...base, zip: '60611', flow, name, phone: phoneOf(call)[0], ...other };
}

/** Opens the flow. */
export const openCall = (page: Page, call: Call) => page.goto(screenerHome(candidateOf(call)));

/** Enters all that is asked of the candidate. */
export const enterCandidate = (page: Page, call: Call, input: InputMethod = pointer) =>
  fillScreener(page, candidateOf(call), input);

/** The button that checks the candidate. */
export const checkButton = (page: Page, { language }: Pick<Call, 'language'>) =>
  page.getByRole('button', { name: partnerTexts[language].check });

/** Checks a candidate who qualifies. */
export async function check(page: Page, call: Call, input: InputMethod = pointer): Promise<void> {
  await input.press(checkButton(page, call));
  await expect(page.getByRole('status').filter({ hasText: partnerTexts[call.language].qualified })).toBeVisible();
}

/** Answers one question of the consent. */
export const answer = (
  page: Page,
  { language }: Call,
  question: 'connect' | 'transfer' | 'healthData',
  isYes: boolean,
  input: InputMethod = pointer,
) => {
  const t = partnerTexts[language];
  const group = page.getByRole('group', { name: t[question], exact: true });
  return input.press(group.getByRole('button', { name: isYes ? t.yes : t.no, exact: true }));
};

/** Says yes to all that is asked. */
export async function agree(page: Page, call: Call, input: InputMethod = pointer): Promise<void> {
  const questions = call.flow === 'ps1' ? (['connect', 'transfer'] as const) : (['healthData'] as const);
  for (const question of questions) await answer(page, call, question, true, input);
}

/** Goes on to the last page, which is what the flow promises. */
export async function goOn(page: Page, call: Call, input: InputMethod = pointer): Promise<void> {
  const { flow, language, name } = call;
  const t = partnerTexts[language];
  await input.press(page.getByRole('button', { name: texts[language].next, exact: true }));
  await expect(page).toHaveURL(flow === 'ps1' ? /\/ps1\/partner-transfer\?/ : /\/ps2\/thanks\?/);
  const greeted = name.split(' ').slice(0, -1).join(' ');
  const heading = flow === 'ps1' ? t.transferHeading : texts[language].thanks(greeted);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  const number = flow === 'ps1' ? '1-800-555-0106' : '1-800-555-0102';
  const link = page.getByRole('main').getByRole('link', { name: number });
  await expect(link).toHaveAttribute('href', `tel:${number.replaceAll('-', '')}`);
  if (flow === 'ps2') return;
  await expect(page.getByText(t.agentOnly)).toBeVisible();
  await expect(page.getByText(t.later)).toBeVisible();
  for (const move of ['back', 'next'] as const)
    await expect(page.getByRole('button', { name: texts[language][move], exact: true })).toHaveCount(0);
}

type Company = { input?: InputMethod; onState?: (state: string) => Promise<void> };

/** The whole of a call with a candidate who qualifies and agrees. */
export async function makeCall(page: Page, call: Call, { input = pointer, onState }: Company = {}): Promise<void> {
  await openCall(page, call);
  await onState?.('open');
  await enterCandidate(page, call, input);
  await onState?.('entered');
  await check(page, call, input);
  await agree(page, call, input);
  await onState?.('agreed');
  await goOn(page, call, input);
  await onState?.('end');
}

/** All contact but by email: no address was given. */
const all = ['call', 'clinic', 'sms'];

/** The rows of a call in the database; `agreed` is whether the candidate said yes to everything. */
export function rowsOfCall(call: Call, agreed: boolean, more: Readonly<Record<string, unknown>> = {}) {
  const { flow, language, name, other } = call;
  const spoken = { has_consent: true, how: 'spoken', campaign: flow, step: 'home' };
  const yes = flow === 'ps1' ? { connect: true, transfer: true } : { healthData: true };
  return {
    lead: [
      {
        first_name: name.split(' ').slice(0, -1).join(' '),
        last_name: name.split(' ').at(-1),
        phone: phoneOf(call)[1],
        postal_code: '60611',
        date_of_birth: '1980-03-14',
        language,
        campaign: flow,
        study_id: other?.studyId ?? 1,
        additional: {
          leadSpecialStatus: 'Partner Screener Opt-out',
          callStartedAt: expect.stringMatching(/Z$/),
          ...(agreed && { partnerConsent: yes }),
        },
        ...more,
      },
    ],
    consent: agreed ? all.map((type) => ({ ...spoken, consent_type: type })) : [],
  };
}
