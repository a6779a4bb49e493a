import { describe, expect, test } from 'vitest';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Booking } from './Booking.tsx';
import { answers, at, availability, book, booked, day, noon, open, slot } from './testing/openBooking.ts';

/** A server that thinks for ever. */
const thinking = () => new Promise(() => undefined) as never;

testWidget('Booking', Booking, { answers, facts: { study: {} }, replies: { availability } });

describe('Booking', () => {
  test('a day and then a time are chosen and booked', async () => {
    const { screen, events } = await open();
    await expect.element(screen.getByRole('button', book)).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', day).click();
    await expect.element(screen.getByRole('table', { name: 'Times on Tuesday, June 16' })).toBeVisible();
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', book).click();
    await expect.poll(() => events).toEqual([`storeBooking ${at(16, 12)}`, 'count booked']);
  });

  test.each([
    ['the visitor', { study: {}, site: {} }, 'Congratulations! You may qualify for this study.'],
    [
      'a participant somebody answers for',
      { study: {}, site: {}, path: { hasCaregiver: true, caregiverType: 'adult' as const } },
      'Congratulations! The participant may qualify for this study.',
    ],
    [
      'a child whose parent answers',
      { study: {}, site: {}, path: { hasCaregiver: true, caregiverType: 'parent_child' as const } },
      'Congratulations! Your child may qualify for this study.',
    ],
  ])('the verdict on %s stands above the calendar', async (_, facts, verdict) => {
    const { screen } = await open({ facts, answers: { participant: 'someone_else' } });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(verdict);
    const title = screen.getByRole('heading', { level: 2, name: 'Choose a time for your screening appointment' });
    await expect.element(title).toBeVisible();
  });

  test('where the study could not be loaded no verdict is made up', async () => {
    const { screen } = await open({ facts: { path: { failedInitialPayload: true } } });
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Choose a time for your screening appointment');
    expect(screen.container.textContent).not.toContain('Congratulations');
  });

  test('the time chosen is told from when to when', async () => {
    const { screen } = await open();
    await screen.getByRole('button', noon).click();
    await expect.element(screen.getByText(/^Tuesday, June 16, 12:00\sPM – 12:30\sPM \(.+\)$/)).toBeVisible();
  });

  test('times are shown again in a zone that the visitor chooses, and booked for it', async () => {
    const asked: unknown[] = [];
    const reply = (input: unknown) => {
      asked.push(input);
      return booked;
    };
    const start = '2026-06-16T14:00:00.000Z';
    const { screen } = await open({ replies: { availability: [slot(start)], book: reply } });
    const zone = screen.getByRole('combobox', { name: 'Times are shown in' });
    await zone.selectOptions('New Zealand Time');
    await screen.getByRole('button', { name: /Jun 17/ }).click();
    await screen.getByRole('button', { name: 'Choose 2:00 AM' }).click();
    await expect.element(screen.getByText('Wednesday, June 17, 2:00 AM – 2:30 AM (New Zealand Time)')).toBeVisible();
    await zone.selectOptions('South Africa Standard Time');
    await expect.element(screen.getByRole('button', book)).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', { name: 'Choose 4:00 PM' }).click();
    await screen.getByRole('button', book).click();
    const customer = expect.objectContaining({ timezone: 'Africa/Johannesburg' });
    await expect.poll(() => asked).toEqual([{ body: expect.objectContaining({ start, customer }) }]);
  });

  test.each([
    ['is named with its town', { id: 11, ssExtId: 'SS-11', name: 'Clinic North', place: 'Chicago, IL' }, {}, true],
    ['is not named where the address names another', { name: 'Clinic North' }, { studySiteId: 'SS-12' }, false],
  ])('the site of the appointment %s', async (_, site, query, isNamed) => {
    const { screen } = await open({ facts: { study: {}, site, query } });
    await expect.element(screen.getByRole('button', day)).toBeVisible();
    expect(screen.container.textContent.includes('Study site: Clinic North')).toBe(isNamed);
    expect(screen.container.textContent.includes('Clinic North, Chicago, IL')).toBe(isNamed);
  });

  test('on a phone the button stays in sight below a time chosen above it, and stands in its place at the end', async () => {
    const replies = {
      availability: Array.from({ length: 30 }, (_, index) => slot(new Date(2026, 5, 16, 8, 30 * index).toISOString())),
    };
    const { screen } = await open({ replies }, 390);
    const button = screen.getByRole('main').getByRole('button', book);
    const bottom = () => button.element().getBoundingClientRect().bottom;
    await screen.getByRole('button', { name: 'Choose 8:00 AM' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    window.scrollTo(0, 0);
    expect(bottom()).toBeLessThanOrEqual(window.innerHeight);
    const more = screen.getByRole('heading', { name: 'More options' }).element();
    more.scrollIntoView({ block: 'end' });
    expect(bottom()).toBeLessThan(more.getBoundingClientRect().top);
  });

  test('a time pressed again, or another day, takes the choice back', async () => {
    const { screen } = await open();
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    await expect.element(screen.getByRole('button', book)).not.toHaveAttribute('aria-disabled');
    await screen.getByRole('button', noon).click();
    await expect.element(screen.getByRole('button', book)).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', { name: /Jun 17/ }).click();
    await expect.element(screen.getByRole('button', book)).toHaveAttribute('aria-disabled', 'true');
  });

  test('the page shows its links while its times are loading', async () => {
    const { screen } = await open({ replies: { availability: thinking } });
    await expect.element(screen.getByText('Loading…')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Not interested' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Days' }).elements()).toHaveLength(0);
  });

  test.each([375, 768])('on a mobile, %i px wide, a dialog asks before booking', async (width) => {
    const { screen, events } = await open({}, width);
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    const dialog = screen.getByRole('dialog', { name: 'Confirm your appointment' });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', book).click();
    await expect.poll(() => events).toEqual([`storeBooking ${at(16, 12)}`, 'count booked']);
  });

  test.each([
    ['No suitable time', 'no_time_works'],
    ['Not interested', 'not_interested'],
  ])('"%s" is counted and opens the next step', async (name, code) => {
    const { screen, events } = await open();
    await screen.getByRole('button', { name }).click();
    expect(events).toEqual([`count ${code}`, 'next']);
  });

  test('a visitor with an appointment skips the step at once', async () => {
    const { events } = await open({ facts: { study: {}, bookings: { 1: {} } } });
    await expect.poll(() => events).toContain('skip');
  });

  test.each([
    ['secondary', 'book', { body: expect.objectContaining({ studySiteId: 'SS-11' }) }],
    ['site', 'bookSite', { params: { studySiteId: 'SS-11' }, body: expect.objectContaining({ studySiteId: 'SS-11' }) }],
  ])('a booking of %s scheduling names the site of the visitor', async (scheduler, call, expected) => {
    const asked: unknown[] = [];
    const reply = (input: unknown) => {
      asked.push(input);
      return booked;
    };
    const { screen } = await open({
      options: { scheduler },
      facts: { study: {}, site: {} },
      replies: { [call]: reply },
    });
    await screen.getByRole('button', day).click();
    await screen.getByRole('button', noon).click();
    await screen.getByRole('button', book).click();
    await expect.poll(() => asked).toEqual([expected]);
  });

  test('the site is asked by its id for seven days, and without one nothing is free', async () => {
    const asked: unknown[] = [];
    const siteAvailability = (input: unknown) => {
      asked.push(input);
      return availability;
    };
    const options = { scheduler: 'site' };
    await open({ options, facts: { study: {}, site: {} }, replies: { siteAvailability } });
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
    await expect.poll(() => asked).toEqual([{ params: { studySiteId: 'SS-11' }, query: { to: 7, timezone } }]);
    const { screen, reports } = await open({ options });
    await expect.element(screen.getByText(/no available slots/)).toBeVisible();
    expect(reports).toEqual(['Getting free times failed: studySiteId is required']);
  });
});
