import type { BrandProfile, BrandServerFacts } from './brand.ts';

/** Trials World, as pages and the server see it. */
export const profile: BrandProfile = { name: 'Trials World', since: 2020 };

/** A globe with a point on its orbit, and its meridians in the corner of a page: with a flag, and with a way between two places. */
const drawings = {
  mark: `<circle cx='15' cy='17' r='13' fill='#6d55a8'/>
<path d='M15 4c-8 7-8 19 0 26 8-7 8-19 0-26zM2.8 13h24.4M2.8 21h24.4' fill='none' stroke='#fff' stroke-width='1.8'/>
<circle cx='25.5' cy='7' r='5' fill='#f0b95b' stroke='#fff' stroke-width='2'/>`,
  hero: `<g fill='none' stroke='#6d55a8' stroke-opacity='.18' stroke-width='1.5'>
<circle cx='70' cy='24' r='52'/><ellipse cx='70' cy='24' rx='30' ry='52'/><ellipse cx='70' cy='24' rx='10' ry='52'/>
<path d='M22 4h96M18 24h104M22 46h96'/></g><circle cx='92' cy='12' r='6' fill='#f0b95b'/>`,
  success: `<g fill='none' stroke='#1f6b49' stroke-opacity='.2' stroke-width='1.5'>
<circle cx='70' cy='38' r='52'/><ellipse cx='70' cy='38' rx='30' ry='52'/><ellipse cx='70' cy='38' rx='10' ry='52'/>
<path d='M22 18h96M18 38h104M22 60h96'/></g>
<path d='M80 38V8' stroke='#6d55a8' stroke-width='2.5' stroke-linecap='round'/><path d='M80 8l16 5.5L80 19z' fill='#f0b95b'/>`,
  search: `<g fill='none' stroke='#6d55a8' stroke-opacity='.18' stroke-width='1.5'>
<circle cx='70' cy='24' r='52'/><ellipse cx='70' cy='24' rx='30' ry='52'/><ellipse cx='70' cy='24' rx='10' ry='52'/>
<path d='M22 4h96M18 24h104M22 46h96'/></g>
<path d='M42 46C50 16 74 8 90 24' fill='none' stroke='#6d55a8' stroke-opacity='.6' stroke-width='2' stroke-dasharray='0 5' stroke-linecap='round'/>
<circle cx='42' cy='46' r='4' fill='#6d55a8' fill-opacity='.6'/><circle cx='90' cy='24' r='6' fill='#f0b95b'/>`,
} as const;

/** Trials World: settings and look, for the server and the scripts only. */
export const serverFacts = {
  hosts: { setting: 'TRIALS_WORLD_HOSTS', default: 'trials-world.localhost' },
  tagManagerSetting: 'TAG_MANAGER_URL_TRIALS_WORLD',
  emailSetting: 'EMAIL_FROM_TRIALS_WORLD',
  hasLiveChat: false,
  typeface: { family: 'Bitter', source: 'bitter', width: 1.015, boldWidth: 1.03, ascent: 0.935, descent: 0.265 },
  drawings,
  colors: {
    '--primary': '#6d55a8',
    '--primary-deep': '#513c87',
    '--primary-tint': '#f5f2fb',
    '--secondary': '#ebe6f3',
    '--tertiary': '#f0b95b',
    '--button': '#0b7268',
    '--button-deep': '#095f57',
    '--button-ink': '#fff',
    '--focus': '#37226f',
    '--ink': '#221c31',
    '--ink-soft': '#564f66',
    '--line': '#ddd8e6',
    '--line-strong': '#7d7590',
    '--ground': '#f7f5fa',
  },
  darkColors: {
    '--primary': '#a58fdc',
    '--primary-deep': '#cbbcf3',
    '--primary-tint': '#2b2341',
    '--secondary': '#332b45',
    '--tertiary': '#f0b95b',
    '--button': '#3bb5a6',
    '--button-deep': '#5cc9bb',
    '--button-ink': '#04211e',
    '--focus': '#f4d7a6',
    '--ink': '#efeaf7',
    '--ink-soft': '#c0b7cf',
    '--line': '#3f3653',
    '--line-strong': '#958bab',
    '--ground': '#151020',
    '--surface': '#1d1829',
  },
  shape: {
    '--radius': '0.25rem',
    '--radius-l': '0.375rem',
    '--hero-edge': '0 0 50% 50% / 0 0 2rem 2rem',
    '--heading-drawing': '10rem',
    '--title-weight': '700',
  },
} as const satisfies BrandServerFacts;
