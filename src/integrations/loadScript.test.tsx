import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from './loadScript.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a script of an outside party is waited for two minutes', async () => {
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const outcome = vi.fn();
  void loadScript('https://provider.example/slow.js').catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(new Error('The script could not be loaded.'));
});
