import { expect, test } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';
import { isParticipant } from './participants.ts';

const server = testServer();

test('a study whose number is too large spoils no other question of the same moment', async () => {
  const asked = [1, 99_999_999_999, 2].map((studyId) => isParticipant(server().db, { studyId, phone: '+12125550199' }));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual([true, 'refused', false]);
});
