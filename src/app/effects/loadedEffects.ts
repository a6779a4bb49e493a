// One chunk, loaded once a page is open: leaving a step needs all of it, and typing needs none.
export { resumeSending } from './resumeSending.ts';
export { runLoadedEffects } from './runLoadedEffects.ts';
export { tidyAnswers } from './tidyAnswers.ts';
export { watchLeaving } from './watchLeaving.ts';
