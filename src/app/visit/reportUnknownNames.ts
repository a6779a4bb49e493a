import { summaries } from 'virtual:summaries';
import { reportUnknownFlow } from './reportUnknownFlow.ts';
import { reportUnknownScreener } from './reportUnknownScreener.ts';

type Asked = Parameters<typeof reportUnknownFlow>[0] & Parameters<typeof reportUnknownScreener>[0];

/** Reports the flows that the query names and that do not exist. Only an address that names one loads this. */
export function reportUnknownNames(page: Asked): void {
  reportUnknownFlow(page, summaries);
  reportUnknownScreener(page, summaries);
}
