import { describe, expect, it } from 'vitest';
import { renderWidget } from '#tests/support/renderWidget.tsx';
import { testWidget } from '#tests/support/widgetSuite.tsx';
import { Heading } from './Heading.tsx';

const options = { text: { en: 'About you', es: 'Sobre usted' }, caregiverText: { en: 'About the participant' } };

testWidget('Heading', Heading, { options });

describe('Heading', () => {
  it.each([
    ['the text', {}, 'About you'],
    ['the text in Spanish', { locale: 'es' }, 'Sobre usted'],
    ['another text to a caregiver', { facts: { path: { hasCaregiver: true } } }, 'About the participant'],
  ] as const)('says %s', async (_, situation, name) => {
    const { screen } = await renderWidget(Heading, { ...situation, options });
    await expect.element(screen.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  it('says what is meant for a parent to parents alone', async () => {
    const ofParent = { ...options, parentText: { en: 'About your child' } };
    const path = { hasCaregiver: true };
    const parent = await renderWidget(Heading, { facts: { path }, options: ofParent });
    await expect.element(parent.screen.getByRole('heading')).toHaveTextContent('About your child');
    await parent.screen.unmount();
    const answers = { caregiver: { relationship: 'Friend' } } as const;
    const friend = await renderWidget(Heading, { facts: { path }, answers, options: ofParent });
    await expect.element(friend.screen.getByRole('heading')).toHaveTextContent('About the participant');
  });

  it.each([
    ['the visitor', {}, 'Please give your name.'],
    ['a caregiver', { facts: { path: { hasCaregiver: true } } }, 'Please give the name of the participant.'],
  ] as const)('has a sentence under it for %s', async (_, situation, sentence) => {
    const leads = {
      lead: { en: 'Please give your name.' },
      caregiverLead: { en: 'Please give the name of the participant.' },
    };
    const { screen } = await renderWidget(Heading, { ...situation, options: { ...options, ...leads } });
    await expect.element(screen.getByText(sentence)).toBeVisible();
    expect(screen.container.querySelectorAll('p')).toHaveLength(1);
  });

  it.each([2, 3])('renders at level %i, with a sentence under it', async (level) => {
    const { screen } = await renderWidget(Heading, { options: { ...options, level, lead: { en: 'It is short.' } } });
    await expect.element(screen.getByRole('heading', { name: 'About you', level })).toBeVisible();
    await expect.element(screen.getByText('It is short.')).toBeVisible();
  });
});
