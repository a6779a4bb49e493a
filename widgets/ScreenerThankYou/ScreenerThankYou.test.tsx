import { describe, expect, test } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { ScreenerThankYou } from './ScreenerThankYou.tsx';

const options = { healthQuestionsStep: 'webScreenerHealth' };

testWidget('ScreenerThankYou', ScreenerThankYou);

const health = { name: 'Answer a few more questions' };

const inChicago = { name: 'Ana Lopez', timezone: 'America/Chicago' };
const adult = { hasCaregiver: true, caregiverType: 'adult' } as const;
const parent = { hasCaregiver: true, caregiverType: 'parent_child' } as const;

describe('ScreenerThankYou', () => {
  test.each([
    ['the visitor by first name', { firstName: 'Ana', lastName: 'Perez' }, {}, 'Thank you, Ana!'],
    [
      'the caregiver of an adult, not the participant',
      { firstName: 'Luis', participant: 'someone_else', caregiver: { firstName: 'Ana' } },
      { hasCaregiver: true, caregiverType: 'adult' },
      'Thank you, Ana!',
    ],
    [
      'a parent, not the child',
      { firstName: 'Leo', caregiver: { firstName: 'Ana' } },
      { hasCaregiver: true, caregiverType: 'parent_child' },
      'Thank you, Ana!',
    ],
    ['without a name when none is known', {}, {}, 'Thank you!'],
  ] as const)('it greets %s', async (_, answers, path, heading) => {
    const { screen } = await renderWidget(ScreenerThankYou, { answers, facts: { path } });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  });

  test('without a booking it confirms that the information has arrived', async () => {
    const { screen } = await renderWidget(ScreenerThankYou);
    await expect.element(screen.getByText('We have received your information.')).toBeVisible();
  });

  test.each([
    [
      'who may qualify is called, and told the three steps',
      { study: {}, site: {} },
      /will help you with the next step/,
      3,
    ],
    [
      'who lives too far is told of a site',
      { study: {}, siteSearch: 'none' },
      /^We will contact you if a study site/,
      0,
    ],
    [
      'for whom no site could be looked up is told of none',
      { study: {}, siteSearch: 'failed' },
      /^A study coordinator may contact you/,
      0,
    ],
    [
      'who does not qualify hears that nobody calls',
      { study: { isSimulation: true }, site: {} },
      /^This study is not the right match, so nobody will call you/,
      0,
    ],
    ['of whom nothing is known may be contacted', {}, /^A study coordinator may contact you/, 0],
  ] as const)('without a booking, %s', async (_, facts, text, count) => {
    const replies = { canCallNow: { callNow: true } };
    const { screen } = await renderWidget(ScreenerThankYou, { facts, replies });
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(screen.container.querySelectorAll('.next-steps li')).toHaveLength(count);
    const find = screen.getByRole('link', { name: 'Find Studies' });
    await expect.element(find).toHaveClass(count > 0 ? 'button-secondary' : 'button-primary');
  });

  test.each([
    ['en', {}, /^This study is not the right match, so nobody will call you/],
    ['en', adult, /^This study is not the right match for the participant, so nobody/],
    ['en', parent, /^This study is not the right match for your child, so nobody/],
    ['es', parent, /^Este estudio no es el adecuado para su hijo o hija, así que nadie/],
    ['es', {}, /^Este estudio no es el adecuado para usted, así que nadie le llamará/],
    ['es', adult, /^Este estudio no es el adecuado para el participante, así que nadie/],
  ] as const)('in %s, whom the study does not fit is said: %o', async (locale, path, text) => {
    const facts = { study: { isSimulation: true }, site: {}, path };
    const answers = { participant: 'someone_else' } as const;
    const { screen } = await renderWidget(ScreenerThankYou, { facts, answers, locale });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  test('in Spanish, who may call now reads who calls them otherwise', async () => {
    const facts = { study: {}, site: {} };
    const replies = { canCallNow: { callNow: true } };
    const { screen } = await renderWidget(ScreenerThankYou, { facts, replies, locale: 'es' });
    await expect.element(screen.getByText(/Si no llama usted, el coordinador le llamará\.$/)).toBeVisible();
  });

  test.each([
    ['gives the number to call now', { callNow: true }, 1],
    ['gives none otherwise', {}, 0],
  ])('where the campaign asks for it, it %s', async (_, asked, count) => {
    const { screen } = await renderWidget(ScreenerThankYou, { options: asked });
    const links = screen.getByRole('link', { name: '1-800-555-0102' }).elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => 'tel:18005550102'),
    );
  });

  test.each([
    ['en', /^Your appointment is booked for Tuesday, June 16 at 9:00\sAM \(Central Time\)\.$/],
    ['es', /^Su cita está reservada: martes 16 de junio, 9:00\sa\.\sm\. \(hora central\)\.$/],
  ] as const)('with a booking it names the day, the time and whose time that is, in %s', async (locale, words) => {
    const bookings = { 1: { customer: inChicago } };
    const { screen } = await renderWidget(ScreenerThankYou, { facts: { study: {}, bookings }, locale });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test('it says that a change of the booking is not settled', async () => {
    const bookings = { 1: { isUnsettled: true as const } };
    const { screen } = await renderWidget(ScreenerThankYou, { facts: { study: {}, bookings } });
    await expect.element(screen.getByText(/^We do not know yet whether your change was made/)).toBeVisible();
  });

  test('with a booking it can be put into a calendar of Apple or Google', async () => {
    const calendar = { file: '/appointments/a.ics', google: 'https://calendar.google.com/x' };
    const { screen } = await renderWidget(ScreenerThankYou, { facts: { study: {}, bookings: { 1: { calendar } } } });
    await screen.getByText('Add to calendar').click();
    await expect.element(screen.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute('href', calendar.file);
    const google = screen.getByRole('link', { name: /Google Calendar/ });
    await expect.element(google).toHaveAttribute('href', calendar.google);
  });

  test('the way to other studies is open in both languages', async () => {
    const english = await renderWidget(ScreenerThankYou);
    await english.screen.getByRole('link', { name: 'Find Studies' }).click();
    expect(english.events).toEqual(['navigate /signup/study-search/home']);
    const spanish = await renderWidget(ScreenerThankYou, { locale: 'es' });
    await expect.element(spanish.screen.getByRole('link', { name: 'Buscar estudios' })).toBeVisible();
  });

  test('the health questions are offered in English', async () => {
    const { screen, events } = await renderWidget(ScreenerThankYou, { options });
    await screen.getByRole('link', health).click();
    expect(events).toEqual(['navigate /signup/flow/webScreenerHealth']);
  });

  test.each([
    ['for whom another study is left', { study: { isSimulation: true }, site: {} }, ['Find Studies', health.name]],
    ['who is called', { study: {}, site: {} }, [health.name, 'Find Studies']],
  ] as const)('what is left to do comes first to one %s', async (_, facts, names) => {
    const replies = { canCallNow: { callNow: true } };
    const { screen } = await renderWidget(ScreenerThankYou, { facts, options, replies });
    const buttons = () => [...screen.container.querySelectorAll('a.button:not([href^="tel:"])')];
    await expect.poll(() => buttons().map(({ textContent }) => textContent)).toEqual(names);
  });

  test.each([
    ['to caregivers', { options, facts: { path: { hasCaregiver: true } } }],
    ['where the campaign has none', {}],
    ['in Spanish', { options, locale: 'es' }],
  ] as const)('the health questions are not offered %s', async (_, situation) => {
    const { screen } = await renderWidget(ScreenerThankYou, situation);
    expect(screen.getByRole('link').elements()).toHaveLength(1);
  });
});
