import { texts, type Plan } from './plan.ts';

export type Typed = {
  name: string;
  path: string;
  plan: Pick<Plan, 'texts' | 'choices' | 'presses'>;
  /** Where a walk ends. */
  ends?: RegExp;
};

const choices = { country: 'US', participant: 'myself', gender: 'female' };
const walk = { texts, choices, presses: true };

/** Flows whose every control and every Next is tried, by their first address. */
export const walks: readonly Typed[] = [
  { name: 's6', path: '/signup/s6/home', plan: walk, ends: /thankyou/ },
  { name: 's15, in Spanish', path: '/signup/es/s15/home', plan: walk, ends: /thankyou/ },
  { name: 'flare', path: '/signup/flare/postal', plan: walk, ends: /thankyou/ },
  { name: 'ws10', path: '/signup/ws10/home?studyId=1', plan: walk, ends: /\/ws10\/(?!home)/ },
  { name: 'ws18, in Spanish', path: '/signup/es/ws18/home?studyId=1', plan: walk, ends: /\/ws18\/(?!home)/ },
];

/** The page of one kind, in every situation it can be in; without a kind, of all. */
export const pageOfKind = (kind?: string): Typed => ({
  name: kind ? 'a kind' : 'all kinds',
  path: `/signup/kinds${kind ? `?kind=${kind}` : ''}`,
  plan: { texts, choices: { ...choices, participant: 'someone_else' }, presses: false },
});

/** First pages of other flows, which the browser takes over from the server's HTML: filled in, and not left. */
export const firstPages: readonly Typed[] = [
  'es/ws16/home?studyId=1',
  'ws17/home?studyId=1',
  'ws19/home?studyId=1',
  'ws20/home?studyId=1',
  'es/ws21/home?studyId=1',
  'ps1/home?studyId=1',
  'image-capture/home',
  'demo/home',
  'ss3/home',
  'es/ss6/home',
  'ss8/home',
  'study-search/home',
].map((path) => ({ name: 'a first page', path: `/signup/${path}`, plan: { texts, choices, presses: false } }));
