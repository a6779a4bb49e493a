import { embeddedEngine } from '#src/server/testing/engines/engine.ts';
import { serverSuites } from './testing/suites.ts';

serverSuites(embeddedEngine);
