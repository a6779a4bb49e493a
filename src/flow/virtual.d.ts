declare module 'virtual:campaigns' {
  export const campaigns: Readonly<
    Record<
      string,
      {
        summary: import('./campaign.ts').CampaignSummary;
        load(locale: 'en' | 'es'): Promise<import('../app/bundle.ts').CampaignBundle>;
      }
    >
  >;
}
