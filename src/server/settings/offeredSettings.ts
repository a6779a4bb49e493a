import { addressesById, hostNames, origins, webAddress } from './addressReaders.ts';
import {
  flag,
  headerName,
  dates,
  ids,
  oneId,
  orNone,
  phoneNumber,
  placeHeaders,
  rate,
  shortCode,
  channelList,
} from './readers.ts';
import type { Setting } from './setting.ts';

/** What visitors are offered: numbers and names of the trade, third-party scripts and pictures, messages, and pages for developers. */
export const offeredSettings = {
  PIXEL_URL: {
    default: '',
    read: orNone(webAddress),
    meaning: 'Picture that tells the traffic partner of a saved lead that came by it; without it nobody is told.',
  },
  CHAT_SCRIPT_URL: {
    default: '',
    read: orNone(webAddress),
    meaning:
      'Script of the live-chat provider, which opens on the event openscreener:chat, in a frame without cookies or storage; without it there is no chat.',
  },
  PHONE_CALL_CENTER: {
    default: '1-800-555-0100',
    read: phoneNumber,
    meaning: 'Call centre number of most countries. Toll-free ones may not connect from abroad.',
  },
  PHONE_TOLL_FREE: { default: '1-800-555-0101', read: phoneNumber, meaning: 'Toll-free line on thank-you pages.' },
  PHONE_CALL_NOW: {
    default: '1-800-555-0102',
    read: phoneNumber,
    meaning: 'Number that a qualified visitor may call at once.',
  },
  PHONE_SMS_HELP: {
    default: '1-800-555-0103',
    read: phoneNumber,
    meaning: 'Help with text messages, named in the consents to them.',
  },
  SMS_SHORT_CODE: {
    default: '12345',
    read: shortCode,
    meaning: 'Short code that text messages come from, named in the same consents.',
  },
  PHONE_SCHEDULING: {
    default: '1-800-555-0104',
    read: phoneNumber,
    meaning: 'Help with choosing a time, on booking pages.',
  },
  PHONE_ONCOLOGY: {
    default: '1-800-555-0105',
    read: phoneNumber,
    meaning: 'Oncology team, at the end of a flow about cancer.',
  },
  PHONE_PARTNER_TRANSFER: {
    default: '1-800-555-0106',
    read: phoneNumber,
    meaning: "Number that a partner's agent passes a call on to, in partner screeners.",
  },
  SPECIAL_STUDY_IDS: { default: '', read: ids, meaning: 'Ids of studies that show the large banner, comma list.' },
  CT_SCAN_QUESTION_IDS: {
    default: '900001',
    read: ids,
    meaning: 'Ids of the question whose yes asks for the date of a CT scan, comma list.',
  },
  HEALTHY_INDICATION_ID: {
    default: '900',
    read: oneId,
    meaning: 'Id of the condition that stands for healthy volunteers, which searches of healthy people add.',
  },
  ADVISOR_DAYS_OFF: {
    default: '',
    read: dates,
    meaning: 'Holidays on which study advisors answer no calls, comma list of dates such as 2026-12-25.',
  },
  DIRECT_SCREENER_HOSTS: {
    default: '',
    read: hostNames,
    meaning: 'Hosts of screeners that cards of studies open as they are, in a tab of their own, comma list.',
  },
  API_DOCS: {
    default: '',
    read: orNone(flag),
    meaning:
      'true to serve interactive documentation of the calls at /api-docs. Without it: unless behind a proxy or on DATABASE_URL.',
  },
  DEVELOPER_PAGES: {
    default: '',
    read: orNone(flag),
    meaning:
      'true to serve the lists of flows and of kinds under host names of development and staging. Without it: unless behind a proxy or on DATABASE_URL.',
  },
  PLACE_HEADERS: {
    default: '',
    read: placeHeaders,
    meaning:
      'Headers in which the proxy tells where a visitor is, such as country=CF-IPCountry; also region, postalCode, latitude, longitude.',
  },
  AFFILIATE_RETURN_URLS: {
    default: '',
    read: addressesById,
    meaning: 'Where visitors of an offer who do not qualify may return to, such as 12=https://partner.example/back.',
  },
  APPOINTMENT_MESSAGES: {
    default: 'email,text',
    read: channelList,
    meaning:
      'How visitors are sent the link of their appointment once it is booked, moved or cancelled: the first of email,text that there is an address for; none to send nothing.',
  },
  SHOW_MESSAGES: {
    default: '',
    read: orNone(flag),
    meaning:
      'false to keep what the stand-ins of email and texts would send out of the terminal. Never shown behind a proxy or on DATABASE_URL.',
  },
  PARTNER_TIMEOUT_MS: { default: '8000', read: rate, meaning: 'How long a partner may take to answer, in ms.' },
  STAND_IN_DELAY_MS: { default: '5000', read: rate, meaning: 'How late a slow stand-in answers, in ms.' },
  OFFER_IMAGE_ORIGINS: {
    default: '',
    read: origins,
    meaning:
      'Origins that pictures of offers may load from, such as https://pictures.example, comma list. They learn the IP addresses of visitors; without them those pictures are left out.',
  },
  OFFERS_KEY_HEADER: { default: 'X-Api-Key', read: headerName, meaning: 'Header that carries OFFERS_KEY.' },
} as const satisfies Record<string, Setting>;
