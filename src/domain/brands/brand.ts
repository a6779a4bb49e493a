/** The facts of a brand that pages and the server need. */
export type BrandProfile = {
  name: string;
  /** First year of the copyright line. */
  since: number;
};

/** Colors that every brand must define. */
type OwnColor =
  | '--primary'
  | '--primary-deep'
  | '--primary-tint'
  | '--secondary'
  | '--tertiary'
  | '--button'
  | '--button-deep'
  | '--button-ink'
  | '--focus';
/** Colors that `src/ui/css/tokens.css` defines for all brands and that a brand may override. */
type SharedColor = '--ink' | '--ink-soft' | '--line' | '--line-strong' | '--ground' | '--surface';

type Colors = Readonly<Record<OwnColor, string> & Partial<Record<SharedColor, string>>>;

/** Lengths and shapes that `src/ui/css/tokens.css` defines for all brands and that a brand may override, as CSS values. */
type Shape = '--radius' | '--radius-l' | '--radius-button' | '--hero-edge' | '--heading-drawing' | '--title-weight';

/** A variable typeface of a package of Fontsource, of which `npm run generate` keeps the letters that pages use. */
export type Typeface = {
  family: string;
  /** Name of the package in `@fontsource-variable`. */
  source: string;
  /** The mean width of a character of running text, and of a heading, in widths of Arial. */
  width: number;
  boldWidth: number;
  /** What a line of it takes above and below its base line, in sizes of the typeface. */
  ascent: number;
  descent: number;
};

/** The facts of a brand that only the server and the scripts need; pages have its look in the style sheet. */
export type BrandServerFacts<Setting extends string = string> = {
  /** Host names that show the brand, comma-separated: the setting and its default. The default brand has all others. */
  hosts?: { setting: Setting; default: string };
  /** The setting with the address of the script of the brand's tag manager. */
  tagManagerSetting: Setting;
  /** The setting with the address that its messages come from; a brand without one has that of the default brand. */
  emailSetting: Setting;
  /** Whether its pages offer the live chat, where one is configured. */
  hasLiveChat: boolean;
  typeface: Typeface;
  /**
   * Drawings as SVG elements within a square: the mark within 32 by 32, and within 100 by 100 what adorns the heading of a
   * page: `hero` where a visit begins, `success` where something is done, `search` where there is another way to go.
   */
  drawings: Readonly<{ mark: string; hero: string; success: string; search: string }>;
  /** CSS values by custom property. */
  colors: Colors;
  /** The same where the visitor's device is set to dark. */
  darkColors: Colors;
  shape: Readonly<Partial<Record<Shape, string>>>;
};
