import { bookingOf } from '#src/domain/booking.ts';
import { mayBook as isOffered } from '#src/domain/qualification.ts';
import { defineRule } from '#src/kit/rule.ts';
import { qualification } from './readings.ts';

export const bookingExists = defineRule({
  description: 'An appointment is booked for the study of this visit.',
  params: {},
  reads: () => ['booking'],
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
  reads: () => ['siteBookings'],
  holds: (facts) => facts.siteSchedulingEnabled,
  examples: [{ holds: [{ siteSchedulingEnabled: true }], fails: [{}] }],
});

export const mayBook = defineRule({
  description: 'The candidate fully qualifies for a study that is no simulation: an appointment may be offered.',
  params: {},
  reads: () => [...qualification, 'simulation'],
  holds: (facts) => isOffered(facts),
  examples: [
    {
      holds: [{ study: {}, site: {} }],
      fails: [
        {},
        { study: {} },
        { study: {}, site: {}, alreadyMatched: true },
        { study: { isSimulation: true }, site: {} },
        { study: { minAge: 18 }, site: {}, answers: { age: 17 } },
      ],
    },
  ],
});
