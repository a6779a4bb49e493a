import { everyWalk } from './screeners/every.ts';
import { testWalks } from './screeners/take.ts';

testWalks(everyWalk);
