import { expect, test } from 'vitest';
import { differencePage } from './differencePage.ts';

const picture = (file: string) => ({ caption: 'email, Español', file });

test('a page shows what changes for whom, with the pictures of both sides, and says where there is nothing to see', () => {
  const page = differencePage('What changes from a to <b>', [
    { who: 'All visitors', lines: ['see *email* with `<i>`'], before: [picture('1.png')], after: [picture('2.png')] },
    { who: 'Visitors in Canada', lines: [], example: '{}', before: [picture('3.png')], after: [] },
  ]);
  expect(page).toContain('<h1>What changes from a to &#60;b&#62;</h1>');
  expect(page).toContain('<li>see <em>email</em> with <code>&#60;i&#62;</code></li>');
  expect(page).toMatch(/<h3>Before<.*"1\.png" alt="email, Español".*<h3>After<.*"2\.png"/);
  expect(page).toMatch(/"3\.png".*<h3>After<\/h3><p>They see none of this\.<\/p>/);
  expect(page.match(/<pre>/g)).toHaveLength(1);
});
