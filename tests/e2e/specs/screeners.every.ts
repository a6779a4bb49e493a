import { everyWalk } from '#tests/e2e/journeys/screeners/everyWalk.ts';
import { testWalks } from '#tests/e2e/journeys/screeners/testWalks.ts';

testWalks(everyWalk);
