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
type SharedColor = '--ink' | '--ink-soft' | '--line' | '--line-strong' | '--ground';

/** The facts of a brand that only the server and the scripts need; pages have its colors in the style sheet. */
export type BrandServerFacts<Setting extends string = string> = {
  /** Host names that show the brand, comma-separated: the setting and its default. The default brand has all others. */
  hosts?: { setting: Setting; default: string };
  /** The setting with the address of the script of the brand's tag manager. */
  tagManagerSetting: Setting;
  /** Whether its pages offer the live chat, where one is configured. */
  hasLiveChat: boolean;
  /** CSS values by custom property. */
  colors: Readonly<Record<OwnColor, string> & Partial<Record<SharedColor, string>>>;
};
