import { expect, test } from 'vitest';
import { tryPage } from './tryPage.ts';

const recorded = {
  title: 's6 #1 in en: home > postal',
  pictures: [{ step: 'home', file: 's6-1.png' }],
  goals: ['home -> postal'],
};

test('a page shows each witness with its outcome, pictures and goals, the failed ones first', () => {
  const page = tryPage('s6', [recorded, { ...recorded, title: 's6 #2 in es: home', failed: 'expected <main>' }]);
  expect(page.match(/<h2>.*<\/h2>/g)).toEqual([
    '<h2>FAILED: s6 #2 in es: home</h2>',
    '<h2>ok: s6 #1 in en: home &#62; postal</h2>',
  ]);
  expect(page).toContain('<pre class="failed">expected &#60;main&#62;</pre>');
  expect(page).toContain('<img src="s6-1.png" alt="home"');
  expect(page).toContain('<li>home -&#62; postal</li>');
});
