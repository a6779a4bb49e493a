import { bookingOf } from '#src/domain/booking.ts';
import { defineRule } from '#src/kit/rule.ts';

export const bookingExists = defineRule({
  description: 'An appointment is booked for the study of this visit.',
  params: {},
  holds: (facts) => bookingOf(facts) !== undefined,
  examples: [
    {
      holds: [{ bookings: { default: {} } }, { bookings: { 3: {} }, query: { studyId: '3' } }],
      fails: [{}, { bookings: { 3: {} } }, { bookings: { 3: {} }, study: { id: 4 } }],
    },
  ],
});

export const siteSchedulingEnabled = defineRule({
  description: 'The study site takes bookings.',
  params: {},
  holds: (facts) => facts.siteSchedulingEnabled,
  examples: [{ holds: [{ siteSchedulingEnabled: true }], fails: [{}] }],
});
