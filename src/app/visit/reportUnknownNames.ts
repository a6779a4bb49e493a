import { summaries } from 'virtual:summaries';
import { reportUnknownFlow } from './reportUnknownFlow.ts';
import { reportUnknownScreener } from './reportUnknownScreener.ts';

type Asked = Parameters<typeof reportUnknownFlow>[0] & Parameters<typeof reportUnknownScreener>[0];

/** Reports flows that do not exist and that the query names, or the path that was `attempted`. Only an address that names one loads this. */
export function reportUnknownNames(page: Asked, attempted: string | undefined): void {
  reportUnknownFlow(page, summaries, attempted);
  reportUnknownScreener(page, summaries);
}
