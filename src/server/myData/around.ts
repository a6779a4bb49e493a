import { myDataPath } from '#src/domain/policies.ts';
import { appointmentLink, appointmentPathIn } from '#src/server/appointments/link.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Opened } from './link.ts';
import type { MyData } from './load.ts';
import type { Around } from './page.ts';

const DAY_MS = 24 * 3_600_000;

/** The address of the page of a link, with those parts of a query that are there. */
export function pageAddress(link: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return `${myDataPath}/${link}${search.size > 0 ? `?${search}` : ''}`;
}

/** What the page shows besides what is stored. */
export function aroundOf(
  context: ServerContext,
  data: MyData,
  { until, channel, link }: Opened & { link: string },
): Around {
  const { settings } = context;
  const { appointment } = data;
  return {
    until,
    channel,
    path: `${myDataPath}/${link}`,
    appointmentPath: appointment && `${appointmentPathIn(link)}/${appointmentLink(context, appointment)}`,
    endsOn: data.verdict === true || data.verdict === 'hidden' ? undefined : endOf(data, settings.unqualifiedLeadDays),
  };
}

/** When a lead that did not qualify goes by its age. */
function endOf({ lead, updatedAt }: MyData, { usual, own }: ServerContext['settings']['unqualifiedLeadDays']): Date {
  const { campaign } = lead.sourceInfo;
  // A page may name any campaign, such as one that every object has.
  const days = Object.hasOwn(own, campaign) ? (own[campaign] ?? usual) : usual;
  return new Date(updatedAt.getTime() + days * DAY_MS);
}
