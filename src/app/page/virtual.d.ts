declare module 'virtual:campaigns' {
  /** Loads what the first step of a campaign needs, by its name. */
  export const campaigns: Readonly<
    Record<
      string,
      (
        locale: import('#src/domain/facts.ts').Locale,
      ) => Promise<import('#src/app/campaign/campaignBundle.ts').CampaignBundle>
    >
  >;
}

declare module 'virtual:summaries' {
  export const summaries: readonly import('#src/flow/campaign.ts').CampaignSummary[];
}

declare module 'virtual:kind-messages' {
  /** The messages of every kind in every language, by kind. */
  export const kindMessages: Readonly<Record<string, import('#src/i18n/texts.ts').Messages>>;
}

declare module 'virtual:widgets' {
  /** The component of every kind there is, by kind. */
  export const widgets: Readonly<Record<string, import('#src/kit/widget.ts').Widget>>;
}
