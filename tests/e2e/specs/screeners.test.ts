import { sample } from '#tests/e2e/journeys/screeners/sampleWalks.ts';
import { testWalks } from '#tests/e2e/journeys/screeners/testWalks.ts';

testWalks(sample);
