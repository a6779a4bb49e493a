/** How a text gets into a box: letter by letter or whole, by the page's own editing, by the keyboard, or as a browser fills in. */
export const manners = ['letters', 'whole', 'keyboard', 'pasted', 'filled in'] as const;
export type Manner = (typeof manners)[number];

/** What a visitor enters on a page, and when. */
export type Plan = {
  /** Decides the manner of each entry and the pause before it. */
  seed: number;
  manners: readonly Manner[];
  /** Text of a box, by a part of its name. */
  texts: readonly (readonly [part: string, text: string])[];
  /** Values of radio buttons and lists, by name; of others the first. */
  choices: Readonly<Record<string, string>>;
  /** Presses Next as soon as everything is filled in, from step to step. */
  presses: boolean;
};

/** One entry: what was entered into which control of which step. */
export type Entry = { step: string; id: string; name: string; type: string; manner: Manner; text: string };

/** An entry that was not there any more, and what was there. */
export type Loss = { entry: Entry; shown: string };

/** What the typist of a page has done so far. */
export type Report = {
  entries: Entry[];
  losses: Loss[];
  /** How often Next was pressed. */
  presses: number;
  /** Presses that did not lead on for good: Next had to be pressed again, or the walk was led back to an earlier step. */
  unheeded: string[];
  /** Since when there is nothing to enter or press, in ms of the page's clock; 0 while there is. */
  idleSince: number;
};

/** Texts that every page takes. */
export const texts: Plan['texts'] = [
  ['phone', '3125550123'],
  ['irthDate', '05/02/1974'],
  ['ctScan', '05/02/2029'],
  ['postalCode', '60601'],
  ['fullName', 'Ana Maria Diaz'],
  ['caregiverName', 'Eva Diaz'],
  ['email', 'ana@example.com'],
  ['height-ft', '5'],
  ['height-in', '7'],
  ['height-cm', '170'],
  ['weight', '150'],
];

/** What is sent of a text that is not sent as it is. */
export const sentAs: Readonly<Record<string, string>> = {
  '3125550123': '+13125550123',
  '05/02/1974': '1974-05-02',
  'Ana Maria Diaz': '"lastName":"Diaz"',
};
