import { sql } from 'kysely';
import type { Lead } from '#src/generated/api.ts';
import { hasCampaign } from '#src/server/campaigns.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/**
 * How closely a campaign looks at who saves: not at all; as usual; or under attack, when a proof of work is asked for
 * beside.
 */
export type Level = Settings['botDefence']['usual'];

type Context = Pick<ServerContext, 'db' | 'settings' | 'clock'>;
type Aimed = Pick<Lead, 'sourceInfo' | 'studyId' | 'screenings'>;

const DAY_MS = 24 * 3_600_000;

/** Whether any campaign is under attack. */
export const isAnyAttacked = ({ botDefence: { usual, own } }: Pick<Settings, 'botDefence'>): boolean =>
  usual === 'attack' || Object.values(own).includes('attack');

/**
 * The level of a lead: that of the campaign which its page names. A page may name any, and so each lead that aims at a
 * study counts as attacked for a day after one of an attacked campaign did, and each whose campaign does not exist.
 */
export async function levelOf(context: Context, lead: Aimed): Promise<Level> {
  const { settings } = context;
  const { usual, own } = settings.botDefence;
  const { campaign } = lead.sourceInfo;
  const stated = Object.hasOwn(own, campaign) ? own[campaign] : undefined;
  const level = stated ?? usual;
  if (level === 'attack' || !isAnyAttacked(settings)) return level;
  const isKnown = stated !== undefined || hasCampaign(campaign);
  return !isKnown || (await aimsAtAttacked(context, lead)) ? 'attack' : level;
}

/** Whether a lead of a campaign under attack has named one of its studies within a day. */
async function aimsAtAttacked({ db, settings, clock }: Context, { studyId, screenings }: Aimed): Promise<boolean> {
  const studies = new Set([...(studyId === undefined ? [] : [studyId]), ...screenings.map((one) => one.studyId)]);
  if (studies.size === 0) return false;
  const attacked = Object.entries(settings.botDefence.own).flatMap(([name, level]) =>
    level === 'attack' ? [name] : [],
  );
  const since = new Date(clock().getTime() - DAY_MS).toISOString();
  const { rows } = await sql`select from lead where study_id in (${sql.join([...studies])})
    and campaign in (${sql.join(attacked)}) and created_at > ${since}::timestamptz limit 1`.execute(db);
  return rows.length > 0;
}
