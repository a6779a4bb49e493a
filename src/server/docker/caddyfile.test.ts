import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lines = readFileSync(new URL('Caddyfile', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.trim().startsWith('#'));

test('the proxy keeps the protocols and ciphers that Caddy has by itself, and its way from HTTP to HTTPS', () => {
  const weakening = /\b(tls|protocols|ciphers|curves|auto_https|insecure\w*|tls_insecure\w*)\b|http:\/\//;
  expect(lines.filter((line) => weakening.test(line))).toEqual([]);
  expect(lines).toContain('{$HOSTS:localhost} {');
});
