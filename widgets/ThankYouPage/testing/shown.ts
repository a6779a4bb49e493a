import { renderWidget, type Situation } from '#tests/support/renderWidget.tsx';
import { asthmaStudy, foundNear } from '#tests/support/studies.ts';
import { ThankYouPage } from '#widgets/ThankYouPage/ThankYouPage.tsx';

export const answers = { firstName: 'Ana', lastName: 'Perez', indicationIds: [1], postalCode: '90210' };
const options = { healthQuestionsStep: 'healthQuestions' };
/** Somebody answers. */
export const open = { canCallNow: { callNow: true } };
/** Sunday night in Chicago: they open on Monday at 8. */
export const closed = { canCallNow: { callNow: false, opens: '2026-06-15T13:00:00Z' } };
/** A study near the visitor takes them. */
export const found = { studySearch: foundNear(asthmaStudy) };
/** No study does. */
export const none = { studySearch: foundNear() };

/** Shows the page with these replies of the server. */
export const show = (replies: Situation['replies'], situation: Situation = {}) =>
  renderWidget(ThankYouPage, { answers, options, replies, ...situation });

/** The buttons to further pages, those of a card left out. */
export const buttonsOf = (container: Element) =>
  [...container.querySelectorAll('.button-row a:not([href^="tel:"], .card a)')].map(({ textContent }) => textContent);
