import { sample } from './screeners/sample.ts';
import { testWalks } from './screeners/take.ts';

testWalks(sample);
