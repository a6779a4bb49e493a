import { expect, test } from 'vitest';
import { escaped, htmlPage } from './html.ts';

test('no sign of a text opens a tag, ends an attribute or begins a character', () => {
  const text = `<script>alert("1" && '2')</script>`;
  expect(escaped(text)).toBe('&#60;script&#62;alert(&#34;1&#34; &#38;&#38; &#39;2&#39;)&#60;/script&#62;');
});

test('a page that the server writes has no script in itself', () => {
  const page = htmlPage({ language: 'en', brand: 'trial-search', title: 'T', styles: [], body: '' });
  expect(page).not.toMatch(/<script|javascript:|\son\w+=/i);
});
