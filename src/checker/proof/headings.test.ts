import { describe, expect, test } from 'vitest';
import { changed, listAt, objectAt, printed, type Path } from '#src/checker/testing/defects/planting.ts';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();

/** The findings of `flare` with these fields on its last page but one. */
function found(fields: readonly unknown[], path: Path = ['steps', 'email', 'fields']): string[] {
  const document = shipped.documents.get('flare') ?? {};
  const all = [...fields, ...listAt(document, path).slice(1)];
  const { findings } = shipped.check('flare', { text: printed(changed(document, path, all)) });
  return findings.map(({ code, message }) => `${code} ${message}`);
}

const heading = (id: string, more: object = {}, level = 1) => {
  const texts = objectAt(shipped.documents.get('flare'), ['steps', 'email', 'fields', 0, 'options']);
  return { kind: 'Heading', id, ...more, options: { ...texts, level } };
};
const onPhone = { rule: 'narrowScreen' };
const onOthers = { ...onPhone, is: false };

describe('a page has one heading', () => {
  test.each<[string, unknown[], RegExp | undefined]>([
    ['not none', [], /^C097 The page "email" has no heading: nothing says/],
    ['not one of a section alone', [heading('a', {}, 2)], /^C097 The page "email" has no heading/],
    ['not one of a part alone', [heading('a', {}, 3)], /^C097 "a" is the heading of a part, .*: its page has no other/],
    ['not two', [heading('a'), heading('b')], /^C097 "b" is a second heading of the page "email" beside "a": give/],
    [
      'also where some are not shown it',
      [heading('a', { when: onPhone })],
      /has no heading for visitors on a wide page/,
    ],
    ['one for each visitor', [heading('a', { when: onPhone }), heading('b', { when: onOthers })], undefined],
    ['and others below it', [heading('a'), heading('b', {}, 2), heading('c', {}, 3)], undefined],
    [
      'and parts of a section that another kind brings',
      [heading('a'), { kind: 'WhyTrials', id: 'why' }, heading('c', {}, 3)],
      undefined,
    ],
    [
      'and parts of a section that the kind of its heading brings',
      [{ kind: 'LandingCopy', id: 'copy' }, heading('c', {}, 3)],
      undefined,
    ],
    ['none of whose levels is left out', [heading('a'), heading('c', {}, 3)], /^C097 "c" is the heading of a part/],
  ])('%s', (_, fields, expected) => {
    expect(found(fields)).toEqual(expected ? [expect.stringMatching(expected)] : []);
  });
});
