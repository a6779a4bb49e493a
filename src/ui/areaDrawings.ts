/** A drawing of 100 by 100 in the colour of the brand: faint rings in the corner of a page, and strokes in the middle of them. */
const inRings = (
  strokes: string,
) => `<g fill='none' stroke='currentColor' stroke-linecap='round' stroke-linejoin='round'>
<circle cx='66' cy='34' r='38' stroke-width='1.5' stroke-opacity='.16'/><circle cx='66' cy='34' r='54' stroke-opacity='.12'/>
<path d='${strokes}' stroke-width='3' stroke-opacity='.4'/></g>`;

/** What adorns the heading of a study, by what it is about, as SVG elements within 100 by 100. */
export const areaDrawings = {
  lungs: inRings(
    'M66 12v16M66 28l-7 6M66 28l7 6M60 22c-4-1-7 1-9 5-4 7-6 15-6 22 0 5 3 7 7 6 5-1 8-3 8-8zM72 22c4-1 7 1 9 5 4 7 6 15 6 22 0 5-3 7-7 6-5-1-8-3-8-8z',
  ),
  heart: inRings(
    'M66 56C52 45 44 38 44 28a11.5 11.5 0 0 1 22-5 11.5 11.5 0 0 1 22 5c0 10-8 17-22 28zM52 35h8l4-7 5 13 4-6h8',
  ),
  blood: inRings('M66 10c9 12 17 20 17 30a17 17 0 0 1-34 0c0-10 8-18 17-30zM58 40a8 8 0 0 0 8 8'),
  joints: inRings(
    'M57 8v13c0 5-6 5-6 11a7.5 7.5 0 0 0 13 5 3 3 0 0 1 4 0 7.5 7.5 0 0 0 13-5c0-6-6-6-6-11V8M57 60v-7c0-4-4-5-4-9 4 2 8 2 13 0 5 2 9 2 13 0 0 4-4 5-4 9v7',
  ),
  skin: inRings(
    'M42 24c6-5 10-5 16 0s10 5 16 0 10-5 16 0M42 36c6-5 10-5 16 0s10 5 16 0 10-5 16 0M42 48c6-5 10-5 16 0s10 5 16 0 10-5 16 0M58 24l4-11M78 24l4-11',
  ),
  mind: inRings('M58 58v-9h-6a4 4 0 0 1-4-4v-6l-4-2 5-9a19 19 0 1 1 35 11c-3 5-4 10-4 19M61 31a7.5 7.5 0 1 1 7.5 7.5'),
  stomach: inRings('M60 10v10c0 8-4 10-9 14a13 13 0 0 0 8 23c14 0 27-8 27-23 0-10-8-14-12.5-9-3 3-6.5 3-6.5-1V10'),
} as const;
