import { afterEach, expect, test, vi } from 'vitest';
import { commandFlags } from './commandFlags.ts';

const flags = { rounds: 5, entries: 'number', call: 'text', seed: 'integer', engine: ['both', 'embedded'] } as const;
const usual = { rounds: 5, entries: undefined, call: undefined, seed: undefined, engine: 'both' };

/** What is printed, and with what the command ends. */
function ended(...args: readonly string[]) {
  const lines: string[] = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(line));
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  expect(() => commandFlags(flags, { args })).toThrow(/^ended with/);
  return [exit.mock.calls[0]?.[0], lines.join('\n')];
}

afterEach(() => vi.restoreAllMocks());

test('what is not given has its default', () => {
  expect(commandFlags(flags, { args: [] }).values).toEqual(usual);
  const args = ['--rounds', '0', '--entries=7', '--call', 'createLead', '--seed=-27', '--engine', 'embedded'];
  const given = { rounds: 0, entries: 7, call: 'createLead', seed: -27, engine: 'embedded' };
  expect(commandFlags(flags, { args }).values).toEqual(given);
});

test('words are taken where the command takes some', () => {
  const args = ['src/rules', '--rounds', '1', 'src/flow'];
  expect(commandFlags(flags, { args, takesWords: true }).words).toEqual(['src/rules', 'src/flow']);
});

test.each([
  [['--rounds', 'many'], '--rounds is a whole number; it was "many".'],
  [['--rounds', '-1'], "Option '--rounds' argument is ambiguous."],
  [['--rounds=-1'], '--rounds is a whole number; it was "-1".'],
  [['--entries', '1.5'], '--entries is a whole number; it was "1.5".'],
  [['--engine', 'mysql'], '--engine is both, embedded; it was "mysql".'],
  [['--round', '1'], "Unknown option '--round'."],
  [['ws10'], "Unexpected argument 'ws10'."],
])('%j is refused in a sentence, with what there is', (args, sentence) => {
  const [code, printed] = ended(...args);
  expect([code, String(printed).split('\n').slice(0, 3)]).toEqual([
    2,
    [expect.stringContaining(sentence), 'Flags:', '  --rounds N, by default 5'],
  ]);
});

test('--help prints the flags', () => {
  expect(ended('--help')).toEqual([
    0,
    'Flags:\n  --rounds N, by default 5\n  --entries N\n  --call TEXT\n  --seed N\n  --engine both | embedded',
  ]);
});
