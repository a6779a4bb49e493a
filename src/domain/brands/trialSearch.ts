import type { BrandProfile, BrandServerFacts } from './brand.ts';

/** Trial Search, as pages and the server see it. */
export const profile: BrandProfile = { name: 'Trial Search', since: 2016 };

/** A lens on a healthy answer, and its rings in the corner of a page: empty, around a heart, and at the end of a way. */
const drawings = {
  mark: `<path d='M21 21l7.5 7.5' stroke='#ff8200' stroke-width='5' stroke-linecap='round'/>
<circle cx='13.5' cy='13.5' r='10.5' fill='#fff' stroke='#1c6080' stroke-width='4'/>
<path d='M8.8 13.8l3.5 3.5 6-6.9' fill='none' stroke='#2f8f63' stroke-width='3.2' stroke-linecap='round' stroke-linejoin='round'/>`,
  hero: `<g fill='none' stroke='#338cb4'>
<circle cx='66' cy='30' r='22' stroke-width='5' stroke-opacity='.2'/>
<circle cx='66' cy='30' r='38' stroke-width='2' stroke-opacity='.16'/>
<circle cx='66' cy='30' r='54' stroke-opacity='.12'/>
<path d='M82 46l16 16' stroke-width='7' stroke-linecap='round' stroke-opacity='.2'/></g>`,
  success: `<g fill='none' stroke='#2f8f63' stroke-linecap='round' stroke-linejoin='round'>
<circle cx='66' cy='30' r='22' stroke-width='5' stroke-opacity='.24'/>
<circle cx='66' cy='30' r='38' stroke-width='2' stroke-opacity='.2'/>
<circle cx='66' cy='30' r='54' stroke-opacity='.14'/>
<path d='M66 40l-9-9.5a5.6 5.6 0 0 1 9-6.5 5.6 5.6 0 0 1 9 6.5z' stroke-width='3.5' stroke-opacity='.5'/></g>
<g fill='#ff8200' fill-opacity='.6'><circle cx='30' cy='12' r='2.6'/><circle cx='92' cy='58' r='3.2'/><circle cx='43' cy='61' r='1.8'/></g>`,
  search: `<g fill='none' stroke='#338cb4' stroke-linecap='round'>
<path d='M8 66c14 22 26-18 44-20' stroke-width='3' stroke-dasharray='0 7' stroke-opacity='.45'/>
<circle cx='70' cy='30' r='20' stroke-width='5' stroke-opacity='.24'/>
<circle cx='70' cy='30' r='36' stroke-width='1.5' stroke-opacity='.14'/>
<path d='M85 45l15 15' stroke-width='7' stroke-opacity='.24'/></g><circle cx='8' cy='66' r='3' fill='#ff8200' fill-opacity='.6'/>`,
} as const;

/** Trial Search: settings and look, for the server and the scripts only. */
export const serverFacts = {
  tagManagerSetting: 'TAG_MANAGER_URL',
  emailSetting: 'EMAIL_FROM',
  hasLiveChat: true,
  typeface: { family: 'Figtree', source: 'figtree', width: 1.02, boldWidth: 1.05, ascent: 0.95, descent: 0.25 },
  drawings,
  colors: {
    '--primary': '#338cb4',
    '--primary-deep': '#1c6080',
    '--primary-tint': '#eff7fa',
    '--secondary': '#e7e7e7',
    '--tertiary': '#72c39d',
    '--button': '#ff8200',
    '--button-deep': '#ec7800',
    '--button-ink': '#1d1408',
    '--focus': '#0d4a66',
  },
  darkColors: {
    '--primary': '#58aed5',
    '--primary-deep': '#93d0ec',
    '--primary-tint': '#1b303c',
    '--secondary': '#2a3840',
    '--tertiary': '#72c39d',
    '--button': '#ff9330',
    '--button-deep': '#ffaa5c',
    '--button-ink': '#1d1408',
    '--focus': '#c4e8f8',
  },
  shape: { '--radius-button': '2rem', '--heading-drawing': '9rem' },
} as const satisfies BrandServerFacts;
