import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = [
  // Without the window around a page, which nobody sees: a fourth less to do.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function installed(): string | undefined {
  const named = process.env['CHROMIUM'];
  return [...(named ? [named] : []), ...systemPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

function attempt(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch {
    console.error(`  ${command} ${args.join(' ')}: did not work here`);
  }
}

/**
 * Path of a Chromium: `CHROMIUM`, the system's, Playwright's own; else it is installed by Playwright or, as root on
 * Debian, from the distribution. Throws with the cure when none of these works.
 */
export function chromiumPath(): string {
  let path = installed();
  if (!path) {
    console.error('No Chromium found; installing one.');
    attempt('npx', 'playwright', 'install', 'chromium');
    path = installed();
  }
  if (!path && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', 'update', '-q');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!path) attempt('apt-get', 'install', '-q', '-y', '--no-install-recommends', name);
      path ??= installed();
    }
  }
  if (path) return path;
  throw new Error('The browser tests need a Chromium. Install Chromium or Chrome, or name one in CHROMIUM.');
}

/**
 * What Chromium does without in tests. The last list on a command line is the one that counts, so this one repeats what
 * Playwright switches off.
 */
export const disabledFeatures = [
  // The lists below the address bar, pages of their own: each window loads them, for most of a second of a processor.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A process in stock for the page after: each test has a browser of its own, and few open as many.
  'SpareRendererForSitePerProcess',
];

/** Launch options that work for a user and for root, without calls home. */
export function launchOptions() {
  return {
    executablePath: chromiumPath(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      `--disable-features=${disabledFeatures.join(',')}`,
      '--disable-gpu',
      // Without its window Chromium asks the system for no way to draw letters: this is the one of a desktop.
      '--font-render-hinting=slight',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
