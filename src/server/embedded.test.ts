import { embeddedEngine } from './testing/engine.ts';
import { serverSuites } from './testing/suites.ts';

serverSuites(embeddedEngine);
