import { expect, test } from 'vitest';
import { hasCampaign, loadCampaign } from './loadCampaign.ts';

test.each(['zz9', '', 'constructor', '__proto__'])('the module of a campaign named "%s" is not found', (name) => {
  expect(hasCampaign(name)).toBe(false);
  expect(() => loadCampaign(name, 'en')).toThrow(expect.objectContaining({ code: 'MODULE_NOT_FOUND' }));
});
