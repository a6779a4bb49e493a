import { fullyQualified } from '#src/domain/qualification.ts';
import { defineEffect } from '#src/kit/effect.ts';

/** Counts an event under a short code; with `ifAnswered`, only where that answer was given and is not no. */
export const countEvent = defineEffect({
  description: 'Counts an event under a short code, such as `n` for a name entered.',
  moments: ['onEnter', 'onLeave'],
  params: {
    code: { type: 'string', required: true },
    ifAnswered: {
      type: 'string',
      enum: ['firstName', 'email', 'phone', 'postalCode', 'diagnosed'],
      description: 'Count only where this answer is given and is not no.',
    },
  },
  run(context, { code, ifAnswered }) {
    if (ifAnswered === undefined || context.facts().answers[ifAnswered]) context.count(code);
    return Promise.resolve();
  },
});

/** Counts a candidate who qualifies in everything. */
export const countFullyQualified = defineEffect({
  description: 'Counts the candidate as fully qualified when everything qualifies.',
  moments: ['onLeave'],
  params: {},
  run(context) {
    if (fullyQualified(context.facts())) context.count('fq');
    return Promise.resolve();
  },
});

/** On the last page personal fields leave the storage that outlives the tab. */
export const keepPersonalInTab = defineEffect({
  description: 'Moves personal fields out of the storage that outlives the tab; for thank-you pages.',
  moments: ['onEnter'],
  params: {},
  run(context) {
    context.keepPersonalInTab();
    return Promise.resolve();
  },
});
