import { SettingError, list, quoted } from './readers.ts';

/** Days for every campaign, and those of campaigns that have their own. */
export type DaysByCampaign = { usual: number; own: Readonly<Record<string, number>> };

export function daysByCampaign(name: string, text: string): DaysByCampaign {
  const [usual = '', ...own] = list(text);
  const parts = own.map((part) => /^([\w-]{1,60})=([1-9]\d{0,4})$/.exec(part));
  if (!/^[1-9]\d{0,4}$/.test(usual) || parts.includes(null))
    throw new SettingError(name, `must be days such as 365,ws10=90, not ${quoted(text)}`);
  return { usual: Number(usual), own: Object.fromEntries(parts.map((part) => [part?.[1] ?? '', Number(part?.[2])])) };
}

const levels = ['off', 'usual', 'attack'] as const;
type BotLevel = (typeof levels)[number];

/** The level for every campaign, and those of campaigns that have their own. The usual one is undefined where none is given. */
export type BotLevels = { usual: BotLevel | undefined; own: Readonly<Record<string, BotLevel>> };

export function botLevels(name: string, text: string): BotLevels {
  const level = (word: string): BotLevel => {
    const known = levels.find((one) => one === word);
    if (known) return known;
    throw new SettingError(name, `must be off, usual or attack, such as usual,ws10=attack, not ${quoted(text)}`);
  };
  const [first = '', ...rest] = list(text);
  const hasUsual = first !== '' && !first.includes('=');
  const own = (hasUsual ? rest : list(text)).map((part): [string, BotLevel] => {
    const [, campaign = '', word = ''] = /^([\w-]{1,60})=(\w+)$/.exec(part) ?? [];
    return [campaign, level(word)];
  });
  return { usual: hasUsual ? level(first) : undefined, own: Object.fromEntries(own) };
}
