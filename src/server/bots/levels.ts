import type { Settings } from '#src/server/settings/settings.ts';

/**
 * How closely a campaign looks at who saves: not at all; as usual; or under attack, when a proof of work is asked for
 * beside.
 */
export type Level = Settings['botDefence']['usual'];

/** The level of a campaign by its name; a name that nobody set has the usual one. */
export const levelOf = ({ botDefence: { usual, own } }: Pick<Settings, 'botDefence'>, campaign: string): Level =>
  Object.hasOwn(own, campaign) ? (own[campaign] ?? usual) : usual;
