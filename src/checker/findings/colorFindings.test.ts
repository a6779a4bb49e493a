import { describe, expect, test } from 'vitest';
import { report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const on = (mainBgColor: string) => report({ sound: { ...soundCampaign, mainBgColor } }, 'sound');

describe('a background on which everything of each brand can be read', () => {
  test.each(['white', '#fff', '#fefefe', '#fffdf5', '#f3f7f8'])('%s', (color) => {
    expect(on(color).text).not.toContain('C033');
  });
});

describe('a background on which something cannot', () => {
  test.each([
    ['#778899', /C033 On "#778899" the .+ of the brand .+ have a contrast of \d\.\d, and need (4\.5|3)$/m],
    ['#16262f', /C033 On "#16262f" the texts /],
    // Hints would still do here; the edges of fields would not.
    ['#d4d4d4', /C033 On "#d4d4d4" the edges of fields .+ and need 3$/m],
    ['peachpuff', /C033 How .+ can be read on "peachpuff" is not known: write #rrggbb/],
  ])('%s', (color, expected) => {
    expect(on(color).text).toMatch(expected);
  });
});
