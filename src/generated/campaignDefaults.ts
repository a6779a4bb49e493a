import type { CampaignDocument, CampaignScreenerProps, CampaignStudySearch, Nav, Step } from './campaign.ts';

export const campaignDefaults = {
  "isDefault": false,
  "home": "home",
  "showCountrySelect": false,
  "mainBgColor": "white",
  "showSalesforceLiveChat": false,
  "progress": "bar",
  "layout": "page",
  "outcome": "full"
} satisfies Partial<CampaignDocument>;

export const screenerDefaults = {
  "shouldNumberQuestions": false,
  "shouldShowHeightWeight": false,
  "shouldShowCallNumber": false,
  "shouldUseYNUButtons": false,
  "isSingleColumn": false,
  "criteriaQuestionOffset": 0,
  "twoColumnMultiSelect": false
} satisfies CampaignScreenerProps;

export const studySearchDefaults = {
  "flow": "study-search",
  "step": "home",
  "screensHere": true
} satisfies CampaignStudySearch;

export const stepDefaults = {
  "saves": false,
  "showProgress": true
} satisfies Step;

export const navDefaults = {
  "back": true,
  "next": true
} satisfies Nav;

export const standardSteps = {
  "thankyou": {
    "fields": [
      {
        "kind": "ThankYouPage"
      }
    ]
  },
  "thanks": {
    "fields": [
      {
        "kind": "ThankYouPage"
      }
    ]
  },
  "indications": {
    "aliases": [
      "result"
    ]
  },
  "result": {
    "aliases": [
      "indications"
    ]
  },
  "webScreenerHealth": {
    "path": "health-questions"
  },
  "healthQuestionsThankYou": {
    "path": "health-thank-you"
  },
  "calendarBookingThankYou": {
    "path": "calendar-booking-thank-you"
  },
  "partnerTransfer": {
    "path": "partner-transfer"
  }
} satisfies NonNullable<CampaignDocument['steps']>;

